import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than a proxy leaves a connection unused under load, and short enough for whoever waits for the end. */
const LEAVING_MS = 2_000;

/**
 * Lets a server that is asked to stop answer for a moment longer, each time with `Connection: close`, so that proxies let go of the
 * connections that they keep. Closed at once, such a connection takes with it the call that a proxy has just sent over it. Then it takes
 * no new connections, and calls that are under way end.
 *
 * To be registered before whatever refuses calls, or stops to work, when the server is asked to stop.
 */
export function registerLeaving(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    await pause(LEAVING_MS);
    await new Promise<void>((resolve) => {
      app.server.close(() => resolve());
    });
  });
}
