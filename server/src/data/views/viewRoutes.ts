import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { VIEW_LISTS, type ListViews, type ViewList } from 'shared-contracts/views/listViews.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { requireFound } from '../../platform/problems/refusals.ts';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';
import { doOnce } from '../records.ts';
import { changeView, chooseViews, keepView, removeView } from './changeViews.ts';
import { readViews, type ViewReader } from './readViews.ts';

type ViewParts = { readonly database: Database; readonly clock: () => Date };
type Incoming = {
  readonly params: { readonly list: string };
  readonly caller: SignedInCaller;
  readonly request: FastifyRequest;
};

/** Registers the views of lists that people keep, each person's own and those that the office shares. */
export function registerViews(app: FastifyInstance, { database, clock }: ViewParts): void {
  const change = async (
    incoming: Incoming,
    write: (transaction: Database, reader: ViewReader & { readonly now: Date }) => Promise<void>,
  ): Promise<ListViews> => {
    const reader = readerOf(incoming);
    return database.transaction().execute(async (transaction) => {
      await write(transaction, { ...reader, now: clock() });
      return readViews(transaction, reader);
    });
  };
  registerCall(app, CALLS.readViews, (incoming) => readViews(database, readerOf(incoming)));
  registerCall(app, CALLS.keepView, ({ body, ...incoming }) =>
    change(incoming, async (database, reader) => {
      const key = incoming.request.headers['idempotency-key'];
      const content = { list: reader.list, ...body };
      await doOnce(
        { database, now: reader.now },
        { call: 'keepView', key, userId: reader.caller.id, content },
        () => keepView(database, body, reader),
      );
    }),
  );
  registerCall(app, CALLS.changeView, (incoming) =>
    change(incoming, (transaction, reader) =>
      changeView(transaction, { ...incoming.body, id: incoming.params.id }, reader),
    ),
  );
  registerCall(app, CALLS.removeView, (incoming) =>
    change(incoming, (transaction, reader) =>
      removeView(transaction, { id: incoming.params.id, version: incoming.query.version }, reader),
    ),
  );
  registerCall(app, CALLS.chooseViews, (incoming) =>
    change(incoming, (transaction, reader) => chooseViews(transaction, incoming.body, reader)),
  );
}

function readerOf({ params, caller, request }: Incoming): ViewReader {
  const list = requireFound(isViewList(params.list) ? params.list : undefined);
  return { list, caller, language: requestLanguage(request) };
}

function isViewList(name: string): name is ViewList {
  return Object.hasOwn(VIEW_LISTS, name);
}
