import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../places.mjs';

const GUARD = join(ROOT, 'shared-build', 'src', 'cli', 'guard.ts');

/**
 * Starts what takes releases of modules back that fail in too many browsers.
 *
 * - tell: gets a sentence for each thing that it did, or cannot do
 * - result: `stop()` ends it; it also ends with whoever started it
 */
export function startGuard({ node, env }, address, tell) {
  const child = spawn(node, [GUARD, address], {
    cwd: ROOT,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let isAsked = false;
  child.on('message', tell);
  child.once('error', (error) => tell(`Releases are not watched: ${error.message}`));
  child.once('exit', (code) => {
    if (!isAsked)
      tell(`Releases are no longer watched: the process that does it has ended with code ${code}.`);
  });
  return {
    stop: () => {
      isAsked = true;
      child.kill('SIGTERM');
    },
  };
}
