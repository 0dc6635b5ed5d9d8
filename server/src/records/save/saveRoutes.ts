import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileStore } from '../../files/fileStore.ts';
import type { SetDefinition } from '../model/definition.ts';
import { type BodyObject, isObject, ownMember, parseOneRecord, parseRecords } from './posted/body.ts';
import { type FindSet, requireCaller, requireSet } from '../addressed.ts';
import { admitRecords } from './posted/admitRecords.ts';
import { storeContents } from './posted/content.ts';
import { parseIdempotencyKey } from './transaction/idempotencyKey.ts';
import { parseKey } from '../model/key.ts';
import { admitBody } from '../../platform/bodies/admitBody.ts';
import { notFound, refuse } from '../../platform/problems/refusals.ts';
import type { SaveServices } from './transaction/changeTransaction.ts';
import { saveRecords } from './saveRecords.ts';
import { parseIfMatch } from './stored/version.ts';

type SetRoute = { Params: { set: string } };
type ItemRoute = { Params: { set: string; id: string } };

/** What the routes need besides: files of a body are stored before its save begins. */
export type RouteServices = SaveServices & { readonly files: FileStore };

const DELETE_STATE = 4;

/**
 * Registers the routes that change records: POST, PUT and DELETE `/api/{Set}`, POST and DELETE `/api/{Set}/{id}`.
 *
 * Each call is one transaction. Child sets are unknown here: they are saved with the record that owns them.
 */
export async function registerSaveRoutes(
  app: FastifyInstance,
  services: RouteServices & { readonly findSet: FindSet },
): Promise<void> {
  const options = { preParsing: admitBody(admitRecords(services.findSet)) };
  const setOf = (name: string) => requireSet(services.findSet, name);
  app.route<SetRoute>({
    method: ['POST', 'PUT'],
    url: '/api/:set',
    ...options,
    handler: async (request) =>
      saveBody(services, request, setOf(request.params.set), parseRecords(request.body)),
  });
  app.delete<SetRoute>('/api/:set', options, async (request) => {
    const records = parseRecords(request.body).map((record) => ({ ...record, $state: DELETE_STATE }));
    return toIds(await saveBody(services, request, setOf(request.params.set), records));
  });
  app.post<ItemRoute>('/api/:set/:id', options, async (request) => {
    const definition = setOf(request.params.set);
    return saveBody(services, request, definition, [
      withAddressId(definition, request.params.id, request.body),
    ]);
  });
  app.delete<ItemRoute>('/api/:set/:id', options, async (request) => {
    const definition = setOf(request.params.set);
    const version = isObject(request.body) ? { dateModified: ownMember(request.body, 'dateModified') } : {};
    const record = withAddressId(definition, request.params.id, { ...version, $state: DELETE_STATE });
    return toIds(await saveBody(services, request, definition, [record]));
  });
}

async function saveBody(
  services: RouteServices,
  request: FastifyRequest,
  definition: SetDefinition,
  posted: readonly BodyObject[],
): Promise<unknown> {
  const isArray = Array.isArray(request.body);
  const by = { caller: requireCaller(request), requestId: request.id };
  const answers = await saveRecords(services, by, {
    definition,
    records: await storeContents(services.files, definition, posted, by.caller.id),
    isArray,
    version: parseIfMatch(request.headers['if-match']),
    idempotencyKey: parseIdempotencyKey(request.headers['idempotency-key']),
  });
  return isArray ? answers : answers[0];
}

/** An answer to DELETE holds nothing but the id. */
function toIds(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(toIds);
  return isObject(answer) ? { id: answer.id } : answer;
}

/** The address says which record is meant; a body may repeat the id, not contradict it. */
function withAddressId(definition: SetDefinition, address: string, body: unknown): BodyObject {
  const id = parseKey(definition, address);
  if (id === undefined) throw notFound();
  const record = parseOneRecord(body);
  const posted = ownMember(record, 'id') ?? id;
  if (parseKey(definition, posted) !== id) refuse([{ field: 'id', code: 'read-only' }]);
  return { ...record, id };
}
