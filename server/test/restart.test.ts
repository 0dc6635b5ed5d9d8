import { mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepServerRunning, type KeeperMessage } from '../../scripts/lib/keepServer.mjs';
import { patient } from '../../scripts/lib/patience.mjs';
import { startServerProcess } from '../../scripts/lib/serverProcess.mjs';
import { findFreePort } from '../src/database/embedded/freePort.ts';
import { bearer, CookieJar, signInForTokens } from './support/signIn.ts';

const TIMEOUT_MS = patient(240_000);

let dataDir: string;
let baseUrl: string;
let keeper: ReturnType<typeof keepServerRunning>;
let serverPid = 0;
const told: KeeperMessage[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'portal-restart-'));
  // Under root, PostgreSQL runs as an account of its own, which has to get in.
  chmodSync(dataDir, 0o755);
  const port = await findFreePort();
  baseUrl = `http://localhost:${port}`;
  const env = {
    PATH: process.env['PATH'],
    PORTAL_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    SAMPLE_AGREEMENTS: '0',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
  };
  keeper = keepServerRunning(
    (onMessage) => {
      const server = startServerProcess({ node: process.execPath, env }, onMessage);
      serverPid = server.pid ?? 0;
      return server;
    },
    (message) => told.push(message),
    { firstPauseMs: 100 },
  );
  await healthy();
}, TIMEOUT_MS);
afterAll(async () => {
  keeper.stop();
  await keeper.ended;
  rmSync(dataDir, { recursive: true, force: true });
}, TIMEOUT_MS);

const readyCount = () => told.filter(({ kind }) => kind === 'ready').length;

async function healthy(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${baseUrl}/health`).catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(50);
  }
}

async function startedAgain(times: number): Promise<void> {
  while (readyCount() < times) await pause(50);
  await healthy();
}

const databasePid = () =>
  Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

/** Saves coordinators one after the other until it is stopped; remembers what was acknowledged. */
function load(token: string) {
  const acknowledged: number[] = [];
  let isOver = false;
  const worker = async (name: string) => {
    for (let serial = 0; !isOver; serial += 1) {
      const body = {
        firstName: name,
        lastName: `No ${serial}`,
        email: `${name}.${serial}@example.org`,
        purpose: 'Incoming',
        department: 1,
      };
      const answer = await fetch(`${baseUrl}/api/ECTSCoordinatorTables`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      const saved: any = answer?.status === 200 ? await answer.json().catch(() => undefined) : undefined;
      if (saved?.id !== undefined) acknowledged.push(saved.id);
      else await pause(50);
    }
  };
  const workers = ['a', 'b', 'c'].map(worker);
  return {
    acknowledged,
    end: async () => {
      isOver = true;
      await Promise.all(workers);
    },
  };
}

async function storedIds(token: string): Promise<Set<number>> {
  const answer = await fetch(`${baseUrl}/api/ECTSCoordinatorTables?$select=id&$top=-1`, {
    headers: bearer(token),
  });
  const { value }: any = await answer.json();
  return new Set(value.map(({ id }: { id: number }) => id));
}

test(
  'server and database that are killed under load come back, and have all that was acknowledged',
  async () => {
    const { access_token: token } = await signInForTokens(baseUrl, 'iro');
    const saving = load(token);
    const until = async (count: number) => {
      while (saving.acknowledged.length < count) await pause(20);
    };
    await until(5);
    process.kill(serverPid, 'SIGKILL');
    await startedAgain(2);
    await until(saving.acknowledged.length + 5);
    process.kill(databasePid(), 'SIGKILL');
    await until(saving.acknowledged.length + 10);
    process.kill(databasePid(), 'SIGKILL');
    process.kill(serverPid, 'SIGKILL');
    await startedAgain(3);
    await until(saving.acknowledged.length + 5);
    await saving.end();
    const stored = await storedIds(token);
    expect(saving.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    const ends = told.filter(({ kind }) => kind === 'ended');
    expect(ends).toEqual([
      { kind: 'ended', code: null, signal: 'SIGKILL', restartInMs: 100 },
      { kind: 'ended', code: null, signal: 'SIGKILL', restartInMs: 200 },
    ]);
  },
  TIMEOUT_MS,
);

test(
  'a session that was ended stays ended when the server is killed right after',
  async () => {
    const jar = new CookieJar();
    const tokens = await signInForTokens(baseUrl, 'student', jar);
    const revoked = await fetch(`${baseUrl}/realms/apps/protocol/openid-connect/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'frontend', token: tokens.refresh_token }),
    });
    process.kill(serverPid, 'SIGKILL');
    expect(revoked.status).toBe(200);
    await startedAgain(readyCount() + 1);
    const answer = await fetch(`${baseUrl}/api/Users/Me`, { headers: bearer(tokens.access_token) });
    expect(answer.status).toBe(401);
  },
  TIMEOUT_MS,
);
