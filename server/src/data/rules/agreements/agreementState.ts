import { statedFacts } from 'shared-contracts/agreements/agreementFacts.ts';
import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';

type Agreement = Stored<'MobilityAgreements'> | Unsaved<'MobilityAgreements'>;

/** What the rules of agreements look at; references are ids. */
export type AgreementState = Pick<
  Agreement,
  | 'terminated'
  | 'localStatus'
  | 'owner'
  | 'startYear'
  | 'endYear'
  | 'institutions'
  | 'departmentalCoordinatorContacts'
> & { readonly status: number; readonly ewpStatus: number };

/** Reads the state out of a stored or merged agreement; a new one that names no status is a draft that nobody was told of. */
export function agreementState(record: Agreement): AgreementState {
  return {
    ...record,
    status: record.status ?? AGREEMENT_STATUS.Draft,
    ewpStatus: record.ewpStatus ?? EWP_STATUS['Not notified'],
  };
}

/**
 * Reads the facts for the life cycle out of a stored agreement.
 *
 * - hasNotified, hasApproved, hasUnsentEdits: false; only calls to the partner exchange depend on them, and no save is one
 * - known: what is not stored in the agreement itself
 */
export function storedFacts(
  record: Stored<'MobilityAgreements'>,
  known: Pick<AgreementFacts, 'hasMobilities'> = { hasMobilities: false },
): AgreementFacts {
  const { status, ewpStatus, terminated, localStatus } = agreementState(record);
  const stated = statedFacts({
    status: { id: status },
    ewpStatus: { id: ewpStatus },
    terminated,
    localStatus,
    isDeleted: record.isDeleted,
    partnerAgreementIdentifications: record.partnerAgreementIdentifications.map(({ iiaId }) => ({
      iiaId: iiaId || null,
    })),
  });
  return { ...stated, wasApproved: stated.wasApproved || record.approvedCopy !== null, ...known };
}
