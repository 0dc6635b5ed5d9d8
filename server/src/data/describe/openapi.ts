import { FIELD_ERROR_CODES } from 'shared-contracts/errorCodes.ts';
import { API_ERROR_CODES } from 'shared-contracts/errorCodes.ts';
import { SET_NAMES } from 'shared-contracts/sets.ts';
import { MODEL } from '../model/model.ts';
import { callOperations } from './callOperations.ts';
import { CONTENT_OPERATIONS } from './contentOperations.ts';
import type { JsonSchema } from './fieldSchema.ts';
import { itemOperations, setOperations } from './operations.ts';
import { setSchema } from './setSchema.ts';
import { SHARED_PARAMETERS, PROBLEM_ANSWER } from './sharedParts.ts';

const API_ERROR: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', enum: API_ERROR_CODES },
    message: { type: 'string', description: 'A sentence for people, in the language of `Accept-Language`.' },
    statusCode: { type: 'integer' },
    field: { type: 'string', description: 'Query option or member that is to blame.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          code: { type: 'string', enum: FIELD_ERROR_CODES },
          params: { type: 'object' },
        },
        required: ['field', 'code'],
      },
    },
    detail: {
      type: 'string',
      description: "What a partner's system said, or what was wrong with its answer, in English.",
    },
    requestId: { type: 'string' },
    current: { description: 'With `stale`: the record as it is now.' },
  },
  required: ['code', 'message', 'statusCode', 'requestId'],
};

/** Describes the data API as OpenAPI 3.1, from the model and the table of rights. */
export function describeOpenApi(): JsonSchema {
  const sets = SET_NAMES.map((name) => ({ name, definition: MODEL[name] }));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mobility portal: data API and partner exchange',
      version: '1',
      description:
        'Agreements, factsheets, applications and what they refer to. `x-permissions` names what a caller needs one of.',
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths: Object.fromEntries([
      ...sets.flatMap(({ name, definition }) => [
        [`/${name}`, setOperations(definition, name)],
        [`/${name}/{id}`, itemOperations(definition, name)],
      ]),
      ['/Users/Me', ME],
      ...CONTENT_OPERATIONS,
      ...callOperations(),
    ]),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: SHARED_PARAMETERS,
      responses: { Problem: PROBLEM_ANSWER },
      schemas: {
        ...Object.fromEntries(
          Object.values(MODEL).map((definition) => [definition.name, setSchema(definition)]),
        ),
        ApiError: API_ERROR,
      },
    },
  };
}

/** Writes the description as the file `server/openapi.json` has it. */
export function openApiText(): string {
  return `${JSON.stringify(describeOpenApi(), null, 2)}\n`;
}

const ME: JsonSchema = {
  get: {
    operationId: 'getMe',
    tags: ['Users'],
    summary: 'Gives the caller.',
    responses: {
      200: {
        description: 'The caller.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Users' } } },
      },
      204: { description: 'The caller has no record.' },
    },
  },
};
