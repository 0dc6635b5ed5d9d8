import * as z from 'zod/mini';
import { namedHeiSchema, putAwaySchema } from './exchange.ts';
import { PARTNER_NEWS } from './partnerEvents.ts';
import { CALL_FAILURES } from './exchangeFailures.ts';
import { known, knownOrNull } from '../call/known.ts';

/**
 * Copy that a partner has announced, that belongs to no agreement of ours, and that could not be fetched or be taken.
 *
 * - id: of the event that says so
 * - institutionName: null where the portal has no institution with this HEI ID
 * - since: ISO time at which it was announced first
 * - nextTryAt: ISO time; null when no try follows by itself
 * - news: `wrong-hash`, `other-partners` or `failed`; failure, status, words, detail: of the last try, words are the partner's own, detail is English for
 *   developers and names the element; both are shortened, and whole by `readEventReason`
 */
export const unreadableCopySchema = z.object({
  id: z.number(),
  heiId: z.string(),
  institutionName: z.nullable(z.string()),
  institutionNameGR: z.nullish(z.string()),
  iiaId: z.string(),
  since: z.string(),
  nextTryAt: z.nullable(z.string()),
  news: known(PARTNER_NEWS),
  failure: knownOrNull(CALL_FAILURES),
  status: z.nullable(z.number()),
  words: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  putAway: putAwaySchema,
});
export interface UnreadableCopy extends z.infer<typeof unreadableCopySchema> {}

/**
 * A page of them, the latest first.
 *
 * - total: how many there are by the question; waiting, away: how many are not put away and how many are, whatever was asked
 * - partners: who announced any of them, by name
 * - hasMore: there are more after this page
 */
export const unreadableCopiesSchema = z.object({
  total: z.number(),
  waiting: z.number(),
  away: z.number(),
  partners: z.array(namedHeiSchema),
  value: z.array(unreadableCopySchema),
  hasMore: z.boolean(),
});
export interface UnreadableCopies extends z.infer<typeof unreadableCopiesSchema> {}

/** What another try led to, where it was taken: an offer, or nothing, since the partner serves it no more. */
export const fetchedAgainSchema = z.object({ news: known(PARTNER_NEWS) });
