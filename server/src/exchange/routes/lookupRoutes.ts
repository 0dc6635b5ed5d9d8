import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody } from 'shared-contracts/errors.ts';
import type { Database } from '../../database/database.ts';
import { requestLanguage } from '../../platform/requestLanguage.ts';
import { partnerLookups } from '../lookups/partnerLookups.ts';
import { partnersOf } from '../lookups/partnersOf.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { callerWith, requireId } from './routeParts.ts';

type Country = { readonly Params: { readonly countryId: string } };
type Hei = { readonly Params: { readonly heiId: string } };
type Ounit = { readonly Params: { readonly heiId: string; readonly ounitId: string } };

const NOBODY_KNOWS = {
  en: 'Nobody knows this institution or department: neither the partner network nor our records.',
  el: 'Το ίδρυμα ή το τμήμα δεν είναι γνωστό ούτε στο δίκτυο των εταίρων ούτε στα αρχεία μας.',
};

/**
 * Registers what the portal asks about partners: who may be one, and what their own systems tell of them and their units.
 *
 * - services: null while the portal is not connected to the network; the portal's records answer then
 */
export function registerLookups(
  app: FastifyInstance,
  { database, services }: { readonly database: Database; readonly services: ExchangeServices | null },
): void {
  const lookups = partnerLookups({ database, services });
  app.get<Country>('/exchange/institutions/:countryId', async (request) => {
    callerWith(request, 'iia_view');
    return partnersOf(database, services?.directory ?? null, requireId(request.params.countryId));
  });
  app.get<Hei>('/exchange/heis/:heiId', async (request, reply) => {
    const { id } = callerWith(request, 'iia_view');
    return (await lookups.hei(storable(request.params.heiId), id)) ?? unknown(request, reply);
  });
  app.get<Hei>('/exchange/heis/:heiId/ounits', async (request, reply) => {
    const { id } = callerWith(request, 'iia_view');
    return (await lookups.units(storable(request.params.heiId), id)) ?? unknown(request, reply);
  });
  app.get<Ounit>('/exchange/heis/:heiId/ounits/:ounitId', async (request, reply) => {
    const { id } = callerWith(request, 'iia_view');
    const { heiId, ounitId } = request.params;
    return (await lookups.unit(storable(heiId), storable(ounitId), id)) ?? unknown(request, reply);
  });
}

/** The documents read what went wrong with a look-up from a member of its own. Source: specification document 2, section 7. */
function unknown(request: FastifyRequest, reply: FastifyReply) {
  void reply.status(404);
  const message = NOBODY_KNOWS[requestLanguage(request)];
  const body: ApiErrorBody = { code: 'not-found', message, statusCode: 404, requestId: request.id };
  return { ...body, developerMessage: message };
}

/** PostgreSQL takes no such character in a text. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}
