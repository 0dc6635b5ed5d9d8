import { mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepServerRunning, type KeeperMessage } from '../../../scripts/lib/running/keepServer.mjs';
import { patient } from '../../../scripts/lib/patience.mjs';
import { startServerProcess } from '../../../scripts/lib/running/serverProcess.mjs';
import { findFreePort } from '../../src/demonstration/postgres/freePort.ts';
import { healthy, lostOf, saveOnAndOn } from '../support/portal/acknowledgedSaves.ts';
import { mixedCalls } from '../support/portal/mixedCalls.ts';
import { bearer, CookieJar, signInForTokens } from '../support/portal/signIn.ts';
import { eventually } from '../support/eventually.ts';
import { CHILD_ENVIRONMENT } from '../support/portal/childEnvironment.ts';

const TIMEOUT_MS = patient(240_000);
const START_MS = patient(90_000);

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
    ...CHILD_ENVIRONMENT,
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
  await healthy(baseUrl);
}, TIMEOUT_MS);
afterAll(async () => {
  keeper.stop();
  await keeper.ended;
  rmSync(dataDir, { recursive: true, force: true });
}, TIMEOUT_MS);

const readyCount = () => told.filter(({ kind }) => kind === 'ready').length;

async function startedAgain(times: number): Promise<void> {
  await eventually(readyCount, (count) => count >= times, START_MS);
  await healthy(baseUrl);
}

const databasePid = () =>
  Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

/** Null while there is none: one that was ended in order takes its file along. */
function startedDatabase(): number | null {
  try {
    return databasePid() || null;
  } catch {
    return null;
  }
}

test(
  'server and database that are killed under load come back, and have all that was acknowledged',
  async () => {
    const { access_token: token } = await signInForTokens(baseUrl, 'iro');
    const saving = saveOnAndOn(baseUrl, token);
    await saving.more(5);
    process.kill(serverPid, 'SIGKILL');
    await startedAgain(2);
    await saving.more(5);
    process.kill(databasePid(), 'SIGKILL');
    await saving.more(10);
    process.kill(databasePid(), 'SIGKILL');
    process.kill(serverPid, 'SIGKILL');
    await startedAgain(3);
    await saving.more(5);
    await saving.end();
    expect(await lostOf(saving, baseUrl, token)).toEqual([]);
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

test(
  'no call is answered with 500 while the database is killed under it, again and again, or ends its connections',
  async () => {
    const { access_token: token } = await signInForTokens(baseUrl, 'iro');
    const calls = mixedCalls(baseUrl, token);
    for (const signal of ['SIGKILL', 'SIGINT', 'SIGQUIT'] as const) {
      await calls.during(async () => {
        const killed = databasePid();
        process.kill(killed, signal);
        await eventually(startedDatabase, (pid) => pid !== killed && pid !== null, START_MS);
        await healthy(baseUrl);
      });
    }
    expect(calls.said).toEqual([]);
    const statuses = new Set(Object.values(calls.counts).flatMap((of) => Object.keys(of).map(Number)));
    expect([...statuses].filter((status) => status >= 500 || status === 0)).toEqual([503]);
  },
  TIMEOUT_MS,
);
