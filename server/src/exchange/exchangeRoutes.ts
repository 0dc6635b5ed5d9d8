import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { partnersOf, unitOf, unitsOf } from './partnerDirectory.ts';
import { registerOfficeRoutes } from './routes/officeRoutes.ts';
import { registerPartnerCalls } from './routes/partnerCallRoutes.ts';
import { callerWith, requireFound, requireId } from './routes/routeParts.ts';
import type { ExchangeServices } from './services/exchangeServices.ts';

type Country = { readonly Params: { readonly countryId: string } };
type Hei = { readonly Params: { readonly heiId: string } };
type Ounit = { readonly Params: { readonly heiId: string; readonly ounitId: string } };

/** - services: null while the portal is not connected to the network */
export type ExchangeRouteParts = { readonly database: Database; readonly services: ExchangeServices | null };

/**
 * Registers the partner-exchange API at `/exchange`: who may be a partner, what its registry tells, and the calls that tell the partner.
 *
 * Like the data API it takes the bearer token alone, never a cookie: its GETs change things.
 */
export function registerExchange(app: FastifyInstance, parts: ExchangeRouteParts): void {
  const { database } = parts;
  app.get<Country>('/exchange/institutions/:countryId', async (request) => {
    callerWith(request, 'iia_view');
    return partnersOf(database, requireId(request.params.countryId));
  });
  app.get<Hei>('/exchange/heis/:heiId', async (request) => {
    callerWith(request, 'iia_view');
    const { heiId } = request.params;
    const units = requireFound(await unitsOf(database, storable(heiId)));
    return { hei: [{ heiId, ounitId: units }] };
  });
  app.get<Ounit>('/exchange/heis/:heiId/ounits/:ounitId', async (request) => {
    callerWith(request, 'iia_view');
    const { heiId, ounitId } = request.params;
    return { ounit: [requireFound(await unitOf(database, storable(heiId), storable(ounitId)))] };
  });
  registerPartnerCalls(app, parts);
  registerOfficeRoutes(app, parts);
}

/** PostgreSQL takes no such character in a text. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}
