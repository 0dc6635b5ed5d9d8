import { CALLS } from 'shared-contracts/calls.ts';
import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import type { JsonSchema } from './fieldSchema.ts';

/**
 * What two versions of a call have to agree on, or of a set of the data API with all that can be done with it.
 *
 * - at: ways in which it is called, as in `post /exchange/iias/{id}/notes`
 * - request: query options and body that the server takes
 * - reply: of the success, as the server sends it; of a set a record, whose members a client asks for by name
 */
export type CallShape = {
  readonly at: readonly string[];
  readonly request: JsonSchema;
  readonly reply: JsonSchema;
};

/** The part of a description in OpenAPI that shapes come from; it was written by this package. */
export type Description = {
  readonly paths: Readonly<Record<string, Path>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};
type Path = Readonly<Record<Method, Operation | undefined>> & {
  readonly servers?: readonly { url: string }[];
};
type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type Parameter = { readonly name?: string; readonly required?: boolean; readonly schema?: JsonSchema };
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
type Method = (typeof METHODS)[number];

const METHODS = ['get', 'post', 'put', 'delete'] as const;
/** What people read of a schema. */
const WORDS = ['description', 'title', 'examples'];

/** Gives the shapes of all calls and sets of a description, by their names. */
export function callShapes(description: Description): ReadonlyMap<string, CallShape> {
  const shapes = new Map<string, CallShape>();
  for (const name of SET_NAMES) {
    const shape = setShape(description, name);
    if (shape !== undefined) shapes.set(name, shape);
  }
  for (const [path, { servers = [{ url: '/api' }], ...item }] of Object.entries(description.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      const name = operation?.operationId.replace(/_[a-z]+$/, '') ?? '';
      if (operation === undefined || !Object.hasOwn(CALLS, name)) continue;
      const at = `${method} ${(servers[0]?.url ?? '').replace(/\/$/, '')}${path}`;
      const before = shapes.get(name);
      if (before === undefined) shapes.set(name, { at: [at], ...bodies(description, operation) });
      else shapes.set(name, { ...before, at: [...before.at, at].sort() });
    }
  }
  return shapes;
}

function bodies(description: Description, operation: Operation): Pick<CallShape, 'request' | 'reply'> {
  const options = (operation.parameters ?? []).filter(({ name }) => name !== undefined);
  return {
    request: {
      type: 'object',
      properties: {
        query: {
          type: 'object',
          properties: Object.fromEntries(options.map(({ name = '', schema }) => [name, schema] as const)),
          required: options.filter(({ required }) => required === true).map(({ name }) => name),
        },
        body: content(description, operation.requestBody?.content),
      },
      required: operation.requestBody === undefined ? ['query'] : ['query', 'body'],
    },
    reply: content(description, operation.responses['200']?.content),
  };
}

function content(description: Description, of: Content | undefined): JsonSchema {
  const [body] = Object.entries(of ?? {});
  return body === undefined ? { type: 'null' } : { media: body[0], ...plain(description, body[1].schema) };
}

function setShape(description: Description, name: string): CallShape | undefined {
  const paths = [`/${name}`, `/${name}/{id}`];
  const operations = paths.flatMap((path) =>
    METHODS.flatMap((method) => {
      const operation = description.paths[path]?.[method];
      return operation === undefined ? [] : [{ at: `${method} /api${path}`, operation }];
    }),
  );
  if (operations.length === 0) return undefined;
  const record = plain(description, description.components.schemas[name] ?? {});
  return { at: operations.map(({ at }) => at).sort(), request: asSaved(record), reply: asAsked(record) };
}

/** A record as it is saved: without what the server sets, and with what a new one needs. */
function asSaved(schema: JsonSchema): JsonSchema {
  return inEach(schema, (record) => {
    const { 'x-required-members': required = [], properties, ...rest } = record;
    const saved = Object.entries(Object(properties) as Members).filter(
      ([, member]) => member['readOnly'] !== true,
    );
    return { ...rest, properties: Object.fromEntries(saved), required };
  });
}

/** A record as it is read: a client gets what it asks for, and cannot ask for what is not there. Closed lists may grow, and are read so. */
function asAsked(schema: JsonSchema): JsonSchema {
  return inEach(schema, ({ 'x-required-members': _new, properties, ...rest }) => {
    const members = Object.entries(Object(properties) as Members);
    const read = members.map(([name, of]) => [name, 'enum' in of ? { ...of, 'x-open': true } : of] as const);
    return { ...rest, properties: Object.fromEntries(read), required: members.map(([name]) => name).sort() };
  });
}

type Members = Readonly<Record<string, JsonSchema>>;

/** Turns every record of a schema, from the inside out. */
function inEach(schema: JsonSchema, turn: (record: JsonSchema) => JsonSchema): JsonSchema {
  const whole = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(Object(value) as Members).map(([name, of]) => [name, inEach(of, turn)]),
          )
        : Array.isArray(value)
          ? value.map((one: unknown) => (isObject(one) ? inEach(one, turn) : one))
          : isObject(value)
            ? inEach(value, turn)
            : value,
    ]),
  );
  return 'properties' in whole ? turn(whole) : whole;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Gives a schema with what it refers to in its place, but for the sets, which have shapes of their own, and without words for people. */
function plain(description: Description, schema: JsonSchema, within: readonly string[] = []): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    const isOwn = !(SET_NAMES as readonly string[]).includes(name) && !within.includes(name);
    if (!isOwn) return { $ref: name };
    return plain(description, description.components.schemas[name] ?? {}, [...within, name]);
  }
  const parts = Object.entries(schema).filter(([key]) => !WORDS.includes(key));
  return Object.fromEntries(
    parts.map(([key, value]) => [
      key,
      key === 'properties' ? eachOf(value, description, within) : inner(value, description, within),
    ]),
  );
}

/** A member may be called as a word of schemas is. */
function eachOf(members: unknown, description: Description, within: readonly string[]): unknown {
  const entries = Object.entries(Object(members) as Readonly<Record<string, JsonSchema>>);
  return Object.fromEntries(entries.map(([name, member]) => [name, plain(description, member, within)]));
}

function inner(value: unknown, description: Description, within: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => inner(one, description, within));
  return isObject(value) ? plain(description, value, within) : value;
}
