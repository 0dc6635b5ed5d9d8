import * as z from 'zod/mini';
import { memberChangeSchema } from '../../members/memberChange.ts';

/**
 * What changed of a partner's factsheet since a person looked at it last.
 *
 * - lookedAt: ISO time of the last look at which nothing was left to be seen; null when they never looked
 * - changes: `field` as in `FETCHED_FIELDS`; empty on a first look
 * - mark: how far these changes reach, for {@link seenMarkSchema}
 */
export const factsheetLookSchema = z.object({
  lookedAt: z.nullable(z.string()),
  changes: z.array(memberChangeSchema),
  mark: z.number(),
});
export interface FactsheetLook extends z.infer<typeof factsheetLookSchema> {}

/** - seen: the mark of the answer whose changes the person has seen; left out by whoever only looks */
export const seenMarkSchema = z.strictObject({ seen: z.optional(z.int().check(z.nonnegative())) });
