import type { StatusTone } from 'shared-ui/core';

/** How the states between both universities are told, by their ids; as the agreement list tells them. */
export const EWP_STATUS_LABELS: ReadonlyMap<
  number,
  { readonly key: EwpStatusKey; readonly tone: StatusTone }
> = new Map([
  [1, { key: 'ewpStatus.notNotified', tone: 'neutral' }],
  [2, { key: 'ewpStatus.notifiedByUs', tone: 'brand' }],
  [3, { key: 'ewpStatus.notifiedByPartner', tone: 'brand' }],
  [4, { key: 'ewpStatus.notifiedByAll', tone: 'brand' }],
  [5, { key: 'ewpStatus.approvedByUs', tone: 'warning' }],
  [6, { key: 'ewpStatus.approvedByPartner', tone: 'warning' }],
  [7, { key: 'ewpStatus.approvedByAll', tone: 'success' }],
]);

type EwpStatusKey = `ewpStatus.${
  | 'notNotified'
  | 'notifiedByUs'
  | 'notifiedByPartner'
  | 'notifiedByAll'
  | 'approvedByUs'
  | 'approvedByPartner'
  | 'approvedByAll'}`;
