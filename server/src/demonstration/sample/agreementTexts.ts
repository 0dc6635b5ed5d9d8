/** Comments of the office, as its rich text editor writes them. */
export const OFFICE_COMMENTS = [
  '<p>The partner asked for a reply <strong>before the end of the month</strong>.</p>',
  '<p>Number of places agreed by e-mail. To be checked again when the agreement is extended.</p>',
  '<p>Please note:</p><ul><li>nominations by e-mail only</li><li>no places in the spring term</li></ul>',
  '<p>Η συμφωνία ανανεώθηκε με τους ίδιους όρους.</p>',
  '<p>Αναμένεται επιβεβαίωση από τον συντονιστή του τμήματος.</p>',
] as const;

/** Further terms of one row of a mobility table. */
export const OTHER_TERMS = [
  'Places may be shared between the two terms.',
  'The number of places may be exceeded when both coordinators agree.',
  'Final-year students of five-year programmes are welcome to prepare their thesis.',
  'Teaching in English; at least eight hours of teaching a week.',
  'Students of the joint degree have priority.',
] as const;

/** Clarifications of a subject area. */
export const CLARIFICATIONS = [
  'All programmes of the department',
  'Master programmes taught in English',
  'Except laboratory courses',
  'Specialisation of the fourth year',
  'Applied research only',
] as const;

/** Languages of instruction by country, the usual one first (ISO 639-1). */
export const COUNTRY_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  AT: ['de'],
  BE: ['fr', 'nl'],
  BG: ['bg'],
  CY: ['el'],
  CZ: ['cs'],
  DE: ['de'],
  DK: ['da'],
  EE: ['et'],
  ES: ['es'],
  FI: ['fi'],
  FR: ['fr'],
  HR: ['hr'],
  HU: ['hu'],
  IE: ['en'],
  IS: ['is'],
  IT: ['it'],
  LT: ['lt'],
  LV: ['lv'],
  MK: ['mk'],
  MT: ['en'],
  NL: ['nl'],
  NO: ['no'],
  PL: ['pl'],
  PT: ['pt'],
  RO: ['ro'],
  RS: ['sr'],
  SE: ['sv'],
  SI: ['sl'],
  SK: ['sk'],
  TR: ['tr'],
};
