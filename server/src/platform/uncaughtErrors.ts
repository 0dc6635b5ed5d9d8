import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const MOST_NAMED = 50;

const requestUnderWay = new AsyncLocalStorage<string>();

/**
 * Writes an error that nobody caught to the log before it ends the process: with the id of the request in whose course it happened where
 * that is known, and of all that were under way, as one in a connection's own code belongs to none. `npm start`, or what else runs the
 * server, starts it again.
 *
 * - endProcess: instead of ending this process with code 1
 */
export function registerUncaughtErrors(
  app: FastifyInstance,
  endProcess: () => void = () => process.exit(1),
): void {
  const underWay = new Set<string>();
  app.addHook('onRequest', (request, reply, done) => {
    underWay.add(request.id);
    reply.raw.once('close', () => underWay.delete(request.id));
    requestUnderWay.run(request.id, done);
  });
  const end = (error: unknown): void => {
    const requestId = requestUnderWay.getStore();
    app.log.fatal(
      {
        err: error,
        ...(requestId !== undefined && { requestId }),
        underWay: [...underWay].slice(0, MOST_NAMED),
      },
      'an error that nobody caught ends the server',
    );
    endProcess();
  };
  // What a promise throws that nobody waits for comes here too.
  process.on('uncaughtException', end);
  app.addHook('onClose', async () => void process.off('uncaughtException', end));
}
