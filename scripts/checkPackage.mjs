import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { hasFolder, packageNames, runsInBrowser } from './lib/packages.mjs';
import { ROOT } from './lib/places.mjs';
import { duration } from './lib/say.mjs';

// `pnpm run ci` in a package's folder: everything that a change in this package alone can break, and nothing of any other package. Does all
// of it before it fails, and tells what each part took.

const name = basename(process.cwd());
if (!packageNames().includes(name)) throw new Error(`${name} is no package of this workspace.`);

const pnpm = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm';
const hasTests = name !== 'e2e';
const hasTexts = hasFolder(name, 'src/locales');
const isBuilt = name === 'shell' || name.startsWith('mfe-');
const portal = resolve(ROOT, process.env.PORTAL_DIR?.trim() || 'dist/portal');
const isInForce = existsSync(join(portal, 'shell.json'));

/** Tests of shared-build that read the texts and the description of each module. */
const TEXT_TESTS = [
  'shared-build/src/messageFaults',
  'shared-build/src/moduleDescription',
  'shared-build/src/wording/',
];
const projects = [name, ...(runsInBrowser(name) && hasFolder(name, 'test') ? [`${name}-worker`] : [])];

const parts = [
  ['types', ['run', 'types', name]],
  ['lint', ['run', 'lint', name]],
  ['boundaries', ['exec', 'depcruise', '--config', '.dependency-cruiser.cjs', name]],
  ['unused code', ['exec', 'knip', '--workspace', name]],
  hasTexts && [
    'texts',
    ['run', 'unit', '--selectProjects', 'shared-build', '-t', `of (${name}|the portal)( |$)`, ...TEXT_TESTS],
  ],
  hasTests && ['unit', ['run', 'unit', '--passWithNoTests', '--selectProjects', ...projects]],
  isBuilt && ['build', ['--filter', 'shared-build', 'run', 'build', name]],
  name.startsWith('mfe-') &&
    isInForce && ['gate', ['--filter', 'shared-build', 'run', 'check', name, '--portal', portal]],
].filter(Boolean);

const results = parts.map(([part, args]) => {
  const began = Date.now();
  const { status } = spawnSync(pnpm, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return { part, isGood: status === 0, ms: Date.now() - began };
});

process.stdout.write(`\n${name}\n`);
for (const { part, isGood, ms } of results)
  process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'} ${part.padEnd(11)}  ${duration(ms)}\n`);
if (name.startsWith('mfe-') && !isInForce)
  process.stdout.write(`       gate         left out: no portal is in force in ${portal} (PORTAL_DIR)\n`);
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
