import type { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { StatusTone } from 'shared-ui/core';

type AgreementStatusId = (typeof AGREEMENT_STATUS)[keyof typeof AGREEMENT_STATUS];
type EwpStatusId = (typeof EWP_STATUS)[keyof typeof EWP_STATUS];

/** How a status is written and coloured. */
type StatusLook = { readonly key: string; readonly tone: StatusTone };

export const AGREEMENT_STATUS_LOOK = {
  1: { key: 'agreementList.status.draft', tone: 'neutral' },
  2: { key: 'agreementList.status.submitted', tone: 'brand' },
  3: { key: 'agreementList.status.final', tone: 'success' },
} as const satisfies Record<AgreementStatusId, StatusLook>;

export const EWP_STATUS_LOOK = {
  1: { key: 'agreementList.ewpStatus.notNotified', tone: 'neutral' },
  2: { key: 'agreementList.ewpStatus.notifiedByUs', tone: 'brand' },
  3: { key: 'agreementList.ewpStatus.notifiedByPartner', tone: 'brand' },
  4: { key: 'agreementList.ewpStatus.notifiedByAll', tone: 'brand' },
  5: { key: 'agreementList.ewpStatus.approvedByUs', tone: 'warning' },
  6: { key: 'agreementList.ewpStatus.approvedByPartner', tone: 'warning' },
  7: { key: 'agreementList.ewpStatus.approvedByAll', tone: 'success' },
} as const satisfies Record<EwpStatusId, StatusLook>;

/** Finds the look of an id that came from the server; undefined for one that this release does not know. */
export function lookOf<Look extends StatusLook>(
  looks: Readonly<Record<number, Look>>,
  id: number,
): Look | undefined {
  return looks[id];
}
