import { mkdirSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { patient } from '../patience.mjs';
import { killProcesses, processTree } from '../processTree.mjs';

// The thread of watchdog.mjs: knows what runs in its process, kills the process with all that it has started, and records what ran.

const LOOK_EVERY_MS = 100;
const ANSWER_MS = 1_000;
/** The whole process was stopped meanwhile, or got no processor: that time does not count. */
const ASLEEP_MS = 2_000;
/** How long nothing may run: from one test to the next, from the last one to the end of the process, from one group of files to the next. */
const LONGEST_MS = { testing: patient(120_000), over: patient(15_000), waiting: Infinity };

const running = new Map();
/** Tests that the runner has failed at their time limit, and that have not ended since. */
const abandoned = new Map();
let phase = 'testing';
let lastChange = performance.now();
let lastFile;
let tellOpen = () => undefined;

parentPort.on('message', ({ begun, ended, abandoned: id, phase: next = phase, open }) => {
  if (open !== undefined) return tellOpen(open);
  phase = next;
  lastChange = performance.now();
  if (begun !== undefined) {
    if (phase === 'waiting') phase = 'testing';
    running.set(begun.id, { ...begun, until: lastChange + begun.limitMs });
    lastFile = begun.file;
  }
  if (running.has(id)) abandoned.set(id, running.get(id));
  for (const gone of [ended, id]) running.delete(gone);
  abandoned.delete(ended);
});

let lastLook = performance.now();
const timer = setInterval(() => {
  const now = performance.now();
  const slept = now - lastLook;
  lastLook = now;
  if (slept > ASLEEP_MS) {
    lastChange += slept;
    for (const one of running.values()) one.until += slept;
  }
  const late = [...running.values()].find(({ until }) => now > until);
  const isStuck = running.size === 0 && now - lastChange > LONGEST_MS[phase];
  if (late === undefined && !isStuck) return;
  clearInterval(timer);
  void end(late);
}, LOOK_EVERY_MS);

async function end(late) {
  const open = await openHandles();
  const sentences = [
    late !== undefined
      ? `It was still running after ${Math.round(late.limitMs / 1000)} s.`
      : phase === 'over'
        ? 'The tests are over, and their process does not end.'
        : 'No test has begun or ended for too long.',
    open === undefined ? 'The event loop is blocked.' : `Open: ${open.join(', ') || 'nothing'}.`,
    ...[...abandoned.values()].map(
      ({ file, name }) => `Still running after its time limit: ${file} ${name}.`,
    ),
    phase === 'over' && late === undefined ? '' : 'Other tests of its process may have no result.',
  ];
  const [waiting] = abandoned.values();
  const { file, name } = late ?? waiting ?? { file: lastFile, name: 'the whole process' };
  record({ file, name, ms: late?.limitMs ?? 0, state: 'failed', said: sentences.join(' ').trim() });
  // Parents first, so that none starts a killed child again; this process last.
  killProcesses(processTree(process.pid).slice(1));
  process.kill(process.pid, 'SIGKILL');
}

/** Asks the process what is open; undefined when it does not answer. */
async function openHandles() {
  const answer = new Promise((resolve) => (tellOpen = resolve));
  parentPort.postMessage('open?');
  return Promise.race([answer, pause(ANSWER_MS)]);
}

/** The thread's own output would go through the process, which may be blocked. */
function record(test) {
  writeSync(2, `\nKILLED ${test.file}\n       ${test.name}\n       ${test.said}\n`);
  const folder = process.env.TEST_KILLS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(test));
}
