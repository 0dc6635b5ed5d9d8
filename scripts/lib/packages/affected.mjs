import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageNames } from './packages.mjs';
import { ROOT } from '../places.mjs';

/** Files outside of packages that concern some packages alone, the first that matches; every other one concerns all. */
const OUTSIDE = [
  // Tests hold all texts to the words of the glossary, and try what is deployed.
  { path: /^docs\/glossary\.md$/, packages: ['shared-build'] },
  { path: /^deploy\/(ci\/|release\.sh$)/, packages: ['shared-build'] },
  { path: /^deploy\//, packages: ['server'] },
  { path: /^docs\/|^[^/]+\.md$|^LICENSE$/, packages: [] },
];

/**
 * Tells which packages have to be checked when files have changed, in alphabetical order: those that the files belong to, and those that need them.
 *
 * - files: paths from the repository's root, with forward slashes; also of files that are gone
 * - needs: the packages of the workspace that each package names in its package.json
 */
export function affectedPackages(files, needs) {
  const all = Object.keys(needs).sort();
  const changed = new Set(files.flatMap((file) => ownersOf(file, all)));
  return all.filter((name) => changed.has(name) || [...reached(name, needs)].some((one) => changed.has(one)));
}

/** Reads which packages of the workspace each package needs, to run or to be built; imports that are not named there are refused by `boundaries`. */
export function workspaceNeeds() {
  const names = packageNames();
  return Object.fromEntries(
    names.map((name) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(ROOT, name, 'package.json'), 'utf8'),
      );
      const named = Object.keys({ ...dependencies, ...devDependencies });
      return [name, named.filter((one) => names.includes(one)).sort()];
    }),
  );
}

function ownersOf(file, all) {
  const owner = all.find((name) => file.startsWith(`${name}/`));
  if (owner !== undefined) return [owner];
  return OUTSIDE.find(({ path }) => path.test(file))?.packages ?? all;
}

function reached(name, needs, seen = new Set()) {
  for (const one of needs[name] ?? []) {
    if (seen.has(one)) continue;
    seen.add(one);
    reached(one, needs, seen);
  }
  return seen;
}
