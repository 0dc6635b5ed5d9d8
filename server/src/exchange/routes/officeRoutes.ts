import type { FastifyInstance } from 'fastify';
import type { Attention } from 'shared-contracts/exchangeAttention.ts';
import type { Delivery, ImportReply, IncomingAgreement } from 'shared-contracts/exchange.ts';
import type { Database } from '../../database/database.ts';
import { nextTry } from '../queue/pauses.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { firstTries } from '../services/work/firstTries.ts';
import { importAgreement, linkAgreement } from '../services/office/importAgreement.ts';
import { listAttention } from '../store/attention.ts';
import { listDeliveries, reopenDelivery } from '../store/deliveries.ts';
import { listIncoming } from '../store/listIncoming.ts';
import { notConnected } from './notConnected.ts';
import { callerWith, requireFound, requireId } from './routeParts.ts';

type Item = { readonly Params: { readonly id: string } };
type Link = { readonly Params: { readonly id: string; readonly agreementId: string } };

/** Registers what the office sees of the exchange: notifications sent, to be sent again by hand, what people have to look into, and
 * agreements that partners offer. */
export function registerOfficeRoutes(
  app: FastifyInstance,
  { database, services }: { readonly database: Database; readonly services: ExchangeServices | null },
): void {
  const connected = (): ExchangeServices => {
    if (services === null) throw notConnected();
    return services;
  };
  app.get<Item>('/exchange/iias/:id/deliveries', async (request): Promise<readonly Delivery[]> => {
    callerWith(request, 'iia_edit_iro');
    return listDeliveries(database, { agreementId: requireId(request.params.id) });
  });
  app.post<Item>('/exchange/deliveries/:id/resend', async (request): Promise<Delivery> => {
    const caller = callerWith(request, 'iia_edit_iro');
    return resend(connected(), requireId(request.params.id), caller.id);
  });
  app.get('/exchange/attention', async (request): Promise<Attention> => {
    callerWith(request, 'iia_edit_iro');
    return listAttention(database, services?.clock() ?? new Date());
  });
  app.get('/exchange/incoming', async (request): Promise<readonly IncomingAgreement[]> => {
    callerWith(request, 'iia_edit_iro');
    connected();
    return listIncoming(database);
  });
  app.post<Item>('/exchange/incoming/:id/import', async (request): Promise<ImportReply> => {
    const caller = callerWith(request, 'iia_edit_iro');
    const call = { caller, requestId: request.id };
    return requireFound(await importAgreement(connected(), requireId(request.params.id), call));
  });
  app.post<Link>('/exchange/incoming/:id/link/:agreementId', async (request): Promise<ImportReply> => {
    const caller = callerWith(request, 'iia_edit_iro');
    const exchange = connected();
    const which = { id: requireId(request.params.id), agreementId: requireId(request.params.agreementId) };
    const linked = requireFound(await linkAgreement(exchange, which, { caller, requestId: request.id }));
    await firstTries(exchange, linked.deliveries);
    return { agreementId: linked.agreementId, unmapped: [] };
  });
}

async function resend(services: ExchangeServices, id: number, userId: number): Promise<Delivery> {
  const { database, clock, queue } = services;
  const now = clock();
  const reopened = await database.transaction().execute(async (transaction) => {
    const nextTryAt = nextTry(now, 1) ?? now;
    const delivery = await reopenDelivery(transaction, id, userId, nextTryAt);
    if (delivery !== undefined) await queue.add(transaction, 'deliver', delivery.id, nextTryAt);
    return delivery;
  });
  const [delivery] = await firstTries(services, [requireFound(reopened).id]);
  return requireFound(delivery);
}
