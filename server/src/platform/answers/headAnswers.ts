import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Answers HEAD without reading the file or the archive that GET would send: the framework would read it to its end and throw it away. */
export function registerHeadAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method }, _reply, payload) => {
    if (method !== 'HEAD' || !(payload instanceof Readable)) return payload;
    // Nobody is told any more what goes wrong with it.
    payload.on('error', () => undefined).destroy();
    return Readable.from([]);
  });
}
