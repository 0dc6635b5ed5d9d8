import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CACHE, ROOT } from './places.mjs';
import { plainReason, PlainError } from './plainError.mjs';
import { killProcesses, processTree } from './processTree.mjs';
import { duration, say } from './say.mjs';

const STILL_MS = 15_000;
/** Builds and installations end at once; what does not by then is stuck. */
const ENDING_MS = 5_000;
const KEPT_CHARACTERS = 200_000;
const running = new Set();
let isEnding = false;
const isWindows = process.platform === 'win32';

/**
 * Runs a command and keeps what it writes; tells every now and then that it is still going on.
 *
 * - doing: what goes on, as a sentence without a full stop
 * - echo: show the command's own lines too
 * - result: exit code and output; a signal counts as code 1
 */
export function runCommand(command, args, { doing, env = process.env, cwd = ROOT, echo = false } = {}) {
  return new Promise((resolve, reject) => {
    // Nothing begins any more, whatever was made of the end of the command before it.
    if (isEnding) return;
    const began = Date.now();
    // A process group of its own: it is ended with all that it has started.
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      detached: !isWindows,
    });
    running.add(child);
    let output = '';
    const still = setInterval(
      () => doing && say(`${doing}: still going on (${duration(Date.now() - began)})`),
      STILL_MS,
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output = (output + text).slice(-KEPT_CHARACTERS);
        if (echo) process.stdout.write(text);
      });
    }
    const end = (settle) => {
      clearInterval(still);
      running.delete(child);
      settle();
    };
    child.on('error', (error) => end(() => reject(error)));
    child.on('close', (code) => end(() => resolve({ code: code ?? 1, output })));
  });
}

/** The same for a command that has to succeed: throws PlainError with the reason, and where the whole output lies. */
export async function mustRun(command, args, options) {
  const { code, output } = await runCommand(command, args, options);
  if (code === 0) return output;
  const log = join(CACHE, 'last-failure.log');
  mkdirSync(CACHE, { recursive: true });
  appendFileSync(log, `\n# ${new Date().toISOString()} ${options.doing}\n${output}\n`);
  const reason =
    plainReason(output) ?? `What it said last:\n${output.trim().split('\n').slice(-12).join('\n')}`;
  throw new PlainError(`${options.doing}: this failed. ${reason}\nThe whole output is in ${log}.`);
}

/**
 * Ends what is still running, with all that it has started, and waits until it is gone: asked to first, then made to. Used when the person presses Ctrl-C.
 *
 * - endingMs: how long what is asked may take
 */
export async function endCommands({ endingMs = ENDING_MS } = {}) {
  isEnding = true;
  const ending = [...running];
  const ended = Promise.all(ending.map((child) => once(child, 'close').catch(() => undefined)));
  const processes = ending.flatMap(({ pid }) => processTree(pid));
  for (const child of ending) signalAll(child, 'SIGTERM');
  const patience = new AbortController();
  await Promise.race([ended, pause(endingMs, undefined, { signal: patience.signal }).catch(() => undefined)]);
  patience.abort();
  // Also what has outlived the command that started it.
  for (const child of ending) signalAll(child, 'SIGKILL');
  killProcesses(processes);
}

/** A group that has nobody left is gone. */
function signalAll(child, signal) {
  if (isWindows) return void child.kill(signal);
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Gone.
  }
}
