import { CONFIG_PATH, type PortalConfig } from 'shared-contracts/portal/portalConfig.ts';

/** The portal and its server share an origin. */
export const CONFIG_ADDRESS = CONFIG_PATH;
/** The portal cannot start without the settings, and on a slow computer its own code uses up part of this time. */
const CONFIG_LIMIT_MS = 20_000;

/** Reads the settings of this environment. Throws when they cannot be had, or are not whole. */
export async function loadConfig(): Promise<PortalConfig> {
  const answer = await fetch(CONFIG_ADDRESS, { signal: AbortSignal.timeout(CONFIG_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${CONFIG_ADDRESS} answers ${answer.status}`);
  const body: unknown = await answer.json();
  if (!isConfig(body)) throw new Error(`${CONFIG_ADDRESS} is not whole`);
  return body;
}

function isConfig(body: unknown): body is PortalConfig {
  return (
    hasTexts(body, ['api', 'exchange', 'registry']) &&
    hasTexts(Reflect.get(body, 'identity'), ['authority', 'clientId', 'scope', 'homeOrganization'])
  );
}

function hasTexts(value: unknown, names: readonly string[]): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
