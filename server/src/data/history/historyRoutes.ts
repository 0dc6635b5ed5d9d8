import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { requestLanguage } from '../../platform/requestLanguage.ts';
import { notFound } from '../../platform/refusals.ts';
import { readHistory } from './readHistory.ts';

/** Registers who changed what of an agreement, for the office. */
export function registerHistoryRoute(app: FastifyInstance, database: Database): void {
  registerCall(app, CALLS.readHistory, async ({ params: { id }, query, request }) => {
    const page = { top: query.$top, skip: query.$skip, language: requestLanguage(request) };
    const history = await readHistory(database, id, page);
    if (history === undefined) throw notFound({ set: 'MobilityAgreements', id: String(id) });
    return history;
  });
}
