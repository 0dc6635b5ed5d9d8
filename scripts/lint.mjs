import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageNames } from './lib/packages/packages.mjs';
import { ROOT } from './lib/places.mjs';

// ESLint asks every file by itself what needs no types; oxlint asks what does, by the compiler that `types` uses. `files` or `types` as an
// argument means one of the two alone; names of packages these.

const LINTERS = {
  files: ['eslint/bin/eslint.js', '--cache', '--cache-location', join(ROOT, '.cache/eslint.json')],
  types: ['oxlint/bin/oxlint', '--config', join(ROOT, 'oxlint.config.mjs')],
};

const named = process.argv.slice(2);
const places = named.filter((word) => !(word in LINTERS));
const known = packageNames();
const chosen = Object.keys(LINTERS).filter((name) => named.includes(name) || places.length === named.length);

function lint([program, ...options]) {
  const args = [join(ROOT, 'node_modules', program), ...options, ...(places.length === 0 ? ['.'] : places)];
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).on('close', resolve);
  });
}

const strange = places.filter((name) => !known.includes(name));
if (strange.length > 0) throw new Error(`No package of this workspace: ${strange.join(', ')}`);
let failed = 0;
for (const name of chosen) if ((await lint(LINTERS[name])) !== 0) failed += 1;
process.exitCode = failed === 0 ? 0 : 1;
