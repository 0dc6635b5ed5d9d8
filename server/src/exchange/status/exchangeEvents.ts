import {
  approvedHash,
  HASH_NOT_KNOWN,
  UNKNOWN_TO_THE_NETWORK,
  type Copy,
  type ExchangeState,
} from './exchangeState.ts';
import { isReordered } from './isReordered.ts';
import { isConcluded, isOursNew, isPartnersNew } from './statusTable.ts';

/** What each event does to what is known about an agreement; the status follows from the state (`statusTable.ts`). */
export const EXCHANGE_EVENTS = {
  /** Our copy is served from now on, and the partner is told. */
  published,
  /** We are about to change what both approved. */
  changesInitiated: (state: ExchangeState): ExchangeState => ({ ...state, changing: 'us' }),
  /** We approved the partner's copy of now. */
  weApproved: (state: ExchangeState): ExchangeState =>
    concluded(asApproved({ ...state, ourApproval: state.partners?.hash ?? state.ourApproval })),
  partnerAnswered,
  partnerServed,
  /** The partner's copy belongs to ours no more: nothing that either side approved says anything about our copy. */
  parted: (state: ExchangeState): ExchangeState => ({ ...UNKNOWN_TO_THE_NETWORK, ours: state.ours }),
  /** Our copy is again the one that both approved. Throws when there has never been one. */
  reverted: (state: ExchangeState): ExchangeState => {
    if (state.approved === null) throw new Error('There is no approved copy to go back to.');
    return backAtApproved(state, state.approved);
  },
} as const;

/** What the partner serves in another order since is approved as it stands now. */
function asApproved(state: ExchangeState): ExchangeState {
  const { approved, ourApproval } = state;
  if (approved?.approvedAs === undefined || approved.partners.hash !== ourApproval) return state;
  return { ...state, approved: { ours: approved.ours, partners: approved.partners } };
}

/** A copy with the hash of the approved one is that one, with other contacts at most: nobody has anything to approve. */
function published(state: ExchangeState, ours: Copy): ExchangeState {
  const { approved } = state;
  if (ours.hash !== approved?.ours.hash) return concluded({ ...state, ours });
  return backAtApproved(state, { ...approved, ours });
}

/** What we approved besides goes with it: an approval that stayed would be of copies that do not belong together. */
function backAtApproved(
  state: ExchangeState,
  approved: NonNullable<ExchangeState['approved']>,
): ExchangeState {
  return {
    ...state,
    ours: approved.ours,
    ourApproval: approvedHash(approved) ?? null,
    partnerApproval: approved.ours.hash,
    approved,
    changing: isPartnersNew(state) ? 'partner' : null,
  };
}

/**
 * What became of the partner's copy.
 *
 * - same: as it was
 * - changed: another copy than before, or the first one
 * - reordered: the one that both approved, in another order: nothing changes by it but the hash
 * - reverted: again the one that both approved; `mustRevert` when our own changes answered the partner's and go with them
 * - deleted: gone, which is lawful only before both have approved
 * - kept: gone though both have approved; the network forbids that, so it counts as a fault of the partner's system
 */
export type PartnerServed = {
  readonly state: ExchangeState;
  readonly outcome: 'same' | 'changed' | 'reordered' | 'reverted' | 'deleted' | 'kept';
  readonly mustRevert: boolean;
};

/** The partner serves a copy, or none. */
function partnerServed(state: ExchangeState, partners: Copy | null): PartnerServed {
  if (partners === null) return partnerGone(state);
  if (partners.hash === state.partners?.hash) {
    return { state: { ...state, partners }, outcome: 'same', mustRevert: false };
  }
  const next = { ...state, partners };
  const approved = state.approved && servedAgain(state.approved, partners);
  if (approved != null && approved !== state.approved && !isPartnersNew(state))
    return { state: { ...next, approved }, outcome: 'reordered', mustRevert: false };
  if (approved != null) {
    const isPartnersRound = state.changing === 'partner';
    return {
      state: {
        ...next,
        approved,
        // Changes of ours that stay are what we approved with.
        ourApproval:
          isPartnersRound || !isOursNew(state) ? (approvedHash(approved) ?? null) : state.ourApproval,
        changing: isPartnersRound && !isOursNew(state) ? null : state.changing,
      },
      outcome: 'reverted',
      mustRevert: isPartnersRound && isOursNew(state),
    };
  }
  const changing = state.approved === null ? null : (state.changing ?? 'partner');
  return { state: concluded({ ...next, changing }), outcome: 'changed', mustRevert: false };
}

/** Both approved copies, where a copy is again the partner's of them, in whatever order; undefined for another one. */
function servedAgain(
  approved: NonNullable<ExchangeState['approved']>,
  partners: Copy,
): ExchangeState['approved'] | undefined {
  if (partners.hash === approved.partners.hash) return approved;
  if (!isReordered(approved.partners, partners)) return undefined;
  const approvedAs = approvedHash(approved) ?? '';
  return { ours: approved.ours, partners, ...(approvedAs !== partners.hash && { approvedAs }) };
}

function partnerGone(state: ExchangeState): PartnerServed {
  if (state.approved !== null) return { state, outcome: 'kept', mustRevert: false };
  // What was never seen here is not seen to be gone.
  if (state.partners?.hash === HASH_NOT_KNOWN) return { state, outcome: 'same', mustRevert: false };
  return {
    state: { ...state, partners: null, ourApproval: null, partnerApproval: null },
    outcome: state.partners === null ? 'same' : 'deleted',
    mustRevert: false,
  };
}

/**
 * What the partner's answer about its approval of our copy says.
 *
 * - approved: our present copy; earlier: the one that both approved before; other: a copy that is not in use; withdrawn: none any more;
 *   none: none, as before; kept: none though both have approved, which counts as a fault of the partner's system
 */
export type PartnerAnswered = {
  readonly state: ExchangeState;
  readonly outcome: 'approved' | 'earlier' | 'other' | 'withdrawn' | 'none' | 'kept';
};

/** The partner's approval service answers with the hash of our copy that it has approved, or with nothing. */
function partnerAnswered(state: ExchangeState, hash: string | null): PartnerAnswered {
  if (hash === null) {
    if (state.approved !== null) {
      return { state: { ...state, partnerApproval: state.approved.ours.hash }, outcome: 'kept' };
    }
    const outcome = state.partnerApproval === null ? 'none' : 'withdrawn';
    return { state: { ...state, partnerApproval: null }, outcome };
  }
  const isEarlier = hash === state.approved?.ours.hash;
  if (hash !== state.ours?.hash) {
    return { state: { ...state, partnerApproval: hash }, outcome: isEarlier ? 'earlier' : 'other' };
  }
  return {
    state: concluded({ ...state, partnerApproval: hash }),
    outcome: isEarlier ? 'earlier' : 'approved',
  };
}

/** Keeps the two copies when both sides have approved them: a later revert goes back to these. */
function concluded(state: ExchangeState): ExchangeState {
  if (!isConcluded(state) || state.ours === null || state.partners === null) return state;
  return { ...state, approved: { ours: state.ours, partners: state.partners }, changing: null };
}
