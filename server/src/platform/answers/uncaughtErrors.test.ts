import { PassThrough } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { registerErrorHandler } from './errorHandler.ts';
import { registerUncaughtErrors } from './uncaughtErrors.ts';

const FAILED = 'an error that nobody caught ends its request';
const ENDED = 'an error that nobody caught ends the server';

let app: FastifyInstance;
let lines: string[];
let ended: number;
/** What the process would call; a test environment takes such errors for itself. */
let uncaught: (error: unknown) => void;
const others = new Set(process.listeners('uncaughtException'));

beforeEach(() => {
  lines = [];
  ended = 0;
  app = fastify({
    logger: { level: 'fatal', stream: { write: (line: string) => void lines.push(line) } },
    genReqId: ({ headers }) => String(headers['x-request-id']),
  });
  registerErrorHandler(app);
  registerUncaughtErrors(app, () => (ended += 1));
  const ours = process.listeners('uncaughtException').find((listener) => !others.has(listener));
  uncaught = (error) => ours?.(error as Error, 'uncaughtException');
});
afterEach(async () => {
  await app.close();
  expect(process.listeners('uncaughtException').every((listener) => others.has(listener))).toBe(true);
});

const logged = (): unknown[] => lines.map((line) => JSON.parse(line));
const ask = (url: string, id: string) => app.inject({ url, headers: { 'x-request-id': id } });

/** A route that begins something, and never answers by itself. */
function route(url: string, begin: () => void): void {
  app.get(url, async () => {
    begin();
    return new Promise(() => undefined);
  });
}

describe('an error that nobody caught', () => {
  test.each<[string, () => void]>([
    ['in the course of a request', () => uncaught(new TypeError('of nobody'))],
    ['later in its course', () => setImmediate(() => uncaught(new TypeError('of nobody')))],
    [
      'of a stream that it made',
      () => new PassThrough().once('error', uncaught).destroy(new TypeError('of nobody')),
    ],
  ])('%s ends that request alone, and is logged with it', async (_what, begin) => {
    route('/guilty', begin);
    const answer = await ask('/guilty', 'guilty-request');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['connection']).toBe('close');
    expect(answer.json()).toMatchObject({ code: 'internal', requestId: 'guilty-request' });
    expect(ended).toBe(0);
    expect(logged()).toEqual([
      expect.objectContaining({
        msg: FAILED,
        requestId: 'guilty-request',
        err: expect.objectContaining({ type: 'TypeError', message: 'of nobody' }),
      }),
    ]);
  });

  test('that a body emits ends its request alone', async () => {
    app.post('/body', {
      preParsing: async ({ raw }) => {
        raw.once('data', () => uncaught(new Error('of a body')));
        return new Promise(() => undefined);
      },
      handler: async () => 'never',
    });
    const answer = await app.inject({ method: 'POST', url: '/body', payload: 'x' });
    expect([answer.statusCode, ended]).toEqual([500, 0]);
  });

  test('cuts an answer off that has begun', async () => {
    app.get('/begun', async (_request, reply) => {
      reply.hijack();
      reply.raw.write('half');
      uncaught(new Error('of nobody'));
    });
    await expect(ask('/begun', 'begun')).rejects.toThrow();
    expect(ended).toBe(0);
  });

  test('of nothing that is known ends the process, with the requests that were under way', async () => {
    let release = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      app.get('/held', async () => {
        resolve();
        await new Promise<void>((go) => (release = go));
        return 'held';
      });
    });
    const held = ask('/held', 'held-request');
    await isHeld;
    uncaught(new TypeError('of nobody'));
    release();
    await held;
    expect(ended).toBe(1);
    expect(logged()).toEqual([expect.objectContaining({ msg: ENDED, underWay: ['held-request'] })]);
  });

  test('of a request that is over ends the process, and names it', async () => {
    let later = (): void => undefined;
    app.get('/over', async () => {
      const isLater = new Promise<void>((go) => (later = go));
      void isLater.then(() => uncaught(new Error('of nobody')));
      return 'answered';
    });
    await ask('/over', 'over-request');
    later();
    await new Promise(setImmediate);
    expect(ended).toBe(1);
    expect(logged()).toEqual([expect.objectContaining({ msg: ENDED, requestId: 'over-request' })]);
  });
});
