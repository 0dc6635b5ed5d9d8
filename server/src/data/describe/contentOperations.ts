import { PDF_MEDIA_TYPE, MAX_PDF_BYTES } from 'shared-contracts/entities/pdfFile.ts';
import type { JsonSchema } from './fieldSchema.ts';
import { CREATION_PARAMETERS, PROBLEM } from './sharedParts.ts';

const FILE_NAME: JsonSchema = {
  name: 'fileName',
  in: 'query',
  description: 'Name of the file, up to 255 characters.',
  schema: { type: 'string', maxLength: 255 },
};
const EMAIL: JsonSchema = {
  name: 'email',
  in: 'query',
  description: 'Address of the student whose file the office uploads.',
  schema: { type: 'string' },
};
const BYTES: JsonSchema = { [PDF_MEDIA_TYPE]: { schema: { type: 'string', format: 'binary' } } };
const REFUSALS = { 400: PROBLEM, 401: PROBLEM, 403: PROBLEM, 404: PROBLEM };

function uploading(operationId: string, summary: string, rest: JsonSchema): JsonSchema {
  return {
    operationId,
    tags: ['ApplicationFiles'],
    summary: `${summary} The body is the file, of ${MAX_PDF_BYTES} bytes at most.`,
    'x-permissions': ['application_settings', 'application_edit'],
    requestBody: { required: true, content: BYTES },
    responses: {
      200: {
        description: 'The record.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ApplicationFiles' } } },
      },
      ...REFUSALS,
      ...{ 409: PROBLEM, 413: PROBLEM },
    },
    ...rest,
  };
}

/** Describes the calls that carry files as bytes. */
export const CONTENT_OPERATIONS: readonly (readonly [path: string, operations: JsonSchema])[] = [
  [
    '/ApplicationFiles/content',
    {
      post: uploading('uploadFile', 'Stores a file.', {
        parameters: [{ ...FILE_NAME, required: true }, EMAIL, ...CREATION_PARAMETERS],
      }),
    },
  ],
  [
    '/ApplicationFiles/{id}/content',
    {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: {
        operationId: 'downloadFile',
        tags: ['ApplicationFiles'],
        summary: 'Gives the file itself. `ETag` is its SHA-256; `Range` gives a part of it.',
        'x-permissions': ['application_settings', 'application_view'],
        responses: {
          200: { description: 'The file.', content: BYTES },
          206: { description: 'The part of it.', content: BYTES },
          304: { description: 'Not changed.' },
          416: { description: 'The range lies outside of the file.' },
          ...REFUSALS,
        },
      },
      put: uploading('replaceFile', 'Puts another file in the place of one.', { parameters: [FILE_NAME] }),
    },
  ],
];
