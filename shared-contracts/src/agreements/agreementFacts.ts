import * as z from 'zod/mini';
import { type AgreementFacts, PARTNERS_COPIES } from './lifeCycle/lifeCycleFacts.ts';
import { knownOrNull, UNKNOWN } from '../call/known.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from './agreements.ts';

const ofTheOffice = z._default(z.boolean(), false);

/** Whoever this release does not know is nobody that it could name. */
const beginner = z.pipe(
  knownOrNull(['us', 'partner']),
  z.transform((by) => (by === UNKNOWN ? null : by)),
);

/** A standing of the copy that this release does not know decides nothing. */
const partnersCopy = z.pipe(
  knownOrNull(PARTNERS_COPIES),
  z.transform((copy) => (copy === UNKNOWN ? null : copy)),
);

/**
 * What the life cycle of an agreement depends on, as the server gives it with the agreement: the same that its own decisions go by.
 *
 * What only the office may know (`iia_edit_iro`) is absent for everybody else, whose actions do not depend on it, and reads as false; what
 * an older server does not know either, as not known.
 */
export const agreementFactsSchema = z.object({
  status: z.number(),
  ewpStatus: z.number(),
  terminated: z.number(),
  localStatus: z.number(),
  isDeleted: z.boolean(),
  hasPartnerCopy: z.boolean(),
  partnersCopy,
  isIncomplete: ofTheOffice,
  wasApproved: ofTheOffice,
  hasNotified: ofTheOffice,
  hasApproved: ofTheOffice,
  hasUnsentEdits: ofTheOffice,
  areOnlyPeopleUnsent: ofTheOffice,
  hasMobilities: ofTheOffice,
  isPartnerBehind: ofTheOffice,
  areCopiesApart: ofTheOffice,
  isReordered: ofTheOffice,
  endBegunBy: beginner,
  isPartnerEnding: z._default(z.nullable(z.boolean()), null),
});

/** What an agreement says of itself. */
type Stated = {
  readonly status: { readonly id: number };
  readonly ewpStatus?: { readonly id: number } | null | undefined;
  readonly terminated?: number | null | undefined;
  readonly localStatus?: number | null | undefined;
  readonly isDeleted?: boolean | null | undefined;
  readonly partnerAgreementIdentifications: ReadonlyArray<{ readonly iiaId?: string | null | undefined }>;
};

/**
 * Reads the facts that an agreement states itself; enough for editing, for the PDF, and for saves that tell nobody.
 *
 * - what only the exchange knows is false, or null where false would forbid something
 */
export function statedFacts(agreement: Stated): AgreementFacts {
  const ewpStatus = agreement.ewpStatus?.id ?? EWP_STATUS['Not notified'];
  const terminated = agreement.terminated ?? TERMINATION_STATUS['Not terminated'];
  return {
    status: agreement.status.id,
    ewpStatus,
    terminated,
    localStatus: agreement.localStatus ?? 0,
    isDeleted: agreement.isDeleted === true,
    // An end begins from a copy that both approved.
    wasApproved:
      ewpStatus === EWP_STATUS['Approved by all'] || terminated > TERMINATION_STATUS['Not terminated'],
    hasPartnerCopy: agreement.partnerAgreementIdentifications.some(({ iiaId }) => Boolean(iiaId)),
    partnersCopy: null,
    isIncomplete: false,
    hasNotified: false,
    hasApproved: false,
    hasUnsentEdits: false,
    areOnlyPeopleUnsent: false,
    hasMobilities: false,
    isPartnerBehind: false,
    areCopiesApart: false,
    isReordered: false,
    endBegunBy: null,
    isPartnerEnding: null,
  };
}

/** A new agreement that nobody has saved yet. */
export const NEW_AGREEMENT_FACTS: AgreementFacts = statedFacts({
  status: { id: AGREEMENT_STATUS.Draft },
  partnerAgreementIdentifications: [],
});
