import * as z from 'zod/mini';
import { known } from '../../call/known.ts';
import { memberChangeSchema } from '../../members/memberChange.ts';

/**
 * One change of an agreement, newest first in the answer of `GET /api/MobilityAgreements/{id}/history` (`iia_edit_iro`).
 *
 * - at: ISO time
 * - by: name of the user; null for what the network or the portal itself did
 * - changes: values as a person reads them (names instead of ids); null where there was or is nothing. A row of a mobility table that
 *   came or went is one change, its members in one text
 */
export const agreementHistoryEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  by: z.nullable(z.string()),
  operation: known(['create', 'update', 'delete']),
  changes: z.array(memberChangeSchema),
});
export interface AgreementHistoryEntry extends z.infer<typeof agreementHistoryEntrySchema> {}

export const agreementHistorySchema = z.object({
  value: z.array(agreementHistoryEntrySchema),
  total: z.number(),
});
