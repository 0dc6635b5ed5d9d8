import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageNames } from './packages.mjs';
import { ROOT } from '../places.mjs';
import { addressPatterns } from '../rules/addressPatterns.mjs';

/** Lists the modules of the workspace with the paths of their pages. */
function modules() {
  return packageNames()
    .map((id) => ({ id, file: join(ROOT, id, 'mfe.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ id, file }) => ({
      id,
      paths: JSON.parse(readFileSync(file, 'utf8')).routes.map(({ path }) => path),
    }));
}

/** Gives for each module the patterns of syntax that are an address of another one, written out. */
export function foreignAddresses() {
  const all = modules();
  return all.map(({ id, paths }) => {
    const others = all.flatMap((other) => (other.id === id ? [] : other.paths));
    return { id, patterns: addressPatterns(paths, others) };
  });
}
