import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { besideKey } from 'shared-contracts/releases/shareKey.ts';
import type { ModuleRelease, Registry, RegistryModule } from 'shared-contracts/releases/registry.ts';
import type { BootData } from 'shared-contracts/releases/bootData.ts';
import { pageFiles } from './pageFiles.ts';
import type { PreloadFile } from './preloadFile.ts';
import { routeAt } from './routeAt.ts';

/**
 * What is asked for ahead.
 *
 * - files: those that are known
 * - place: page whose own files have to be asked for by its module's release; none where there is no page to be brought
 */
export type PreloadPlan = {
  readonly files: readonly PreloadFile[];
  readonly place?: { readonly entry: RegistryModule; readonly routeId: string } | undefined;
};

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
  registry: Pick<Registry, 'modules'>,
  shell: BootData['shell'],
  path: string,
  tag: LanguageTag,
  permissions: readonly string[] | undefined,
): PreloadPlan {
  const ofShell = (files: readonly string[] = []) =>
    files.map((file) => ({ href: shell.base + file, integrity: shell.integrity?.[file] ?? '' }));
  const texts = ofShell(shell.locales[tag]);
  const place = permissions === undefined ? undefined : placeAt(registry, path, permissions);
  if (place === undefined) return { files: texts };
  const { entry, routeId } = place;
  const shares = (entry.release.uses[routeId] ?? []).flatMap((name) =>
    ofShell(shareFiles(shell, entry.release, name)),
  );
  return { files: [...texts, ...pageFiles(entry, routeId, tag), ...shares], place };
}

/** Finds the page at a path; none of a module that is switched off, and none that the permissions do not open. */
function placeAt(
  { modules }: Pick<Registry, 'modules'>,
  path: string,
  permissions: readonly string[],
): PreloadPlan['place'] {
  for (const entry of Object.values(modules)) {
    const route = routeAt(entry.release.description.routes, path);
    if (entry.isOff !== true && route?.permission.some((one) => permissions.includes(one)) === true)
      return { entry, routeId: route.id };
  }
  return undefined;
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
