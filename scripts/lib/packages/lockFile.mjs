import { createHash } from 'node:crypto';

// Which packages of the workspace a change of the lock file, or of the versions that all share, concerns. Both files are read by their lines: a
// pipeline asks before anything is installed. What is not written as pnpm writes it throws.

/** Name of the repository's root in a lock file: its packages are the tools that check all others. */
const ROOT_IMPORTER = '.';
/** Parts of a lock file that are compared by the packages which they concern; every other one concerns all. */
const COMPARED = ['importers', 'packages', 'snapshots', 'catalogs'];
const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Names the packages of the workspace that get anything else by another lock file: another version, directly or through what they use.
 *
 * - before, after: texts of the two `pnpm-lock.yaml`
 * - result: undefined when it is all of them
 */
export function concernedByLock(before, after) {
  const [old, present] = [readLock(before), readLock(after)];
  const others = (lock) => JSON.stringify([...lock.sections].filter(([name]) => !COMPARED.includes(name)));
  if (others(old) !== others(present)) return undefined;
  const entries = changedEntries(old.catalogs, present.catalogs);
  const concerned = [...present.importers.keys()].filter(
    (name) => usesAny(present, name, entries) || marks(old, name) !== marks(present, name),
  );
  return concerned.includes(ROOT_IMPORTER) ? undefined : concerned;
}

/**
 * Names the packages of the workspace that a change of `pnpm-workspace.yaml` concerns: those that take a version of the catalog which has changed.
 *
 * - before, after: its two texts
 * - lock: text of the present lock file, which says who takes what
 * - result: undefined when it is all of them
 */
export function concernedByCatalog(before, after, lock) {
  const [old, present] = [workspaceSections(before), workspaceSections(after)];
  const others = (sections) => JSON.stringify([...sections].filter(([name]) => name !== 'catalog').sort());
  if (others(old) !== others(present)) return undefined;
  const catalogOf = (sections) =>
    new Map(
      [...blocks(sections.get('catalog') ?? [], 2)].map(([name, lines]) => [
        catalogKey('default', name),
        lines,
      ]),
    );
  const entries = changedEntries(catalogOf(old), catalogOf(present));
  const read = readLock(lock);
  const concerned = [...read.importers.keys()].filter((name) => usesAny(read, name, entries));
  return concerned.includes(ROOT_IMPORTER) ? undefined : concerned;
}

function readLock(text) {
  const sections = blocks(text.replaceAll('\r', '').split('\n'), 0);
  const catalogs = [...blocks(sections.get('catalogs') ?? [], 2)].flatMap(([catalog, lines]) =>
    [...blocks(lines, 4)].map(([name, entry]) => [catalogKey(catalog, name), entry]),
  );
  const importers = blocks(sections.get('importers') ?? [], 2);
  if (importers.size === 0) throw new Error('The lock file names no package of the workspace.');
  return {
    sections,
    catalogs: new Map(catalogs),
    importers,
    packages: blocks(sections.get('packages') ?? [], 2),
    snapshots: blocks(sections.get('snapshots') ?? [], 2),
  };
}

/** Comments of people, and the order of the parts, concern nobody. */
function workspaceSections(text) {
  const lines = text.replaceAll('\r', '').split('\n');
  return blocks(
    lines.filter((line) => !/^\s*(#|$)/.test(line)),
    0,
  );
}

/** Parts lines into what stands below each key of an indentation; a value beside the key is the first line of it. */
function blocks(lines, indent) {
  const found = new Map();
  let present;
  for (const line of lines) {
    if (line.trim() === '') continue;
    const depth = line.length - line.trimStart().length;
    if (depth > indent && present !== undefined) {
      present.push(line);
      continue;
    }
    const [, quoted, plain, value] =
      /^ *(?:'((?:[^']|'')+)'|([^\s'":?#-][^:]*)):(?: (.*))?$/.exec(line) ?? [];
    const name = quoted?.replaceAll("''", "'") ?? plain;
    if (depth !== indent || name === undefined || found.has(name)) throw new Error(`Not understood: ${line}`);
    present = value === undefined || value === '{}' ? [] : [value];
    found.set(name, present);
  }
  return found;
}

function catalogKey(catalog, name) {
  return `${catalog}:${name}`;
}

function changedEntries(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)));
}

function dependenciesOf({ importers }, name) {
  const groups = blocks(importers.get(name) ?? [], 4);
  return DEPENDENCIES.flatMap((group) => [...blocks(groups.get(group) ?? [], 6)]).map(
    ([dependency, lines]) => {
      const members = blocks(lines, 8);
      const valueOf = (member) => members.get(member)?.[0]?.replaceAll("'", '') ?? '';
      return { dependency, specifier: valueOf('specifier'), version: valueOf('version') };
    },
  );
}

function usesAny(lock, name, entries) {
  return dependenciesOf(lock, name).some(({ dependency, specifier }) => {
    if (!specifier.startsWith('catalog:')) return false;
    return entries.includes(catalogKey(specifier.slice('catalog:'.length) || 'default', dependency));
  });
}

/** Stands for all that is installed for a package: what its entry says, and each library that this reaches. */
function marks(lock, name) {
  const entry = lock.importers.get(name);
  if (entry === undefined) return '';
  const reached = new Set();
  const waiting = dependenciesOf(lock, name).flatMap(({ dependency, version }) =>
    keyOf(lock, dependency, version),
  );
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    const groups = blocks(lock.snapshots.get(key), 4);
    for (const group of DEPENDENCIES)
      for (const [dependency, [version]] of blocks(groups.get(group) ?? [], 6))
        waiting.push(...keyOf(lock, dependency, version.replaceAll("'", '')));
  }
  const libraries = [...reached]
    .sort()
    .map((key) => [key, lock.snapshots.get(key), lock.packages.get(bareKey(key))]);
  return createHash('sha256')
    .update(JSON.stringify([entry, libraries]))
    .digest('hex');
}

/** Packages of the workspace are no libraries: what changes in them, the need of them tells. A library may have another name than it is used by. */
function keyOf({ snapshots }, dependency, version) {
  if (version.startsWith('link:')) return [];
  const key = [`${dependency}@${version}`, version].find((one) => snapshots.has(one));
  if (key === undefined) throw new Error(`The lock file has no ${dependency} ${version}.`);
  return [key];
}

/** The same library with other libraries beside it is one package. */
function bareKey(key) {
  return key.replace(/\(.*$/, '');
}
