import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../database/database.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { requestLanguage } from '../platform/requests/requestLanguage.ts';
import { listRefusedSignIns, releaseSignIn } from './refusedSignIns.ts';

type RefusedSignInParts = { readonly database: Database; readonly clock: () => Date };

/** Registers how the office decides about accounts that were refused under the name of a known user. */
export function registerRefusedSignIns(app: FastifyInstance, { database, clock }: RefusedSignInParts): void {
  registerCall(app, CALLS.listRefusedSignIns, ({ request }) =>
    listRefusedSignIns(database, requestLanguage(request)),
  );
  registerCall(app, CALLS.releaseSignIn, async ({ params, body, caller, request }) => {
    const by = { userId: caller.id, requestId: request.id, now: clock() };
    await database
      .transaction()
      .execute((transaction) => releaseSignIn(transaction, { userId: params.id, ...body }, by));
    return listRefusedSignIns(database, requestLanguage(request));
  });
}
