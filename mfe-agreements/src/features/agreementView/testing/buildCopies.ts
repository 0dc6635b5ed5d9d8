import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import type { PartnerEvent } from 'shared-contracts/exchange/partnerEvents.ts';

export const OURS: NonNullable<Copies['ours']> = {
  hash: 'a1'.repeat(32),
  isTerminated: false,
  since: '2026-11-01T08:00:00.000Z',
  toldAt: '2026-11-01T08:01:00.000Z',
  approval: { stand: 'none', at: null },
};

export const PARTNERS: NonNullable<Copies['partners']> = {
  hash: 'b2'.repeat(32),
  isTerminated: false,
  namesOurs: true,
  fetchedAt: '2026-11-02T09:00:00.000Z',
  approval: { stand: 'none', at: null },
};

/** Two linked copies that say the same, and that nobody has approved. */
export function buildCopies(change: Partial<Copies> = {}): Copies {
  return {
    isConnected: true,
    partner: { heiId: 'graz.example', iiaId: 'graz-77' },
    ours: OURS,
    partners: PARTNERS,
    approved: null,
    differences: [],
    hasUnsentEdits: false,
    unsentEdits: [],
    untold: [],
    events: [],
    attention: [],
    ...change,
  };
}

/** A notification of the partner that was looked into: its copy has changed. */
export function buildEvent(change: Partial<PartnerEvent> = {}): PartnerEvent {
  return {
    id: 5,
    kind: 'iia-cnr',
    source: 'partner',
    by: null,
    receivedAt: '2026-11-02T09:00:00.000Z',
    settledAt: '2026-11-02T09:00:02.000Z',
    nextTryAt: null,
    state: 'done',
    news: 'changed',
    failure: null,
    status: null,
    words: null,
    detail: null,
    ...change,
  };
}
