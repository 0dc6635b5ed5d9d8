import * as z from 'zod/mini';

/**
 * An absence that was entered or removed.
 *
 * - by: name of who did it; officer, deputy: names; null for people whose accounts are gone
 * - isEntered: entered; otherwise removed or ended
 */
const absenceChangeSchema = z.object({
  id: z.number(),
  at: z.string(),
  by: z.nullable(z.string()),
  isEntered: z.boolean(),
  officer: z.nullable(z.string()),
  deputy: z.nullable(z.string()),
  firstDay: z.string(),
  lastDay: z.string(),
});
export interface AbsenceChange extends z.infer<typeof absenceChangeSchema> {}

/** The latest first. */
export const absenceChangesSchema = z.object({ value: z.array(absenceChangeSchema) });
export interface AbsenceChanges extends z.infer<typeof absenceChangesSchema> {}

/** In days: what is over is nothing that anybody has to know of a colleague for longer. */
export const ABSENCE_CHANGES_DAYS = 365;
export const MAX_ABSENCE_CHANGES = 100;
