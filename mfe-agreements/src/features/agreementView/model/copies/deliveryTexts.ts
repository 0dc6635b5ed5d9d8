import type { CnrKind, DeliveryState } from 'shared-contracts/exchange/exchange.ts';
import type { OrUnknown } from 'shared-contracts/call/known.ts';
import type { StatusTone, Toast } from 'shared-ui/core';
import type { DeliveryOutcome } from './deliveryOutcome.ts';

export const DELIVERY_LOOK = {
  waiting: { key: 'agreementView.delivery.waiting', tone: 'warning' },
  delivered: { key: 'agreementView.delivery.delivered', tone: 'success' },
  refused: { key: 'agreementView.delivery.refused', tone: 'danger' },
  'given-up': { key: 'agreementView.delivery.givenUp', tone: 'danger' },
  unknown: { key: 'agreementView.delivery.unknownState', tone: 'neutral' },
} as const satisfies Record<OrUnknown<DeliveryState>, { readonly key: string; readonly tone: StatusTone }>;

/** Said when the partner was not told at the first try. */
export const UNTOLD_TEXT = {
  waiting: { kind: 'information', key: 'agreementView.result.waiting' },
  refused: { kind: 'warning', key: 'agreementView.result.refused' },
  unknown: { kind: 'warning', key: 'agreementView.result.unknown' },
} as const satisfies Record<
  Exclude<DeliveryOutcome, 'delivered'>,
  { readonly kind: Toast['kind']; readonly key: string }
>;

/** Result alert of a notification that was delivered. Source: specification document 1, section 8. */
export const DELIVERED_TEXT = {
  'iia-cnr': 'agreementView.result.notified',
  'iia-approval-cnr': 'agreementView.result.approved',
  unknown: 'agreementView.result.notified',
} as const satisfies Record<OrUnknown<CnrKind>, string>;
