/** Comments of the office, as its rich text editor writes them. */
export const OFFICE_COMMENTS = [
  '<p>The partner asked for a reply <strong>before the end of the month</strong>.</p>',
  '<p>Number of places agreed by e-mail. To be checked again when the agreement is extended.</p>',
  '<p>Please note:</p><ul><li>nominations by e-mail only</li><li>no places in the spring term</li></ul>',
  '<p>Η συμφωνία ανανεώθηκε με τους ίδιους όρους.</p>',
  '<p>Αναμένεται επιβεβαίωση από τον συντονιστή του τμήματος.</p>',
] as const;

export type NoteText = { readonly kind: 'note' | 'call'; readonly text: string };

/** Notes of officers about what is open, and about what is settled. */
export const NOTES: Readonly<Record<'open' | 'settled', readonly NoteText[]>> = {
  open: [
    {
      kind: 'call',
      text: 'Talked with their office: the coordinator is on leave until the end of the month.',
    },
    {
      kind: 'note',
      text: 'The department wants one place more than last time. I have asked the coordinator to confirm.',
    },
    { kind: 'call', text: 'Τηλεφώνημα με τον εταίρο: θα στείλουν το αντίγραφό τους μέσα στην εβδομάδα.' },
    { kind: 'note', text: 'Περιμένουμε τη γνώμη του τμήματος για το επίπεδο γλώσσας (B1 ή B2).' },
    {
      kind: 'note',
      text: 'Let us not send this before the department has agreed on the months of each place.',
    },
    { kind: 'note', text: 'Ο κωδικός του γνωστικού αντικειμένου πρέπει να ελεγχθεί πριν από την έγκριση.' },
  ],
  settled: [
    { kind: 'note', text: 'Every place was taken this year; the department would like more.' },
    { kind: 'note', text: 'Δύο φοιτητές επέστρεψαν με πολύ καλές εντυπώσεις. Να ανανεωθεί.' },
    {
      kind: 'call',
      text: 'Their new coordinator called to introduce herself; she will write to the department.',
    },
  ],
};

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
