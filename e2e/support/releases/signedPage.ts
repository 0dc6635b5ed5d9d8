import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Registry } from 'shared-contracts/releases/registry.ts';
import type { BootData } from 'shared-contracts/releases/bootData.ts';
import { BOOT_DATA_ID } from 'shared-contracts/releases/bootData.ts';
import type { SignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { REPOSITORY } from '../places.ts';

const BLOCK = new RegExp(`(<script type="application/json" id="${BOOT_DATA_ID}">)(.*?)(</script>)`, 's');
/** Where the build keeps the keys of a portal that is tried on a machine. */
const KEYS = process.env['RELEASE_KEYS'] ?? path.join(REPOSITORY, '.data/release-keys');

/** What happens to a registry on its way, by what the text of a test says of it. */
export const ATTACKS: Readonly<Record<string, (signed: SignedRegistry) => SignedRegistry>> = {
  'signed by another key': (signed) => signAgain(signed, {}, generateKeyPairSync('ed25519').privateKey),
  'that has expired': (signed) => signAgain(signed, { expiresAt: '2020-01-01T00:00:00.000Z' }),
  'that was changed': (signed) => ({ ...signed, signed: harmed(signed.signed) }),
};

/** Gives an earlier registry that was signed as it should be. */
export function older(signed: SignedRegistry): SignedRegistry {
  const { sequence } = JSON.parse(signed.signed) as Registry;
  return signAgain(signed, { sequence: sequence - 1 });
}

/** Lets pages come with another registry inside. */
export async function servePagesWith(page: Page, change: (signed: SignedRegistry) => SignedRegistry) {
  await page.route(
    // Fetching an answer of the sign-in provider would follow it, and lose the code that it brings.
    ({ pathname }) => !path.extname(pathname) && !pathname.startsWith('/realms/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        BLOCK,
        (_all, before: string, data: string, after: string) => {
          const boot = JSON.parse(data) as BootData;
          const changed = JSON.stringify({ ...boot, registry: change(boot.registry) });
          return before + changed.replaceAll('<', '\\u003c') + after;
        },
      );
      return route.fulfill({ response: answer, body: html });
    },
  );
}

/** Answers for the registry's file with another one. */
export function answerWith(change: (signed: SignedRegistry) => SignedRegistry) {
  return async (route: Route): Promise<void> => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change((await answer.json()) as SignedRegistry) });
  };
}

/**
 * Gives a later registry that names other modules, signed as it should be.
 *
 * - step: by how much its sequence is above that of the portal
 * - shell: name of another shell that is in force
 */
export function naming(modules: Registry['modules'], step: number, shell?: string) {
  return (signed: SignedRegistry): SignedRegistry => {
    const registry = JSON.parse(signed.signed) as Registry;
    const moved = shell === undefined ? {} : { shell: { release: shell, previous: [] } };
    const named = { ...registry, ...moved, sequence: registry.sequence + step, modules };
    return seal(signed, JSON.stringify(named));
  };
}

function signAgain(signed: SignedRegistry, changes: Partial<Registry>, key?: KeyObject) {
  return seal(
    signed,
    harmed(JSON.stringify({ ...(JSON.parse(signed.signed) as Registry), ...changes })),
    key,
  );
}

function seal(signed: SignedRegistry, text: string, key: KeyObject = releaseKey()): SignedRegistry {
  const value = sign(null, Buffer.from(text), key).toString('base64');
  const signatures = signed.signatures.slice(0, 1).map(({ key: id }) => ({ key: id, value }));
  return { ...signed, signed: text, signatures };
}

/** Whoever takes this registry has modules that do not fit the shell, and no page of them opens. */
function harmed(text: string): string {
  return text.replaceAll(/"contract":\d/g, '"contract":9');
}

/** The key whose id stands first among the signatures: the build signs with each in the order of their names. */
function releaseKey(): KeyObject {
  const name = readdirSync(KEYS)
    .filter((file) => file.startsWith('release-'))
    .sort()[0];
  return createPrivateKey(readFileSync(path.join(KEYS, name ?? 'none'), 'utf8'));
}
