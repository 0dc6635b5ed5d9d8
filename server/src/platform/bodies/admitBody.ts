import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { type BodyBounds, SMALL_BODY } from 'shared-contracts/call/bodyBounds.ts';
import { tooLarge } from './bodyProblems.ts';

/**
 * Decides about a call before anything of its body is read: how much the body may hold, null where the handler reads it by itself. Throws a
 * `Problem` for a caller who may not send any.
 */
export type Admit = (request: FastifyRequest) => BodyBounds | null;

const admitted = new WeakMap<FastifyRequest, BodyBounds>();

/**
 * Makes the `preParsing` hook of a route that takes bodies: whoever may send none is refused, whatever it is and however it is labelled, and so
 * is a body that says of itself that it is too large. `registerJsonBodies` holds it to its bounds as it comes in.
 *
 * It gives no stream of its own in the body's place: nobody would hear that one fail before it is read.
 */
export function admitBody(admit: Admit): preParsingAsyncHookHandler {
  return async (request) => {
    const bounds = admit(request);
    if (bounds === null) return;
    if (Number(request.headers['content-length'] ?? 0) > bounds.bytes) throw tooLarge(bounds.bytes);
    if (bounds !== SMALL_BODY) admitted.set(request, bounds);
  };
}

/** How much the body of a call may hold; a route that says nothing takes next to nothing. */
export function boundsOf(request: FastifyRequest): BodyBounds {
  return admitted.get(request) ?? SMALL_BODY;
}
