import * as z from 'zod/mini';
import { CNR_KINDS, DELIVERY_STATES } from './exchange.ts';
import { PARTNER_NEWS } from './partnerEvents.ts';
import { CALL_FAILURES } from './exchangeFailures.ts';
import { known, knownOrNull } from '../call/known.ts';

/** A notification of ours that the partner's system has not taken; since: it was made, or the last try, when none follows. */
const undeliveredReasonSchema = z.object({
  about: z.literal('delivery'),
  since: z.string(),
  kind: known(CNR_KINDS),
  state: known(DELIVERY_STATES),
  nextTryAt: z.nullable(z.string()),
});

/** What the latest event of the partner that says something led to; failure, status: of a fetch that failed. */
const partnerReasonSchema = z.object({
  about: z.literal('partner'),
  since: z.string(),
  kind: known(CNR_KINDS),
  news: known(PARTNER_NEWS),
  failure: knownOrNull(CALL_FAILURES),
  status: z.nullable(z.number()),
});

/** A reason that this release does not know: a newer server has more of them. */
const otherReasonSchema = z.object({ about: known([]), since: z.string() });

/** Why people have to look into an agreement; times are ISO, and a reason that is not known is said to be so. */
export const attentionReasonSchema = z.union([
  undeliveredReasonSchema,
  partnerReasonSchema,
  otherReasonSchema,
]);
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
  institutionNameGR: z.nullish(z.string()),
  startYear: z.number(),
  endYear: z.number(),
  reasons: z.array(attentionReasonSchema),
});
export interface AttentionRow extends z.infer<typeof attentionRowSchema> {}

/**
 * A page of the agreements that people have to look into, each once, the one with the newest reason first.
 *
 * - total: how many there are
 * - hasMore: there are more after this page
 */
export const attentionSchema = z.object({
  total: z.number(),
  value: z.array(attentionRowSchema),
  hasMore: z.boolean(),
});
export interface Attention extends z.infer<typeof attentionSchema> {}
