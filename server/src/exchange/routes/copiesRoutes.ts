import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { offerPdf } from '../services/office/offerPdf.ts';
import { partCopies } from '../services/office/partCopies.ts';
import { fetchByHand } from '../services/office/fetchByHand.ts';
import { firstTries } from '../services/work/firstTries.ts';
import { readCopies } from '../services/office/readCopies.ts';
import { splitAgreement } from '../services/office/splitAgreement.ts';
import { networkReport } from '../services/office/networkReport.ts';
import { networkNamesOf } from '../services/office/networkNames.ts';
import { notConnected } from './notConnected.ts';
import { listKeptDocuments, readKeptDocument } from '../store/evidence/keptDocuments.ts';

const NOT_CONNECTED = {
  en: "The portal is not connected to the partner network, so the partner's copy cannot be fetched.",
  el: 'Η πύλη δεν είναι συνδεδεμένη με το δίκτυο των εταίρων και το αντίγραφο του εταίρου δεν μπορεί να ληφθεί.',
};

/**
 * Registers what the office reads of the two copies of an agreement, the fetch of the partner's by hand, and the kept documents.
 *
 * - services: null while the portal is not connected to the network; everything but the fetch is read all the same
 */
export function registerCopies(
  app: FastifyInstance,
  {
    database,
    clock,
    services,
  }: {
    readonly database: Database;
    readonly clock: () => Date;
    readonly services: ExchangeServices | null;
  },
): void {
  const copies = async (request: FastifyRequest, id: number): Promise<Copies> => {
    const asked = { isConnected: services !== null, language: requestLanguage(request) };
    return requireFound(await readCopies(database, id, asked));
  };
  registerCall(app, CALLS.readCopies, ({ params, request }) => copies(request, params.id));
  registerCall(app, CALLS.fetchCopy, async ({ params: { id }, caller, request }) => {
    if (services === null) throw new Problem('unavailable', NOT_CONNECTED);
    const fetched = requireFound(await fetchByHand(services, id, caller));
    await firstTries(services, fetched.deliveries);
    if (fetched.refusal !== undefined) throw fetched.refusal;
    return copies(request, id);
  });
  registerCall(app, CALLS.offerPdf, async ({ params: { id }, body, caller, request }) => {
    requireFound(await offerPdf({ database, clock }, id, body, { caller, requestId: request.id }));
    return copies(request, id);
  });
  registerCall(app, CALLS.partCopies, async ({ params: { id }, body, caller, request }) => {
    if (services === null) throw notConnected();
    const { deliveries } = requireFound(
      await partCopies(services, id, body, { caller, requestId: request.id }),
    );
    await firstTries(services, deliveries);
    return copies(request, id);
  });
  registerCall(app, CALLS.listDocuments, async ({ params, query: { before = null }, request }) => {
    const named = requireFound(await networkNamesOf(database, params.id));
    return listKeptDocuments(database, named, { before, language: requestLanguage(request) });
  });
  registerCall(app, CALLS.splitAgreement, async ({ params, body, caller, request }) => {
    const by = { caller, requestId: request.id, key: request.headers['idempotency-key'] };
    return splitAgreement({ database, clock }, params.id, body, by);
  });
  registerCall(app, CALLS.reportOnNetwork, async ({ params, reply }) => {
    const report = await networkReport(database, params.id, { isConnected: services !== null, now: clock() });
    return reply.type('text/plain; charset=utf-8').send(requireFound(report));
  });
  registerCall(app, CALLS.readDocument, async ({ params, reply }) =>
    sendXml(reply, requireFound(await readKeptDocument(database, params.id))),
  );
}

/** Whatever a partner sent is a file to be saved, never a page of ours. */
function sendXml(
  reply: FastifyReply,
  { kind, at, document }: { readonly kind: string; readonly at: Date; readonly document: string },
) {
  const name = `${kind}-${at.toISOString().replaceAll(/[:.]/g, '-')}.xml`;
  return reply
    .headers({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(document);
}
