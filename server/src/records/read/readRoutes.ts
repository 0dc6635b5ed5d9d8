import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { UNTAKEN_MS } from '../../platform/answers/largeAnswers.ts';
import { notFound } from '../../platform/problems/refusals.ts';
import type { SetDefinition } from '../model/definition.ts';
import { parseKey, type Key } from '../model/key.ts';
import { type FindSet, requireCaller, requireSet } from '../addressed.ts';
import { parseQuery } from '../query/queryOptions.ts';
import { readQueryString } from '../../platform/query/queryString.ts';
import { belonging } from './list/belonging.ts';
import { firstOf, listEnvelope, longEnvelope } from './list/envelope.ts';
import type { DerivedMembers } from './compile/derivedMembers.ts';
import type { Restriction } from './list/listStatement.ts';
import { ListReader } from './list/listReader.ts';
import type { LongList } from './list/longLists.ts';
import { selectedContents, streamContents } from './shape/contents.ts';
import { findMember, isCollection, targetOf } from './compile/members.ts';
import { type ComputedMembers, readWithComputed } from './item/computedMembers.ts';
import type { Item } from './item/compiledItem.ts';
import { readItem, readLinkedItem } from './item/readItem.ts';

type SetParams = { readonly Params: { readonly set: string } };
type ItemParams = { readonly Params: { readonly set: string; readonly id: string } };
type MemberParams = {
  readonly Params: { readonly set: string; readonly id: string; readonly member: string };
};

/** Registers the reads of the data API: lists, records, and what records lead to. */
export function registerReadRoutes(
  app: FastifyInstance,
  {
    database,
    files,
    computed,
    derived,
    findSet,
  }: {
    readonly database: Database;
    readonly files: FileStore;
    readonly computed: ComputedMembers;
    readonly derived: DerivedMembers;
    readonly findSet: FindSet;
  },
): void {
  const lists = new ListReader(database, derived);
  const setOf = (name: string) => requireSet(findSet, name);

  async function sendList(
    request: FastifyRequest,
    reply: FastifyReply,
    definition: SetDefinition,
    restrict?: Restriction,
  ) {
    const list = await lists.read(requireCaller(request), definition, request.raw.url ?? '', restrict);
    const { value: rows, contents } = list;
    if (typeof rows !== 'string')
      return sendLong(request, reply, rows, longEnvelope(definition.name, list, rows.rows));
    const around = (value: string) =>
      list.isFirst ? firstOf(value) : listEnvelope(definition.name, { ...list, value });
    if (contents.length === 0) return sendJson(reply, around(rows));
    return sendJson(
      reply,
      streamContents(files, rows, contents, (value) => around(value) ?? ''),
    );
  }

  const readSet = (request: FastifyRequest<SetParams>, reply: FastifyReply) =>
    sendList(request, reply, setOf(request.params.set));
  app.get<SetParams>('/api/:set', readSet);
  // Older clients of the protocol ask for lists under this name.
  app.get<SetParams>('/api/:set/index.json', readSet);

  app.get<ItemParams>('/api/:set/:id', async (request, reply) => {
    const definition = setOf(request.params.set);
    const { id } = request.params;
    const caller = requireCaller(request);
    const options = parseQuery(readQueryString(request.raw.url ?? ''), 'item');
    const key = itemKey(definition, id);
    const found =
      key && (await readWithComputed({ database, computed }, caller, definition, { ...key, options }));
    if (!found) throw notFoundIn(definition, id);
    return sendItem(reply, found, { files, contents: selectedContents(definition, options) });
  });

  app.get<MemberParams>('/api/:set/:id/:member', async (request, reply) => {
    const definition = setOf(request.params.set);
    const { id, member: name } = request.params;
    const caller = requireCaller(request);
    const member = findMember(definition, name);
    if (member?.kind !== 'link') throw notFoundIn(definition, `${id}/${name}`);
    const key = itemKey(definition, id);
    if (!key) throw notFoundIn(definition, id);
    if (isCollection(member.link)) {
      const owner = await readItem(database, caller, definition, key, {
        select: [{ path: ['id'], key: 'id' }],
        expand: [],
        levels: 0,
      });
      if (!owner) throw notFoundIn(definition, id);
      return sendList(
        request,
        reply,
        targetOf(member.link),
        belonging(definition, key.id, name, member.link),
      );
    }
    const options = parseQuery(readQueryString(request.raw.url ?? ''), 'item');
    const found = await readLinkedItem(database, caller, definition, key, { link: name, options });
    if (!found) throw notFoundIn(definition, id);
    return sendItem(reply, found);
  });
}

function itemKey(definition: SetDefinition, address: string): { readonly id: Key } | undefined {
  const id = parseKey(definition, address);
  return id === undefined ? undefined : { id };
}

/** - id: as the address has it */
function notFoundIn({ name: set }: SetDefinition, id: string) {
  return notFound({ set, id });
}

/** Answers with one record, and its version when it has one. */
export function sendItem(
  reply: FastifyReply,
  found: Item | undefined,
  held?: { readonly files: FileStore; readonly contents: readonly string[] },
) {
  if (found?.version) void reply.header('etag', `"${found.version}"`);
  const item = found?.item ?? undefined;
  if (item === undefined || held === undefined || held.contents.length === 0) return sendJson(reply, item);
  return sendJson(reply, streamContents(held.files, item, held.contents));
}

/** Sends a list as fast as it is taken; whoever takes nothing of it for long gets no more. */
function sendLong(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { end }: LongList,
  body: AsyncIterable<string>,
) {
  const { raw } = reply;
  if (raw.destroyed) end();
  else raw.once('close', end);
  raw.setTimeout(UNTAKEN_MS, () => raw.destroy());
  // Whoever asks for the headers alone needs no row made.
  return sendJson(reply, Readable.from(method === 'HEAD' ? [] : body));
}

function sendJson(reply: FastifyReply, body: string | Readable | undefined) {
  void reply.header('cache-control', 'no-store');
  return body === undefined
    ? reply.code(204).send()
    : reply.type('application/json; charset=utf-8').send(body);
}
