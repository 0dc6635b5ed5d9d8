import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { SMALL_BODY } from 'shared-contracts/call/bodyBounds.ts';
import type { Call } from 'shared-contracts/call/call.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import { type Permission, PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import * as z from 'zod/mini';
import { registerJsonBodies } from '../../src/platform/bodies/jsonBodies.ts';
import { registerCall } from '../../src/platform/calls/registerCall.ts';
import { BASES } from '../../src/platform/calls/routeOf.ts';
import { registerErrorHandler } from '../../src/platform/answers/errorHandler.ts';
import { registerUnreadBodies } from '../../src/platform/requests/unreadBodies.ts';

const PIECE = 16_384;
/** What a text may have where nobody says how long it is: an id, a day, a hash. */
const LONGEST_TEXT = 100;
/** Longest whole number, and longest word of JSON. */
const LONGEST_WORD = 16;
/** A UUID in quotes, or a time. */
const LONGEST_FORM = 38;

const WITH_BODY = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  call.body === undefined ? [] : [{ name, call, body: call.body }],
);
const WITH_SCHEMA = WITH_BODY.flatMap(({ name, call, body }) =>
  'maxBytes' in body ? [] : [{ name, call, schema: body }],
);

let app: FastifyInstance;
let origin: string;
let permissions: readonly Permission[];
let taken: unknown[] = [];

beforeAll(async () => {
  app = fastify({ bodyLimit: SMALL_BODY.bytes });
  registerErrorHandler(app);
  registerJsonBodies(app);
  registerUnreadBodies(app);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    request.caller = { id: 1, name: 'somebody', email: 'somebody@example.org', role: 'IRO', permissions };
  });
  for (const { call } of WITH_BODY)
    registerCall<Call>(app, call, async ({ body, reply }) => {
      taken.push(body);
      return reply.status(204).send();
    });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
beforeEach(() => {
  permissions = PERMISSIONS;
  taken = [];
});

type Sent = { readonly call: Call; readonly type?: string; readonly pieces: Iterable<Uint8Array> };

/** Sends pieces of a body, and never its end; gives the answer that comes all the same. */
async function sendWithoutEnd({
  call: { base, path, methods, permissionBy },
  type = 'application/json',
  pieces,
}: Sent) {
  const [known = ''] = Object.keys(permissionBy?.permissions ?? {});
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === permissionBy?.name ? known : '1'));
  const address = `${origin}${BASES[base]}${place}`;
  const method = methods[0] === 'PUT' ? 'PUT' : 'POST';
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers: { 'content-type': type } }, (response) => {
      const status = response.statusCode;
      json(response)
        .then((body: any) => resolve({ status, code: body.code }), reject)
        .finally(() => sent.destroy());
    });
    sent.on('error', reject);
    sent.flushHeaders();
    for (const piece of pieces) sent.write(piece);
  });
}

function* repeated(text: string, bytes: number): Generator<Uint8Array> {
  const piece = Buffer.alloc(PIECE, text);
  for (let left = bytes; left > 0; left -= PIECE) yield piece;
}

/** The largest value of a schema as it travels, in what bounds count; of a record of whatever members nothing is known. */
function largest(schema: any): { readonly bytes: number; readonly depth: number; readonly values: number } {
  const either: readonly any[] = schema.anyOf ?? schema.oneOf ?? [];
  if (either.length > 0) {
    const parts = either.map(largest);
    return {
      bytes: Math.max(...parts.map(({ bytes }) => bytes)),
      depth: Math.max(...parts.map(({ depth }) => depth)),
      values: Math.max(...parts.map(({ values }) => values)),
    };
  }
  if (schema.type === 'array') {
    const { bytes, depth, values } = largest(schema.items);
    return {
      bytes: schema.maxItems * (bytes + 1) + 2,
      depth: depth + 1,
      values: schema.maxItems * values + 1,
    };
  }
  if (schema.type === 'object' && schema.properties !== undefined) {
    const parts = Object.entries(schema.properties).map(([name, part]) => ({ name, ...largest(part) }));
    return {
      bytes: parts.reduce((sum, { name, bytes }) => sum + name.length + 4 + bytes, 2),
      depth: Math.max(0, ...parts.map(({ depth }) => depth)) + 1,
      values: parts.reduce((sum, { values }) => sum + values, 1),
    };
  }
  return { bytes: longest(schema), depth: 0, values: 1 };
}

function longest({ type, enum: words, format, pattern, maxLength = LONGEST_TEXT }: any): number {
  if (words !== undefined) return Math.max(...words.map((word: unknown) => JSON.stringify(word).length));
  if (type !== 'string') return LONGEST_WORD;
  if (format === 'date-time' || format === 'uuid') return LONGEST_FORM;
  // A character that JSON writes by its number has six.
  const isPlain = format === 'base64' || pattern !== undefined;
  return maxLength * (isPlain ? 1 : 6) + 2;
}

describe('the body of every call', () => {
  const guarded = WITH_BODY.filter(({ call }) => call.permission !== 'signed-in');

  test.each(guarded)('$name is not waited for of somebody who may not make it', async ({ call }) => {
    permissions = [];
    for (const type of ['application/json', 'application/xml', 'application/pdf'])
      expect(await sendWithoutEnd({ call, type, pieces: [] })).toEqual({
        status: 403,
        code: 'not-permitted',
      });
    expect(taken).toEqual([]);
  });

  test.each(
    WITH_SCHEMA.flatMap((one) => ['[', '1,', '{"a":1},', '"a":', ' ', '"'].map((text) => ({ ...one, text }))),
  )('$name is refused while it comes in, of $text without end', async ({ call, text }) => {
    const { bytes } = call.bounds ?? SMALL_BODY;
    const refusal = await sendWithoutEnd({ call, pieces: repeated(text, bytes + PIECE) });
    expect([
      { status: 400, code: 'bad-body' },
      { status: 413, code: 'too-large' },
    ]).toContainEqual(refusal);
    expect(taken).toEqual([]);
  });

  test.each(WITH_SCHEMA)('$name may be as large as its schema lets it', ({ call, schema }) => {
    const { bounds = SMALL_BODY } = call;
    const { bytes, depth, values } = largest(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    expect(bounds.bytes).toBeGreaterThanOrEqual(bytes);
    expect(bounds.depth).toBeGreaterThanOrEqual(depth);
    expect(bounds.values).toBeGreaterThanOrEqual(values);
  });

  test.each([
    [Buffer.from([0x7b, 0xd9, 0x7d]), 'bad-body'],
    [Buffer.from('{"key":"Ω"}'), 'validation-failed'],
  ])('is read in UTF-8 alone, case %#', async (payload, code) => {
    const { base, path } = CALLS.hideReminder;
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: `${BASES[base]}${path}`, headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });
});
