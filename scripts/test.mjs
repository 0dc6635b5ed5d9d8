import { parseArgs } from 'node:util';
import { requireDiskSpace } from './lib/install/diskSpace.mjs';
import { installDependencies } from './lib/install/install.mjs';
import { PlainError } from './lib/plainError.mjs';
import { endCommands } from './lib/runCommand.mjs';
import { bringRuntime } from './lib/install/runtime.mjs';
import { duration, say } from './lib/say.mjs';
import { beginningOf } from './lib/tests/testReports.mjs';
import { stages } from './lib/tests/stages.mjs';

// `npm test`: whether this clone works, in some ten minutes. `--all` (`npm run test:all`) runs everything, `--rest` what `npm test` leaves out
// (scripts/lib/tests/shortRun.mjs); `--built` with the portal that the run before has built. Names of stages run only those: `npm test -- types lint`.

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    void endCommands().finally(() => process.exit(130));
  });
}

const SLOWEST = 10;
// Whoever waits for all of it is helped by no limit that a machine misses which does much else meanwhile. What fails takes longer to say so.
process.env.TEST_PATIENCE ||= '3';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, rest: { type: 'boolean' }, built: { type: 'boolean' } },
});
const part = values.all ? 'all' : values.rest ? 'rest' : 'short';
/** The run ends after it, with what it knows by then. */
const RUN_MINUTES = Number(process.env.TEST_RUN_MINUTES?.trim() || (part === 'short' ? 60 : 120));
/** Playwright ends by itself before that, and says what was running. */
process.env.TEST_RUN_ENDS ??= String(Date.now() + RUN_MINUTES * 60_000);
const results = [];
const running = new Set();
let isOverdue = false;
const limit = setTimeout(() => void endRun(), RUN_MINUTES * 60_000);
try {
  requireDiskSpace();
  const runtime = await bringRuntime();
  await installDependencies(runtime);
  const chosen = stages(runtime, part, values.built).filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
  );
  await sideBySide(chosen.filter(({ isAlone = true }) => !isAlone));
  for (const stage of chosen.filter(({ isAlone = true }) => isAlone)) results.push(await runStage(stage));
} catch (error) {
  process.stdout.write(`\n${error instanceof PlainError ? error.message : (error?.stack ?? error)}\n`);
  results.push({ name: 'preparation', passed: 0, failed: 1, ms: 0 });
}
if (!isOverdue) report();

async function sideBySide(waiting) {
  const work = async () => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      const { output = '', ...result } = await resultOf(stage);
      process.stdout.write('\n');
      say(`== ${stage.name}`);
      process.stdout.write(output);
      results.push(result);
    }
  };
  await Promise.all([work(), work()]);
}

async function runStage(stage) {
  process.stdout.write('\n');
  say(`== ${stage.name}`);
  return resultOf(stage);
}

async function resultOf(stage) {
  const began = Date.now();
  const { name } = stage;
  running.add(name);
  const count = await stage.run();
  running.delete(name);
  return { name, ...count, ms: Date.now() - began };
}

/** Ends a run that has taken too long: kills the stages that run, and reports them as failed. */
async function endRun() {
  isOverdue = true;
  const stuck = [...running];
  const whole = [...results];
  await endCommands();
  results.splice(0, results.length, ...whole);
  for (const name of stuck) {
    const said = `It was still running when the run reached its limit of ${RUN_MINUTES} minutes (TEST_RUN_MINUTES). Stages after it were not run.`;
    const test = { file: name, name: 'the whole stage', ms: RUN_MINUTES * 60_000, state: 'failed', said };
    results.push({ name, passed: 0, failed: 1, ms: RUN_MINUTES * 60_000, tests: [test] });
  }
  if (stuck.length === 0)
    results.push({ name: 'preparation', passed: 0, failed: 1, ms: RUN_MINUTES * 60_000 });
  report();
  process.exit(1);
}

function tellSlowest(tests) {
  const slowest = [...tests].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  if (slowest.length === 0) return;
  process.stdout.write('\nThe slowest tests\n');
  for (const { ms, file, name } of slowest)
    process.stdout.write(`${duration(ms).padStart(10)}  ${file}  ${name}\n`);
}

/** Repeats the failures at the end of a long log. */
function tellFailed(tests) {
  const failed = tests.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return;
  process.stdout.write('\nWhat failed\n');
  for (const { file, name, said } of failed) {
    process.stdout.write(`    ${file}  ${name}\n`);
    for (const line of beginningOf(said)) process.stdout.write(`        ${line.trim()}\n`);
  }
}

function report() {
  clearTimeout(limit);
  const width = Math.max(...results.map(({ name }) => name.length));
  process.stdout.write('\n');
  for (const { name, passed, failed, skipped = 0, ms } of results) {
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    const left = skipped > 0 ? `  (${skipped} left out)` : '';
    process.stdout.write(
      `${verdict} ${name.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(4)} failed  ${duration(ms)}${left}\n`,
    );
  }
  const tests = results.flatMap(({ tests: ofStage = [] }) => ofStage);
  tellSlowest(tests);
  tellFailed(tests);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = sum('failed') === 0 && results.length > 0 ? 0 : 1;
}
