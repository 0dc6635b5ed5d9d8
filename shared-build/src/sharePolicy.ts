import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder, readVersion } from './workspace.ts';

type ShareKind = {
  /** Package whose version counts. */
  readonly package: string;
  /** Part of the shell's first script; otherwise it is loaded when a page first asks for it. */
  readonly isEager: boolean;
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
  'shared-auth/api': { package: 'shared-auth', isEager: true },
  'shared-ui/core': { package: 'shared-ui', isEager: true },
  'shared-ui/list': { package: 'shared-ui', isEager: false },
  'shared-ui/fields': { package: 'shared-ui', isEager: false },
  'shared-ui/wizard': { package: 'shared-ui', isEager: false },
  'shared-ui/richText': { package: 'shared-ui', isEager: false },
  'shared-record/pages': { package: 'shared-record', isEager: false },
  'shared-record/edit': { package: 'shared-record', isEager: false },
  'shared-record/wizard': { package: 'shared-record', isEager: false },
};

/** Gives the version of each shared entry point as this repository would build it now. */
export function sharedVersions(): Readonly<Record<string, string>> {
  const fromShell = createRequire(join(packageFolder('shell'), 'package.json'));
  return mapShared((share) =>
    share.package.startsWith('shared-')
      ? readVersion(join(packageFolder(share.package), 'package.json'))
      : readVersion(fromShell.resolve(`${share.package}/package.json`)),
  );
}

/** Gives the range that a module built now expects of each entry point: anything compatible with what it was built against. */
export function shareRanges(): Readonly<Record<string, string>> {
  return mapValues(sharedVersions(), (version) => `^${version}`);
}

type SharedOption = {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly shareKey?: string;
  readonly eager?: boolean;
  readonly import?: false;
};

/**
 * Builds the `shared` option of the shell, which provides everything.
 *
 * The keys are files, not names: the shell offers them to modules, but its own code imports them directly and not through the
 * table of shared code, which costs bytes and keeps the compiler from merging modules.
 */
export function shellShared(): Record<string, SharedOption> {
  const versions = sharedVersions();
  const fromShell = createRequire(join(packageFolder('shell'), 'package.json'));
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, { isEager }]) => {
      const version = versions[name] ?? '0';
      const option = {
        singleton: true,
        strictVersion: true,
        shareKey: name,
        version,
        requiredVersion: `^${version}`,
      } as const;
      return [fromShell.resolve(name), { ...option, eager: isEager }];
    }),
  );
}

/** Builds the `shared` option of a module, which holds no copy of its own. */
export function moduleShared(): Record<string, SharedOption> {
  return mapValues(shareRanges(), (range) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: range,
    import: false,
  }));
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
