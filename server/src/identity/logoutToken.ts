import type { JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import type { ExpectedToken } from '../platform/tokens/tokenVerifier.ts';
import { InvalidTokenError, verifiedPayload } from '../platform/tokens/verifiedPayload.ts';
import type { SessionEnd } from './endedSessions.ts';

/** A logout that the provider tells of, and the id of the token that says so. */
export type VerifiedLogout = { readonly end: SessionEnd; readonly tokenId: string };

/** Throws InvalidTokenError for a token that proves no logout, ProviderUnreachableError when the provider's keys cannot be had. */
export type LogoutVerifier = (token: string) => Promise<VerifiedLogout>;

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** The specification asks for the first; providers that are older than it say the second, or nothing. */
const KINDS = ['logout+jwt', 'jwt'];
/** It is sent as the session ends: an older one is somebody's copy. */
const LONGEST_AGE_S = 600;

const id = z.string().min(1).max(255);
const logoutSchema = z
  .object({
    jti: id,
    iat: z.number(),
    sid: id.optional(),
    sub: id.optional(),
    events: z.object({ [LOGOUT_EVENT]: z.object({}) }),
    // An id token has one: it must never do as a logout token.
    nonce: z.never().optional(),
  })
  .refine(({ sid, sub }) => sid !== undefined || sub !== undefined);

/**
 * Verifies logout tokens, which a provider sends when a session ends.
 *
 * Source: OpenID Connect Back-Channel Logout 1.0, section 2.6.
 */
export function logoutVerifier(
  keys: JWTVerifyGetKey,
  { issuer, clientId, clockToleranceS }: Pick<ExpectedToken, 'issuer' | 'clientId' | 'clockToleranceS'>,
): LogoutVerifier {
  return async (token) => {
    const payload = await verifiedPayload(token, keys, {
      issuer: await issuer(),
      audience: clientId,
      clockToleranceS,
      kinds: KINDS,
      maxTokenAge: LONGEST_AGE_S,
    });
    const logout = logoutSchema.safeParse(payload);
    if (!logout.success) throw new InvalidTokenError('no logout token');
    const { jti, iat, sid, sub } = logout.data;
    return { end: { sid, subject: sub, at: new Date(iat * 1000) }, tokenId: jti };
  };
}
