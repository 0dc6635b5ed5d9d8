import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './errorHandler.ts';
import { Problem } from '../problems/problem.ts';
import { INTERNAL_TEXT } from '../problems/problemTexts.ts';

const MOST_NAMED = 50;

/** A request that is not answered yet. - fail: answers it with 500, or cuts it off where its answer has begun */
type UnderWay = { readonly id: string; readonly fail: (error: unknown) => void };

const requestUnderWay = new AsyncLocalStorage<UnderWay>();

/**
 * Takes errors that nobody caught, each for what it is:
 *
 * - One in the course of a request that is under way, also one that its body or its answer emits, ends that request alone. Whoever could
 *   make one by a request of theirs would end the portal for everybody, as often as they like. What the request held is given back by the limits of the database.
 * - One of anything else ends the process, as nobody knows what it has left half done: it is written to the log with all requests that were under way, and
 *   `npm start`, or what else runs the server, starts it again. That counts for a request that is over, too: what it began belongs to others by now.
 *
 * Either is a fault of the server to be mended, and is logged as `fatal`.
 *
 * - endProcess: instead of ending this process with code 1
 */
export function registerUncaughtErrors(
  app: FastifyInstance,
  endProcess: () => void = () => process.exit(1),
): void {
  const underWay = new Set<UnderWay>();
  app.addHook('onRequest', (request, reply, done) => {
    const one: UnderWay = { id: request.id, fail: (error) => failRequest(request, reply, error) };
    underWay.add(one);
    reply.raw.once('close', () => underWay.delete(one));
    requestUnderWay.run(one, () => {
      emitInThisCourse(request.raw);
      emitInThisCourse(reply.raw);
      done();
    });
  });
  const onUncaught = (error: unknown): void => {
    const one = requestUnderWay.getStore();
    const requestId = one && { requestId: one.id };
    if (one !== undefined && underWay.has(one)) {
      app.log.fatal({ err: error, ...requestId }, 'an error that nobody caught ends its request');
      one.fail(error);
      return;
    }
    const named = [...underWay].slice(0, MOST_NAMED).map(({ id }) => id);
    app.log.fatal(
      { err: error, ...requestId, underWay: named },
      'an error that nobody caught ends the server',
    );
    endProcess();
  };
  // What a promise throws that nobody waits for comes here too.
  process.on('uncaughtException', onUncaught);
  app.addHook('onClose', async () => void process.off('uncaughtException', onUncaught));
}

/** What comes over the connection belongs to the connection: its events are made to belong to the request. */
function emitInThisCourse(emitter: EventEmitter): void {
  emitter.emit = AsyncResource.bind(emitter.emit.bind(emitter));
}

function failRequest(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  // Nobody knows how far its body was read.
  void reply.header('connection', 'close');
  sendProblem(new Problem('internal', INTERNAL_TEXT), request, reply, error);
}
