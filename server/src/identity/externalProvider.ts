import type { IdentitySettings } from '../config/settings.ts';
import { providerKeys } from '../platform/providerKeys.ts';
import { tokenVerifier, type TokenVerifier } from '../platform/tokenVerifier.ts';
import { logoutVerifier, type LogoutVerifier } from './logoutToken.ts';

/** An identity provider that is somebody else's: what it signs is verified by the keys that it publishes. */
export type ExternalProvider = { readonly verifier: TokenVerifier; readonly verifyLogout: LogoutVerifier };

/** Nothing is asked of the provider before its first token comes. */
export function externalProvider(identity: IdentitySettings): ExternalProvider {
  const keys = providerKeys(identity.issuer);
  return { verifier: tokenVerifier(keys, identity), verifyLogout: logoutVerifier(keys, identity) };
}
