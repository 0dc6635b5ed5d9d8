import type { FastifyInstance } from 'fastify';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';
import { readDepartmentUse } from './readDepartmentUse.ts';
import { listInstitutions } from './listInstitutions.ts';

/** Registers what the screens of institutions and departments ask besides the records themselves. */
export function registerPlaceRoutes(
  app: FastifyInstance,
  { database, clock }: { readonly database: Database; readonly clock: () => Date },
): void {
  registerCall(app, CALLS.listInstitutions, ({ query, caller, request }) =>
    listInstitutions(database, {
      search: query.search ?? '',
      country: query.country ?? null,
      isPartner: query.partners === 1,
      sort: query.sort ?? '',
      skip: query.skip,
      top: query.top,
      language: requestLanguage(request),
      currentYear: academicYearOf(clock()),
      countsAgreements: caller.permissions.includes('iia_list'),
    }),
  );
  registerCall(app, CALLS.readDepartmentUse, async ({ params }) =>
    requireFound(await readDepartmentUse(database, params.id)),
  );
}
