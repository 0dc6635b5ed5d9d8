import { requireDiskSpace } from './lib/install/diskSpace.mjs';
import { installDependencies } from './lib/install/install.mjs';
import { PlainError } from './lib/plainError.mjs';
import { endCommands } from './lib/runCommand.mjs';
import { bringRuntime } from './lib/install/runtime.mjs';
import { duration, say } from './lib/say.mjs';
import { beginningOf } from './lib/tests/testReports.mjs';
import { stages } from './lib/tests/stages.mjs';
import { passedStages } from './lib/tests/unchanged.mjs';

// `npm test`: every check that the project has. Names of stages as arguments run those alone: `npm test -- types lint`. A stage whose
// files have not changed since it passed on this machine is not run again, and says so; never in CI, nor with `--all`.

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    void endCommands().finally(() => process.exit(130));
  });
}

const SLOWEST = 10;

// Whoever waits for all of it is helped by no limit that a machine misses which does much else meanwhile. What fails takes longer to say so.
process.env.TEST_PATIENCE ||= '3';

const named = process.argv.slice(2);
const wanted = named.filter((word) => word !== '--all');
const passed = passedStages({ isOn: !process.env.CI && wanted.length === named.length });
const results = [];
try {
  requireDiskSpace();
  const runtime = await bringRuntime();
  await installDependencies(runtime);
  const chosen = stages(runtime).filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
  );
  await sideBySide(chosen.filter(({ isAlone = true }) => !isAlone));
  for (const stage of chosen.filter(({ isAlone = true }) => isAlone)) results.push(await runStage(stage));
} catch (error) {
  process.stdout.write(`\n${error instanceof PlainError ? error.message : (error?.stack ?? error)}\n`);
  results.push({ name: 'preparation', passed: 0, failed: 1, ms: 0 });
}
report();

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
  const { name, isKept = true } = stage;
  const known = isKept ? passed.recall(stage) : undefined;
  if (known !== undefined) return { name, ...known, isRecalled: true, ms: Date.now() - began };
  const on = isKept ? passed.mark(stage) : undefined;
  const count = await stage.run();
  if (isKept) passed.remember(stage, on, count);
  return { name, ...count, ms: Date.now() - began };
}

function tellSlowest(tests) {
  const slowest = [...tests].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  if (slowest.length === 0) return;
  process.stdout.write('\nThe slowest tests\n');
  for (const { ms, file, name } of slowest)
    process.stdout.write(`${duration(ms).padStart(10)}  ${file}  ${name}\n`);
}

/** Once more at the end, which is what is left of a long log; of a test that passed at its second try, too, by what the first one failed. */
function tellFailed(tests) {
  const told = tests.filter(({ state, said }) => state === 'failed' || (state === 'passed' && said));
  if (told.length === 0) return;
  process.stdout.write('\nWhat failed\n');
  for (const { file, name, state, said } of told) {
    const second = state === 'passed' ? '  (passed at its second try)' : '';
    process.stdout.write(`    ${file}  ${name}${second}\n`);
    for (const line of beginningOf(said)) process.stdout.write(`        ${line.trim()}\n`);
  }
}

function report() {
  const width = Math.max(...results.map(({ name }) => name.length));
  process.stdout.write('\n');
  for (const { name, passed, failed, skipped = 0, isRecalled, ms } of results) {
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    const left = skipped > 0 ? `  (${skipped} left out)` : '';
    const recalled = isRecalled
      ? '  (not run: it has passed, and nothing has changed since; --all runs it)'
      : '';
    process.stdout.write(
      `${verdict} ${name.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(4)} failed  ${duration(ms)}${left}${recalled}\n`,
    );
  }
  const tests = results.flatMap(({ tests: ofStage = [] }) => ofStage);
  tellSlowest(tests);
  tellFailed(tests);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = sum('failed') === 0 && results.length > 0 ? 0 : 1;
}
