import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import { findRefusedCall, listRefusedCalls } from '../store/incoming/refusedCalls.ts';

/** Registers what the office can show a partner of the requests that the portal refused. */
export function registerRefusedCalls(
  app: FastifyInstance,
  { database, clock }: { readonly database: Database; readonly clock: () => Date },
): void {
  registerCall(app, CALLS.listRefusedCalls, async () => ({
    value: await listRefusedCalls(database, clock()),
  }));
  registerCall(app, CALLS.readRefusedCall, async ({ params }) =>
    requireFound(await findRefusedCall(database, params.id)),
  );
}
