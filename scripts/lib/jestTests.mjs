import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './places.mjs';

/** Runs these files by Jest, and writes what was counted to `report`. Resolves to the exit code. */
export function runJest(files, { names, isQuiet, report }) {
  const args = [
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    ...['--json', `--outputFile=${report}`],
    ...(isQuiet ? ['--silent'] : []),
    ...(names === undefined ? [] : ['--testNamePattern', names]),
    '--runTestsByPath',
    ...files.map((path) => join(ROOT, path)),
  ];
  return new Promise((resolve) => {
    // With --json Jest writes the whole report to its output as well.
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
