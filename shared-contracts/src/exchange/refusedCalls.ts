import * as z from 'zod/mini';
import { known } from '../call/known.ts';
import { namedHeiSchema } from './exchange.ts';

/** How much is certain of who sent a refused request: the signature proves it, the request names a key of the registry, or it names none. */
export const REFUSED_SENDERS = ['proved', 'claimed', 'unnamed'] as const;
export type RefusedSender = (typeof REFUSED_SENDERS)[number];

/** Of each kind of sender the latest of these are kept, for {@link REFUSED_CALLS_DAYS} days. */
export const MOST_REFUSED_CALLS: Readonly<Record<RefusedSender, number>> = {
  proved: 100,
  claimed: 60,
  unnamed: 40,
};
/** Of one key the latest of these. */
export const MOST_REFUSED_OF_KEY = 20;
export const REFUSED_CALLS_DAYS = 90;

/**
 * A request of the network that the portal refused.
 *
 * - at: ISO time
 * - api: such as `iia-cnr`; null where the portal has nothing at that address
 * - heis: institutions of the key that signed or is named, by network id, with their names where the portal has them
 * - status, reason: of the answer, the reason in English for developers
 */
export const refusedCallSchema = z.object({
  id: z.number(),
  at: z.string(),
  api: z.nullable(z.string()),
  method: z.string(),
  pathAndQuery: z.string(),
  sender: known(REFUSED_SENDERS),
  heis: z.array(namedHeiSchema),
  status: z.number(),
  reason: z.string(),
});
export interface RefusedCall extends z.infer<typeof refusedCallSchema> {}

export const refusedCallsSchema = z.object({ value: z.array(refusedCallSchema) });

/**
 * The same as it came.
 *
 * - headers: in the order in which they came, names in lower case, without cookies and the like
 * - body: as text; what is no text in UTF-8 stands as `\xNN`
 * - bodyBytes: how long the body was, null when it was too long to be read; bodyDigest: SHA-256 in base64 of a body that was kept whole, as in a `Digest` header
 * - signed: text that the signature has to be of, where the request says what it covers
 */
export const wholeRefusedCallSchema = z.extend(refusedCallSchema, {
  keyId: z.nullable(z.string()),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  body: z.string(),
  bodyBytes: z.nullable(z.number()),
  bodyDigest: z.nullable(z.string()),
  signed: z.nullable(z.string()),
});
export interface WholeRefusedCall extends z.infer<typeof wholeRefusedCallSchema> {}
