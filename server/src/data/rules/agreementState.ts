import { statedFacts } from 'shared-contracts/agreementFacts.ts';
import type { AgreementFacts } from 'shared-contracts/agreementLifeCycle.ts';
import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements.ts';
import * as z from 'zod/mini';
import { childrenOf } from '../save/mergeRecord.ts';
import type { StoredRecord } from '../save/storedRecord.ts';

const id = z.nullable(z.number());

const agreementStateSchema = z.object({
  status: z.number(),
  ewpStatus: z.number(),
  terminated: z.number(),
  localStatus: z.number(),
  owner: id,
  startYear: id,
  endYear: id,
  institutions: z.array(z.number()),
  departmentalCoordinatorContacts: z.array(z.number()),
});

/** What the rules of agreements look at; references are ids. */
export type AgreementState = z.infer<typeof agreementStateSchema>;

/** Reads the state out of a stored or merged agreement; a new one that names no status is a draft that nobody was told of. */
export function agreementState(record: StoredRecord): AgreementState {
  return agreementStateSchema.parse({
    ...record,
    status: record.status ?? AGREEMENT_STATUS.Draft,
    ewpStatus: record.ewpStatus ?? EWP_STATUS['Not notified'],
  });
}

/**
 * Reads the facts for the life cycle out of a stored agreement.
 *
 * - hasNotified, hasApproved, hasUnsentEdits: false; only calls to the partner exchange depend on them, and no save is one
 * - known: what is not stored in the agreement itself
 */
export function storedFacts(
  record: StoredRecord,
  known: Pick<AgreementFacts, 'hasMobilities'> = { hasMobilities: false },
): AgreementFacts {
  const { status, ewpStatus, terminated, localStatus } = agreementState(record);
  const stated = statedFacts({
    status: { id: status },
    ewpStatus: { id: ewpStatus },
    terminated,
    localStatus,
    isDeleted: record.isDeleted === true,
    partnerAgreementIdentifications: childrenOf(record, 'partnerAgreementIdentifications').map(
      ({ iiaId }) => ({
        iiaId: iiaId ? String(iiaId) : null,
      }),
    ),
  });
  return { ...stated, wasApproved: stated.wasApproved || (record.approvedCopy ?? null) !== null, ...known };
}
