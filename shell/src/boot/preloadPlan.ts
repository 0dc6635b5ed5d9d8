import type { LanguageTag } from 'shared-contracts/language.ts';
import { besideKey } from 'shared-contracts/shareKey.ts';
import type { BootData, ModuleRelease, Registry } from 'shared-contracts/registry.ts';
import { pageFiles } from './pageFiles.ts';
import type { PreloadFile } from './preloadFile.ts';
import { routeAt } from './routeAt.ts';

/**
 * Reads the registry that the page carries without asking who signed it, for the plan alone: what is asked for ahead is not run. One that
 * cannot be read names nothing.
 */
export function plannedRegistry({ registry }: BootData): Pick<Registry, 'modules'> {
  try {
    return JSON.parse(registry.signed) as Registry;
  } catch {
    return { modules: {} };
  }
}

/**
 * Leaves out the modules of which the tab tries another release: only a request tells what that needs.
 *
 * - tried: what the tab keeps of its trials, as it is kept
 */
export function withoutTried(
  { modules }: Pick<Registry, 'modules'>,
  tried: string,
): Pick<Registry, 'modules'> {
  const others = Object.entries(modules).filter(([id]) => !tried.includes(`"${id}"`));
  return { modules: Object.fromEntries(others) };
}

/**
 * Lists the files that the page at an address will need besides the shell's own start, so that they come at the same time.
 *
 * - path: path of the address
 * - permissions: of the person who was signed in here last; without one only the sign-in screen is shown, and of a page that they may not open
 *   nothing is fetched
 */
export function preloadPlan(
  { modules }: Pick<Registry, 'modules'>,
  shell: BootData['shell'],
  path: string,
  tag: LanguageTag,
  permissions: readonly string[] | undefined,
): readonly PreloadFile[] {
  const ofShell = (files: readonly string[] = []) =>
    files.map((file) => ({ href: shell.base + file, integrity: shell.integrity?.[file] ?? '' }));
  const texts = ofShell(shell.locales[tag]);
  if (permissions === undefined) return texts;
  for (const { base, release, isOff } of Object.values(modules)) {
    if (isOff === true) continue;
    const route = routeAt(release.description.routes, path);
    if (route === undefined) continue;
    if (!route.permission.some((one) => permissions.includes(one))) return texts;
    const shares = (release.uses[route.id] ?? []).flatMap((name) =>
      ofShell(shareFiles(shell, release, name)),
    );
    return [...texts, ...pageFiles({ base, release }, route.id, tag), ...shares];
  }
  return texts;
}

/** A module of an earlier major of an entry point gets that one, where the shell offers both. */
function shareFiles({ shareFiles: files }: BootData['shell'], { share }: ModuleRelease, name: string) {
  return files[besideKey(name, share[name] ?? '')] ?? files[name];
}

/**
 * Reads the permissions of the person who was signed in here last. They tell what is worth asking for ahead, and open nothing.
 *
 * - kept: what the browser keeps of the role, as it is kept; null where nobody was signed in
 */
export function keptPermissions(kept: string | null): readonly string[] | undefined {
  if (kept === null) return undefined;
  try {
    const { permissions } = JSON.parse(kept) as { readonly permissions?: unknown };
    return Array.isArray(permissions) ? permissions.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
