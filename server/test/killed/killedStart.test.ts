import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patient } from '../../../scripts/lib/patience.mjs';
import { findFreePort } from '../../src/demonstration/postgres/freePort.ts';
import { healthy, lostOf, saveOnAndOn } from '../support/portal/acknowledgedSaves.ts';
import { signIn } from '../support/portal/signIn.ts';
import { eventually } from '../support/eventually.ts';
import { CHILD_ENVIRONMENT } from '../support/portal/childEnvironment.ts';

const TIMEOUT_MS = patient(300_000);
const START_MS = patient(90_000);
const START = path.join(import.meta.dirname, '../support/portal/startPortal.mjs');

let dataDir: string;
let baseUrl: string;
let env: NodeJS.ProcessEnv;
const started: Start[] = [];

type Start = { readonly process: ChildProcess; readonly said: string[]; readonly serverPid: () => number };

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'portal-start-'));
  // Under root, PostgreSQL runs as an account of its own, which has to get in.
  chmodSync(dataDir, 0o755);
  const port = await findFreePort();
  baseUrl = `http://localhost:${port}`;
  env = {
    ...CHILD_ENVIRONMENT,
    PORTAL_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    SAMPLE_AGREEMENTS: '0',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
  };
});
afterAll(async () => {
  const last = started.at(-1)?.process;
  if (last?.exitCode === null && last.signalCode === null) {
    last.kill('SIGTERM');
    await once(last, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
}, TIMEOUT_MS);

function start(): Start {
  const child = spawn(process.execPath, [START], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  child.stdout.on('data', (text) => said.push(...String(text).trim().split('\n')));
  const serverPid = () =>
    Number(said.findLast((line) => line.startsWith('server '))?.slice('server '.length));
  const one = { process: child, said, serverPid };
  started.push(one);
  return one;
}

async function ready({ said, process: running }: Start): Promise<void> {
  const hasEnded = () => running.exitCode !== null || running.signalCode !== null;
  await eventually(
    () => said.includes('ready') || hasEnded(),
    (isSettled) => isSettled,
    START_MS,
  );
  if (hasEnded()) throw new Error(`The start ended: ${said.join()}`);
  await healthy(baseUrl);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that is dead and not yet buried has no command.
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

const databasePid = () =>
  Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

test(
  'a start that is killed under load, with its server and database too, leaves nobody behind, and the next one has all that was acknowledged',
  async () => {
    const first = start();
    await ready(first);
    const token = await signIn(baseUrl, 'iro');
    const saving = saveOnAndOn(baseUrl, token);
    await saving.more(5);

    first.process.kill('SIGKILL');
    const second = start();
    await ready(second);
    expect(second.serverPid()).not.toBe(first.serverPid());
    expect(isAlive(first.serverPid())).toBe(false);
    await saving.more(5);

    // All at once, as when the machine goes: locks, sockets and numbers of processes stay behind.
    const killed = [second.serverPid(), databasePid()];
    second.process.kill('SIGKILL');
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    const third = start();
    await ready(third);
    await saving.more(5);
    await saving.end();
    expect(await lostOf(saving, baseUrl, token)).toEqual([]);

    // One that hears nothing, not even that its starter is gone.
    process.kill(third.serverPid(), 'SIGSTOP');
    third.process.kill('SIGKILL');
    const deaf = third.serverPid();
    env = { ...env, LEFTOVER_ENDING_MS: '500' };
    const fourth = start();
    await ready(fourth);
    expect(isAlive(deaf)).toBe(false);
    expect(fourth.said.join()).toContain('start that was killed');
  },
  TIMEOUT_MS,
);

test(
  'a server whose starter is killed ends by itself, also while it is only starting',
  async () => {
    for (const { process: running } of started.slice(-1)) {
      running.kill('SIGTERM');
      await once(running, 'exit');
    }
    const cut = start();
    await eventually(cut.serverPid, (pid) => !Number.isNaN(pid), START_MS);
    cut.process.kill('SIGKILL');
    await eventually(
      () => isAlive(cut.serverPid()),
      (isThere) => !isThere,
      START_MS,
    );
    const again = start();
    await ready(again);
    expect(again.said).not.toContain(
      'The server of a start that was killed or stopped is ending; waiting for it',
    );
  },
  TIMEOUT_MS,
);

test(
  'a first start that is asked to stop while it fills its database ends soon, with its database, and the next one goes on',
  async () => {
    for (const { process: running } of started.slice(-1)) {
      running.kill('SIGTERM');
      await once(running, 'exit');
    }
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-first-start-'));
    chmodSync(folder, 0o755);
    const before = env;
    // So many that it would take minutes.
    env = { ...env, DATA_DIR: folder, SAMPLE_AGREEMENTS: '200000', DEMO_PARTNERS: '0' };
    const cut = start();
    const cluster = path.join(folder, 'postgres/cluster');
    const isFilling = () => {
      if (!existsSync(path.join(cluster, 'postmaster.pid'))) return false;
      return cut.said.some((line) => line.startsWith('step Making the sample'));
    };
    await eventually(isFilling, (isSo) => isSo, START_MS);
    const database = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const asked = performance.now();
    cut.process.kill('SIGTERM');
    await once(cut.process, 'exit');
    expect(performance.now() - asked).toBeLessThan(patient(20_000));
    expect([isAlive(cut.serverPid()), isAlive(database)]).toEqual([false, false]);
    env = { ...env, SAMPLE_AGREEMENTS: '5' };
    const again = start();
    await ready(again);
    again.process.kill('SIGTERM');
    await once(again.process, 'exit');
    env = before;
    rmSync(folder, { recursive: true, force: true });
  },
  TIMEOUT_MS,
);
