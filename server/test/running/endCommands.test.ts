import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { eventually } from '../support/eventually.ts';

const RUN_COMMAND = path.resolve(import.meta.dirname, '../../../scripts/lib/runCommand.mjs');

/** A start as it is while it installs or builds: a command that has started another one, which hears no SIGTERM where it is deaf. */
async function startOf(deaf: boolean) {
  const inner = `${deaf ? "trap '' TERM; " : ''}while :; do sleep 0.1; done`;
  const outer = `sh -c "${inner}" & echo $! ; wait; sh -c "${inner}"`;
  const script = `
    import { endCommands, runCommand } from ${JSON.stringify(RUN_COMMAND)};
    process.on('SIGTERM', () => void endCommands({ endingMs: 300 }).finally(() => process.exit(130)));
    runCommand('sh', ['-c', ${JSON.stringify(outer)}], { echo: true }).then(() => runCommand('sh', ['-c', 'echo another']));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, grandchild: Number(String(first).trim()) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['that ends when it is asked to', false],
  ['that hears nothing', true],
])(
  'a start that is stopped ends what it runs with all that this has started, also one %s',
  async (_, deaf) => {
    const { child, grandchild } = await startOf(deaf);
    expect(isAlive(grandchild)).toBe(true);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(130);
    await eventually(
      () => isAlive(grandchild),
      (isThere) => !isThere,
    );
  },
);
