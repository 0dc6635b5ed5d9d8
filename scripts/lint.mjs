import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageNames, runsInBrowser } from './lib/packages.mjs';
import { ROOT } from './lib/places.mjs';

// Lints every package by a process of its own, and then what lies outside of them: one process would keep the types of all of them in
// memory, more than Node.js gives it. `browser` as an argument means those that run in a browser alone, `rest` all but them; names of packages these.

const ESLINT = join(ROOT, 'node_modules/eslint/bin/eslint.js');

const packages = packageNames();
const inBrowser = packages.filter(runsInBrowser).map((name) => ({ name, args: [name] }));
const rest = [
  ...packages.filter((name) => !runsInBrowser(name)).map((name) => ({ name, args: [name] })),
  { name: 'workspace', args: ['.', ...packages.flatMap((name) => ['--ignore-pattern', `${name}/`])] },
];
const named = process.argv.slice(2);
const all = [...inBrowser, ...rest];
const parts =
  { browser: inBrowser, rest }[named[0]] ??
  (named.length === 0 ? all : all.filter(({ name }) => named.includes(name)));

function lint({ name, args }) {
  const cache = ['--cache', '--cache-location', join(ROOT, '.cache/eslint', `${name}.json`)];
  return new Promise((resolve) => {
    spawn(process.execPath, [ESLINT, ...args, ...cache], { cwd: ROOT, stdio: 'inherit' }).on(
      'close',
      resolve,
    );
  });
}

let failed = 0;
for (const part of parts) {
  if ((await lint(part)) !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
