import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { packageNames } from './lib/packages.mjs';
import { ROOT } from './lib/places.mjs';

// Checks the types of every package, or of those named, as many at a time as there are processors, and tells of all of them before it fails.

const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');
const BUILD_INFO = path.join(ROOT, '.cache/types');

const named = process.argv.slice(2);
const waiting = named.length === 0 ? packageNames() : named;
let failed = 0;

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const { code, output } = await check(name);
    process.stdout.write(`${output}${code === 0 ? 'ok    ' : 'failed'} ${name}\n`);
    if (code !== 0) failed += 1;
  }
}

function check(name) {
  return new Promise((resolve) => {
    const info = path.join(BUILD_INFO, `${name}.json`);
    const child = spawn(process.execPath, [TSC, '-p', name, '--incremental', '--tsBuildInfoFile', info], {
      cwd: ROOT,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ code, output }));
  });
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exitCode = failed === 0 ? 0 : 1;
