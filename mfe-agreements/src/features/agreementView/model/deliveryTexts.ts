import type { CnrKind, DeliveryState } from 'shared-contracts/exchange.ts';
import type { StatusTone, Toast } from 'shared-ui/core';
import type { DeliveryOutcome } from './deliveryOutcome.ts';

export const CNR_KIND_TEXT = {
  'iia-cnr': 'agreementView.delivery.change',
  'iia-approval-cnr': 'agreementView.delivery.approval',
} as const satisfies Record<CnrKind, string>;

export const DELIVERY_LOOK = {
  waiting: { key: 'agreementView.delivery.waiting', tone: 'warning' },
  delivered: { key: 'agreementView.delivery.delivered', tone: 'success' },
  refused: { key: 'agreementView.delivery.refused', tone: 'danger' },
  'given-up': { key: 'agreementView.delivery.givenUp', tone: 'danger' },
} as const satisfies Record<DeliveryState, { readonly key: string; readonly tone: StatusTone }>;

const UNTOLD_STATE_TEXT = {
  waiting: 'agreementView.untold.waiting',
  refused: 'agreementView.untold.refused',
  'given-up': 'agreementView.untold.givenUp',
} as const satisfies Record<Exclude<DeliveryState, 'delivered'>, string>;

/** Key of the sentence that tells how far a notification has come which the partner's system has not taken. */
export function untoldKey(state: DeliveryState, nextTryAt: string | null): string {
  if (state === 'delivered' || (state === 'waiting' && nextTryAt === null))
    return 'agreementView.untold.soon';
  return UNTOLD_STATE_TEXT[state];
}

/** Said when the partner was not told at the first try. */
export const UNTOLD_TEXT = {
  waiting: { kind: 'information', key: 'agreementView.result.waiting' },
  refused: { kind: 'warning', key: 'agreementView.result.refused' },
} as const satisfies Record<
  Exclude<DeliveryOutcome, 'delivered'>,
  { readonly kind: Toast['kind']; readonly key: string }
>;

/** Result alert of a notification that was delivered. Source: specification document 1, section 8. */
export const DELIVERED_TEXT = {
  'iia-cnr': 'agreementView.result.notified',
  'iia-approval-cnr': 'agreementView.result.approved',
} as const satisfies Record<CnrKind, string>;
