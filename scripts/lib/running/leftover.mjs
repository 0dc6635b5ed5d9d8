import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_MAIN } from '../places.mjs';
import { processOf, readText } from './processes.mjs';
import { serverPidFile } from './serverProcess.mjs';

/** A server lets its calls end, and its database: it has that much time for it. */
const ENDING_MS = 30_000;
const LOOK_EVERY_MS = 100;

/**
 * Ends the server of an earlier start that was killed itself, or has stopped it. Such a server notices, and ends; one that does not within its time is killed, so that it holds neither
 * the port nor the data for ever. A server whose starter is alive is left alone.
 *
 * - tell: gets a sentence when there is one
 */
export async function endLeftover(env, tell, { endingMs = ENDING_MS } = {}) {
  const pid = leftoverPid(env);
  if (pid === undefined) return;
  tell('The server of a start that was killed or stopped is ending; waiting for it');
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    const until = Date.now() + endingMs;
    send(pid, signal);
    while (Date.now() < until) {
      if (!holdsAnything(pid)) return;
      await pause(LOOK_EVERY_MS);
    }
  }
}

/** A process that is ending has no command any more, and its port until it is dead. */
function holdsAnything(pid) {
  if (process.platform !== 'linux') return processOf(pid) !== undefined;
  const state = readText(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .charAt(0);
  return state !== undefined && state !== 'Z' && state !== 'X';
}

/** Finds the server that was started last on this data, when it lives and whoever started it does not, or keeps it no more: then it has another parent than is written. */
function leftoverPid(env) {
  const [pid = 0, starter] = (readText(serverPidFile(env)) ?? '').split(' ').map(Number);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  const found = processOf(pid);
  return found?.command.includes(SERVER_MAIN) && found.parent !== starter ? pid : undefined;
}

/** It may have ended by itself just now. */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone.
  }
}
