import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patient } from '../../../scripts/lib/patience.mjs';
import { processOf } from '../../../scripts/lib/running/processes.mjs';
import { findFreePort, isPortFree } from '../../src/demonstration/postgres/freePort.ts';
import { untilNextLook } from '../support/letTimePass.ts';

const TIMEOUT_MS = patient(180_000);
const START = path.join(import.meta.dirname, '../support/portal/startPortal.mjs');
const isWindows = process.platform === 'win32';
const isTried = !isWindows && spawnSync('npm', ['--version']).status === 0;
if (!isTried)
  process.stderr.write('The end of npm is not tried: Windows tells nobody of it, or npm is not here.\n');
const whereParentsAreTold = isTried ? test : test.skip;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-npm-'));
  // Under root, PostgreSQL runs as an account of its own, which has to get in.
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number) => (processOf(pid)?.command ?? '') !== '';

/** - script: what npm runs; result: npm's process, and what the start says once the portal is ready */
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
  });
  const said: string[] = [];
  npm.stdout.on('data', (text) => said.push(...String(text).trim().split('\n')));
  while (!said.includes('ready')) {
    if (npm.exitCode !== null) throw new Error(`The start ended: ${said.join()}`);
    await untilNextLook();
  }
  const server = Number(said.find((line) => line.startsWith('server '))?.slice('server '.length));
  return { npm, server, start: processOf(server)?.parent ?? 0 };
}

const databasePid = () =>
  Number(readFileSync(path.join(folder, 'data/postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

whereParentsAreTold(
  'a portal ends with its database soon after the npm that runs it is killed, and one that is started meanwhile waits for that',
  async () => {
    const port = await findFreePort();
    const first = await startByNpm(`exec "${process.execPath}" "${START}"`, port);
    const firstAll = [first.start, first.server, databasePid()];
    expect(firstAll.map(isAlive)).toEqual([true, true, true]);
    await kill(first.npm);

    // Here the shell stays between npm and the script.
    const second = await startByNpm(`"${process.execPath}" "${START}"; true`, port);
    expect(firstAll.map(isAlive)).toEqual([false, false, false]);
    const secondAll = [second.start, second.server, databasePid()];
    await kill(second.npm);
    while (secondAll.some(isAlive)) await untilNextLook();
    expect(await isPortFree(port)).toBe(true);
  },
  TIMEOUT_MS,
);

async function kill(npm: ChildProcess): Promise<void> {
  npm.kill('SIGKILL');
  await once(npm, 'exit');
}
