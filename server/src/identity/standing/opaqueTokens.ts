import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { IdentitySettings } from '../../config/identitySettings.ts';
import type { FindProvider, ProviderDocument } from '../../platform/tokens/providerDocument.ts';
import { InvalidTokenError, shown } from '../../platform/tokens/tokenRefusal.ts';
import { claimsOf, type TokenClaims, type TokenVerifier } from '../../platform/tokens/tokenVerifier.ts';
import { askedStanding } from './askedStanding.ts';
import { askIntrospection, askUserInfo, NoAnswerError } from './providerAnswer.ts';

const MOST_REMEMBERED = 10_000;
const ASKED_AGAIN_S = 600;
/** What is known of a token before its provider was asked. */
const UNKNOWN: TokenClaims = { sub: '', iat: 0, exp: 0 };

/**
 * Verifies tokens that say nothing themselves: their provider is asked, at most once a minute for each.
 *
 * By introspection, whose answer has to say that the token was given to this portal's client or for its audience. UserInfo says of no token whom it was given
 * to: whoever runs another client of that provider could come with the tokens of its people. So it decides only where the settings say so.
 */
export function opaqueTokens(
  find: FindProvider,
  { clientId, audience, nameClaim, standing: { introspection, opaque, roleClaim } }: IdentitySettings,
  now: () => number,
): TokenVerifier {
  const firstSeen = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  async function answerOf(document: ProviderDocument, token: string) {
    const { introspection_endpoint: introspect, userinfo_endpoint: userInfo } = document;
    if (opaque === 'userinfo' && userInfo !== undefined) return askUserInfo(userInfo, token);
    if (introspection === null || introspect === undefined) {
      throw new InvalidTokenError(
        introspect === undefined
          ? 'it is no JWT, and the identity provider offers no introspection'
          : 'it is no JWT, and no client for introspection is set (OIDC_INTROSPECTION_CLIENT_ID)',
      );
    }
    const said = await askIntrospection(introspect, introspection, token);
    if (said !== null) requireOurs(said, { clientId, audience });
    return said;
  }

  const asked = askedStanding(async (token) => {
    const document = await find().catch((cause: unknown) => {
      throw new NoAnswerError('no discovery document', { cause });
    });
    const said = await answerOf(document, token);
    if (said === null) return { isGood: false };
    const key = createHash('sha256').update(token).digest('base64');
    const seenAt = firstSeen.get(key) ?? Math.floor(now() / 1000);
    firstSeen.set(key, seenAt);
    const times = { iat: seenAt, exp: Math.floor(now() / 1000) + ASKED_AGAIN_S };
    return {
      isGood: true,
      roles: undefined,
      claims: claimsOf({ ...times, ...said }, { roleClaim, nameClaim }),
    };
  }, now);

  return {
    async verify(token) {
      const standing = await asked.standingOf(token, UNKNOWN).catch((error: unknown) => {
        throw error instanceof Error && error.cause instanceof InvalidTokenError ? error.cause : error;
      });
      if (!standing.isGood)
        throw new InvalidTokenError('the identity provider takes it no more', undefined, { isOver: true });
      return standing.claims;
    },
  };
}

function requireOurs(
  { client_id: client, aud }: Readonly<Record<string, unknown>>,
  { clientId, audience }: { readonly clientId: string; readonly audience: string },
): void {
  const audiences: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  if (client === clientId || audiences.includes(audience)) return;
  const refused = {
    claim: 'client_id',
    was: shown(client),
    expected: `${clientId}, or the audience ${audience}`,
  };
  throw new InvalidTokenError('of another client', refused);
}
