import * as z from 'zod/mini';

/**
 * What became of one member of a record.
 *
 * - field: its path
 * - before, after: as people read it, with names instead of ids; null where there was, or is, nothing
 */
export const memberChangeSchema = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export interface MemberChange extends z.infer<typeof memberChangeSchema> {}
