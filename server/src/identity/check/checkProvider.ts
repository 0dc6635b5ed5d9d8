import type { IdentitySettings } from '../../config/identitySettings.ts';
import type { Settings } from '../../config/settings.ts';
import { checkClient } from './checkClient.ts';
import { checkDiscovery } from './checkDiscovery.ts';
import { checkKeys } from './checkKeys.ts';
import { checkToken } from './checkToken.ts';
import { fine, note, type Finding } from './finding.ts';

/**
 * Looks at the provider that the settings name as portal and browsers will use it, and says in words what is wrong.
 *
 * - token: an access token of the portal's client; left out, none is looked at
 */
export async function checkProvider(
  { identity, publicUrl }: Pick<Settings, 'identity' | 'publicUrl'>,
  token: string | undefined,
): Promise<readonly Finding[]> {
  const { document, findings } = await checkDiscovery(identity, publicUrl);
  if (document === undefined) return findings;
  const [keys, client] = await Promise.all([
    checkKeys(document, publicUrl),
    checkClient(document, identity, publicUrl),
  ]);
  const ofToken = token === undefined ? [] : await checkToken(token, identity);
  return [...findings, ...keys, ...client, ...nameFindings(identity), ...ofToken];
}

/** Of all claims a provider promises of `sub` alone that it stays one person's. Source: OpenID Connect Core 1.0, section 5.7. */
function nameFindings({ nameClaim }: IdentitySettings): readonly Finding[] {
  return nameClaim === 'sub'
    ? [fine('People are known by sub, which is never given out again.')]
    : [
        note(
          `People are known by ${nameClaim}, which a provider may give to another person later. The portal then refuses the other account until the office decides. OIDC_NAME_CLAIM names another claim.`,
        ),
      ];
}
