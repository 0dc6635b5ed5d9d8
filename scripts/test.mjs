import { requireDiskSpace } from './lib/diskSpace.mjs';
import { installDependencies } from './lib/install.mjs';
import { PlainError } from './lib/plainError.mjs';
import { endCommands } from './lib/runCommand.mjs';
import { bringRuntime } from './lib/runtime.mjs';
import { duration, say } from './lib/say.mjs';
import { stages } from './lib/stages.mjs';

// `npm test`: every check that the project has. Names of stages as arguments run those alone: `npm test -- types lint`.

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    endCommands();
    process.exit(130);
  });
}

const results = [];
try {
  requireDiskSpace();
  const runtime = await bringRuntime();
  await installDependencies(runtime);
  const wanted = process.argv.slice(2);
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
      const { name, run } = stage;
      const began = Date.now();
      const { output, ...count } = await run();
      process.stdout.write('\n');
      say(`== ${name}`);
      process.stdout.write(output);
      results.push({ name, ...count, ms: Date.now() - began });
    }
  };
  await Promise.all([work(), work()]);
}

async function runStage({ name, run }) {
  const began = Date.now();
  process.stdout.write('\n');
  say(`== ${name}`);
  const count = await run();
  return { name, ...count, ms: Date.now() - began };
}

function report() {
  const width = Math.max(...results.map(({ name }) => name.length));
  process.stdout.write('\n');
  for (const { name, passed, failed, ms } of results) {
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    process.stdout.write(
      `${verdict} ${name.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(4)} failed  ${duration(ms)}\n`,
    );
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = sum('failed') === 0 && results.length > 0 ? 0 : 1;
}
