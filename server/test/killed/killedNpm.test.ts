import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patient } from '../../../scripts/lib/patience.mjs';
import { killProcesses, processTree } from '../../../scripts/lib/processTree.mjs';
import { processOf } from '../../../scripts/lib/running/processes.mjs';
import { findFreePort, isPortFree } from '../../src/demonstration/postgres/freePort.ts';
import { eventually } from '../support/eventually.ts';

const TIMEOUT_MS = patient(300_000);
const START_MS = patient(90_000);
const STOP_MS = patient(30_000);
const START = path.join(import.meta.dirname, '../support/portal/startPortal.mjs');
const isWindows = process.platform === 'win32';
const isTried = !isWindows && spawnSync('npm', ['--version']).status === 0;
if (!isTried)
  process.stderr.write('The end of npm is not tried: Windows tells nobody of it, or npm is not here.\n');
const whereParentsAreTold = isTried ? test : test.skip;

let folder: string;
const started: (() => void)[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-npm-'));
  // Under root, PostgreSQL runs as an account of its own, which has to get in.
  chmodSync(folder, 0o755);
});
afterAll(() => {
  for (const kill of started) kill();
  rmSync(folder, { recursive: true, force: true });
});

const isAlive = (pid: number) => (processOf(pid)?.command ?? '') !== '';

/** - script: what npm runs; result: npm's process, and what it has started once the portal is ready */
async function startByNpm(script: string, port: number) {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: script } }));
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: {
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
      HOME: folder,
      npm_config_update_notifier: 'false',
      PORTAL_ENV: 'test',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      SAMPLE_AGREEMENTS: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A terminal signals the whole group, which must not be that of the tests.
    detached: true,
  });
  const group = npm.pid ?? 0;
  const said: string[] = [];
  npm.stdout.on('data', (text) => said.push(...String(text).trim().split('\n')));
  const hasEnded = () => npm.exitCode !== null || npm.signalCode !== null;
  await eventually(
    () => said.includes('ready') || hasEnded(),
    (isSettled) => isSettled,
    START_MS,
  );
  if (hasEnded()) throw new Error(`The start ended: ${said.join()}`);
  const processes = processTree(group);
  started.push(() => killProcesses(processes));
  const pids = processes.map(({ pid }) => pid);
  const hasDatabase = pids.some((pid) => processOf(pid)?.command.includes('postgres'));
  return { npm, group, hasDatabase, left: () => pids.filter(isAlive) };
}

whereParentsAreTold.each<[string, (npm: number) => void]>([
  ['Ctrl-C is pressed', (npm) => process.kill(-npm, 'SIGINT')],
  ['npm is asked to end', (npm) => process.kill(npm, 'SIGTERM')],
  ['npm is killed', (npm) => process.kill(npm, 'SIGKILL')],
  ['the terminal is closed', (npm) => process.kill(-npm, 'SIGHUP')],
])(
  'a portal ends with its database and all its processes when %s',
  async (_event, stop) => {
    const port = await findFreePort();
    const { group, hasDatabase, left } = await startByNpm(`"${process.execPath}" "${START}"`, port);
    expect(hasDatabase).toBe(true);
    stop(group);
    await eventually(left, ({ length }) => length === 0, STOP_MS);
    expect(await isPortFree(port)).toBe(true);
  },
  TIMEOUT_MS,
);

whereParentsAreTold(
  'a portal that is started while an earlier one ends, because its npm was killed, waits for that',
  async () => {
    const port = await findFreePort();
    // Here no shell stays between npm and the script.
    const first = await startByNpm(`exec "${process.execPath}" "${START}"`, port);
    first.npm.kill('SIGKILL');
    const second = await startByNpm(`"${process.execPath}" "${START}"; true`, port);
    expect(first.left()).toEqual([]);
    second.npm.kill('SIGKILL');
    await eventually(second.left, ({ length }) => length === 0, STOP_MS);
  },
  TIMEOUT_MS,
);
