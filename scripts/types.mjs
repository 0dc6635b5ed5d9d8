import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { packageNames } from './lib/packages/packages.mjs';
import { ROOT } from './lib/places.mjs';
import { typePrograms } from './lib/packages/typePrograms.mjs';

// Checks the types of every package, or of those named, as many programs at a time as there are processors, and tells of all of them before it fails.

/** TypeScript 7 checks the same in a third of the time; linter and webpack stay on 6 for its programming interface. */
const TSC = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
const CONFIGS = path.join(ROOT, '.cache/types');

const named = process.argv.slice(2);
const waiting = typePrograms(named.length === 0 ? packageNames() : named);
let failed = 0;

async function work() {
  for (let program = waiting.shift(); program !== undefined; program = waiting.shift()) {
    const { code, output } = await check(program);
    process.stdout.write(`${output}${code === 0 ? 'ok    ' : 'failed'} ${program.packages.join(', ')}\n`);
    if (code !== 0) failed += 1;
  }
}

function check({ packages, config }) {
  const name = packages.join('+');
  const file = path.join(CONFIGS, `${name}.tsconfig.json`);
  writeFileSync(file, JSON.stringify(config(CONFIGS)));
  const kept = ['--incremental', '--tsBuildInfoFile', path.join(CONFIGS, `${name}.json`)];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [TSC, '-p', file, '--singleThreaded', ...kept], { cwd: ROOT });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ code, output }));
  });
}

mkdirSync(CONFIGS, { recursive: true });
await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exitCode = failed === 0 ? 0 : 1;
