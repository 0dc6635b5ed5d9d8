import { fork, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import path from 'node:path';
import { patient } from '../../../scripts/lib/patience.mjs';
import { BODY_TYPES, HOSTILE_BODIES, type HostileBody } from '../support/hostile/hostileBodies.ts';
import { type RawRequest, sendRaw } from '../support/hostile/rawRequest.ts';
import type { ServerMessage } from '../support/portal/serverProcess.ts';

const PROGRAM = path.join(import.meta.dirname, '../support/portal/serverProcess.ts');
const AT_ONCE = 24;
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'TRACE'];
/** Of those that the framework reads a body for. */
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const USERS = ['iro', 'guest', 'iro', 'student', ''];
/** `HOSTILE_BODIES=all` sends each body as each type by each method to each route, which takes a quarter of an hour. */
const SENDS_ALL = process.env['HOSTILE_BODIES'] === 'all';
const SETS = ['MobilityAgreements', 'ApplicationFiles', 'ECTSCoordinatorTables', 'Nonsense'];
const PLACES: Readonly<Record<string, string>> = {
  id: '1',
  agreementId: '1',
  act: 'approve',
  heiId: 'auth.gr',
};
/** Requests that the exchange would have to ask a partner for. */
const SAID = new Set([502, 503]);

type Ready = Extract<ServerMessage, { readonly kind: 'ready' }>;

let child: ChildProcess;
let ready: Ready;
const uncaught: string[] = [];

beforeAll(async () => {
  child = fork(PROGRAM, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  ready = await new Promise<Ready>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code ?? 'a signal'}.`)));
    child.on('message', (message: ServerMessage) => {
      if (message.kind === 'ready') resolve(message);
      else uncaught.push(message.error);
    });
  });
}, patient(120_000));
afterAll(async () => {
  if (!lives()) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.disconnect();
  await ended;
}, patient(60_000));

const lives = () => child.exitCode === null && child.signalCode === null && child.connected;

/** Writes an address of a route: each place gets something that there may be. */
function pathOf(url: string, turn: number): string {
  return url
    .replaceAll(/:\w+\(\^(.*?)\$\)/g, (_place, letters: string) => letters.replaceAll(/\[(.).\]/g, '$1'))
    .replaceAll(/:(\w+)/g, (_place, name: string) =>
      name === 'set' ? (SETS[turn % SETS.length] ?? '') : (PLACES[name] ?? 'x'),
    )
    .replace('*', 'x');
}

function requestsOf(origin: string, url: string, methods: readonly string[]): readonly RawRequest[] {
  const request = (method: string, type: string, body: HostileBody, turn: number): RawRequest => {
    const user = USERS[turn % USERS.length] ?? '';
    return {
      origin,
      method,
      path: pathOf(url, turn),
      headers: [
        `Origin: ${origin}`,
        ...(type === '' ? [] : [`Content-Type: ${type}`]),
        ...(user === '' ? [] : [`Authorization: Bearer ${ready.tokens[user] ?? ''}`]),
      ],
      body,
    };
  };
  // A method that the route takes meets each body, and each type, with every second of the other; the others meet them in turn.
  const isOwn = (method: string) => methods.includes(method) && WITH_BODY.has(method);
  const isMeeting = (method: string, shift: number, at: number, of: number) =>
    isOwn(method) ? (at + of) % 2 === 0 : of === (at + shift) % BODY_TYPES.length && at % 3 === shift % 3;
  return METHODS.flatMap((method, shift) =>
    HOSTILE_BODIES.flatMap((body, at) =>
      BODY_TYPES.flatMap((type, of) =>
        SENDS_ALL || isMeeting(method, shift, at, of) ? [request(method, type, body, at + of + shift)] : [],
      ),
    ),
  );
}

function told({ method, path: address, headers, body }: RawRequest): string {
  const type = headers.find((line) => line.startsWith('Content-Type'));
  return `${method} ${address} with ${body.name} as ${type ?? 'nothing'}`;
}

test(
  'no body of any kind, sent by any method to any route, ends the process, harms another request or gets a 500',
  async () => {
    const requests = ready.servers.flatMap(({ origin, routes }) =>
      Object.entries(routes).flatMap(([url, methods]) => requestsOf(origin, url, methods)),
    );
    const underWay = new Set<RawRequest>();
    const faults: string[] = [];
    const statuses = new Map<number | undefined, number>();
    const waiting = requests.values();
    const work = async () => {
      for (const one of waiting) {
        underWay.add(one);
        const status = await sendRaw(one);
        if (!lives() || uncaught.length > 0) return;
        underWay.delete(one);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === undefined && one.body.end === 'wait') faults.push(`no answer: ${told(one)}`);
        if (status !== undefined && status >= 500 && !SAID.has(status))
          faults.push(`${status}: ${told(one)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect({ uncaught, lives: lives(), blamed: [...underWay].map(told) }).toEqual({
      uncaught: [],
      lives: true,
      blamed: [],
    });
    expect(faults).toEqual([]);
    // Bodies were refused at every stage, and some were taken.
    for (const status of [200, 400, 401, 403, 404, 405, 413]) expect(statuses.get(status)).toBeGreaterThan(0);
    expect(Object.keys(ready.servers[0]?.routes ?? {}).length).toBeGreaterThan(60);
    expect(Object.keys(ready.servers[1]?.routes ?? {})).toContain('/oidc/backchannel-logout');
  },
  patient(300_000),
);

test('a connection that asks for a tunnel, or expects too much, may break at any moment', async () => {
  const { port } = new URL(ready.servers[0]?.origin ?? '');
  const asked = [
    'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: x\r\nExpect: much\r\nContent-Length: 9\r\n\r\n{}',
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'nothing of the kind\r\n\r\n',
  ];
  await Promise.all(
    asked.flatMap((text) =>
      Array.from({ length: 20 }, async (_, at) => {
        const socket = connect(Number(port), '127.0.0.1');
        await new Promise<void>((resolve) => {
          socket.once('close', resolve).on('error', () => undefined);
          socket.write(at % 2 === 0 ? text : text.repeat(3), () => {
            if (at % 3 === 0) socket.resetAndDestroy();
            else setImmediate(() => socket.resetAndDestroy());
          });
        });
      }),
    ),
  );
  expect((await fetch(`${ready.servers[0]?.origin ?? ''}/health/live`)).status).toBe(200);
  expect({ uncaught, lives: lives() }).toEqual({ uncaught: [], lives: true });
});
