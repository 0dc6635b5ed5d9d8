import { CNR_KINDS, COPIES_DIFFER_STATUS, DELIVERY_STATES } from 'shared-contracts/exchange.ts';
import type { Permission } from 'shared-contracts/permissions.ts';
import type { JsonSchema } from './fieldSchema.ts';
import { PROBLEM } from './sharedParts.ts';

const TEXT: JsonSchema = { type: 'string' };
const NULLABLE: JsonSchema = { type: ['string', 'null'] };

/** The partner exchange has a base of its own. */
const SERVERS = [{ url: '/exchange' }];

const DELIVERY = record({
  id: { type: 'integer' },
  kind: { type: 'string', enum: [...CNR_KINDS] },
  state: { type: 'string', enum: [...DELIVERY_STATES] },
  createdAt: { type: 'string', format: 'date-time' },
  nextTryAt: { type: ['string', 'null'], format: 'date-time' },
  attempts: listOf(record({ at: TEXT, status: { type: ['integer', 'null'] }, answer: TEXT })),
});

const DIFFER = {
  [COPIES_DIFFER_STATUS]: { description: 'The copies differ; `differences` names the places.' },
};

/** Describes the partner-exchange API, path by path. */
export const EXCHANGE_OPERATIONS: ReadonlyArray<readonly [string, JsonSchema]> = [
  reading(
    '/institutions/{countryId}',
    'Lists the institutions of a country that an agreement can be made with.',
    {
      type: 'array',
      items: record({
        id: { type: 'integer' },
        hei_id: NULLABLE,
        name: TEXT,
        erasmusCode: NULLABLE,
        cityName: NULLABLE,
      }),
    },
  ),
  reading(
    '/heis/{heiId}',
    'Lists the organisational units of an institution.',
    record({ hei: listOf(record({ heiId: TEXT, ounitId: listOf(TEXT) })) }),
  ),
  reading(
    '/heis/{heiId}/ounits/{ounitId}',
    'Gives an organisational unit with its contacts.',
    record({
      ounit: listOf(
        record({ ounitId: TEXT, name: listOf({ type: 'object' }), contact: listOf({ type: 'object' }) }),
      ),
    }),
  ),
  calling('/iias/{id}/cnr', 'Tells the partner that our copy of an agreement has changed.', ['get', 'post']),
  calling('/iias/{id}/approve', "Approves the partner's copy of an agreement.", ['get', 'post'], DIFFER),
  calling('/mobisisewp/iias/revertiia/{id}', 'Goes back to the copy that both approved last.', [
    'get',
    'post',
  ]),
  reading(
    '/iias/{id}/deliveries',
    'Lists the notifications of an agreement with their tries, the latest first.',
    listOf(DELIVERY),
    'iia_edit_iro',
  ),
  calling('/deliveries/{id}/resend', 'Sends a notification once more, now.', ['post']),
  reading(
    '/incoming',
    'Lists agreements of partners that none of ours belongs to yet.',
    listOf({ type: 'object' }),
    'iia_edit_iro',
  ),
  calling('/incoming/{id}/import', "Makes a draft of a partner's agreement, linked with it.", ['post']),
  calling('/incoming/{id}/link/{agreementId}', "Links a partner's agreement with one of ours.", ['post']),
];

function reading(
  path: string,
  summary: string,
  schema: JsonSchema,
  permission: Permission = 'iia_view',
): readonly [string, JsonSchema] {
  const answer = { description: 'What is known.', content: { 'application/json': { schema } } };
  const responses = { 200: answer, 401: PROBLEM, 403: PROBLEM, 404: PROBLEM };
  return [path, { ...base(path), get: { ...operation(path, 'get', summary, permission), responses } }];
}

function calling(
  path: string,
  summary: string,
  methods: readonly ('get' | 'post')[],
  more: JsonSchema = {},
): readonly [string, JsonSchema] {
  const responses = {
    200: { description: 'It was stored; `deliveries` tells what the first try to tell the partner came to.' },
    ...{ 400: PROBLEM, 401: PROBLEM, 403: PROBLEM, 404: PROBLEM, 409: PROBLEM, 503: PROBLEM },
    ...more,
  };
  const of = (method: string) =>
    [method, { ...operation(path, method, summary, 'iia_edit_iro'), responses }] as const;
  return [path, { ...base(path), ...Object.fromEntries(methods.map(of)) }];
}

function base(path: string): JsonSchema {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    servers: SERVERS,
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: TEXT })),
  };
}

function operation(path: string, method: string, summary: string, permission: Permission): JsonSchema {
  const words = path.split('/').filter((part) => /^\w+$/.test(part));
  return {
    operationId: [method, ...words].join('_'),
    tags: ['exchange'],
    summary,
    'x-permissions': [permission],
  };
}

function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

function record(properties: JsonSchema): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}
