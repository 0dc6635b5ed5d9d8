import * as z from 'zod/mini';
import { CNR_KINDS, DELIVERY_STATES } from './exchange.ts';
import { PARTNER_NEWS } from './exchangeCopies.ts';
import { CALL_FAILURES } from './exchangeFailures.ts';

/** Path of the overview, below the base of the partner exchange. */
export const ATTENTION_PATH = '/attention';

/** Agreements that one answer of the overview names at most. */
export const MOST_ATTENTION = 200;

/** A notification of ours that the partner's system has not taken; since: it was made, or the last try, when none follows. */
const untoldReasonSchema = z.object({
  about: z.literal('delivery'),
  since: z.string(),
  kind: z.enum(CNR_KINDS),
  state: z.enum(DELIVERY_STATES),
  nextTryAt: z.nullable(z.string()),
});

/** What the latest look at the partner that says something led to; failure, status: of a look that failed. */
const newsReasonSchema = z.object({
  about: z.literal('partner'),
  since: z.string(),
  kind: z.enum(CNR_KINDS),
  news: z.enum(PARTNER_NEWS),
  failure: z.nullable(z.enum(CALL_FAILURES)),
  status: z.nullable(z.number()),
});

/** Why people have to look into an agreement; times are ISO. */
export const attentionReasonSchema = z.discriminatedUnion('about', [untoldReasonSchema, newsReasonSchema]);
export type AttentionReason = z.infer<typeof attentionReasonSchema>;

/**
 * An agreement that people have to look into.
 *
 * - heiId, institutionName: of the partner; null where nothing is known
 * - startYear, endYear: in which the first and the last academic year begin
 * - reasons: the newest first, never none
 */
export const attentionRowSchema = z.object({
  agreementId: z.number(),
  heiId: z.nullable(z.string()),
  institutionName: z.nullable(z.string()),
  startYear: z.number(),
  endYear: z.number(),
  reasons: z.array(attentionReasonSchema),
});
export type AttentionRow = z.infer<typeof attentionRowSchema>;

/**
 * Agreements that people have to look into, each once, the one with the newest reason first.
 *
 * - hasMore: there are more than {@link MOST_ATTENTION}
 */
export const attentionSchema = z.object({ value: z.array(attentionRowSchema), hasMore: z.boolean() });
export type Attention = z.infer<typeof attentionSchema>;
