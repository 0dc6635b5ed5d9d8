import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { onBehalfOf, type Behalf } from './behalf.ts';

/** Milliseconds that one statement of a read may take; screens need hundredths of them. */
const READ_MS: Readonly<Record<Role, number>> = {
  IRO: 4_000,
  Faculty: 900,
  Student: 900,
  'No Rights': 900,
};
/** The same of whatever changes something: it may have to wait until somebody else's change is through. */
const CHANGE_MS = 10_000;

const DATA_API = /^\/api\//;
const SIGN_IN = /^\/realms\//;
/** Nobody is known there yet: all who sign in share. */
const SIGNING_IN: Behalf = { name: 'sign-in', statementMs: CHANGE_MS };

/**
 * Has what a call asks of the database count for whoever makes it: their share of the connections, and how long a statement may take.
 *
 * Calls of the network have limits of their own (`ewp/node/callLimits.ts`).
 */
export function registerBehalf(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const behalf = behalfOf(request);
    if (behalf === undefined) done();
    else onBehalfOf(behalf, done);
  });
}

function behalfOf({ caller, method, url }: FastifyRequest): Behalf | undefined {
  if (caller === null) return SIGN_IN.test(url) ? SIGNING_IN : undefined;
  const isRead = DATA_API.test(url) && (method === 'GET' || method === 'HEAD');
  return { name: `user ${caller.name}`, statementMs: isRead ? READ_MS[caller.role] : CHANGE_MS };
}
