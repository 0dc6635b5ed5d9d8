import * as z from 'zod/mini';
import { known } from '../../call/known.ts';
import { memberChangeSchema } from '../../members/memberChange.ts';

/** What somebody did with an application, by what its state was before and after. */
export const APPLICATION_ACTS = [
  'made',
  'draftSaved',
  'submitted',
  'sentBack',
  'validated',
  'changed',
  'assigned',
  'deleted',
] as const;
export type ApplicationAct = (typeof APPLICATION_ACTS)[number];

/**
 * One change of an application, newest first in the answer of `GET /exchange/applications/{id}/history` (`application_settings`).
 *
 * - at: ISO time
 * - by: name of the user; null for what the portal itself did
 * - isStudent: it was the student
 * - changes: with names instead of ids, and codes of closed lists as they are stored; none of what a student does with a draft, which is the student's
 *   alone until it is submitted
 */
export const applicationHistoryEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  by: z.nullable(z.string()),
  isStudent: z.boolean(),
  act: known(APPLICATION_ACTS),
  changes: z.array(memberChangeSchema),
});
export interface ApplicationHistoryEntry extends z.infer<typeof applicationHistoryEntrySchema> {}

export const applicationHistorySchema = z.object({
  value: z.array(applicationHistoryEntrySchema),
  total: z.number(),
});
export interface ApplicationHistory extends z.infer<typeof applicationHistorySchema> {}
