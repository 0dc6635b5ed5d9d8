import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';

const NO_RECORD = 0;

type TourServices = { readonly database: Database; readonly clock: () => Date };

/** Registers who knows the tour of the portal: it is kept with the person, so that no other device offers it again. */
export function registerTourRoute(app: FastifyInstance, { database, clock }: TourServices): void {
  registerCall(app, CALLS.readTour, async ({ caller }) => {
    if (caller.id === NO_RECORD) return { isKnown: true };
    const { rows } = await sql`select from tours_known where user_id = ${caller.id}`.execute(database);
    return { isKnown: rows.length > 0 };
  });

  registerCall(app, CALLS.leaveTour, async ({ caller }) => {
    if (caller.id !== NO_RECORD) {
      await sql`
        insert into tours_known (user_id, known_at) values (${caller.id}, ${clock()})
        on conflict (user_id) do nothing`.execute(database);
    }
    return { isKnown: true };
  });
}
