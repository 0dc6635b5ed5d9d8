import type { PartnerNews } from 'shared-contracts/exchange/partnerEvents.ts';
import type { CallFailureKind } from 'shared-contracts/exchange/exchangeFailures.ts';

/** What people have to look into: nothing that the portal does by itself mends it. */
export const FOR_PEOPLE: readonly PartnerNews[] = [
  'deleted',
  'deletion-ignored',
  'approval-withdrawn',
  'withdrawal-ignored',
  'wrong-hash',
  'other-partners',
  'failed',
];

/** What became of a copy that was not taken in. */
export const NOT_TAKEN: readonly PartnerNews[] = ['wrong-hash', 'other-partners', 'failed'];

/** Whoever sends another copy has seen these. */
export const ANSWERED_BY_SENDING: readonly PartnerNews[] = ['deleted', 'approval-withdrawn'];

/** A partner that cannot be reached is tried again by the portal, and who asked by hand was told. */
export const AWAY: readonly CallFailureKind[] = ['network', 'timeout', 'not-on-network', 'status'];
