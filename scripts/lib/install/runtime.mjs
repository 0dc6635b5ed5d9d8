import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { CACHE, ROOT } from '../places.mjs';
import { PlainError } from '../plainError.mjs';
import { mustRun, runCommand } from '../runCommand.mjs';
import { say } from '../say.mjs';

const OLDEST_NODE = 18;
const OLDEST_NPM = 7;
/** npm itself would try for more than a minute before it says that there is no way to the registry. */
export const NPM_PATIENCE = [
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=2000',
  '--fetch-retry-maxtimeout=6000',
];
const REMEMBERED = join(CACHE, 'runtime.json');

/** Printed by the brought Node.js itself: its own path, and the folder that holds the programs. */
const WHERE =
  "const fs=require('fs'),p=require('path');" +
  "const bin=process.env.PATH.split(p.delimiter).find((d)=>/_npx/.test(d)&&(fs.existsSync(p.join(d,'pnpm'))||fs.existsSync(p.join(d,'pnpm.cmd'))));" +
  "console.log('RUNTIME '+JSON.stringify({node:process.execPath,bin}))";

/** Versions that the whole project runs on: `.node-version` and `packageManager` are the only places that name them. */
export function pinnedVersions() {
  const node = readFileSync(join(ROOT, '.node-version'), 'utf8').trim();
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return { node, pnpm: packageManager.replace(/^pnpm@/, '') };
}

/**
 * Brings the pinned Node.js and pnpm, by npm's own cache: nothing is installed outside of it.
 *
 * - result: paths of both, and an environment in which `node` and `pnpm` are these
 *
 * Throws PlainError when Node.js or npm are too old, or the registry cannot be reached.
 */
export async function bringRuntime() {
  requireHost();
  const versions = pinnedVersions();
  const remembered = readRemembered(versions);
  if (remembered) return withEnvironment(remembered);

  say(`Bringing Node.js ${versions.node} and pnpm ${versions.pnpm}`);
  await requireNpm();
  const packages = ['-p', `node@${versions.node}`, '-p', `pnpm@${versions.pnpm}`];
  const output = await mustRun(
    'npx',
    ['--yes', '--ignore-scripts=false', ...NPM_PATIENCE, ...packages, '--', 'node', '-e', WHERE],
    {
      doing: `Bringing Node.js ${versions.node} and pnpm ${versions.pnpm}`,
      env: hostEnvironment(),
    },
  );
  const found = JSON.parse(/^RUNTIME (.+)$/m.exec(output)?.[1] ?? 'null');
  if (!found?.node || !found.bin)
    throw new PlainError(
      "npx did not bring Node.js and pnpm. Delete the folder _npx in npm's cache (npm config get cache), then start again.",
    );
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(REMEMBERED, JSON.stringify({ versions, ...found }));
  return withEnvironment(found);
}

function requireHost() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE) {
    throw new PlainError(
      `Node.js ${process.versions.node} is too old to begin with: install ${OLDEST_NODE} or later from https://nodejs.org.`,
    );
  }
}

async function requireNpm() {
  const { code, output } = await runCommand('npm', ['--version'], { env: hostEnvironment() }).catch(() => ({
    code: 1,
    output: '',
  }));
  if (code !== 0) throw new PlainError('npm was not found. It comes with Node.js from https://nodejs.org.');
  const major = Number(/^(\d+)\./m.exec(output)?.[1]);
  if (major < OLDEST_NPM)
    throw new PlainError(
      `npm ${output.trim()} is too old: install ${OLDEST_NPM} or later (npm install -g npm).`,
    );
}

function readRemembered(versions) {
  try {
    const remembered = JSON.parse(readFileSync(REMEMBERED, 'utf8'));
    const isSame = remembered.versions.node === versions.node && remembered.versions.pnpm === versions.pnpm;
    return isSame && existsSync(remembered.node) && existsSync(remembered.bin) ? remembered : undefined;
  } catch {
    return undefined;
  }
}

function withEnvironment({ node, bin }) {
  const env = hostEnvironment();
  env.PATH = [dirname(node), bin, env.PATH].join(delimiter);
  return { node, pnpm: join(bin, process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm'), env };
}

/** The caller's environment without what npm adds while it runs a script: pnpm would take some of it for its own settings. */
function hostEnvironment() {
  const kept = /^npm_config_(registry|proxy|https_proxy|noproxy|cafile|strict_ssl|userconfig|cache)$/i;
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.test(name)),
  );
}
