import type { StatusTone } from 'shared-ui/core';

/** How the states between both universities are told, by their ids; as the agreement list tells them. */
export const STATE_LABELS: ReadonlyMap<number, { readonly key: StateKey; readonly tone: StatusTone }> =
  new Map([
    [1, { key: 'people.ewpStatus.notNotified', tone: 'neutral' }],
    [2, { key: 'people.ewpStatus.notifiedByUs', tone: 'brand' }],
    [3, { key: 'people.ewpStatus.notifiedByPartner', tone: 'brand' }],
    [4, { key: 'people.ewpStatus.notifiedByAll', tone: 'brand' }],
    [5, { key: 'people.ewpStatus.approvedByUs', tone: 'warning' }],
    [6, { key: 'people.ewpStatus.approvedByPartner', tone: 'warning' }],
    [7, { key: 'people.ewpStatus.approvedByAll', tone: 'success' }],
  ]);

type StateKey = `people.ewpStatus.${
  | 'notNotified'
  | 'notifiedByUs'
  | 'notifiedByPartner'
  | 'notifiedByAll'
  | 'approvedByUs'
  | 'approvedByPartner'
  | 'approvedByAll'}`;
