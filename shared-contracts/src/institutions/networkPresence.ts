import * as z from 'zod/mini';

/**
 * API that an institution declares in the registry of the network.
 *
 * - name: of its entry, such as `iias` or `organizational-units`; version as declared
 * - isSpoken: we can call this version with the security that it asks for
 */
export const declaredApiSchema = z.object({
  name: z.string(),
  version: z.string(),
  isSpoken: z.boolean(),
});
export interface DeclaredApi extends z.infer<typeof declaredApiSchema> {}

/** One call between an institution and us; `api` by the names of declared APIs, at as ISO time; status: of the answer, null without one. */
export const networkCallSchema = z.object({
  api: z.string(),
  at: z.string(),
  status: z.nullable(z.number()),
});
export interface NetworkCall extends z.infer<typeof networkCallSchema> {}

/**
 * What is known here of an institution on the network.
 *
 * - apis: by name, the newest version first; empty for one that the registry does not list
 * - catalogueAt: when the registry was read last, ISO time; null while the portal is not connected, or the registry has never answered
 * - lastSuccess, lastFailure: of our calls; lastReceived: of theirs
 */
export const networkPresenceSchema = z.object({
  isConnected: z.boolean(),
  isListed: z.boolean(),
  apis: z.array(declaredApiSchema),
  catalogueAt: z.nullable(z.string()),
  lastSuccess: z.nullable(networkCallSchema),
  lastFailure: z.nullable(networkCallSchema),
  lastReceived: z.nullable(networkCallSchema),
});
export interface NetworkPresence extends z.infer<typeof networkPresenceSchema> {}
