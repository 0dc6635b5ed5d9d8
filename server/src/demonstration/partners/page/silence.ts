import type { FastifyInstance } from 'fastify';
import { errorDocument, EWP_PREFIX, EwpProblem } from 'ewp/node';

const SILENT_MS = 2 * 60_000;

/** A partner's system that is down for a while. */
export type Silence = { readonly isOn: () => boolean; readonly begin: () => void; readonly end: () => void };

/** Lets the node answer every call of the network with 503 while it is silent; has to be registered before the node. */
export function registerSilence(app: FastifyInstance, clock: () => Date): Silence {
  let until = 0;
  const isOn = (): boolean => clock().getTime() < until;
  const document = errorDocument(
    new EwpProblem(503, 'The demo partner was asked to stay silent; come again later.'),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (!isOn() || !request.url.startsWith(`${EWP_PREFIX}/`)) return;
    await reply.status(503).type('application/xml; charset=utf-8').send(document);
  });
  return {
    isOn,
    begin: () => {
      until = clock().getTime() + SILENT_MS;
    },
    end: () => {
      until = 0;
    },
  };
}
