import type { LanguageTag } from 'shared-contracts/language.ts';
import { besideKey } from 'shared-contracts/shareKey.ts';
import type { BootData, ModuleRelease, Registry } from 'shared-contracts/registry.ts';

export type PreloadFile = { readonly href: string; readonly integrity: string };

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
 * - isSignedIn: without a session only the sign-in screen is shown, and no module is fetched
 */
export function preloadPlan(
  { modules }: Pick<Registry, 'modules'>,
  shell: BootData['shell'],
  path: string,
  tag: LanguageTag,
  isSignedIn: boolean,
): readonly PreloadFile[] {
  const ofShell = (files: readonly string[] = []) =>
    files.map((file) => ({ href: shell.base + file, integrity: shell.integrity?.[file] ?? '' }));
  const texts = ofShell(shell.locales[tag]);
  if (!isSignedIn) return texts;
  for (const { base, release, isOff } of Object.values(modules)) {
    if (isOff === true) continue;
    const route = release.description.routes.find((candidate) => matchesPath(candidate.path, path));
    if (route === undefined) continue;
    const files = [release.entry, ...(release.preload[route.id] ?? []), ...release.locales[tag]];
    const shares = (release.uses[route.id] ?? []).flatMap((name) =>
      ofShell(shareFiles(shell, release, name)),
    );
    return [
      ...texts,
      ...files.map((file) => ({ href: base + file, integrity: integrityOf(release, file) })),
      ...shares,
    ];
  }
  return texts;
}

/** A module of an earlier major of an entry point gets that one, where the shell offers both. */
function shareFiles({ shareFiles: files }: BootData['shell'], { share }: ModuleRelease, name: string) {
  return files[besideKey(name, share[name] ?? '')] ?? files[name];
}

/** Tells whether a path lies on a route that is written as in `/iia/view/:name`. */
export function matchesPath(pattern: string, path: string): boolean {
  const [wanted, actual] = [segments(pattern), segments(path)];
  return (
    wanted.length === actual.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === actual[index])
  );
}

function segments(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function integrityOf(release: ModuleRelease, file: string): string {
  return release.files[file]?.integrity ?? '';
}
