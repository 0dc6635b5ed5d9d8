import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Root folder of the repository. */
export const ROOT = join(import.meta.dirname, '..', '..');
/** Folder that the server hosts: index.html, `shell/`, `m/`, `registry/`. */
export const PORTAL_FOLDER = join(ROOT, 'dist', 'portal');
/** Webpack's and the build's memory between two runs; may be deleted at any time. */
export const CACHE_FOLDER = join(ROOT, '.cache', 'build');
export const SHELL_ID = 'shell';

/** Lists the module packages of this repository, in alphabetical order: every folder `mfe-*` with an `mfe.json`. */
export function moduleIds(root: string = ROOT): readonly string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'mfe.json')))
    .sort();
}

/** Lists the packages that several parts of the portal import, in alphabetical order: every folder `shared-*` with a `package.json`. */
export function sharedPackages(root: string = ROOT): readonly string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('shared-') && existsSync(join(root, name, 'package.json')))
    .sort();
}

/** Lists the shared packages that a package brings along, its own needs and theirs, in alphabetical order. */
export function sharedNeeds(id: string, root: string = ROOT): readonly string[] {
  const shared = sharedPackages(root);
  const needs = new Set<string>();
  const waiting = [id];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const file = join(packageFolder(one, root), 'package.json');
    // The form is that of every package.json.
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    const named = Object.keys(dependencies).filter((name) => shared.includes(name));
    for (const name of named.filter((name) => !needs.has(name))) {
      needs.add(name);
      waiting.push(name);
    }
  }
  return [...needs].sort();
}

/** Gives the folder of a package of this repository. */
export function packageFolder(id: string, root: string = ROOT): string {
  return join(root, id);
}

/** Gives the folder that a package is built into. */
export function buildFolder(id: string): string {
  return join(packageFolder(id), 'dist');
}

/** Reads the version that a package.json states; throws when it states none. */
export function readVersion(packageJson: string): string {
  const content: unknown = JSON.parse(readFileSync(packageJson, 'utf8'));
  const version: unknown =
    typeof content === 'object' && content !== null ? Reflect.get(content, 'version') : undefined;
  if (typeof version !== 'string') throw new Error(`${packageJson} states no version`);
  return version;
}
