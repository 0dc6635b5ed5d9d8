import type { FastifyInstance } from 'fastify';
import type { ImportReply } from 'shared-contracts/exchange.ts';
import { type TakeOver, takeOverSchema } from 'shared-contracts/exchangeCopies.ts';
import { issueErrors } from '../../platform/issueErrors.ts';
import { refuse } from '../../platform/refusals.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { takeOverConditions } from '../services/office/takeOverConditions.ts';
import { notConnected } from './notConnected.ts';
import { callerWith, requireFound, requireId } from './routeParts.ts';

type Agreement = { readonly Params: { readonly id: string } };

/**
 * Registers the call that makes our agreement say what the partner's copy says.
 *
 * - services: null while the portal is not connected to the network; 503 then
 */
export function registerTakeOver(
  app: FastifyInstance,
  { services }: { readonly services: ExchangeServices | null },
): void {
  app.post<Agreement>('/exchange/iias/:id/take-over', async (request): Promise<ImportReply> => {
    const caller = callerWith(request, 'iia_edit_iro');
    const id = requireId(request.params.id);
    const seen = readSeen(request.body);
    if (services === null) throw notConnected();
    return requireFound(await takeOverConditions(services, id, seen, { caller, requestId: request.id }));
  });
}

/** Throws a `Problem` 400 that names what is missing. */
function readSeen(body: unknown): TakeOver {
  const parsed = takeOverSchema.safeParse(body ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  refuse(issueErrors(parsed.error.issues, ''));
  throw parsed.error;
}
