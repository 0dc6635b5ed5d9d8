import * as z from 'zod/mini';

/**
 * What making our agreement say what the partner's copy says is asked with: the versions of both that were looked at.
 *
 * - dateModified: of our agreement; partnersHash: of the partner's copy
 */
export const takeOverSchema = z.strictObject({ dateModified: z.string(), partnersHash: z.string() });
export interface TakeOver extends z.infer<typeof takeOverSchema> {}

/**
 * What parting the copies is asked with: the versions that were looked at.
 *
 * - dateModified: of our agreement; iiaId: of the partner's copy that ours is to be parted from
 */
export const partCopiesSchema = z.strictObject({ dateModified: z.string(), iiaId: z.string() });
export interface PartCopies extends z.infer<typeof partCopiesSchema> {}
