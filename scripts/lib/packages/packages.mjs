import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../places.mjs';

/** Names the packages of the workspace, in alphabetical order: every folder with a package.json. */
export function packageNames() {
  return readdirSync(ROOT)
    .filter((name) => existsSync(join(ROOT, name, 'package.json')))
    .sort();
}

/** Tells whether the code of a package runs in a browser: its types say so. */
export function runsInBrowser(name) {
  const file = join(ROOT, name, 'tsconfig.json');
  return (
    existsSync(file) &&
    JSON.parse(readFileSync(file, 'utf8')).extends?.endsWith('tsconfig.browser.json') === true
  );
}
