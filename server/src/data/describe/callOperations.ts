import type { Call, CallBase, CallReply } from 'shared-contracts/calls/call.ts';
import { PATH_PARAMETERS, placesOf, type PathParameterName } from 'shared-contracts/calls/callPath.ts';
import type { QueryParameter } from 'shared-contracts/calls/callQuery.ts';
import { CALLS } from 'shared-contracts/calls/calls.ts';
import { UNKNOWN } from 'shared-contracts/known.ts';
import * as z from 'zod/mini';
import type { JsonSchema } from './fieldSchema.ts';
import { PROBLEM } from './sharedParts.ts';

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** The sets are served below the first one, which the description names for all. */
const SERVERS: Readonly<Record<CallBase, JsonSchema>> = {
  api: {},
  exchange: { servers: [{ url: '/exchange' }] },
  root: { servers: [{ url: '/' }] },
};

/** Describes every call outside the sets, path by path. */
export function callOperations(): ReadonlyArray<readonly [string, JsonSchema]> {
  return Object.entries<Call>(CALLS).flatMap(([name, call]) => {
    const operations = call.methods.map(
      (method) => [method.toLowerCase(), operation(name, call, method)] as const,
    );
    return [call.path, ...(call.alsoAt ?? [])].map((path): readonly [string, JsonSchema] => [
      path,
      { ...SERVERS[call.base], ...pathParameters(path), ...Object.fromEntries(operations) },
    ]);
  });
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
  const { base, path, permission, summary, query = {}, body } = call;
  const parameters = Object.entries(query).map(([option, parameter]) => queryParameter(option, parameter));
  return {
    operationId: method === call.methods[0] ? name : `${name}_${method.toLowerCase()}`,
    tags: [tagOf(base, path)],
    summary,
    ...(permission === 'open' ? { security: [] } : {}),
    ...(permission === 'open' || permission === 'signed-in' ? {} : { 'x-permissions': [permission] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: responses(call),
  };
}

function tagOf(base: CallBase, path: string): string {
  if (base === 'exchange') return 'exchange';
  return base === 'root' ? 'server' : (path.split('/')[1] ?? '');
}

function queryParameter(name: string, parameter: QueryParameter): JsonSchema {
  const { description } = parameter;
  if (parameter.type !== 'whole') {
    const schema = { type: parameter.type === 'record' ? 'integer' : 'string' };
    return { name, in: 'query', description, schema };
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

function answer({ description, media = 'application/json', schema }: CallReply): JsonSchema {
  return { description, content: { [media]: { schema: schemaOf(schema) } } };
}

/** Describes a schema by what travels, not by what becomes of it. */
function schemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: describeAsSent,
  });
  return described;
}

/** What a client takes for a value that it does not know, or for one that is not there, is nothing that the server sends. */
function describeAsSent({ zodSchema, jsonSchema }: Parameters<Override>[0]): void {
  if (zodSchema._zod.def.type === 'catch') {
    delete jsonSchema.default;
    if (jsonSchema.enum) jsonSchema.enum = jsonSchema.enum.filter((value) => value !== UNKNOWN);
  }
  if (zodSchema._zod.def.type === 'prefault') delete jsonSchema.default;
  if (zodSchema instanceof z.ZodMiniObject) {
    const always = Object.entries(zodSchema._zod.def.shape).filter(([, member]) => isAlwaysSent(member));
    jsonSchema.required = always.map(([name]) => name);
  }
}

function isAlwaysSent(member: z.core.$ZodType): boolean {
  const { type } = member._zod.def;
  return type === 'catch' || type === 'prefault' || member._zod.optin === undefined;
}
