import { createRequire } from 'node:module';
import { join } from 'node:path';
import { besideKey } from 'shared-contracts/releases/shareKey.ts';
import { installedRange } from './installedRange.ts';
import { IS_STANDALONE, ROOT, SHELL_ID, packageFolder, readVersion } from '../workspace/workspace.ts';

type ShareKind = {
  /** Package whose version counts. */
  readonly package: string;
  /** Part of the shell's first script; otherwise it is loaded when a page first asks for it. */
  readonly isEager: boolean;
  /** File below the shell's folder that offers a part of the entry point, where all of it would be too long; with what the shell itself needs of it, it is a list of names. */
  readonly part?: string;
};

/**
 * Everything that shell and modules have in common, by the name that code imports.
 *
 * The shell provides it, modules hold no copy. Whatever is not named here is a module's own affair; whatever must exist
 * once (router, languages, query cache, Fluent, React DOM) stays inside these entry points.
 * Source: docs/decisions/0004-federation-cost.md.
 */
export const SHARED: Readonly<Record<string, ShareKind>> = {
  react: { package: 'react', isEager: true },
  'react/jsx-runtime': { package: 'react', isEager: true },
  'shared-auth': { package: 'shared-auth', isEager: true },
  'shared-client': { package: 'shared-client', isEager: true },
  'shared-ui/core': { package: 'shared-ui', isEager: true },
  'shared-ui/list': { package: 'shared-ui', isEager: false },
  'shared-ui/fields': { package: 'shared-ui', isEager: false },
  'shared-ui/wizard': { package: 'shared-ui', isEager: false },
  'shared-ui/richText': { package: 'shared-ui', isEager: false },
  'shared-record/pages': { package: 'shared-record', isEager: false },
  'shared-record/edit': { package: 'shared-record', isEager: false },
  'shared-record/wizard': { package: 'shared-record', isEager: false },
  'zod/mini': { package: 'zod', isEager: true, part: 'src/offered/zodMini.ts' },
};

/**
 * Earlier majors that the shell offers beside the present ones while modules move from one to the other: the folder of the earlier one, by the
 * package. Empty at rest, as each costs a build of its code.
 *
 * The folder is a package of the workspace with the same entry points and the earlier version, and a dependency of the shell. What has to exist
 * once on a page, such as contexts, it passes on from the present one: `export * from 'shared-ui/core'`.
 */
export const OFFERED_BESIDE: Readonly<Record<string, string>> = {};

/** An entry point of an earlier major. */
type BesideShare = { readonly name: string; readonly entry: string; readonly version: string };

function besideShares(): readonly BesideShare[] {
  return Object.entries(OFFERED_BESIDE).flatMap(([of, folder]) => {
    const version = readVersion(join(packageFolder(folder), 'package.json'));
    return Object.keys(SHARED)
      .filter((name) => SHARED[name]?.package === of)
      .map((name) => ({ name, entry: folder + name.slice(of.length), version }));
  });
}

/**
 * Gives what the shell offers as this repository would build it now: the version of each entry point, with those of earlier majors under
 * {@link besideKey}.
 */
export function offeredVersions(): Readonly<Record<string, string>> {
  const beside = besideShares().map(({ name, version }) => [besideKey(name, version), version] as const);
  return { ...sharedVersions(), ...Object.fromEntries(beside) };
}

/** Gives the version of each shared entry point as this repository would build it now. */
export function sharedVersions(): Readonly<Record<string, string>> {
  const fromShell = createRequire(join(packageFolder(SHELL_ID), 'package.json'));
  return mapShared((share) =>
    share.package.startsWith('shared-')
      ? readVersion(join(packageFolder(share.package), 'package.json'))
      : readVersion(fromShell.resolve(`${share.package}/package.json`)),
  );
}

/**
 * Gives the range that a module built now expects of each entry point: anything compatible with what it was built against. In a repository of its own it
 * expects what that names (`installedRange`), and nothing of packages that are not installed there.
 */
export function shareRanges(): Readonly<Record<string, string>> {
  if (IS_STANDALONE) return standaloneRanges();
  return mapValues(sharedVersions(), (version) => `^${version}`);
}

function standaloneRanges(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(SHARED).flatMap(([name, share]) => {
      const range = installedRange(share.package, ROOT);
      return range === undefined ? [] : [[name, range] as const];
    }),
  );
}

/** How the shell provides a file, in webpack's words. */
type ProvidedOption = { readonly shareKey: string; readonly version: string; readonly eager: boolean };

/** How a module consumes an entry point, in webpack's words; `import: false`: without a copy of its own. */
type ConsumedOption = {
  readonly singleton: boolean;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly import: false;
};

/**
 * Builds the `provides` option of the shell, which provides everything.
 *
 * The keys are files, not names: the shell offers them to modules, but its own code imports them directly and not through the
 * table of shared code, which costs bytes and keeps the compiler from merging modules.
 */
export function shellShared(): Record<string, ProvidedOption> {
  const versions = sharedVersions();
  const fromShell = createRequire(join(packageFolder(SHELL_ID), 'package.json'));
  const present = Object.entries(SHARED).map(([name, { isEager, part }]) => {
    const option = providedOption(name, versions[name] ?? '0', isEager);
    const file = part === undefined ? fromShell.resolve(name) : join(packageFolder(SHELL_ID), part);
    return [file, option] as const;
  });
  const beside = besideShares().map(({ name, entry, version }) => {
    return [fromShell.resolve(entry), providedOption(name, version, false)] as const;
  });
  return Object.fromEntries([...present, ...beside]);
}

/** Offers an entry point in a version. */
export function providedOption(shareKey: string, version: string, eager: boolean): ProvidedOption {
  return { shareKey, version, eager };
}

/** Builds the `shared` option of a module, which holds no copy of its own. */
export function moduleShared(): Record<string, ConsumedOption> {
  return Object.fromEntries(
    Object.entries(shareRanges()).map(([name, range]) => [name, consumedOption(name, range)] as const),
  );
}

/** Takes an entry point in whichever version of a range the shell offers. Packages of ours may be offered in two majors. */
export function consumedOption(shareKey: string, requiredVersion: string): ConsumedOption {
  return { singleton: isSingle(shareKey), strictVersion: true, requiredVersion, import: false };
}

/** Tells whether an entry point exists once on a page: no two versions of it are offered side by side. */
export function isSingle(name: string): boolean {
  return SHARED[name]?.package === 'react';
}

function mapShared<T>(turn: (share: ShareKind, name: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(SHARED).map(([name, share]) => [name, turn(share, name)]));
}

function mapValues<T>(
  record: Readonly<Record<string, string>>,
  turn: (value: string) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, turn(value)]));
}
