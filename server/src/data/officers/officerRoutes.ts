import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';
import { changeAsCaller } from '../records.ts';
import { addAbsence, listAbsenceChanges, listAbsences, removeAbsence } from './absences.ts';
import { assignOfficers } from './assignOfficers.ts';
import { addDepartment, listDepartmentsOf, removeDepartment } from './departments.ts';
import { listOfficers, readCurrentOfficers } from './officers.ts';

type OfficerParts = { readonly database: Database; readonly clock: () => Date };

/** Registers who is in charge of agreements and applications: the office reads it, and the office assigns. */
export function registerOfficers(app: FastifyInstance, parts: OfficerParts): void {
  const { database } = parts;
  registerCall(app, CALLS.listOfficers, ({ caller, request }) =>
    listOfficers(database, { me: caller.id, language: requestLanguage(request) }),
  );
  registerCall(app, CALLS.readCurrentOfficers, ({ body: { set, ids } }) =>
    readCurrentOfficers(database, set, ids),
  );
  registerCall(app, CALLS.listAbsences, () => listAbsences(database));
  registerCall(app, CALLS.listAbsenceChanges, ({ request }) =>
    listAbsenceChanges(database, requestLanguage(request)),
  );
  registerCall(app, CALLS.addAbsence, ({ body, caller, request }) =>
    changeAsCaller(parts, { caller, requestId: request.id }, async (context) => {
      await addAbsence(context, body);
      return listAbsences(context.database);
    }),
  );
  registerCall(app, CALLS.removeAbsence, ({ params, caller, request }) =>
    changeAsCaller(parts, { caller, requestId: request.id }, async (context) => {
      requireFound((await removeAbsence(context, params.id)) || undefined);
      return listAbsences(context.database);
    }),
  );
  registerCall(app, CALLS.listOfficerDepartments, ({ caller }) => listDepartmentsOf(database, caller.id));
  registerCall(app, CALLS.addOfficerDepartment, async ({ params, caller }) => {
    requireFound((await addDepartment(database, caller.id, params.id)) || undefined);
    return listDepartmentsOf(database, caller.id);
  });
  registerCall(app, CALLS.removeOfficerDepartment, async ({ params, caller }) => {
    await removeDepartment(database, caller.id, params.id);
    return listDepartmentsOf(database, caller.id);
  });
  registerCall(app, CALLS.assignOfficers, ({ body, caller, request }) =>
    changeAsCaller(parts, { caller, requestId: request.id }, (context) => assignOfficers(context, body)),
  );
}
