import type { FastifyRequest } from 'fastify';
import {
  COPIES_DIFFER_STATUS,
  type copiesDifferSchema,
  type CopyDifference,
} from 'shared-contracts/exchange/exchange.ts';
import type * as z from 'zod/mini';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';

const COPIES_DIFFER = {
  en: "An error occured: Partner's copy is different from ours.",
  el: 'Παρουσιάστηκε σφάλμα: Το αντίγραφο του εταίρου διαφέρει από το δικό μας.',
};

/** The documents' status has no code of its own among the portal's errors; the body is theirs all the same. */
export function copiesDifferBody(
  differences: readonly CopyDifference[],
  request: FastifyRequest,
): z.infer<typeof copiesDifferSchema> {
  return {
    code: 'conflict',
    message: COPIES_DIFFER[requestLanguage(request)],
    statusCode: COPIES_DIFFER_STATUS,
    requestId: request.id,
    differences: [...differences],
  };
}
