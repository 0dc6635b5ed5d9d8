import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements.ts';
import * as z from 'zod/mini';
import type { StoredRecord } from '../save/storedRecord.ts';

const id = z.nullable(z.number());

const agreementStateSchema = z.object({
  status: id,
  ewpStatus: id,
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
