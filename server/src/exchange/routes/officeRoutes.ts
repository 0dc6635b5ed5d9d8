import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Delivery } from 'shared-contracts/exchange/exchange.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { firstTries } from '../services/work/firstTries.ts';
import { fetchAgain } from '../services/office/fetchAgain.ts';
import { fetchByHand } from '../services/office/fetchByHand.ts';
import { reopenNotification } from '../services/office/reopenNotification.ts';
import { importAgreement, linkAgreement } from '../services/office/importAgreement.ts';
import { listAttention } from '../store/attention.ts';
import { listDeliveries } from '../store/outgoing/deliveries.ts';
import { listIncoming, putAway } from '../store/incoming/listIncoming.ts';
import { readEventReason } from '../store/shortReason.ts';
import { listUnreadable, putUnreadableAway } from '../store/incoming/unreadableCopies.ts';
import { notConnected } from './notConnected.ts';

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
  const now = () => services?.clock() ?? new Date();
  registerCall(app, CALLS.listDeliveries, ({ params }) =>
    listDeliveries(database, { agreementId: params.id }),
  );
  registerCall(app, CALLS.resendDelivery, async ({ params, caller }) =>
    resend(connected(), params.id, caller.id),
  );
  registerCall(app, CALLS.listAttention, ({ query: { $top: top, $skip: skip } }) =>
    listAttention(database, now(), { top, skip }),
  );
  registerCall(app, CALLS.listIncoming, async ({ query, request }) => {
    connected();
    const { search, heiId, away, $top: top, $skip: skip } = query;
    const language = requestLanguage(request);
    return listIncoming(database, { search, heiId, isAway: away === 'true', top, skip, language });
  });
  registerCall(app, CALLS.putOfferAway, async ({ params, body, caller, request }) => {
    const [at, language] = [connected().clock(), requestLanguage(request)];
    return requireFound(await putAway(database, { id: params.id, ...body, userId: caller.id, at, language }));
  });
  registerCall(app, CALLS.listUnreadable, ({ query, request }) => {
    const { search, heiId, away, $top: top, $skip: skip } = query;
    const language = requestLanguage(request);
    return listUnreadable(database, { search, heiId, isAway: away === 'true', top, skip, language });
  });
  registerCall(app, CALLS.putUnreadableAway, async ({ params, body, caller, request }) => {
    const by = { userId: caller.id, at: now(), language: requestLanguage(request) };
    return requireFound(await putUnreadableAway(database, { id: params.id, ...body, ...by }));
  });
  registerCall(app, CALLS.readEventReason, async ({ params }) =>
    requireFound(await readEventReason(database, params.id)),
  );
  registerCall(app, CALLS.fetchAgain, async ({ params, caller }) =>
    requireFound(await fetchAgain(connected(), params.id, caller)),
  );
  registerCall(app, CALLS.importIncoming, async ({ params, caller, request }) => {
    const call = { caller, requestId: request.id, key: request.headers['idempotency-key'] };
    return importAgreement(connected(), params.id, call);
  });
  registerCall(app, CALLS.linkIncoming, async ({ params, caller, request }) => {
    const exchange = connected();
    const linked = requireFound(await linkAgreement(exchange, params, { caller, requestId: request.id }));
    await firstTries(exchange, linked.deliveries);
    // Linked they are, whatever the partner answers.
    if (linked.isAgain) await fetchByHand(exchange, linked.agreementId, caller);
    return { agreementId: linked.agreementId, unmapped: [] };
  });
}

async function resend(services: ExchangeServices, id: number, userId: number): Promise<Delivery> {
  const reopened = await services.database
    .transaction()
    .execute((transaction) => reopenNotification(services, transaction, { id, userId }));
  const [delivery] = await firstTries(services, [requireFound(reopened)]);
  return requireFound(delivery);
}
