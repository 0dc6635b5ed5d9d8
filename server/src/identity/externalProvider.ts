import type { IdentitySettings } from '../config/identitySettings.ts';
import { providerDocument } from '../platform/providerDocument.ts';
import { providerKeys } from '../platform/providerKeys.ts';
import type { TokenStanding } from '../platform/tokenStanding.ts';
import { tokenVerifier, type TokenVerifier } from '../platform/tokenVerifier.ts';
import { logoutVerifier, type LogoutVerifier } from './logoutToken.ts';
import { askedStanding } from './standing/askedStanding.ts';
import { askProvider } from './standing/providerWord.ts';

/** An identity provider that is somebody else's: what it signs is verified by the keys that it publishes, and it is asked what its tokens are good for by now. */
export type ExternalProvider = {
  readonly verifier: TokenVerifier;
  readonly verifyLogout: LogoutVerifier;
  readonly standing: TokenStanding | undefined;
};

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
  return {
    verifier: tokenVerifier(keys, identity),
    verifyLogout: logoutVerifier(keys, identity),
    standing: identity.standing.isAsked
      ? askedStanding(askProvider(find, identity.standing), () => clock().getTime())
      : undefined,
  };
}
