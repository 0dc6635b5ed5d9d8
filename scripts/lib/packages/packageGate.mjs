import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../places.mjs';

/** Any of these is there where a portal is in force; the second one in those of an earlier time. */
const SIGNS = ['registry/registry.json', 'shell.json'];

/**
 * Tells whether a package's build is to be held against what is in force. Whoever names a portal means it: a check that cannot be made fails then.
 *
 * - environment: PORTAL_DIR or RELEASE_STORE name a portal; without them it is the one that is built here, if it is
 * - result: null for packages that are no modules; `portal` is the folder, undefined for that of the store; `leftOut` says why there is no gate
 */
export function packageGate(name, environment = process.env) {
  if (!name.startsWith('mfe-')) return null;
  if (environment.RELEASE_STORE?.trim()) return { portal: undefined };
  const named = environment.PORTAL_DIR?.trim();
  const portal = resolve(ROOT, named || 'dist/portal');
  if (named || SIGNS.some((file) => existsSync(join(portal, file)))) return { portal };
  return { leftOut: `no portal is built in ${portal}, and PORTAL_DIR names no other` };
}
