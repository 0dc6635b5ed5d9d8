import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { grantsOf } from 'shared-contracts/sets/access.ts';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import { type BodyBounds, SMALL_BODY } from 'shared-contracts/call/bodyBounds.ts';
import type { BodyOf, Call, QueryOf, SentReplyOf } from 'shared-contracts/call/call.ts';
import { type PathParameters, placesOf } from 'shared-contracts/call/callPath.ts';
import { admitBody } from '../bodies/admitBody.ts';
import type { SignedInCaller } from '../tokens/caller.ts';
import { Problem } from '../problems/problem.ts';
import { SIGN_IN_TEXT } from '../problems/problemTexts.ts';
import { notPermitted, requireFound } from '../problems/refusals.ts';
import { readCallBody } from './readCallBody.ts';
import { readCallParams } from './readCallParams.ts';
import { readCallQuery } from './readCallQuery.ts';
import { routeOf } from './routeOf.ts';

/**
 * One call as it came: its parameters and body are read and checked before the handler runs, after the caller's permission.
 *
 * - caller: null only of a call that is open to everybody
 */
export type IncomingCall<C extends Call> = {
  readonly params: PathParameters<C['path']>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: C['permission'] extends 'open' ? null : SignedInCaller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Answers a call with what its description says, or with a reply that it has sent itself. Throws `Problem`. */
export type CallHandler<C extends Call> = (call: IncomingCall<C>) => Promise<SentReplyOf<C> | FastifyReply>;

/**
 * Registers the routes of a call. A GET that changes something has no HEAD beside it.
 *
 * Whoever may not make the call is refused before its body is read, and the body is held to the bounds of the call.
 */
export function registerCall<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: CallHandler<C>,
): void {
  for (const path of [call.path, ...(call.alsoAt ?? [])]) {
    app.route({
      method: [...call.methods],
      url: routeOf(call.base, path),
      exposeHeadRoute: call.methods.every((method) => method === 'GET'),
      preParsing: admitBody((request) => admit(call, request)),
      handler: async (request, reply) => handler(incomingCall(call, request, reply)),
    });
  }
}

function incomingCall<const C extends Call>(
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
): IncomingCall<C> {
  const caller = requireCaller(call, request);
  const read = {
    params: readCallParams(request.params),
    query: readCallQuery(call, request),
    body: readCallBody(call, request),
  };
  // What the description says was read and checked by it just now, which the compiler cannot follow.
  return { ...read, caller, request, reply } as unknown as IncomingCall<C>;
}

function admit(call: Call, request: FastifyRequest): BodyBounds | null {
  const { body, bounds = SMALL_BODY } = call;
  requireCaller(call, request);
  if (body === undefined) return SMALL_BODY;
  return 'maxBytes' in body ? null : bounds;
}

function requireCaller(call: Call, request: FastifyRequest): SignedInCaller | null {
  const { caller } = request;
  if (call.permission === 'open') return null;
  if (caller === null) throw new Problem('not-signed-in', SIGN_IN_TEXT);
  if (!mayCall(caller, call)) throw notPermitted();
  requirePermissionBy(call, caller, request);
  return caller;
}

/** The body is there once it has been read; a value in it that the call does not know is refused by its schema. */
function requirePermissionBy(
  { permissionBy, path }: Call,
  { permissions }: Caller,
  { params, body }: FastifyRequest,
): void {
  if (permissionBy === undefined) return;
  const isInPath = placesOf(path).includes(permissionBy.name);
  const value = ownMember(isInPath ? params : body, permissionBy.name);
  const needed = new Map(Object.entries(permissionBy.permissions)).get(String(value));
  if (isInPath) requireFound(needed);
  if (needed !== undefined && !permissions.includes(needed)) throw notPermitted();
}

function ownMember(object: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(object ?? {})).get(name);
}

/** Checks whether a signed-in caller may make a call; for rights on records, and for rights by a parameter or member, whether on any. */
export function mayCall(caller: Caller, { permission, permissionBy }: Call): boolean {
  const further = Object.values(permissionBy?.permissions ?? {});
  if (further.length > 0 && !further.some((one) => caller.permissions.includes(one))) return false;
  if (permission === 'open' || permission === 'signed-in') return true;
  if (typeof permission === 'string') return caller.permissions.includes(permission);
  if ('every' in permission) return permission.every((one) => caller.permissions.includes(one));
  const { operations, set } = permission;
  return operations.some((operation) => grantsOf(caller, operation, set).length > 0);
}
