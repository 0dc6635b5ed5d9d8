import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from './places.mjs';
import { plainReason, PlainError } from './plainError.mjs';
import { duration, say } from './say.mjs';

const STILL_MS = 15_000;
const KEPT_CHARACTERS = 200_000;
const running = new Set();
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
    const began = Date.now();
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows });
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

/** Ends what is still running; used when the person presses Ctrl-C. */
export function endCommands() {
  for (const child of running) child.kill('SIGTERM');
}
