import type { IdentitySettings } from '../../config/identitySettings.ts';
import { roleOfScope } from 'shared-contracts/rights/permissions.ts';
import { InvalidTokenError } from '../../platform/tokens/tokenRefusal.ts';
import type { TokenClaims } from '../../platform/tokens/tokenVerifier.ts';
import { externalProvider } from '../externalProvider.ts';
import { fault, fine, note, whyOf, type Finding } from './finding.ts';

/** Verifies an access token as the server does at each call, and says which role it gives. */
export async function checkToken(token: string, identity: IdentitySettings): Promise<readonly Finding[]> {
  const { verifier, standing } = externalProvider(identity);
  try {
    const claims = await verifier.verify(token);
    const accepted = fine('The server takes the token.');
    const asked = await standing?.standingOf(token, claims);
    if (asked?.isGood === false) {
      return [
        accepted,
        fault(
          'Asked about it, the provider says that it counts no more. OIDC_RECHECK=false leaves the question out.',
        ),
      ];
    }
    const answer =
      asked?.fault === undefined
        ? []
        : [
            fault(
              `Asked about it, the provider gives no answer of use (${whyOf(asked.fault)}). After five minutes calls are refused for it.`,
            ),
          ];
    return [
      accepted,
      ...answer,
      ...roleFindings(asked?.claims ?? claims, identity),
      ...personFindings(claims, identity),
    ];
  } catch (error) {
    if (!(error instanceof InvalidTokenError))
      return [fault(`The token cannot be verified: ${whyOf(error)}.`)];
    const { refused } = error;
    const detail =
      refused === undefined ? '' : ` ${refused.claim} is ${refused.was}, expected is ${refused.expected}.`;
    return [fault(`The server refuses the token: ${error.message}.${detail}${hintOf(refused?.claim)}`)];
  }
}

function hintOf(claim: string | undefined): string {
  const hints: Readonly<Record<string, string>> = {
    iss: ' Set OIDC_ISSUER to the issuer that the provider names.',
    aud: ' Set OIDC_AUDIENCE to what the token has, or let the provider write the audience into it.',
    azp: ' Set OIDC_CLIENT_ID, or paste a token of the portal.',
    client_id: ' Set OIDC_CLIENT_ID, or paste a token of the portal.',
    exp: ' Paste a fresh one.',
    iat: ' The clocks of the two machines differ by more than two minutes and a half, or the token is too old.',
  };
  return hints[claim ?? ''] ?? '';
}

function roleFindings(
  { scope = '' }: TokenClaims,
  { standing: { roleClaim } }: IdentitySettings,
): readonly Finding[] {
  const role = roleOfScope(scope);
  const from = roleClaim === null ? 'its scope' : `its claim ${roleClaim}, or its scope`;
  return role === 'No Rights'
    ? [
        fault(
          `It gives no role: ${from} has “${scope}”, and none of mobisis-iro, mobisis-teachers, mobisis-students. See OIDC_SCOPE and OIDC_ROLE_CLAIM.`,
        ),
      ]
    : [fine(`It gives the role ${role}.`)];
}

function personFindings(claims: TokenClaims, { nameClaim }: IdentitySettings): readonly Finding[] {
  const missing = (['preferred_username', 'family_name', 'given_name', 'email'] as const)
    .filter((name) => !claims[name])
    .map((name) => (name === 'preferred_username' ? nameClaim : name));
  return missing.length === 0
    ? []
    : [
        note(
          `It says nothing of ${missing.join(', ')}: people do without, and are shown as far as they are known.`,
        ),
      ];
}
