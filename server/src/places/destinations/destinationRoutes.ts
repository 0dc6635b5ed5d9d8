import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { DestinationList } from 'shared-contracts/places/destinations.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import { applicationYear } from '../applicationYear.ts';
import { readOwnStudies } from '../desk/ownStudies.ts';
import { destinationInterest } from './destinationInterest.ts';
import { countLook } from './destinationLooks.ts';
import { listDestinations } from './listDestinations.ts';
import { localDepartment } from './localDepartment.ts';
import { readDestination } from './readDestination.ts';

type Services = { readonly database: Database; readonly clock: () => Date };

/** Registers where students of a department may apply to go, and how much that is wanted. */
export function registerDestinations(app: FastifyInstance, { database, clock }: Services): void {
  /** The department that is asked for, else the caller's own. Throws 404 where there is none of ours. */
  async function departmentOf(
    asked: number | undefined,
    { id }: SignedInCaller,
  ): Promise<DestinationList['department']> {
    if (asked !== undefined) return requireFound(await localDepartment(database, asked));
    return requireFound((await readOwnStudies(database, id)).department ?? undefined);
  }

  registerCall(app, CALLS.listDestinations, async ({ query, caller }) => {
    const department = await departmentOf(query.department, caller);
    const year = await applicationYear(database, clock());
    return { ...(await listDestinations(database, { departmentId: department.id, year })), department };
  });
  registerCall(app, CALLS.readDestination, async ({ params, query, caller }) => {
    const department = await departmentOf(query.department, caller);
    const year = await applicationYear(database, clock());
    return requireFound(await readDestination(database, { departmentId: department.id, year }, params.id));
  });
  registerCall(app, CALLS.lookAtDestination, async ({ params, body, caller }) => {
    const department = await departmentOf(body.department, caller);
    const year = await applicationYear(database, clock());
    requireFound(await readDestination(database, { departmentId: department.id, year }, params.id));
    // Whoever lists agreements looks at destinations for others.
    const isCounted = !caller.permissions.includes('iia_list');
    if (isCounted) await countLook(database, { institution: params.id, department: department.id, year });
    return { isCounted };
  });
  registerCall(app, CALLS.listDestinationInterest, async ({ caller }) => {
    const year = await applicationYear(database, clock());
    return { year, value: await destinationInterest(database, caller, year) };
  });
}
