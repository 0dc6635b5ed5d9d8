import { Agent, request } from 'node:http';
import { sql } from 'kysely';
import { patient } from '../../../scripts/lib/patience.mjs';
import { MOST_ANSWER_BYTES } from '../../src/records/read/cost/answerBytes.ts';
import { type HostileCall, hostileCalls } from '../support/hostile/hostileCalls.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

/** `HOSTILE_CALLS=20000 HOSTILE_SEED=7` asks for more of them, or for others. */
const CALLS_MADE = Number(process.env['HOSTILE_CALLS'] ?? 2_000);
const SEED = Number(process.env['HOSTILE_SEED'] ?? 20_261_123);
const AT_ONCE = 4;
/** The longest statement of the office, twice (rows and count), and what lies around it. */
const LONGEST_MS = patient(10_000);
const MOST_REFUSAL_BYTES = 16_384;
const USERS = ['iro', 'teacher', 'student', 'student2', 'guest', ''] as const;

let server: TestServer;
const tokens = new Map<string, string>();
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  server = await startTestServer();
  for (const name of USERS) if (name !== '') tokens.set(name, await signIn(server.baseUrl, name));
  await sql`analyze`.execute(server.database);
}, patient(120_000));
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

type Answer = { readonly status: number; readonly type: string; readonly bytes: Buffer; readonly ms: number };

function send(call: HostileCall, user: string): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { ...(user === '' ? {} : bearer(tokens.get(user) ?? '')), ...call.headers };
    const sent = request(
      { agent, host: '127.0.0.1', port: server.settings.port, method: call.method, path: call.path, headers },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            bytes: Buffer.concat(pieces),
            ms: performance.now() - started,
          }),
        );
      },
    );
    sent.on('error', reject).end(call.body);
  });
}

/** Says what is wrong with an answer; undefined of a good one. */
function faultOf(
  { method, path }: HostileCall,
  user: string,
  { status, type, bytes, ms }: Answer,
): string | undefined {
  const isRefusal = status >= 400;
  // The test's portal belongs to no network; and a statement that was given up says so.
  const isSaid = status === 503 && bytes.includes('"code":"unavailable"');
  if ((status >= 500 && !isSaid) || status < 200)
    return `status ${status}: ${bytes.toString().slice(0, 200)}`;
  if (ms > LONGEST_MS) return `took ${Math.round(ms)} ms`;
  if (bytes.length > MOST_ANSWER_BYTES + 1_000) return `${bytes.length} bytes`;
  if (!isRefusal || method === 'HEAD') return undefined;
  if (bytes.length > MOST_REFUSAL_BYTES) return `refusal of ${bytes.length} bytes`;
  if (path.startsWith('/realms')) return undefined;
  if (!type.startsWith('application/json')) return `refusal of type ${type}`;
  const { code, message } = JSON.parse(bytes.toString()) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  if (typeof code !== 'string' || typeof message !== 'string') return 'refusal without code and message';
  return user === '' &&
    status !== 401 &&
    path.startsWith('/api/') &&
    status !== 404 &&
    status !== 405 &&
    status !== 400
    ? `${status} to nobody`
    : undefined;
}

test(
  `${CALLS_MADE} hostile calls are answered, each in time and in size, and none with a fault`,
  async () => {
    const next = hostileCalls(SEED);
    const calls = Array.from({ length: CALLS_MADE }, (_, at) => ({
      at,
      call: next(),
      user: USERS[at % USERS.length] ?? '',
    }));
    const faults: object[] = [];
    const statuses = new Map<number, number>();
    const work = async () => {
      for (let one = calls.shift(); one !== undefined; one = calls.shift()) {
        const answer = await send(one.call, one.user);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const fault = faultOf(one.call, one.user, answer);
        if (fault !== undefined)
          faults.push({
            at: one.at,
            user: one.user,
            fault,
            method: one.call.method,
            path: one.call.path.slice(0, 2_000),
          });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(faults).toEqual([]);
    // The calls are neither all nonsense nor all harmless.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(CALLS_MADE / 20);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(CALLS_MADE / 5);
    expect((await fetch(`${server.baseUrl}/health`)).status).toBe(200);
  },
  patient(60_000 + CALLS_MADE * 50),
);
