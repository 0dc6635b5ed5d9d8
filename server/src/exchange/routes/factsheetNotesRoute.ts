import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { MOST_FACTSHEET_NOTES } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { notFound } from '../../platform/problems/refusals.ts';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';
import { isOnNetwork } from '../services/factsheets/factsheetNight.ts';
import { fetchFailureText } from '../services/problems/fetchFailures.ts';
import { readNotes } from '../store/factsheets/factsheetNotes.ts';

/** Registers what fetches have changed of a partner's factsheet; also while the portal is not connected, as what is noted stays. */
export function registerFactsheetNotes(
  app: FastifyInstance,
  { database }: { readonly database: Database },
): void {
  registerCall(app, CALLS.readFactsheetNotes, async ({ params: { id }, request }) => {
    const language = requestLanguage(request);
    const found = await readNotes(database, id, { language, most: MOST_FACTSHEET_NOTES + 1 });
    if (found === undefined) throw notFound({ set: 'MobilityFactsheets', id: String(id) });
    const { notes, tried } = found;
    return {
      tried:
        tried !== null && (tried.failure === null || isOnNetwork(tried.failure))
          ? {
              at: tried.at,
              failure: tried.failure && fetchFailureText(tried.failure)[language],
            }
          : null,
      notes: notes.slice(0, MOST_FACTSHEET_NOTES),
      hasMore: notes.length > MOST_FACTSHEET_NOTES,
    };
  });
}
