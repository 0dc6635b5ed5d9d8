import { CNR_KINDS, COPIES_DIFFER_STATUS, DELIVERY_STATES } from 'shared-contracts/exchange.ts';
import { LOOKUP_SOURCES, NOT_HEARD_REASONS } from 'shared-contracts/partnerLookup.ts';
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
  attempts: listOf(
    record({
      at: TEXT,
      status: { type: ['integer', 'null'] },
      answer: TEXT,
      failure: NULLABLE,
      words: NULLABLE,
    }),
  ),
});

const ORIGIN = {
  source: { type: 'string', enum: [...LOOKUP_SOURCES] },
  notHeard: { type: ['string', 'null'], enum: [...NOT_HEARD_REASONS, null] },
  developerMessage: NULLABLE,
  at: { type: 'string', format: 'date-time' },
};
const OBJECTS = listOf({ type: 'object' });
const PLACE = {
  name: OBJECTS,
  websiteUrl: OBJECTS,
  streetAddress: { type: ['object', 'null'] },
  mailingAddress: { type: ['object', 'null'] },
  contact: OBJECTS,
};
const UNITS = record({
  ...ORIGIN,
  ounit: listOf(record({ ounitId: TEXT, ...PLACE })),
  notAsked: listOf(TEXT),
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
        isOnNetwork: { type: ['boolean', 'null'] },
      }),
    },
  ),
  reading(
    '/heis/{heiId}',
    'Asks an institution for its organisational units and its people, or our records where it cannot be heard.',
    record({ ...ORIGIN, hei: listOf(record({ heiId: TEXT, ounitId: listOf(TEXT), ...PLACE })) }),
  ),
  reading(
    '/heis/{heiId}/ounits',
    'Asks an institution for all its organisational units with their contacts.',
    UNITS,
  ),
  reading(
    '/heis/{heiId}/ounits/{ounitId}',
    'Asks an institution for one organisational unit with its contacts.',
    UNITS,
  ),
  ...['/iias/{id}', '/{id}'].flatMap((path) => [
    calling(`${path}/cnr`, 'Tells the partner that our copy of an agreement has changed.', ['get', 'post']),
    calling(`${path}/approve`, "Approves the partner's copy of an agreement.", ['get', 'post'], DIFFER),
  ]),
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
    '/iias/{id}/copies',
    'Tells how our copy of an agreement and the partner’s stand, and what each look at the partner led to.',
    { type: 'object' },
    'iia_edit_iro',
  ),
  calling('/iias/{id}/fetch', "Fetches the partner's copy and its approval now; answers as `copies` does.", [
    'post',
  ]),
  calling('/iias/{id}/take-over', "Makes our agreement say what the partner's copy says; sends nothing.", [
    'post',
  ]),
  reading(
    '/iias/{id}/documents',
    'Lists the kept calls about an agreement, the latest first, fifty a page.',
    record({ value: listOf({ type: 'object' }), next: { type: ['integer', 'null'] } }),
    'iia_edit_iro',
    [{ name: 'before', in: 'query', description: 'Id of the last one of the page before.', schema: TEXT }],
  ),
  keptDocument('/documents/{id}'),
  reading(
    '/attention',
    'Lists the agreements that people have to look into, each once, the one with the newest reason first, 200 at most.',
    record({ value: OBJECTS, hasMore: { type: 'boolean' } }),
    'iia_edit_iro',
  ),
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
  parameters: readonly JsonSchema[] = [],
): readonly [string, JsonSchema] {
  const answer = { description: 'What is known.', content: { 'application/json': { schema } } };
  const responses = { 200: answer, 401: PROBLEM, 403: PROBLEM, 404: PROBLEM };
  const more = parameters.length > 0 ? { parameters } : {};
  return [
    path,
    { ...base(path), get: { ...operation(path, 'get', summary, permission), ...more, responses } },
  ];
}

function keptDocument(path: string): readonly [string, JsonSchema] {
  const answer = {
    description: 'The document as it came or went.',
    content: { 'application/xml': { schema: TEXT } },
  };
  const responses = { 200: answer, 401: PROBLEM, 403: PROBLEM, 404: PROBLEM };
  const summary = 'Gives the document of a kept call as a file.';
  return [path, { ...base(path), get: { ...operation(path, 'get', summary, 'iia_edit_iro'), responses } }];
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
