import type { Settings } from '../../config/settings.ts';
import { checkClient } from './checkClient.ts';
import { checkDiscovery } from './checkDiscovery.ts';
import { checkKeys } from './checkKeys.ts';
import { checkToken } from './checkToken.ts';
import type { Finding } from './finding.ts';

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
  return [...findings, ...keys, ...client, ...ofToken];
}
