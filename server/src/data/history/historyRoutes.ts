import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';
import { notFound } from '../../platform/problems/refusals.ts';
import { readApplicationHistory } from './readApplicationHistory.ts';
import { readHistory } from './readHistory.ts';

/** Registers who changed what of an agreement or an application, for the office. */
export function registerHistoryRoutes(app: FastifyInstance, database: Database): void {
  registerCall(app, CALLS.readHistory, async ({ params: { id }, query, request }) => {
    const page = { top: query.$top, skip: query.$skip, language: requestLanguage(request) };
    const history = await readHistory(database, id, page);
    if (history === undefined) throw notFound({ set: 'MobilityAgreements', id: String(id) });
    return history;
  });
  registerCall(app, CALLS.readApplicationHistory, async ({ params: { id }, query, request }) => {
    const page = { top: query.$top, skip: query.$skip, language: requestLanguage(request) };
    const history = await readApplicationHistory(database, id, page);
    if (history === undefined) throw notFound({ set: 'ApplicationStudentStudiesForms', id: String(id) });
    return history;
  });
}
