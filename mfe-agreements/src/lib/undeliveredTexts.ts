import type { CnrKind, DeliveryState } from 'shared-contracts/exchange/exchange.ts';
import type { OrUnknown } from 'shared-contracts/call/known.ts';

export const CNR_KIND_TEXT = {
  'iia-cnr': 'agreementView.delivery.change',
  'iia-approval-cnr': 'agreementView.delivery.approval',
  unknown: 'agreementView.delivery.unknownKind',
} as const satisfies Record<OrUnknown<CnrKind>, string>;

const UNTOLD_STATE_TEXT = {
  waiting: 'agreementView.untold.waiting',
  refused: 'agreementView.untold.refused',
  'given-up': 'agreementView.untold.givenUp',
  unknown: 'agreementView.untold.unknown',
} as const satisfies Record<Exclude<OrUnknown<DeliveryState>, 'delivered'>, string>;

/** Key of the sentence that tells how far a notification has come which the partner's system has not taken. */
export function undeliveredKey(state: OrUnknown<DeliveryState>, nextTryAt: string | null): string {
  if (state === 'delivered' || (state === 'waiting' && nextTryAt === null))
    return 'agreementView.untold.soon';
  return UNTOLD_STATE_TEXT[state];
}
