import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../places.mjs';
import './browserSources.mjs';
import { collect } from './testGlobals.mjs';

/**
 * Runs several files in one process, in which what they import is read once. Each is a group of its own, so that its hooks are not those
 * of the others; one that cannot be imported is a failed test.
 */
export async function runTogether(paths) {
  const groups = [];
  for (const path of paths) {
    const href = pathToFileURL(join(ROOT, path)).href;
    groups.push(await collect(path, href, () => import(href)));
  }
  // At once: a runner that has nothing left to do while the next file is read takes that for the end.
  for (const define of groups) define();
}
