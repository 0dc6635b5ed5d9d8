import { NO_EWP_STATUS } from 'shared-contracts/agreements/agreementFilter.ts';
import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { StateCount } from 'shared-contracts/overview/overviewCharts.ts';
import { agreementListAddress } from '../model/listAddresses.ts';

/** One bar of a chart: its number, its words by their key, and the list behind it. */
export type Bar = { readonly id: number; readonly key: string; readonly count: number; readonly to: string };

const STATUS_KEY = {
  [AGREEMENT_STATUS.Draft]: 'draft',
  [AGREEMENT_STATUS.Submitted]: 'submitted',
  [AGREEMENT_STATUS.Final]: 'final',
} as const;

const EWP_STATUS_KEY = {
  [NO_EWP_STATUS]: 'none',
  [EWP_STATUS['Not notified']]: 'notNotified',
  [EWP_STATUS['Notified by us']]: 'notifiedByUs',
  [EWP_STATUS['Notified by partner']]: 'notifiedByPartner',
  [EWP_STATUS['Notified by all']]: 'notifiedByAll',
  [EWP_STATUS['Approved by us']]: 'approvedByUs',
  [EWP_STATUS['Approved by partner']]: 'approvedByPartner',
  [EWP_STATUS['Approved by all']]: 'approvedByAll',
} as const;

/** Sums agreements by their own status. */
export function statusBars(states: readonly StateCount[]): readonly Bar[] {
  return barsOf(
    STATUS_KEY,
    (id) => states.filter(({ status }) => status === id),
    (status) => agreementListAddress({ status }),
  );
}

/** Sums agreements by their status on the network, from nothing to approved by all. */
export function ewpStatusBars(states: readonly StateCount[]): readonly Bar[] {
  return barsOf(
    EWP_STATUS_KEY,
    (id) => states.filter(({ ewpStatus }) => ewpStatus === id),
    (ewpStatus) => agreementListAddress({ ewpStatus }),
  );
}

function barsOf(
  keys: Readonly<Record<number, string>>,
  ofState: (id: number) => readonly StateCount[],
  addressOf: (id: number) => string,
): readonly Bar[] {
  return Object.entries(keys).map(([text, key]) => {
    const id = Number(text);
    const count = ofState(id).reduce((sum, state) => sum + state.count, 0);
    return { id, key, count, to: addressOf(id) };
  });
}
