import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than a proxy leaves a connection unused under load, and short enough for whoever waits for the end. */
const LEAVING_MS = 2_000;
/** A portal that somebody uses is asked for something to read in this time. */
const READING_MS = 2_000;
/** What a proxy sent before it knew has come in by then; nginx passes over a process for a second at least. */
const ARRIVED_MS = 300;
const READING = new Set(['GET', 'HEAD']);
/** Whoever looks after a process asks it directly, and is no proxy. */
const HEALTH = '/health';

/**
 * Lets a server that is asked to stop go in such a way that no call is lost at a proxy before several of them:
 *
 * 1. For a moment it answers each time with `Connection: close`, so that proxies let go of the connections that they keep. Closed at once,
 *    such a connection takes with it the call that a proxy has just sent over it.
 * 2. It cuts off the next call that only reads, unanswered. A proxy asks another server for it, and sends this one nothing for a while.
 *    New connections that the system has taken, and the server has not, would be lost together with the call that is sent over them.
 * 3. It takes no new connections, and calls that are under way end.
 *
 * To be registered before whatever refuses calls, or stops to work, when the server is asked to stop.
 */
export function registerLeaving(app: FastifyInstance): void {
  let passedOver: (() => void) | undefined;
  app.addHook('onRequest', async ({ method, url, raw }, reply) => {
    if (passedOver === undefined || !READING.has(method) || url === HEALTH) return;
    passedOver();
    passedOver = undefined;
    reply.hijack();
    raw.socket.destroy();
  });
  app.addHook('preClose', async () => {
    await pause(LEAVING_MS);
    await new Promise<void>((resolve) => {
      const unread = setTimeout(resolve, READING_MS);
      passedOver = () => {
        clearTimeout(unread);
        resolve();
      };
    });
    passedOver = undefined;
    await pause(ARRIVED_MS);
    await new Promise<void>((resolve) => {
      app.server.close(() => resolve());
    });
  });
}
