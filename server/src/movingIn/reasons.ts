import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { showTurns } from 'shared-contracts/text/turningText.ts';
import { toOneLine } from 'shared-contracts/text/oneLine.ts';

/** Why an agreement, or a part of it, was not taken; `{value}` is what the file says. */
const TEXTS = {
  unreadable: { en: 'It could not be read: {value}', el: 'Δεν ήταν δυνατή η ανάγνωση: {value}' },
  'not-utf8': {
    en: 'The file is neither in UTF-8 nor in UTF-16, so its Greek letters would be lost. In Excel save it as "CSV UTF-8", or convert it: iconv -f WINDOWS-1253 -t UTF-8.',
    el: 'Το αρχείο δεν είναι ούτε σε UTF-8 ούτε σε UTF-16 και τα ελληνικά του θα χάνονταν. Στο Excel αποθηκεύστε το ως «CSV UTF-8» ή μετατρέψτε το: iconv -f WINDOWS-1253 -t UTF-8.',
  },
  'other-length': {
    en: 'The line has another number of cells than the heading: {value}.',
    el: 'Η γραμμή έχει διαφορετικό πλήθος κελιών από την επικεφαλίδα: {value}.',
  },
  'missing-column': { en: 'The column {value} is missing.', el: 'Λείπει η στήλη {value}.' },
  'unknown-column': {
    en: 'The column {value} is none that the import knows; nothing of the file was taken.',
    el: 'Η στήλη {value} είναι άγνωστη στην εισαγωγή· δεν ελήφθη τίποτα από το αρχείο.',
  },
  'lines-apart': {
    en: 'Lines of this agreement stand further up already; all its lines have to stand together.',
    el: 'Γραμμές αυτής της συμφωνίας βρίσκονται ήδη πιο πάνω· όλες οι γραμμές της πρέπει να είναι μαζί.',
  },
  'lines-differ': {
    en: 'Another line of this agreement says something else here: {value}',
    el: 'Άλλη γραμμή αυτής της συμφωνίας λέει κάτι διαφορετικό εδώ: {value}',
  },
  missing: { en: 'This is missing.', el: 'Λείπει αυτή η τιμή.' },
  'not-valid': { en: 'This value is not valid: {value}', el: 'Η τιμή δεν είναι έγκυρη: {value}' },
  'in-file-twice': {
    en: 'The files have an agreement with this id already.',
    el: 'Τα αρχεία περιέχουν ήδη συμφωνία με αυτό το αναγνωριστικό.',
  },
  'no-id': { en: 'It has no IIA id.', el: 'Δεν έχει αναγνωριστικό συμφωνίας (IIA ID).' },
  'id-taken': {
    en: 'Agreement {value} of this portal is known to partners by this id already.',
    el: 'Η συμφωνία {value} αυτής της πύλης είναι ήδη γνωστή στους εταίρους με αυτό το αναγνωριστικό.',
  },
  'id-too-high': {
    en: 'The portal counts its own agreements, and would soon run out of numbers after {value}.',
    el: 'Η πύλη αριθμεί τις δικές της συμφωνίες και μετά το {value} θα εξαντλούσε σύντομα τους αριθμούς.',
  },
  'partner-id-taken': {
    en: 'Agreement {value} is linked with this copy of the partner already.',
    el: 'Η συμφωνία {value} είναι ήδη συνδεδεμένη με αυτό το αντίγραφο του εταίρου.',
  },
  'partner-id-in-file': {
    en: 'Agreement {value} of the files names this copy of the partner already.',
    el: 'Η συμφωνία {value} των αρχείων αναφέρει ήδη αυτό το αντίγραφο του εταίρου.',
  },
  deleted: {
    en: 'It is deleted in the earlier system.',
    el: 'Έχει διαγραφεί στο προηγούμενο σύστημα.',
  },
  'not-ours': {
    en: 'Our university is not one of the two of the agreement.',
    el: 'Το ίδρυμά μας δεν είναι ένα από τα δύο της συμφωνίας.',
  },
  'one-partner': {
    en: 'It needs exactly one partner, and has {value}.',
    el: 'Χρειάζεται ακριβώς έναν εταίρο και έχει {value}.',
  },
  'unknown-institution': {
    en: 'No institution of the portal has this id of the network or Erasmus code: {value}',
    el: 'Κανένα ίδρυμα της πύλης δεν έχει αυτό το αναγνωριστικό δικτύου ή τον κωδικό Erasmus: {value}',
  },
  'other-institution': {
    en: 'This institution is none of the agreement: {value}',
    el: 'Το ίδρυμα δεν ανήκει στη συμφωνία: {value}',
  },
  'unknown-department': {
    en: 'We have no such department: {value}. Add it to the departments first.',
    el: 'Δεν έχουμε τέτοιο τμήμα: {value}. Προσθέστε το πρώτα στα τμήματα.',
  },
  'other-unit-id': {
    en: 'The network knows our department by another id in the portal: {value}. Give it the right one on the departments screen first.',
    el: 'Το δίκτυο γνωρίζει το τμήμα μας με άλλο αναγνωριστικό στην πύλη: {value}. Δώστε του πρώτα το σωστό στην οθόνη των τμημάτων.',
  },
  'unknown-subject-area': {
    en: 'There is no subject area of ISCED-F with this code: {value}',
    el: 'Δεν υπάρχει γνωστικό αντικείμενο ISCED-F με αυτόν τον κωδικό: {value}',
  },
  'unknown-language': { en: 'This language is not known: {value}', el: 'Άγνωστη γλώσσα: {value}' },
  'unknown-year': {
    en: 'The portal does not know the academic year {value}.',
    el: 'Η πύλη δεν γνωρίζει το ακαδημαϊκό έτος {value}.',
  },
  'end-before-start': { en: 'It ends before it begins.', el: 'Λήγει πριν αρχίσει.' },
  ending: {
    en: 'Its termination is under way: conclude it in the earlier system, or begin it again here.',
    el: 'Η λύση της είναι σε εξέλιξη: ολοκληρώστε την στο προηγούμενο σύστημα ή ξεκινήστε την πάλι εδώ.',
  },
  'ended-unapproved': {
    en: 'It is terminated and was never approved by both: an end needs an approved agreement.',
    el: 'Έχει λυθεί χωρίς να έχει εγκριθεί ποτέ και από τους δύο: η λύση προϋποθέτει εγκεκριμένη συμφωνία.',
  },
  'no-partner-id': {
    en: "What both have approved is linked: the partner's IIA id is missing.",
    el: 'Ό,τι έχουν εγκρίνει και οι δύο είναι συνδεδεμένο: λείπει το αναγνωριστικό συμφωνίας (IIA ID) του εταίρου.',
  },
  'not-in-network': {
    en: 'The partner knows it, but the network could not take it like this ({value}).',
    el: 'Ο εταίρος τη γνωρίζει, αλλά το δίκτυο δεν θα τη δεχόταν έτσι ({value}).',
  },
  refused: { en: '{value}', el: '{value}' },
  'hash-differs': {
    en: 'The hash that the file has as approved is not the one of these conditions ({value}): compare the copies with the partner.',
    el: 'Ο κωδικός ελέγχου που το αρχείο δίνει ως εγκεκριμένο δεν είναι αυτός των όρων ({value}): συγκρίνετε τα αντίγραφα με τον εταίρο.',
  },
  'contact-left-out': {
    en: 'We have no contact with this e-mail address; the agreement was taken without it: {value}',
    el: 'Δεν έχουμε πρόσωπο επικοινωνίας με αυτή τη διεύθυνση e-mail· η συμφωνία ελήφθη χωρίς αυτό: {value}',
  },
  'left-out': { en: 'Left out: {value}', el: 'Παραλείφθηκε: {value}' },
} as const;

export type ReasonCode = keyof typeof TEXTS;

/** A place of a CSV file. - line: counted from 1, the heading included */
export type Cell = { readonly line: number; readonly column?: string | undefined };

/**
 * - field: path of the member, as in `studentMobilitiesForStudies/0/toDepartment`
 * - cell: where a file of lines and columns says it
 */
export type Reason = {
  readonly code: ReasonCode;
  readonly field?: string | undefined;
  readonly cell?: Cell | undefined;
  readonly value?: string | undefined;
  /** In the place of a value, where a refusal has words of its own. */
  readonly texts?: Readonly<Record<LanguageTag, string>> | undefined;
};

/** A part of an agreement cannot be taken, and so the agreement cannot. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  readonly reasons: readonly Reason[];

  constructor(reasons: readonly Reason[]) {
    super(reasons.map((reason) => reasonText(reason, 'en')).join(' '));
    this.reasons = reasons;
  }
}

/** A sentence, after the place that it is about. */
export function reasonText({ code, field, cell, value, texts }: Reason, tag: LanguageTag): string {
  const said = texts?.[tag] ?? value ?? '';
  const sentence = TEXTS[code][tag].replace('{value}', () => cut(said));
  const place = cell === undefined ? field : cellText(cell, tag);
  return place === undefined || place === '' ? sentence : `${place}: ${sentence}`;
}

const PLACES = {
  en: { line: 'line', column: 'column' },
  el: { line: 'γραμμή', column: 'στήλη' },
} as const satisfies Readonly<Record<LanguageTag, object>>;

function cellText({ line, column }: Cell, tag: LanguageTag): string {
  const words = PLACES[tag];
  return column === undefined ? `${words.line} ${line}` : `${words.line} ${line}, ${words.column} ${column}`;
}

const LONGEST_VALUE = 300;

/** What a file says may be anything: one line, and not too long. */
function cut(value: string): string {
  const line = toOneLine(value.slice(0, LONGEST_VALUE + 1));
  return showTurns(line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE)}…` : line);
}
