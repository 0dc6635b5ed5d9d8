export const INTERNAL_TEXT = {
  en: 'Something went wrong on the server. Try again; if it happens again, quote the reference.',
  el: 'Παρουσιάστηκε σφάλμα στον διακομιστή. Δοκιμάστε ξανά· αν επαναληφθεί, αναφέρετε τον κωδικό αναφοράς.',
};
export const UNAVAILABLE_TEXT = {
  en: 'The service cannot answer at the moment. Try again in a little while.',
  el: 'Η υπηρεσία δεν μπορεί να απαντήσει αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
};
export const STORAGE_FULL_TEXT = {
  en: 'There is no room for more files at the moment, so nothing was saved. Everything else works. The office sees it in its overview; try again later.',
  el: 'Δεν υπάρχει χώρος για άλλα αρχεία αυτή τη στιγμή και τίποτα δεν αποθηκεύτηκε. Όλα τα υπόλοιπα λειτουργούν. Το γραφείο το βλέπει στην επισκόπησή του· δοκιμάστε ξανά αργότερα.',
};
export const TOO_LONG_TEXT = {
  en: 'This took too long and was given up. Ask for less at a time, or try again in a little while.',
  el: 'Αυτό διήρκεσε πολύ και διακόπηκε. Ζητήστε λιγότερα κάθε φορά ή δοκιμάστε ξανά σε λίγο.',
};
export const LARGE_ANSWER_TEXT = {
  en: 'The answer would be too large. Ask for fewer rows at a time ($top), or name the members that you need ($select).',
  el: 'Η απάντηση θα ήταν υπερβολικά μεγάλη. Ζητήστε λιγότερες γραμμές κάθε φορά ($top) ή αναφέρετε τα πεδία που χρειάζεστε ($select).',
};
export const NOT_FOUND_TEXT = {
  en: 'There is nothing at this address.',
  el: 'Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.',
};
export const METHOD_TEXT = {
  en: 'This address does not take calls of this kind.',
  el: 'Αυτή η διεύθυνση δεν δέχεται αιτήματα αυτού του είδους.',
};
export const CHANGED_TEXT = {
  en: 'What is at this address is not what the call expects (If-Match, If-Unmodified-Since).',
  el: 'Σε αυτή τη διεύθυνση δεν υπάρχει αυτό που αναμένει το αίτημα (If-Match, If-Unmodified-Since).',
};
export const SIGN_IN_TEXT = { en: 'Sign in first.', el: 'Συνδεθείτε πρώτα.' };
export const BAD_TOKEN_TEXT = {
  en: 'The sign-in is not valid or has ended. Sign in again.',
  el: 'Η σύνδεση δεν είναι έγκυρη ή έχει λήξει. Συνδεθείτε ξανά.',
};
export const REFUSED_TOKEN_TEXT = {
  en: 'This portal does not take what the sign-in service gives: the two are not set up for each other. Tell the International Relations Office.',
  el: 'Η πύλη δεν δέχεται όσα δίνει η υπηρεσία σύνδεσης: οι δύο δεν έχουν ρυθμιστεί ώστε να συνεργάζονται. Ενημερώστε το Γραφείο Διεθνών Σχέσεων.',
};
export const TOO_MANY_TEXT = {
  en: 'Too many calls in a short time. Try again in a minute.',
  el: 'Πάρα πολλά αιτήματα σε σύντομο χρόνο. Δοκιμάστε ξανά σε ένα λεπτό.',
};
export const TOO_LARGE_TEXT = {
  en: 'The body is too large.',
  el: 'Το σώμα του αιτήματος είναι πολύ μεγάλο.',
};
