import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { dataFolder, ROOT, SERVER_MAIN } from '../places.mjs';
import { readText } from './processes.mjs';

const LARGE_LOG_BYTES = 20 * 1024 * 1024;

/**
 * Starts the server. Its log goes to a file; how the start goes comes as messages: `{ kind: 'step' | 'ready' | 'failed', … }`.
 *
 * - result: `stop()` asks it to stop; `ended` resolves to `{ code, signal }`, one of them null; `log` is the file
 */
export function startServerProcess({ node, env }, onMessage) {
  const folder = join(dataFolder(env), 'logs');
  mkdirSync(folder, { recursive: true });
  const log = join(folder, 'server.log');
  if (existsSync(log) && statSync(log).size > LARGE_LOG_BYTES) renameSync(log, `${log}.1`);
  const output = openSync(log, 'a', 0o600);
  // A process group of its own: Ctrl-C in the terminal reaches it through us alone, once.
  const child = spawn(node, [SERVER_MAIN], {
    cwd: ROOT,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  if (child.pid !== undefined) writeFileSync(serverPidFile(env), `${child.pid} ${process.pid}\n`);
  child.on('message', onMessage);
  const ended = new Promise((settle) => {
    child.once('error', () => settle({ code: 1, signal: null }));
    child.once('exit', (code, signal) => settle({ code, signal }));
  });
  const stop = () => {
    markLeaving(serverPidFile(env), child.pid);
    child.kill('SIGTERM');
  };
  return { pid: child.pid, log, ended, stop };
}

/** A start that comes before it is gone waits for one that nobody keeps. */
function markLeaving(file, pid) {
  if (readText(file)?.startsWith(`${pid} `)) writeFileSync(file, `${pid} 0\n`);
}

/** Where the numbers of the server's process and of its starter are written, for a later start to find. */
export function serverPidFile(env) {
  return join(dataFolder(env), 'server.pid');
}

/** Gives the last lines of a log file. */
export function lastLines(file, count) {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-count).join('\n');
}
