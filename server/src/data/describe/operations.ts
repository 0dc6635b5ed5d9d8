import { DATA_ACCESS } from 'shared-contracts/sets/access.ts';
import type { Operation } from 'shared-contracts/rights/grants.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { SetDefinition } from '../../records/model/definition.ts';
import type { JsonSchema } from './fieldSchema.ts';
import { requiredMembers } from './setSchema.ts';
import { CREATION_PARAMETERS, parameterReferences, PROBLEM } from './sharedParts.ts';

/** Describes the operations on a set as a whole. */
export function setOperations(definition: SetDefinition, name: SetName): JsonSchema {
  const schema = { $ref: `#/components/schemas/${name}` };
  const isSaved = DATA_ACCESS[name].create !== undefined || DATA_ACCESS[name].update !== undefined;
  return {
    get: operation(`list${name}`, name, 'Lists records.', ['read'], {
      parameters: parameterReferences('list'),
      responses: answers({
        200: jsonAnswer('The records.', listSchema(schema)),
        204: { description: 'None, with `$first`.' },
      }),
    }),
    ...(isSaved ? { post: saving('save', definition, name), put: saving('put', definition, name) } : {}),
    ...(DATA_ACCESS[name].delete ? { delete: saving('delete', definition, name) } : {}),
  };
}

/** Describes the operations on one record. */
export function itemOperations(definition: SetDefinition, name: SetName): JsonSchema {
  const schema = { $ref: `#/components/schemas/${name}` };
  const key = { name: 'id', in: 'path', required: true, schema: { type: definition.key.type } };
  return {
    parameters: [key],
    get: operation(`get${name}`, name, 'Gives one record.', ['read'], {
      parameters: parameterReferences('item'),
      responses: answers({ 200: jsonAnswer('The record.', schema) }),
    }),
    ...(DATA_ACCESS[name].update ? { post: saving('update', definition, name) } : {}),
    ...(DATA_ACCESS[name].delete
      ? {
          delete: operation(`remove${name}`, name, 'Deletes one record.', ['delete'], {
            responses: answers({ 200: { description: 'Deleted.' } }),
          }),
        }
      : {}),
  };
}

const SAVINGS = {
  save: { summary: 'Inserts or updates one record or several.', rights: ['create', 'update'] },
  put: { summary: 'The same as POST.', rights: ['create', 'update'] },
  update: { summary: 'Updates one record; members that are left out stay.', rights: ['update'] },
  delete: { summary: 'Deletes the records of the body.', rights: ['delete'] },
} as const satisfies Record<string, { summary: string; rights: readonly Operation[] }>;

function saving(kind: keyof typeof SAVINGS, definition: SetDefinition, name: SetName): JsonSchema {
  const { summary, rights } = SAVINGS[kind];
  const schema = { $ref: `#/components/schemas/${name}` };
  const needed = kind === 'save' || kind === 'put' ? requiredMembers(definition) : [];
  const note =
    needed.length > 0 ? ` A new record needs ${needed.map((member) => `\`${member}\``).join(', ')}.` : '';
  const body = kind === 'update' ? schema : { oneOf: [schema, { type: 'array', items: schema }] };
  const creates = (kind === 'save' || kind === 'put') && DATA_ACCESS[name].create !== undefined;
  return operation(`${kind}${name}`, name, `${summary}${note}`, rights, {
    ...(creates && { parameters: CREATION_PARAMETERS }),
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
    responses: answers({
      200: jsonAnswer('What was saved, with its ids.', body),
      409: PROBLEM,
      ...(creates && { 422: PROBLEM }),
    }),
  });
}

function operation(
  id: string,
  name: SetName,
  summary: string,
  rights: readonly Operation[],
  rest: JsonSchema,
): JsonSchema {
  const permissions = rights
    .flatMap((right) => DATA_ACCESS[name][right] ?? [])
    .map((grant) => grant.permission);
  return { operationId: id, tags: [name], summary, 'x-permissions': [...new Set(permissions)], ...rest };
}

function listSchema(items: JsonSchema): JsonSchema {
  const page = { $ref: '#/components/schemas/ListPage' };
  return { allOf: [page, { type: 'object', properties: { value: { type: 'array', items } } }] };
}

function answers(own: JsonSchema): JsonSchema {
  return { ...own, 400: PROBLEM, 401: PROBLEM, 403: PROBLEM, 404: PROBLEM };
}

function jsonAnswer(description: string, schema: JsonSchema): JsonSchema {
  return { description, content: { 'application/json': { schema } } };
}
