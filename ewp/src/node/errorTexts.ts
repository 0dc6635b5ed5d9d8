/** What people at the calling institution are told, in both languages; the developer message says more. */
export const ERROR_TEXTS = {
  400: {
    en: 'The other institution’s system did not understand the request.',
    el: 'Το σύστημα του άλλου ιδρύματος δεν κατανόησε το αίτημα.',
  },
  401: {
    en: 'The other institution’s system could not verify who sent the request.',
    el: 'Το σύστημα του άλλου ιδρύματος δεν μπόρεσε να επαληθεύσει ποιος έστειλε το αίτημα.',
  },
  403: {
    en: 'The other institution’s system does not permit this request.',
    el: 'Το σύστημα του άλλου ιδρύματος δεν επιτρέπει αυτό το αίτημα.',
  },
  404: {
    en: 'The other institution’s system has nothing at this address.',
    el: 'Το σύστημα του άλλου ιδρύματος δεν έχει τίποτα σε αυτή τη διεύθυνση.',
  },
  405: {
    en: 'The other institution’s system does not take this kind of request.',
    el: 'Το σύστημα του άλλου ιδρύματος δεν δέχεται αυτό το είδος αιτήματος.',
  },
  413: {
    en: 'The request is too large for the other institution’s system.',
    el: 'Το αίτημα είναι πολύ μεγάλο για το σύστημα του άλλου ιδρύματος.',
  },
  415: {
    en: 'The other institution’s system cannot read the request in this form.',
    el: 'Το σύστημα του άλλου ιδρύματος δεν μπορεί να διαβάσει το αίτημα σε αυτή τη μορφή.',
  },
  500: {
    en: 'The other institution’s system has a fault. Please try again later.',
    el: 'Το σύστημα του άλλου ιδρύματος παρουσιάζει σφάλμα. Δοκιμάστε ξανά αργότερα.',
  },
  503: {
    en: 'The other institution’s system is not available at the moment. Please try again later.',
    el: 'Το σύστημα του άλλου ιδρύματος δεν είναι διαθέσιμο αυτή τη στιγμή. Δοκιμάστε ξανά αργότερα.',
  },
} as const;
export type EwpErrorStatus = keyof typeof ERROR_TEXTS;
