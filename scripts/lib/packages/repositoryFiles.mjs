import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../places.mjs';

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/** Lists the files of the repository, by their paths from its root with forward slashes; what is installed or built is left out. */
export function repositoryFiles(folder = '') {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : repositoryFiles(path);
  });
}
