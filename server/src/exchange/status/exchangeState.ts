import type { Iia } from 'ewp/documents';

/** One side's copy of an agreement, as that side serves it; `isTerminated` is the mark in its conditions. */
export type Copy = { readonly hash: string; readonly isTerminated: boolean; readonly iia: Iia };

/**
 * All that is known about an agreement on the network; its EWP status and its termination follow from this and nothing else.
 *
 * - ours: our copy as the partner was told of it last; null before the first notification
 * - partners: the partner's copy as it was fetched last
 * - ourApproval: hash of the partner's copy that we approved last; it is what the partner is told when it asks
 * - partnerApproval: hash of our copy that the partner approved last
 * - approved: both copies that were in force when both sides had approved last; approvedAs: hash by which we approved the partner's, where the partner serves
 *   the same conditions in another order since
 * - changing: who left that stable state; null while it stands, and before there has ever been one
 */
export type ExchangeState = {
  readonly ours: Copy | null;
  readonly partners: Copy | null;
  readonly ourApproval: string | null;
  readonly partnerApproval: string | null;
  readonly approved: { readonly ours: Copy; readonly partners: Copy; readonly approvedAs?: string } | null;
  readonly changing: 'us' | 'partner' | null;
};

/** Stands for the hash of a partner's copy that an earlier system had, and this one has never fetched. */
export const HASH_NOT_KNOWN = '';

/** An agreement that nobody was told of. */
export const UNKNOWN_TO_THE_NETWORK: ExchangeState = {
  ours: null,
  partners: null,
  ourApproval: null,
  partnerApproval: null,
  approved: null,
  changing: null,
};

/**
 * Tells whether each copy names the other: an approval of copies that do not counts for nothing.
 *
 * A partner's copy that was never fetched here cannot be judged, nor what an earlier system exchanged.
 *
 * Source: EWP IIAs Approval API v2.
 */
export function isMapped({ ours, partners }: Pick<ExchangeState, 'ours' | 'partners'>): boolean {
  if (ours === null || partners === null || partners.hash === HASH_NOT_KNOWN) return true;
  const [own, named] = ours.iia.partners;
  const [theirs, namedByThem] = partners.iia.partners;
  return namedByThem.iiaId === own.iiaId && named.iiaId === theirs.iiaId;
}

/** The hash by which we approved the partner's copy that is in force; undefined before both had ever approved. */
export function approvedHash(approved: ExchangeState['approved']): string | undefined {
  return approved?.approvedAs ?? approved?.partners.hash;
}

/** Tells whether we have approved something since both had approved last: the partner may have concluded the agreement by that. */
export function hasApprovedSince({ approved, ourApproval }: ExchangeState): boolean {
  return Boolean(ourApproval) && ourApproval !== approvedHash(approved);
}
