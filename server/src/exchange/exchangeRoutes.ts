import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { registerActs } from './routes/actRoutes.ts';
import { registerFactsheetNotes } from './routes/factsheetNotesRoute.ts';
import { registerFactsheetRefresh } from './routes/factsheetRoutes.ts';
import { registerLookups } from './routes/lookupRoutes.ts';
import { registerCopies } from './routes/copiesRoutes.ts';
import { registerOfficeRoutes } from './routes/officeRoutes.ts';
import { registerPartnerCalls } from './routes/partnerCallRoutes.ts';
import { registerRefusedCalls } from './routes/refusedCallRoutes.ts';
import { registerTakeOver } from './routes/takeOverRoute.ts';
import type { ExchangeServices } from './services/exchangeServices.ts';

/** - services: null while the portal is not connected to the network */
export type ExchangeRouteParts = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly services: ExchangeServices | null;
};

/**
 * Registers the partner-exchange API at `/exchange`: who may be a partner, what its registry tells, and the calls that tell the partner.
 *
 * Like the data API it takes the bearer token alone, never a cookie: its GETs change things.
 */
export function registerExchange(app: FastifyInstance, parts: ExchangeRouteParts): void {
  registerLookups(app, parts);
  registerPartnerCalls(app, parts);
  registerActs(app, parts);
  registerOfficeRoutes(app, parts);
  registerCopies(app, parts);
  registerFactsheetRefresh(app, parts);
  registerFactsheetNotes(app, parts);
  registerTakeOver(app, parts);
  registerRefusedCalls(app, parts);
}
