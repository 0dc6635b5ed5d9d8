import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { boundedFetch } from '../src/boundedFetch.ts';

const LIMIT_BYTES = 1_000;
const PIECE = Buffer.alloc(64 * 1024, 'a');
const BOUNDS = { timeLimitMs: 5_000, limitBytes: LIMIT_BYTES };

let server: Server;
let base = '';
let sentBytes = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/exact') response.end('a'.repeat(LIMIT_BYTES));
    else if (request.url === '/none') response.writeHead(204).end();
    else if (request.url === '/packed')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000)));
    else if (request.url === '/slow') response.write('a');
    else {
      const more = (): void => {
        while (!response.destroyed) {
          sentBytes += PIECE.length;
          if (!response.write(PIECE)) break;
        }
      };
      response.on('drain', more);
      more();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

describe('boundedFetch', () => {
  test('gives a response that is as long as it may be, or has no body', async () => {
    const exact = await boundedFetch(`${base}/exact`, BOUNDS);
    expect([exact.status, (await exact.text()).length]).toEqual([200, LIMIT_BYTES]);
    expect((await boundedFetch(`${base}/none`, BOUNDS)).status).toBe(204);
  });

  test('ends a response without end after its limit', async () => {
    const response = boundedFetch(`${base}/endless`, BOUNDS);
    await expect(response).rejects.toMatchObject({ name: 'ResponseTooLongError' });
    // What the buffers of both ends take is sent all the same.
    expect(sentBytes).toBeLessThan(20_000_000);
  });

  test('counts what a packed response holds', async () => {
    await expect(boundedFetch(`${base}/packed`, BOUNDS)).rejects.toMatchObject({
      name: 'ResponseTooLongError',
    });
  });

  test('ends a response that does not go on', async () => {
    const response = boundedFetch(`${base}/slow`, { ...BOUNDS, timeLimitMs: 100 });
    await expect(response).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
