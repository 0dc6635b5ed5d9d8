import type { JsonSchema } from './fieldSchema.ts';
import { PROBLEM } from './sharedParts.ts';

const NULLABLE: JsonSchema = { type: ['string', 'null'] };

const ENTRY: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    at: { type: 'string', format: 'date-time' },
    by: NULLABLE,
    operation: { type: 'string', enum: ['create', 'update', 'delete'] },
    changes: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, before: NULLABLE, after: NULLABLE } },
    },
  },
};

/** Describes the history of an agreement. */
export const HISTORY_OPERATION: JsonSchema = {
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
  get: {
    operationId: 'getAgreementHistory',
    tags: ['MobilityAgreements'],
    summary: 'Tells who changed what, newest first, in the language of `Accept-Language`.',
    'x-permissions': ['iia_edit_iro'],
    parameters: ['top', 'skip'].map((name) => ({ $ref: `#/components/parameters/${name}` })),
    responses: {
      200: {
        description: 'A page of the history, and how many entries there are.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { value: { type: 'array', items: ENTRY }, total: { type: 'integer' } },
            },
          },
        },
      },
      ...{ 400: PROBLEM, 401: PROBLEM, 403: PROBLEM, 404: PROBLEM },
    },
  },
};
