import * as z from 'zod/mini';
import { CNR_KINDS } from './exchange.ts';
import { CALL_FAILURES } from './exchangeFailures.ts';
import { known, knownOrNull } from '../call/known.ts';

/**
 * What a fetch of the partner's copy, or of its approval, led to.
 *
 * - linked, changed, unchanged: its first copy, another one, the same as before
 * - reordered: what both approved, in another order
 * - reverted: again the copy that both approved last
 * - termination-asked: the copy is marked as ended now
 * - deleted: there is none any more; deletion-ignored: the same, though both have approved, which the network forbids
 * - approved, approved-earlier, approved-other, not-approved: our present copy, the one that both approved last, one that is not in use, none
 * - approval-withdrawn: none any more; withdrawal-ignored: the same, though both have approved, which the network forbids
 * - wrong-hash, other-partners: its copy is not what it says to be, and was not taken
 * - offered, no-agreement: it belongs to no agreement of ours; `offered` waits for the office
 * - our-agreement-deleted: ours is gone, so nothing was taken
 * - repeated: a later notification says the same
 * - failed: it could not be fetched, or not be taken in
 */
export const PARTNER_NEWS = [
  'linked',
  'changed',
  'unchanged',
  'reordered',
  'reverted',
  'termination-asked',
  'deleted',
  'deletion-ignored',
  'approved',
  'approved-earlier',
  'approved-other',
  'not-approved',
  'approval-withdrawn',
  'withdrawal-ignored',
  'wrong-hash',
  'other-partners',
  'offered',
  'no-agreement',
  'our-agreement-deleted',
  'repeated',
  'failed',
] as const;
export type PartnerNews = (typeof PARTNER_NEWS)[number];

/** Who asked for a fetch: the partner by a notification, the nightly reconciliation, somebody of the office. */
export const EVENT_SOURCES = ['partner', 'night', 'office'] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

/**
 * An event of a partner: a fetch of its copy (`iia-cnr`) or of its approval of ours (`iia-approval-cnr`).
 *
 * - by: name of whoever asked for it; null for the network
 * - state: `given-up` is not tried again
 * - news: null while it waits for its first try
 * - failure, status, words, detail: of the last try that failed; words are the partner's own, detail is English for developers
 *   Both are shortened, and whole by `readEventReason`
 */
export const partnerEventSchema = z.object({
  id: z.number(),
  kind: known(CNR_KINDS),
  source: known(EVENT_SOURCES),
  by: z.nullable(z.string()),
  receivedAt: z.string(),
  settledAt: z.nullable(z.string()),
  nextTryAt: z.nullable(z.string()),
  state: known(['waiting', 'done', 'given-up']),
  news: knownOrNull(PARTNER_NEWS),
  failure: knownOrNull(CALL_FAILURES),
  status: z.nullable(z.number()),
  words: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
/** The whole text of why a copy could not be fetched or taken. */
export const eventReasonSchema = z.object({ words: z.nullable(z.string()), detail: z.nullable(z.string()) });
export interface EventReason extends z.infer<typeof eventReasonSchema> {}

export interface PartnerEvent extends z.infer<typeof partnerEventSchema> {}
