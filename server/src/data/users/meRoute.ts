import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { readQueryString } from '../../platform/query/queryString.ts';
import { parseQuery } from '../../records/query/queryOptions.ts';
import { readItem } from '../../records/read/item/readItem.ts';
import { sendItem } from '../../records/read/readRoutes.ts';
import { MODEL } from '../sets/model.ts';

/** Registers `Users/Me`: the caller's own record. */
export function registerMeRoute(app: FastifyInstance, { database }: { readonly database: Database }): void {
  registerCall(app, CALLS.getMe, async ({ caller, request, reply }) => {
    const options = parseQuery(readQueryString(request.raw.url ?? ''), 'item');
    return sendItem(reply, await readItem(database, caller, MODEL.Users, { name: caller.name }, options));
  });
}
