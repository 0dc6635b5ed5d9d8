import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody } from 'shared-contracts/errors.ts';
import { factsheetRefreshPath, type FactsheetRefreshReply } from 'shared-contracts/exchangeFactsheet.ts';
import { conflict } from '../../platform/refusals.ts';
import type { Database } from '../../database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { requestLanguage } from '../../platform/requestLanguage.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { type FetchFailure, fetchFailureText } from '../services/problems/fetchFailures.ts';
import { refreshFactsheet, type RefreshedFactsheet } from '../services/factsheets/refreshFactsheet.ts';
import { factsheetOwner } from '../store/partnerFactsheets.ts';
import { notConnected } from './notConnected.ts';
import { callerWith, requireFound, requireId } from './routeParts.ts';

type Call = {
  readonly Params: { readonly heiId: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
};

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
  app.route<Call>({
    method: ['GET', 'POST'],
    url: `/exchange${factsheetRefreshPath('')}:heiId`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const caller = callerWith(request, 'factsheet_edit');
      // PostgreSQL takes no such character in a text.
      const heiId = request.params.heiId.replaceAll('\0', '');
      const factsheetId = factsheetOf(request);
      const owner = await factsheetOwner(database, heiId, factsheetId);
      const { institutionId, isLocal } = requireFound(owner);
      if (isLocal) throw ownFactsheet();
      if (services === null) throw notConnected();
      const asked = { institutionId, heiId, factsheetId };
      const refreshed = await refreshFactsheet(services, asked, { caller, requestId: request.id });
      return 'failure' in refreshed
        ? sendFailure(reply, request, refreshed.failure)
        : toReply(refreshed, request);
    },
  });
}

/** The documents name the institution in the query as well. */
function factsheetOf({ query, params }: FastifyRequest<Call>): number | undefined {
  const { factsheet, heiId = params.heiId } = query;
  if (heiId !== params.heiId) throw badQuery('heiId');
  if (factsheet === undefined || factsheet === '') return undefined;
  if (typeof factsheet !== 'string') throw badQuery('factsheet');
  return requireId(factsheet);
}

function toReply(refreshed: RefreshedFactsheet, request: FastifyRequest<Call>): FactsheetRefreshReply {
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

function sendFailure(reply: FastifyReply, request: FastifyRequest<Call>, failure: FetchFailure) {
  const body: ApiErrorBody = {
    code: 'unavailable',
    message: sentence(failure, request),
    statusCode: BAD_GATEWAY,
    ...detailOf(failure),
    requestId: request.id,
  };
  return reply
    .status(BAD_GATEWAY)
    .send({ ...body, error: true, response: { statusCode: partnersStatus(failure), body: null } });
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

function sentence(failure: FetchFailure, request: FastifyRequest<Call>): string {
  return fetchFailureText(failure)[requestLanguage(request)];
}

function badQuery(field: string): Problem {
  const text = { en: `This value of ${field} does not fit.`, el: `Η τιμή του ${field} δεν ταιριάζει.` };
  return new Problem('bad-query', text, { field });
}

function ownFactsheet(): Problem {
  return conflict({
    en: "The university's own factsheet is written here and not fetched from the network.",
    el: 'Το ενημερωτικό δελτίο του ίδιου του ιδρύματος συντάσσεται εδώ και δεν λαμβάνεται από το δίκτυο.',
  });
}
