import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { notFound } from '../../platform/problems/refusals.ts';
import { lookAtFactsheet } from './lookAtFactsheet.ts';

type LookServices = { readonly database: Database; readonly clock: () => Date };

/** Registers what changed of a partner's factsheet since a person looked last. */
export function registerLookRoute(app: FastifyInstance, { database, clock }: LookServices): void {
  registerCall(app, CALLS.lookAtFactsheet, async ({ params: { id }, body: { seen }, caller }) => {
    const look = await lookAtFactsheet(database, { caller, factsheet: id, seen, at: clock() });
    if (look === undefined) throw notFound({ set: 'MobilityFactsheets', id: String(id) });
    return look;
  });
}
