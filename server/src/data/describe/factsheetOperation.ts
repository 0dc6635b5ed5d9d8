import type { JsonSchema } from './fieldSchema.ts';
import { PROBLEM } from './sharedParts.ts';

const TEXT: JsonSchema = { type: 'string' };
const NULLABLE: JsonSchema = { type: ['string', 'null'] };

/** The documents' own shape; a failed refresh has it beside that of every error. */
const DOCUMENTS_SHAPE = (body: JsonSchema) => ({
  error: { type: 'boolean' },
  response: { type: 'object', properties: { statusCode: { type: 'integer' }, body } },
});

const REFRESHED: JsonSchema = {
  type: 'object',
  properties: {
    ...DOCUMENTS_SHAPE({ type: 'string', description: 'The factsheet as it is stored now, in JSON.' }),
    factsheetId: { type: 'integer' },
    isNew: { type: 'boolean' },
    fetchedAt: { type: 'string', format: 'date-time' },
    changes: {
      type: 'array',
      items: { type: 'object', properties: { field: TEXT, before: NULLABLE, after: NULLABLE } },
    },
    unmapped: { type: 'array', items: { type: 'object', properties: { field: TEXT, value: TEXT } } },
    institutionFailure: NULLABLE,
  },
};

const FAILED = {
  description: 'The partner, or the way there, is to blame; nothing has changed.',
  content: {
    'application/json': { schema: { type: 'object', properties: DOCUMENTS_SHAPE({ type: 'null' }) } },
  },
};

/** Describes the call that fetches a partner's factsheet from the network. */
export const FACTSHEET_OPERATION: JsonSchema = {
  servers: [{ url: '/exchange' }],
  parameters: [
    { name: 'heiId', in: 'path', required: true, schema: TEXT },
    {
      name: 'factsheet',
      in: 'query',
      description: 'Id of the factsheet; absent for the active one, which is made if there is none.',
      schema: { type: 'integer' },
    },
  ],
  ...Object.fromEntries(['get', 'post'].map((method) => [method, operation(method)])),
};

function operation(method: string): JsonSchema {
  return {
    operationId: `${method}_authewp_mobisis_factsheet`,
    tags: ['exchange'],
    summary: "Fetches a partner's factsheet from the network and stores it.",
    'x-permissions': ['factsheet_edit'],
    responses: {
      200: {
        description: 'It was stored; `changes` tells what that changed.',
        content: { 'application/json': { schema: REFRESHED } },
      },
      ...{ 400: PROBLEM, 401: PROBLEM, 403: PROBLEM, 404: PROBLEM, 409: PROBLEM, 502: FAILED, 503: PROBLEM },
    },
  };
}
