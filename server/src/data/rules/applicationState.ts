import { APPLICATION_STATUSES, APPLICATION_TYPES } from 'shared-contracts/applications.ts';
import * as z from 'zod/mini';
import type { StoredRecord } from '../save/storedRecord.ts';

const applicationStateSchema = z.object({
  owner: z.number(),
  type: z.nullable(z.enum(APPLICATION_TYPES)),
  status: z.enum(APPLICATION_STATUSES),
  applicationYear: z.nullable(z.number()),
  applicationNumber: z.nullable(z.number()),
  specialNeedsCategory: z.nullable(z.boolean()),
});

/** What the rules of applications look at. */
export type ApplicationState = z.infer<typeof applicationStateSchema>;

/** Reads the state out of a stored or merged application. */
export function applicationState(record: StoredRecord): ApplicationState {
  return applicationStateSchema.parse(record);
}
