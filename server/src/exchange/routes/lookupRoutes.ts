import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { unknownPartnerSchema } from 'shared-contracts/exchange/partnerLookup.ts';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';
import { networkPresence } from '../lookups/networkPresence.ts';
import { partnerLookups } from '../lookups/partnerLookups.ts';
import { partnersOf } from '../lookups/partnersOf.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { addInstitution } from '../services/office/addInstitution.ts';
import { searchNetwork } from '../services/office/searchNetwork.ts';
import { notConnected } from './notConnected.ts';

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
  registerCall(app, CALLS.listPartners, ({ params }) =>
    partnersOf(database, services?.directory ?? null, params.countryId),
  );
  registerCall(app, CALLS.readNetworkPresence, ({ params }) =>
    networkPresence({ database, services }, params.heiId),
  );
  registerCall(app, CALLS.searchNetwork, ({ query }) => {
    if (services === null) throw notConnected();
    return searchNetwork(services, query.search ?? '');
  });
  registerCall(app, CALLS.addInstitution, async ({ params: { heiId }, caller, request, reply }) => {
    if (services === null) throw notConnected();
    const added = await addInstitution(services, heiId, { caller, requestId: request.id });
    return added ?? sendUnknown(request, reply);
  });
  registerCall(app, CALLS.lookUpHei, async ({ params: { heiId }, caller, request, reply }) => {
    return (await lookups.hei(heiId, caller.id)) ?? sendUnknown(request, reply);
  });
  registerCall(app, CALLS.lookUpOunits, async ({ params: { heiId }, caller, request, reply }) => {
    return (await lookups.units(heiId, caller.id)) ?? sendUnknown(request, reply);
  });
  registerCall(app, CALLS.lookUpOunit, async ({ params: { heiId, ounitId }, caller, request, reply }) => {
    return (await lookups.unit(heiId, ounitId, caller.id)) ?? sendUnknown(request, reply);
  });
}

/** The documents read what went wrong with a look-up from a member of its own. Source: specification document 2, section 7. */
function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = NOBODY_KNOWS[requestLanguage(request)];
  const body: z.infer<typeof unknownPartnerSchema> = {
    code: 'not-found',
    message,
    statusCode: 404,
    requestId: request.id,
    developerMessage: message,
  };
  return reply.status(404).send(body);
}
