import type { IdentitySettings } from '../config/identitySettings.ts';
import { isOpaque } from '../platform/tokens/opaqueToken.ts';
import { providerDocument } from '../platform/tokens/providerDocument.ts';
import { providerKeys } from '../platform/tokens/providerKeys.ts';
import type { TokenStanding } from '../platform/tokens/tokenStanding.ts';
import { tokenVerifier, type TokenVerifier } from '../platform/tokens/tokenVerifier.ts';
import { logoutVerifier, type LogoutVerifier } from './logoutToken.ts';
import { askedStanding } from './standing/askedStanding.ts';
import { opaqueTokens } from './standing/opaqueTokens.ts';
import { askProvider } from './standing/providerWord.ts';

/** An identity provider that is somebody else's: what it signs is verified by the keys that it publishes, and it is asked what its tokens are good for by now. */
export type ExternalProvider = {
  readonly verifier: TokenVerifier;
  readonly verifyLogout: LogoutVerifier;
  readonly standing: TokenStanding | undefined;
};

/** Its clock is not ours. */
const CLOCK_TOLERANCE_S = 150;

/**
 * Nothing is asked of the provider before its first token comes.
 *
 * - clock: what is taken for now where the age of its word counts
 */
export function externalProvider(
  identity: IdentitySettings,
  clock: () => Date = () => new Date(),
): ExternalProvider {
  const find = providerDocument(identity.issuer);
  const keys = providerKeys(find);
  const expected = {
    ...identity,
    issuer: async () => (await find()).issuer,
    clockToleranceS: CLOCK_TOLERANCE_S,
    roleClaim: identity.standing.roleClaim,
  };
  const now = () => clock().getTime();
  const signed = tokenVerifier(keys, expected);
  const opaque = opaqueTokens(find, identity, now);
  return {
    verifier: { verify: (token) => (isOpaque(token) ? opaque.verify(token) : signed.verify(token)) },
    verifyLogout: logoutVerifier(keys, expected),
    standing: identity.standing.isAsked
      ? besideOpaque(askedStanding(askProvider(find, identity.standing), now))
      : undefined,
  };
}

/** Of an opaque token the provider has just been asked. */
function besideOpaque(asked: TokenStanding): TokenStanding {
  return {
    standingOf: async (token, claims) =>
      isOpaque(token) ? { isGood: true, claims } : asked.standingOf(token, claims),
  };
}
