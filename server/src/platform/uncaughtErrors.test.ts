import fastify from 'fastify';
import { registerUncaughtErrors } from './uncaughtErrors.ts';

describe('registerUncaughtErrors', () => {
  test('logs what ended the server, with the request that it came of and those that were under way', async () => {
    const lines: string[] = [];
    const listeners = new Set(process.listeners('uncaughtException'));
    const app = fastify({
      logger: { level: 'fatal', stream: { write: (line: string) => void lines.push(line) } },
      genReqId: ({ headers }) => String(headers['x-request-id']),
    });
    let ended = 0;
    registerUncaughtErrors(app, () => (ended += 1));
    const ours = process.listeners('uncaughtException').find((listener) => !listeners.has(listener));
    let release = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      app.get('/held', async () => {
        resolve();
        await new Promise<void>((go) => (release = go));
        return 'held';
      });
    });
    // In the course of the request, as a callback of it would.
    app.get('/thrown', async () => {
      await Promise.resolve();
      ours?.(new TypeError('of nobody'), 'uncaughtException');
      return 'answered';
    });
    const held = app.inject({ url: '/held', headers: { 'x-request-id': 'held-request' } });
    await isHeld;
    await app.inject({ url: '/thrown', headers: { 'x-request-id': 'guilty-request' } });
    release();
    await held;

    expect(ended).toBe(1);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        requestId: 'guilty-request',
        underWay: ['held-request', 'guilty-request'],
        err: expect.objectContaining({ type: 'TypeError', message: 'of nobody' }),
      }),
    ]);
    await app.close();
    expect(process.listeners('uncaughtException').every((listener) => listeners.has(listener))).toBe(true);
  });
});
