import { DATA_ACCESS } from 'shared-contracts/sets/access.ts';
import type { Call, CallBase, CallReply } from 'shared-contracts/call/call.ts';
import { PATH_PARAMETERS, placesOf, type PathParameterName } from 'shared-contracts/call/callPath.ts';
import type { QueryParameter } from 'shared-contracts/call/callQuery.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { schemaReference } from './callSchemas.ts';
import type { JsonSchema } from './fieldSchema.ts';
import { CREATION_PARAMETERS, parameterReferences, PROBLEM } from './sharedParts.ts';

/** The sets are served below the first one, which the description names for all. */
const SERVERS: Readonly<Record<CallBase, JsonSchema>> = {
  api: {},
  exchange: { servers: [{ url: '/exchange' }] },
  root: { servers: [{ url: '/' }] },
};

/** Describes every call outside the sets, path by path. */
export function callOperations(): ReadonlyMap<string, JsonSchema> {
  const paths = new Map<string, JsonSchema>();
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    const operations = call.methods.map(
      (method) => [method.toLowerCase(), operation(name, call, method)] as const,
    );
    for (const path of [call.path, ...(call.alsoAt ?? [])])
      paths.set(path, {
        ...SERVERS[call.base],
        ...pathParameters(path),
        // Another call may have the same path.
        ...paths.get(path),
        ...Object.fromEntries(operations),
      });
  }
  return paths;
}

function pathParameters(path: string): JsonSchema {
  const parameters = placesOf(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: PATH_PARAMETERS[name as PathParameterName] === 'record' ? 'integer' : 'string' },
  }));
  return parameters.length > 0 ? { parameters } : {};
}

function operation(name: string, call: Call, method: string): JsonSchema {
  const { base, path, permission, permissionBy, summary } = call;
  const parameters = parametersOf(call);
  const permissions = permissionsOf(permission);
  return {
    operationId: method === call.methods[0] ? name : `${name}_${method.toLowerCase()}`,
    tags: [tagOf(base, path)],
    summary,
    ...(permission === 'open' ? { security: [] } : {}),
    ...(permissions.length > 0
      ? { [isList(permission) ? 'x-permissions-all' : 'x-permissions']: permissions }
      : {}),
    ...(permissionBy === undefined
      ? {}
      : { 'x-permissions-by': { [permissionBy.name]: permissionBy.permissions } }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(call),
    responses: responses(call),
  };
}

/** Of rights on records, whatever gives one of them. */
function permissionsOf(permission: Call['permission']): readonly string[] {
  if (permission === 'open' || permission === 'signed-in') return [];
  if (typeof permission === 'string') return [permission];
  if (isList(permission)) return permission;
  const grants = permission.operations.flatMap((operation) => DATA_ACCESS[permission.set][operation] ?? []);
  return [...new Set(grants.map((grant) => grant.permission))];
}

function isList(permission: Call['permission']): permission is readonly Permission[] {
  return Array.isArray(permission);
}

function tagOf(base: CallBase, path: string): string {
  if (base === 'exchange') return 'exchange';
  return base === 'root' ? 'server' : (path.split('/')[1] ?? '');
}

function parametersOf({ query = {}, options, creates }: Call): readonly JsonSchema[] {
  return [
    ...Object.entries(query).map(([name, parameter]) => queryParameter(name, parameter)),
    ...(options === undefined ? [] : parameterReferences(options)),
    ...(creates === true ? CREATION_PARAMETERS : []),
  ];
}

function queryParameter(name: string, parameter: QueryParameter): JsonSchema {
  const { description } = parameter;
  if (parameter.type === 'record') return { name, in: 'query', description, schema: { type: 'integer' } };
  if (parameter.type === 'text') {
    const { maxLength, isRequired } = parameter;
    const schema = { type: 'string', ...(maxLength === undefined ? {} : { maxLength }) };
    return { name, in: 'query', ...(isRequired ? { required: true } : {}), description, schema };
  }
  const { minimum, maximum, default: otherwise } = parameter;
  const schema = {
    type: 'integer',
    minimum,
    ...(maximum === undefined ? {} : { maximum }),
    default: otherwise,
  };
  return { name, in: 'query', description, schema };
}

function requestBody({ body }: Call): JsonSchema {
  if (body === undefined) return {};
  const content =
    'maxBytes' in body
      ? { [body.media]: { schema: BINARY } }
      : { 'application/json': { schema: schemaReference(body) } };
  return { requestBody: { required: true, content } };
}

function responses({ path, permission, refusals = [], reply, otherReplies = {} }: Call): JsonSchema {
  const usual = [
    ...(permission === 'open' ? [] : [401]),
    ...(permission === 'open' || permission === 'signed-in' ? [] : [403]),
    ...(placesOf(path).length > 0 ? [404] : []),
  ];
  return {
    200: answer(reply),
    ...Object.fromEntries([...usual, ...refusals].map((status) => [status, PROBLEM])),
    ...Object.fromEntries(Object.entries(otherReplies).map(([status, other]) => [status, answer(other)])),
  };
}

const BINARY: JsonSchema = { type: 'string', format: 'binary' };

function answer(reply: CallReply): JsonSchema {
  const { description } = reply;
  if ('schema' in reply) {
    const { schema, media = 'application/json' } = reply;
    return { description, content: { [media]: { schema: schemaReference(schema) } } };
  }
  if ('record' in reply) {
    const schema = { $ref: `#/components/schemas/${reply.record}` };
    return { description, content: { 'application/json': { schema } } };
  }
  return 'bytes' in reply
    ? { description, content: { [reply.bytes.media]: { schema: BINARY } } }
    : { description };
}
