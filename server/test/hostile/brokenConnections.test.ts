import { connect, type Socket } from 'node:net';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';
import { eventually } from '../support/eventually.ts';

const SOME = 20;
const MUCH = 'x'.repeat(100_000);

const A_REGISTRY_THAT_DOES_NOT_ANSWER = {
  EWP_REGISTRY_URL: 'http://127.0.0.1:9/catalogue-v1.xml',
  EWP_ADMIN_EMAIL: 'ewp@example.org',
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: A_REGISTRY_THAT_DOES_NOT_ANSWER });
});
afterAll(() => server.stop());

function open(text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: server.settings.port, allowHalfOpen: true });
    socket.once('error', reject);
    socket.write(text, () => {
      socket.off('error', reject).on('error', () => undefined);
      resolve(socket);
    });
  });
}

const connections = () =>
  new Promise<number>((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test.each([
  ['a tunnel', `CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n${MUCH}`],
  [
    'what is not done here',
    `POST / HTTP/1.1\r\nHost: x\r\nExpect: much\r\nContent-Length: 900000\r\n\r\n${MUCH}`,
  ],
])('nobody who asks for %s, goes on sending and never hangs up keeps a connection', async (_what, text) => {
  const before = await connections();
  const sockets = await Promise.all(Array.from({ length: SOME }, () => open(text)));
  expect(await eventually(connections, (count) => count <= before)).toBeLessThanOrEqual(before);
  for (const socket of sockets) socket.destroy();
});

test("a call to the node of the network that breaks off before it is whole is nobody's fault here", async () => {
  const text = `POST /ewp/iias HTTP/1.1\r\nHost: x\r\nContent-Type: x\r\nContent-Length: 900000\r\n\r\n${MUCH}`;
  for (let at = 0; at < SOME; at += 1) (await open(text)).resetAndDestroy();
  await eventually(connections, (count) => count === 0);
  expect(server.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
