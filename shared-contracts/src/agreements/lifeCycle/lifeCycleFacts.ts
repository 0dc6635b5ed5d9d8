import type { EndFacts } from './agreementTermination.ts';

/**
 * What the life cycle of an agreement depends on.
 *
 * - status, ewpStatus, terminated, localStatus: ids and values of `AGREEMENT_STATUS`, `EWP_STATUS`, `TERMINATION_STATUS`;
 *   an agreement that the network does not know has `ewpStatus` 1
 * - wasApproved: both universities approved some copy of it once
 * - hasPartnerCopy: the partner's copy is linked to ours
 * - partnersCopy: whether the partner's copy is here, and names ours; null for whoever may not know
 * - isIncomplete: something is missing that has to be there before the partner is sent our copy
 * - hasNotified: our notification of the present copy has gone out
 * - hasApproved: we approved the partner's present copy
 * - hasUnsentEdits: the agreement says something else than the copy that we sent last, of its conditions or its people
 * - areOnlyPeopleUnsent: only its people are others (contacts, signatures): approvals, which are of conditions, do not change when it is sent
 * - hasMobilities: students go abroad under it, by applications that were validated
 * - isPartnerBehind: the partner's copy that is here is the one that both approved last, so it does not say what ours says by now
 * - areCopiesApart: the partner's copy, which waits for our approval, says something else than ours
 * - isReordered: the partner serves the copy that both approved in another order, with a hash that we have not approved
 */
export type AgreementFacts = EndFacts & {
  readonly status: number;
  readonly ewpStatus: number;
  readonly terminated: number;
  readonly localStatus: number;
  readonly isDeleted: boolean;
  readonly wasApproved: boolean;
  readonly hasPartnerCopy: boolean;
  readonly partnersCopy: PartnersCopy | null;
  readonly isIncomplete: boolean;
  readonly hasNotified: boolean;
  readonly hasApproved: boolean;
  readonly hasUnsentEdits: boolean;
  readonly areOnlyPeopleUnsent: boolean;
  readonly hasMobilities: boolean;
  readonly isPartnerBehind: boolean;
  readonly areCopiesApart: boolean;
  readonly isReordered: boolean;
};

/** `here` names our copy, `unlinked` does not yet, and `missing` has not been fetched. */
export const PARTNERS_COPIES = ['here', 'unlinked', 'missing'] as const;
export type PartnersCopy = (typeof PARTNERS_COPIES)[number];
