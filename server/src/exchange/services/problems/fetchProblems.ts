import type { Texts } from 'shared-contracts/text/language.ts';
import type { CnrKind } from 'shared-contracts/exchange/exchange.ts';
import { conflict } from '../../../platform/problems/refusals.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { CallFailure } from 'ewp/client';
import { callFailureText } from './callFailureTexts.ts';
import type { CopyFault } from '../agreement/partnerCopy.ts';

const NOT_FETCHED = {
  'iia-cnr': {
    en: "The partner's copy could not be fetched, so nothing has changed here.",
    el: 'Το αντίγραφο του εταίρου δεν ήταν δυνατό να ληφθεί, οπότε δεν άλλαξε τίποτα εδώ.',
  },
  'iia-approval-cnr': {
    en: "The partner's copy was fetched, but the partner could not be asked whether it has approved ours.",
    el: 'Το αντίγραφο του εταίρου λήφθηκε, αλλά δεν ήταν δυνατό να ερωτηθεί ο εταίρος αν έχει εγκρίνει το δικό μας.',
  },
} as const satisfies Record<CnrKind, Texts>;

/** The partner did not answer what it was asked by hand; the words of its system go along for its developers. */
export function notFetched(kind: CnrKind, failure: CallFailure): Problem {
  const { en, el } = callFailureText(failure);
  const text = { en: `${en} ${NOT_FETCHED[kind].en}`, el: `${el} ${NOT_FETCHED[kind].el}` };
  return new Problem('unavailable', text, { detail: failure.detail });
}

const NOT_TAKEN = {
  'wrong-hash': {
    en: "The partner's hash is wrong: it is not that of the copy which the partner serves. The copy was not taken. Tell the partner.",
    el: 'Ο κωδικός ελέγχου του εταίρου είναι λάθος: δεν αντιστοιχεί στο αντίγραφο που παρέχει. Το αντίγραφο δεν έγινε δεκτό. Ενημερώστε τον εταίρο.',
  },
  'other-partners': {
    en: "The partner's copy is between other institutions. It was not taken. Tell the partner.",
    el: 'Το αντίγραφο του εταίρου αφορά άλλα ιδρύματα. Δεν έγινε δεκτό. Ενημερώστε τον εταίρο.',
  },
} as const satisfies Record<CopyFault, Texts>;

/** The partner serves a copy that is not what it says to be. */
export function copyNotTaken(fault: CopyFault): Problem {
  return conflict(NOT_TAKEN[fault]);
}
