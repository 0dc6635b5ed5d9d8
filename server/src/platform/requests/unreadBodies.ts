import type { FastifyInstance } from 'fastify';

/**
 * Takes and throws away what still comes of a body after its answer, so that the connection serves the next call.
 *
 * Node.js does so by itself only where nobody has begun to read.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    raw.unpipe();
    raw.resume();
  });
}
