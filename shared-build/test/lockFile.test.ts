import { readFileSync } from 'node:fs';
import path from 'node:path';
import { concernedByCatalog, concernedByLock } from '../../scripts/lib/packages/lockFile.mjs';
import { ROOT } from '../src/workspace/workspace.ts';

const LOCK = readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8');
const WORKSPACE = readFileSync(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
const FACTSHEETS = /^ {2}mfe-factsheets:\n(?: {4}.*\n|\n)*/m;

/** Replaces a text that has to be there. */
function changed(text: string, from: RegExp | string, to: string): string {
  const result = text.replace(typeof from === 'string' ? from : new RegExp(from, 'm'), to);
  if (result === text) throw new Error(`${String(from)} is not there.`);
  return result;
}

const lockWith = (from: RegExp | string, to: string) => concernedByLock(LOCK, changed(LOCK, from, to));
const workspaceWith = (from: RegExp | string, to: string) =>
  concernedByCatalog(WORKSPACE, changed(WORKSPACE, from, to), LOCK);

describe('concernedByLock', () => {
  test('finds nobody where nothing has changed', () => {
    expect(concernedByLock(LOCK, LOCK)).toEqual([]);
    expect(concernedByLock(LOCK, LOCK.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  test('takes a new package alone, and a package that has gone for nobody', () => {
    const [entry = ''] = FACTSHEETS.exec(LOCK) ?? [];
    const more = LOCK.replace(entry, entry.replace('mfe-factsheets', 'mfe-handouts') + entry);
    expect(concernedByLock(LOCK, more)).toEqual(['mfe-handouts']);
    expect(concernedByLock(more, LOCK)).toEqual([]);
  });

  test('takes a new package with a library of its own alone', () => {
    const [entry = ''] = FACTSHEETS.exec(LOCK) ?? [];
    const own = entry
      .replace('mfe-factsheets', 'mfe-handouts')
      .replace(
        '    dependencies:\n',
        '    dependencies:\n      left-pad:\n        specifier: ^1.3.0\n        version: 1.3.0\n',
      );
    const more = LOCK.replace(entry, own + entry)
      .replace('\npackages:\n', '\npackages:\n\n  left-pad@1.3.0:\n    resolution: {integrity: sha512-a}\n')
      .replace('\nsnapshots:\n', '\nsnapshots:\n\n  left-pad@1.3.0: {}\n');
    expect(concernedByLock(LOCK, more)).toEqual(['mfe-handouts']);
  });

  test('takes who uses a library that got another version', () => {
    const [, version = ''] = /^ {2}csv-parse@(\S+):$/m.exec(LOCK) ?? [];
    const bumped = LOCK.replaceAll(`csv-parse@${version}`, 'csv-parse@9.9.9').replaceAll(
      new RegExp(`(csv-parse:\n +specifier: .*\n +version: )${version}`, 'g'),
      '$19.9.9',
    );
    expect(concernedByLock(LOCK, bumped)).toEqual(['server']);
  });

  test('takes who uses a library through another one, and nobody else', () => {
    // The driver of PostgreSQL alone uses it, which the server alone uses.
    const [, version = ''] = /^ {2}pgpass@(\S+):$/m.exec(LOCK) ?? [];
    const bumped = LOCK.replaceAll(`pgpass@${version}`, 'pgpass@9.9.9').replaceAll(
      `pgpass: ${version}`,
      'pgpass: 9.9.9',
    );
    expect(bumped).not.toBe(LOCK);
    expect(concernedByLock(LOCK, bumped)).toEqual(['server']);
  });

  test('takes who uses a library whose files are others under the same version', () => {
    const [whole = ''] = /^ {2}csv-parse@\S+:\n {4}resolution: .*$/m.exec(LOCK) ?? [];
    expect(lockWith(whole, whole.replace('sha512-', 'sha512-other'))).toEqual(['server']);
  });

  test('takes everybody when a tool of all changes, settings do, or versions are put in the place of others', () => {
    const [, version = ''] = /^ {2}prettier@(\S+):$/m.exec(LOCK) ?? [];
    expect(lockWith(`prettier@${version}`, 'prettier@9.9.9')).toBeUndefined();
    expect(lockWith('autoInstallPeers: true', 'autoInstallPeers: false')).toBeUndefined();
    expect(lockWith("lockfileVersion: '9.0'", "lockfileVersion: '9.1'")).toBeUndefined();
    expect(lockWith('\nimporters:\n', '\noverrides:\n  semver: 7.0.0\n\nimporters:\n')).toBeUndefined();
    expect(
      lockWith('\nimporters:\n', '\npatchedDependencies:\n  semver: abc\n\nimporters:\n'),
    ).toBeUndefined();
  });

  test('takes who names an entry of the catalog that changes, and nobody for an entry that nobody names', () => {
    expect(lockWith(/^( {4}csv-parse:\n {6}specifier: ).*$/, '$1^7.9.0')).toEqual(['server']);
    expect(
      lockWith('\nimporters:\n', '    zzz:\n      specifier: ^1.0.0\n      version: 1.0.0\n\nimporters:\n'),
    ).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['no lock file', '<<<<<<< HEAD\n'],
    ['a library that nobody describes', LOCK.replace(/^ {2}csv-parse@\S+: \{\}\n/m, '')],
  ])('understands no text with %s', (_what, text) => {
    expect(text).not.toBe(LOCK);
    expect(() => concernedByLock(LOCK, text)).toThrow(/lock file|Not understood/);
  });
});

describe('concernedByCatalog', () => {
  test('finds nobody where comments alone have changed', () => {
    expect(workspaceWith('\ncatalog:\n', '\n# All versions.\ncatalog:\n')).toEqual([]);
  });

  test('takes who takes the version that has changed', () => {
    expect(workspaceWith(/^ {2}csv-parse: .*$/, '  csv-parse: ^7.9.0')).toEqual(['server']);
    expect(workspaceWith('\ncatalog:\n', '\ncatalog:\n  zzz: ^1.0.0\n')).toEqual([]);
  });

  test.each([
    ['a tool of all', /^ {2}prettier: .*$/, '  prettier: ^9.0.0'],
    ['versions in the place of others', /^packages:$/, 'overrides:\n  semver: 7.0.0\n\npackages:'],
    ['what may be installed', /^minimumReleaseAge: .*$/, 'minimumReleaseAge: 0'],
    ['what is a package', /^ {2}- e2e$/, '  - e2e\n  - other'],
  ])('takes everybody for %s', (_what, from, to) => {
    expect(workspaceWith(from, to)).toBeUndefined();
  });
});
