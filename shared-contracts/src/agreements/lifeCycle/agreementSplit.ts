import * as z from 'zod/mini';
import { AGREEMENT_LIMITS } from '../agreements.ts';
import { MOBILITY_LISTS } from '../entities/agreementItem.ts';
import { refusedAs } from '../../errors/errorCodes.ts';
import { MAX_INTEGER } from '../../members/recordId.ts';

/** Most drafts that an agreement is split into at a time. */
export const MOST_SPLIT_DRAFTS = 20;
/** No agreement has more. */
const MOST_ROWS = AGREEMENT_LIMITS.rows * MOBILITY_LISTS.length;

/**
 * How an agreement is split: each draft gets the mobility rows whose ids it names, and the agreement keeps the others.
 *
 * - dateModified: of the agreement that was looked at; no row is named twice
 */
export const splitSchema = z.strictObject({
  dateModified: z.string(),
  drafts: z
    .array(
      z
        .array(z.int().check(z.minimum(1), z.maximum(MAX_INTEGER)))
        .check(z.minLength(1, refusedAs('required')), z.maxLength(MOST_ROWS, refusedAs('too-many'))),
    )
    .check(
      z.minLength(1, refusedAs('required')),
      z.maxLength(MOST_SPLIT_DRAFTS, refusedAs('too-many')),
      z.refine((drafts) => new Set(drafts.flat()).size === drafts.flat().length, refusedAs('not-unique')),
    ),
});
export interface Split extends z.infer<typeof splitSchema> {}

/** - drafts: ids of the new agreements, in the order in which they were asked for */
export const splitReplySchema = z.object({ agreementId: z.number(), drafts: z.array(z.number()) });
export interface SplitReply extends z.infer<typeof splitReplySchema> {}
