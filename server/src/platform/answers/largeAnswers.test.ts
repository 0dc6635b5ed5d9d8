import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { SignedInCaller } from '../tokens/caller.ts';
import { registerErrorHandler } from './errorHandler.ts';
import { registerLargeAnswers } from './largeAnswers.ts';

/** More than the system's own buffers take of a connection that nobody reads from. */
const LARGE = 'x'.repeat(100_000_000);

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  registerErrorHandler(app);
  registerLargeAnswers(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (call) => {
    // Of a caller, the name alone counts here.
    call.caller = { name: String(call.headers['x-name']) } as SignedInCaller;
  });
  app.get('/large', async () => LARGE);
  app.get('/small', async () => 'small');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

type Held = { readonly status: number; readonly end: () => void };

/** Asks for an answer and takes nothing of it. */
function hold(name: string, path = '/large'): Promise<Held> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, agent: false, headers: { 'x-name': name } }, (response) => {
      response.pause();
      resolve({ status: response.statusCode ?? 0, end: () => sent.destroy() });
    });
    sent.on('error', reject).end();
  });
}

test('a large answer that nobody takes is the last of that person, until it is given up', async () => {
  const first = await hold('a');
  expect(first.status).toBe(200);
  const statuses: number[] = [];
  for (const name of ['a', 'a', 'b']) {
    const { status, end } = await hold(name);
    statuses.push(status);
    end();
  }
  expect(statuses).toEqual([429, 429, 200]);
  const small = await hold('a', '/small');
  expect(small.status).toBe(200);
  small.end();

  first.end();
  let again = await hold('a');
  for (let tried = 0; again.status === 429 && tried < 1_000; tried += 1) again = await hold('a');
  expect(again.status).toBe(200);
  again.end();
});
