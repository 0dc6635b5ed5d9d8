import { claimedRoles } from 'shared-contracts/rights/claimedRoles.ts';
import type { StandingSettings } from '../../config/identitySettings.ts';
import type { FindProvider } from '../../platform/tokens/providerDocument.ts';
import type { TokenClaims } from '../../platform/tokens/tokenVerifier.ts';
import { ProviderUnreachableError } from '../../platform/tokens/verifiedPayload.ts';
import { askIntrospection, askUserInfo, NoAnswerError } from './providerAnswer.ts';

/**
 * What a provider says of a token.
 *
 * - isGood: it still counts
 * - roles: of its person, as a scope; undefined where it tells none
 * - claims: of a token that says nothing itself
 */
export type ProviderWord =
  | { readonly isGood: false }
  | { readonly isGood: true; readonly roles: string | undefined; readonly claims?: TokenClaims };

/** Asks the provider of a token that was verified. Throws NoAnswerError without an answer, else ProviderUnreachableError without one of use. */
export type AskProvider = (token: string, claims: TokenClaims) => Promise<ProviderWord>;

/**
 * Asks a provider by token introspection, where a client for it is set and the provider offers it, or else by its UserInfo; one that offers neither is taken to
 * say nothing against any token.
 */
export function askProvider(find: FindProvider, { introspection, roleClaim }: StandingSettings): AskProvider {
  return async (token, { sub }) => {
    const { introspection_endpoint: introspect, userinfo_endpoint: userInfo } = await find().catch(
      (cause: unknown) => {
        throw new NoAnswerError('no discovery document', { cause });
      },
    );
    if (introspection !== null && introspect !== undefined) {
      const said = await askIntrospection(introspect, introspection, token);
      if (said === null) return { isGood: false };
      requireSubject(said.sub ?? sub, sub);
      return { isGood: true, roles: claimedRoles(said, roleClaim) };
    }
    if (userInfo === undefined) return { isGood: true, roles: undefined };
    const said = await askUserInfo(userInfo, token);
    if (said === null) return { isGood: false };
    requireSubject(said.sub, sub);
    return { isGood: true, roles: claimedRoles(said, roleClaim) };
  };
}

/** The answer to a token of one person must not speak of another. Source: OpenID Connect Core 1.0, section 5.3.2. */
function requireSubject(said: string, expected: string): void {
  if (said !== expected) throw new ProviderUnreachableError('its answer is of another person');
}
