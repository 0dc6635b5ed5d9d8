import { conflict } from '../../data/save/refusals.ts';
import { Problem } from '../../platform/problem.ts';
import type { CallFailure } from '../ewp/client/callOutcome.ts';

/** The partner did not give what is needed now; the words of its system are for its developers and go along. */
export function partnerFailed({ detail }: CallFailure): Problem {
  return new Problem('unavailable', {
    en: `The partner's copy could not be fetched. Nothing was approved. ${detail}`,
    el: `Το αντίγραφο του εταίρου δεν ήταν δυνατό να ληφθεί. Δεν εγκρίθηκε τίποτα. ${detail}`,
  });
}

export function wrongHash(): Problem {
  return conflict({
    en: "The partner's hash is wrong: it is not that of the copy which the partner serves. Nothing was approved. Tell the partner.",
    el: 'Ο κωδικός ελέγχου (hash) του εταίρου είναι λάθος: δεν αντιστοιχεί στο αντίγραφο που παρέχει. Δεν εγκρίθηκε τίποτα. Ενημερώστε τον εταίρο.',
  });
}

export function copyGone(): Problem {
  return conflict({
    en: 'The partner no longer has a copy of this agreement, so there is nothing to approve.',
    el: 'Ο εταίρος δεν έχει πλέον αντίγραφο αυτής της συμφωνίας, οπότε δεν υπάρχει κάτι προς έγκριση.',
  });
}

export function partnerReverted(): Problem {
  return conflict({
    en: 'The partner has gone back to the copy that both approved. The agreement was read anew, and there is nothing to approve.',
    el: 'Ο εταίρος επανέφερε το αντίγραφο που είχε εγκριθεί και από τους δύο. Η συμφωνία ενημερώθηκε και δεν υπάρχει κάτι προς έγκριση.',
  });
}
