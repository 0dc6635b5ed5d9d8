import type { StatusTone } from 'shared-ui/core';

/** How the states between both universities are told, by their ids; as the agreement list tells them. */
export const EWP_STATUS_LABELS: ReadonlyMap<
  number,
  { readonly key: EwpStatusKey; readonly tone: StatusTone }
> = new Map([
  [1, { key: 'institutions.ewpStatus.notNotified', tone: 'neutral' }],
  [2, { key: 'institutions.ewpStatus.notifiedByUs', tone: 'brand' }],
  [3, { key: 'institutions.ewpStatus.notifiedByPartner', tone: 'brand' }],
  [4, { key: 'institutions.ewpStatus.notifiedByAll', tone: 'brand' }],
  [5, { key: 'institutions.ewpStatus.approvedByUs', tone: 'warning' }],
  [6, { key: 'institutions.ewpStatus.approvedByPartner', tone: 'warning' }],
  [7, { key: 'institutions.ewpStatus.approvedByAll', tone: 'success' }],
]);

type EwpStatusKey = `institutions.ewpStatus.${
  | 'notNotified'
  | 'notifiedByUs'
  | 'notifiedByPartner'
  | 'notifiedByAll'
  | 'approvedByUs'
  | 'approvedByPartner'
  | 'approvedByAll'}`;
