import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type {
  factsheetRefreshFailureSchema,
  FactsheetRefreshReply,
} from 'shared-contracts/exchange/exchangeFactsheet.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { badQuery } from '../../platform/query/badQuery.ts';
import { conflict, requireFound } from '../../platform/problems/refusals.ts';
import type { Database } from '../../database/database.ts';
import type { Problem } from '../../platform/problems/problem.ts';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import type { FetchFailure } from '../fetchFailure.ts';
import { fetchFailureText } from '../services/problems/fetchFailures.ts';
import { refreshFactsheet, type RefreshedFactsheet } from '../services/factsheets/refreshFactsheet.ts';
import { factsheetOwner } from '../store/factsheets/partnerFactsheets.ts';
import { notConnected } from './notConnected.ts';
import type * as z from 'zod/mini';

/** The partner is to blame, or the way there. */
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;
const NOT_FOUND = 404;

/**
 * Registers the call by which the office fetches a partner's factsheet from the network.
 *
 * The documents ask by GET; whoever knows that it changes something may POST. What the partner fails in is answered with 502 and both an
 * `ApiErrorBody` and the documents' shape.
 *
 * - services: null while the portal is not connected to the network; 503 then, after every other refusal
 */
export function registerFactsheetRefresh(
  app: FastifyInstance,
  { database, services }: { readonly database: Database; readonly services: ExchangeServices | null },
): void {
  registerCall(app, CALLS.refreshFactsheet, async ({ params: { heiId }, query, caller, request, reply }) => {
    // The documents name the institution in the query as well.
    if ((query.heiId ?? heiId) !== heiId) throw otherInstitution();
    const factsheetId = query.factsheet;
    const owner = await factsheetOwner(database, heiId, factsheetId);
    const { institutionId, isLocal } = requireFound(owner);
    if (isLocal) throw ownFactsheet();
    if (services === null) throw notConnected();
    const asked = { institutionId, heiId, factsheetId };
    const refreshed = await refreshFactsheet(services, asked, { caller, requestId: request.id });
    return 'failure' in refreshed
      ? sendFailure(reply, request, refreshed.failure)
      : toReply(refreshed, request);
  });
}

function toReply(refreshed: RefreshedFactsheet, request: FastifyRequest): FactsheetRefreshReply {
  const { id, record, isNew, fetchedAt, changes, unmapped, institutionFailure } = refreshed;
  return {
    error: false,
    response: { statusCode: 200, body: JSON.stringify(record) },
    factsheetId: id,
    isNew,
    fetchedAt: fetchedAt.toISOString(),
    changes: [...changes],
    unmapped: [...unmapped],
    institutionFailure: institutionFailure && sentence(institutionFailure, request),
  };
}

function sendFailure(reply: FastifyReply, request: FastifyRequest, failure: FetchFailure) {
  const body: z.infer<typeof factsheetRefreshFailureSchema> = {
    code: 'unavailable',
    message: sentence(failure, request),
    statusCode: BAD_GATEWAY,
    ...detailOf(failure),
    requestId: request.id,
    error: true,
    response: { statusCode: partnersStatus(failure), body: null },
  };
  return reply.status(BAD_GATEWAY).send(body);
}

/** What the registry does not list, the sentence tells in full. */
function detailOf(failure: FetchFailure) {
  return failure === 'none' || failure.kind === 'not-on-network' ? {} : { detail: failure.detail };
}

function partnersStatus(failure: FetchFailure): number {
  if (failure === 'none') return NOT_FOUND;
  if (failure.kind === 'timeout') return GATEWAY_TIMEOUT;
  return failure.status ?? BAD_GATEWAY;
}

function sentence(failure: FetchFailure, request: FastifyRequest): string {
  return fetchFailureText(failure)[requestLanguage(request)];
}

function otherInstitution(): Problem {
  return badQuery('heiId', {
    en: 'This value of heiId does not fit.',
    el: 'Η τιμή του heiId δεν ταιριάζει.',
  });
}

function ownFactsheet(): Problem {
  return conflict({
    en: "The university's own factsheet is written here and not fetched from the network.",
    el: 'Το ενημερωτικό δελτίο του ίδιου του ιδρύματος συντάσσεται εδώ και δεν λαμβάνεται από το δίκτυο.',
  });
}
