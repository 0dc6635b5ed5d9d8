import { conflict } from '../../../platform/problems/refusals.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { CallFailure } from 'ewp/client';
import { callFailureText } from './callFailureTexts.ts';

/** The partner did not give what is needed now; the words of its system go along for its developers. */
export function partnerFailed(failure: CallFailure): Problem {
  const { en, el } = callFailureText(failure);
  return new Problem(
    'unavailable',
    {
      en: `${en} The partner's copy could not be fetched, so nothing was approved.`,
      el: `${el} Το αντίγραφο του εταίρου δεν ήταν δυνατό να ληφθεί, οπότε δεν εγκρίθηκε τίποτα.`,
    },
    { detail: failure.detail },
  );
}

/** The partner may have approved what we are about to take back. */
export function notAsked(failure: CallFailure): Problem {
  const { en, el } = callFailureText(failure);
  return new Problem(
    'unavailable',
    {
      en: `${en} We have approved the partner's copy, and the partner may have approved ours by now, so nothing was reverted. Try again later.`,
      el: `${el} Έχουμε εγκρίνει το αντίγραφο του εταίρου και ο εταίρος μπορεί να έχει πλέον εγκρίνει το δικό μας, οπότε δεν έγινε επαναφορά. Δοκιμάστε ξανά αργότερα.`,
    },
    { detail: failure.detail },
  );
}

/** The partner may have approved what was deleted, and is told of the deletion only when it says that it has not. - failure: why it did not answer; null when that is not known any more */
export function deletionNotTold(failure: CallFailure | null): Problem {
  const { en, el } = failure === null ? { en: '', el: '' } : callFailureText(failure);
  return new Problem(
    'unavailable',
    {
      en: `${en} We have approved the partner's copy, and the partner may have approved ours by now. The portal goes on asking, and then tells the partner of the deletion; if both have approved, the agreement comes back.`.trim(),
      el: `${el} Έχουμε εγκρίνει το αντίγραφο του εταίρου και ο εταίρος μπορεί να έχει πλέον εγκρίνει το δικό μας. Η πύλη θα συνεχίσει να ρωτά και μετά θα ενημερώσει τον εταίρο για τη διαγραφή· αν έχουν εγκρίνει και οι δύο, η συμφωνία θα επανέλθει.`.trim(),
    },
    failure === null ? {} : { detail: failure.detail },
  );
}

/** Nobody can be told while the portal has no network. */
export function nobodyTold(): Problem {
  return new Problem('unavailable', {
    en: 'The portal is not connected to the partner network. Nothing was sent to the partner.',
    el: 'Η πύλη δεν είναι συνδεδεμένη με το δίκτυο των εταίρων. Δεν στάλθηκε τίποτα στον εταίρο.',
  });
}

export function concludedMeanwhile(): Problem {
  return conflict({
    en: 'The partner had approved the agreement already, so both universities have approved it, and the network forbids deleting it. The agreement was brought back.',
    el: 'Ο εταίρος είχε ήδη εγκρίνει τη συμφωνία, άρα είναι εγκεκριμένη και από τα δύο πανεπιστήμια και το δίκτυο απαγορεύει τη διαγραφή της. Η συμφωνία επανήλθε.',
  });
}

export function wrongHash(): Problem {
  return conflict({
    en: "The partner's hash is wrong: it is not that of the copy which the partner serves. Nothing was approved. Tell the partner.",
    el: 'Ο κωδικός ελέγχου του εταίρου είναι λάθος: δεν αντιστοιχεί στο αντίγραφο που παρέχει. Δεν εγκρίθηκε τίποτα. Ενημερώστε τον εταίρο.',
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
    en: 'The partner has gone back to the copy that both approved. There is nothing to approve; the agreement will be up to date in a moment.',
    el: 'Ο εταίρος επανέφερε το αντίγραφο που είχε εγκριθεί και από τους δύο. Δεν υπάρχει κάτι προς έγκριση· η συμφωνία θα ενημερωθεί σε λίγο.',
  });
}

/** Neither side may approve a copy that does not say which copy of the other it belongs to. */
export function notMapped(): Problem {
  return conflict({
    en: "The partner's copy does not name our agreement yet, so the network does not allow its approval. Notify the partner first; its copy will then name ours.",
    el: 'Το αντίγραφο του εταίρου δεν αναφέρει ακόμη τη συμφωνία μας, οπότε το δίκτυο δεν επιτρέπει την έγκρισή του. Ειδοποιήστε πρώτα τον εταίρο· το αντίγραφό του θα αναφέρει τότε τη δική μας.',
  });
}

export function nothingToTakeOver(): Problem {
  return conflict({
    en: 'There is no copy of the partner that could be taken over.',
    el: 'Δεν υπάρχει αντίγραφο του εταίρου από το οποίο να μεταφερθούν τα στοιχεία.',
  });
}

export function changedMeanwhile(): Problem {
  return conflict({
    en: "Our agreement or the partner's copy has changed since you looked at them. Nothing was done; look at both again.",
    el: 'Η συμφωνία μας ή το αντίγραφο του εταίρου άλλαξε από τότε που τα είδατε. Δεν έγινε καμία ενέργεια· δείτε τα ξανά και τα δύο.',
  });
}

/** The partner may have approved what we are about to part from it. */
export function notAskedBeforeParting(failure: CallFailure): Problem {
  const { en, el } = callFailureText(failure);
  return new Problem(
    'unavailable',
    {
      en: `${en} We have approved the partner's copy, and the partner may have approved ours by now, so the copies were not unlinked. Try again later.`,
      el: `${el} Έχουμε εγκρίνει το αντίγραφο του εταίρου και ο εταίρος μπορεί να έχει πλέον εγκρίνει το δικό μας, οπότε η αντιστοίχιση δεν αναιρέθηκε. Δοκιμάστε ξανά αργότερα.`,
    },
    { detail: failure.detail },
  );
}

/** Both have approved since the person was told what parting means. */
export function concludedBeforeParting(): Problem {
  return conflict({
    en: 'The partner had approved the agreement already, so both universities have approved it by now. The copies were not unlinked; look at the agreement again.',
    el: 'Ο εταίρος είχε ήδη εγκρίνει τη συμφωνία, άρα είναι πλέον εγκεκριμένη και από τα δύο πανεπιστήμια. Η αντιστοίχιση δεν αναιρέθηκε· δείτε ξανά τη συμφωνία.',
  });
}

export function endingNotParted(): Problem {
  return conflict({
    en: 'The termination of this agreement has begun, or it has ended; its copies cannot be unlinked.',
    el: 'Έχει ξεκινήσει η λύση αυτής της συμφωνίας ή η συμφωνία έχει λήξει· η αντιστοίχιση των αντιγράφων της δεν αναιρείται.',
  });
}
