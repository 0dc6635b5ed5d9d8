import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { takeOverConditions } from '../services/office/takeOverConditions.ts';
import { notConnected } from './notConnected.ts';

/**
 * Registers the call that makes our agreement say what the partner's copy says.
 *
 * - services: null while the portal is not connected to the network; 503 then
 */
export function registerTakeOver(
  app: FastifyInstance,
  { services }: { readonly services: ExchangeServices | null },
): void {
  registerCall(app, CALLS.takeOverCopy, async ({ params, body, caller, request }) => {
    if (services === null) throw notConnected();
    const call = { caller, requestId: request.id };
    return requireFound(await takeOverConditions(services, params.id, body, call));
  });
}
