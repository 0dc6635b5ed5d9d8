import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Whether this is `shared-build` as it is packed, installed in a repository of one module alone; else its sources in the workspace. */
export const IS_STANDALONE = basename(join(import.meta.dirname, '..')) === 'dist';
/** Root folder of the repository: the workspace, or that of one module. */
export const ROOT = IS_STANDALONE
  ? standaloneRoot(process.cwd())
  : join(import.meta.dirname, '..', '..', '..');
/** Folder that the server hosts: index.html, `shell/`, `m/`, `registry/`. */
export const PORTAL_FOLDER = join(ROOT, 'dist', 'portal');
/** Webpack's and the build's memory between two runs; may be deleted at any time. */
export const CACHE_FOLDER = join(ROOT, '.cache', 'build');
export const SHELL_ID = 'shell';

/** Lists the module packages of this repository, in alphabetical order: every folder `mfe-*` with an `mfe.json`. */
export function moduleIds(root: string = ROOT): readonly string[] {
  if (IS_STANDALONE) return standaloneIds(root);
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

/** Gives the folder of a package: of this repository, or as it is installed in that of one module. */
export function packageFolder(id: string, root: string = ROOT): string {
  if (!IS_STANDALONE) return join(root, id);
  return standaloneIds(root).includes(id) ? root : dirname(installedPackage(id, root) ?? join(root, id));
}

/** Finds the package.json of a package as some folder has it installed; undefined when it has none. */
export function installedPackage(name: string, folder: string): string | undefined {
  try {
    return findPackageJSON(name, join(folder, 'package.json'));
  } catch {
    return undefined;
  }
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

/** Finds the folder with the module's description, from one below it; a repository that is only to be made has none. */
function standaloneRoot(folder: string): string {
  if (existsSync(join(folder, 'mfe.json'))) return folder;
  return dirname(folder) === folder ? process.cwd() : standaloneRoot(dirname(folder));
}

/** Gives the id of the one module of its repository; empty where there is none yet. */
function standaloneIds(root: string): readonly string[] {
  const file = join(root, 'mfe.json');
  if (!existsSync(file)) return [];
  const { id } = JSON.parse(readFileSync(file, 'utf8')) as { readonly id?: unknown };
  return typeof id === 'string' ? [id] : [];
}
