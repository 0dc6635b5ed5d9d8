import { words, type Term } from './term.ts';

/** Words that have one translation each, whatever the form: English beginnings, and the Greek ones that stand beside them. */
export const PLAIN_TERMS: readonly Term[] = [
  plain('ended', 'έχει λήξει', 'ended(?!\\p{L})', 'ληξ|εληξε'),
  plain('approval', 'έγκριση', 'approv', 'εγκρι|εγκεκρι|ενεκρι'),
  plain('submission', 'υποβολή', 'submit', 'υποβ'),
  plain('deletion', 'διαγραφή', 'delet', 'διαγρα|διεγρα'),
  plain('signature', 'υπογραφή', 'sign(?:atur|er|ing date)', 'υπογρα'),
  plain('academic year', 'ακαδημαϊκό έτος', 'academic year', 'ακαδημαικ\\p{L}+ ετ'),
  plain('traineeship', 'πρακτική άσκηση', 'traineeship', 'πρακτικη\\p{L}* ασκησ'),
  plain('training', 'επιμόρφωση', 'training', 'επιμορφωσ'),
  plain('transcript of records', 'αναλυτική βαθμολογία', 'transcript', 'αναλυτικ\\p{L}+ βαθμολογι'),
  plain('nomination', 'πρόταση υποψηφίου', 'nominat', 'προτασ|προτειν'),
  plain('department', 'τμήμα', 'department(?!al)', 'τμημ'),
  plain('sending institution', 'ίδρυμα αποστολής', 'sending institution', 'ιδρυμα(?:τοσ)? αποστολησ'),
  plain('receiving institution', 'ίδρυμα υποδοχής', 'receiving institution', 'ιδρυμα(?:τοσ)? υποδοχησ'),
  plain('incoming', 'εισερχόμενος', 'incoming', 'εισερχομεν'),
  plain('outgoing', 'εξερχόμενος', 'out(?:going|bound)', 'εξερχομεν'),
  plain('row', 'γραμμή', 'rows?(?!\\p{L})', 'γραμμ'),
  plain('registry', 'μητρώο', 'registry', 'μητρωο'),
  plain('coordinator', 'συντονιστής', 'coordinator', 'συντονιστ'),
  plain(
    'International Relations Office',
    'Γραφείο Διεθνών Σχέσεων',
    'international relations office',
    'γραφει\\p{L}+ διεθνων σχεσεων|γραφειο',
  ),
];

function plain(en: string, el: string, english: string, greek: string): Term {
  return { en, el, says: { en: words(english), el: words(greek) } };
}
