import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { conflict, requireFound } from '../../platform/problems/refusals.ts';
import { applicationYear } from '../applicationYear.ts';
import { localDepartment } from '../destinations/localDepartment.ts';
import { keepDestination, letGoOfDestination, orderKept } from './keptDestinations.ts';
import { saveOwnStudies } from './ownStudies.ts';
import { readDesk } from './readDesk.ts';

type Services = { readonly database: Database; readonly clock: () => Date };

/** Registers what somebody who looks for a destination studies and keeps: each person's own, which nobody else reads. */
export function registerDesk(app: FastifyInstance, { database, clock }: Services): void {
  const desk = async ({ id }: SignedInCaller) =>
    readDesk(database, id, await applicationYear(database, clock()));

  registerCall(app, CALLS.readDestinationDesk, ({ caller }) => desk(caller));
  registerCall(app, CALLS.saveOwnStudies, async ({ body, caller }) => {
    requireFound(await localDepartment(database, body.department));
    await saveOwnStudies(database, caller.id, body);
    return desk(caller);
  });
  registerCall(app, CALLS.orderKeptDestinations, async ({ body, caller }) => {
    await orderKept(database, caller.id, body.institutions);
    return desk(caller);
  });
  registerCall(app, CALLS.keepDestination, async ({ params: { id }, body, caller }) => {
    requireFound(await partner(database, id));
    if (!body.isKept) await letGoOfDestination(database, caller.id, id);
    else if (!(await keepDestination(database, caller.id, { institution: id, at: clock() })))
      throw conflict(TOO_MANY);
    return desk(caller);
  });
}

async function partner(database: Database, id: number): Promise<{ readonly id: number } | undefined> {
  const { rows } = await sql<{
    id: number;
  }>`select id from institutions where id = ${id} and not is_local`.execute(database);
  return rows[0];
}

const TOO_MANY = {
  en: 'You keep as many destinations as can be kept. Take one out of the list first.',
  el: 'Έχετε κρατήσει όσους προορισμούς μπορούν να κρατηθούν. Αφαιρέστε πρώτα έναν από τη λίστα.',
};
