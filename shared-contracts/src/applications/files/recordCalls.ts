import { FILE_QUOTA, MAX_PDF_BYTES } from './pdfFile.ts';
import { PDF_MEDIA_TYPE } from '../../members/mediaType.ts';
import type { Bytes, Call } from '../../call/call.ts';

const FILE: Bytes = { media: PDF_MEDIA_TYPE, maxBytes: MAX_PDF_BYTES };
/** Nine slots, and room for what an archive says of them. */
const FILES: Bytes = { media: 'application/zip', maxBytes: 10 * MAX_PDF_BYTES };
/** What one person may have stored, room for the files of forty submitted applications, and for the rest. */
const OWN_DATA: Bytes = { media: 'application/zip', maxBytes: FILE_QUOTA.bytes + 41 * FILES.maxBytes };
const FILE_NAME = { type: 'text', description: 'Name of the file.', maxLength: 255 } as const;

export const getMe = {
  base: 'api',
  methods: ['GET'],
  path: '/Users/Me',
  permission: { set: 'Users', operations: ['read'] },
  summary: 'Gives the caller.',
  options: 'item',
  reply: { description: 'The caller.', record: 'Users' },
  otherReplies: { 204: { description: 'The caller has no record.' } },
  refusals: [400],
} as const satisfies Call;

export const uploadFile = {
  base: 'api',
  methods: ['POST'],
  path: '/ApplicationFiles/content',
  permission: { set: 'ApplicationFiles', operations: ['create', 'update'] },
  summary: `Stores a file. The body is the file, of ${MAX_PDF_BYTES} bytes at most.`,
  query: {
    fileName: { ...FILE_NAME, isRequired: true },
    email: { type: 'text', description: 'Address of the student whose file the office uploads.' },
    owner: { type: 'record', description: 'The student whose file the office uploads.' },
  },
  creates: true,
  body: FILE,
  reply: { description: 'The record.', record: 'ApplicationFiles' },
  refusals: [400, 404, 409, 413, 507],
} as const satisfies Call;

export const replaceFile = {
  base: 'api',
  methods: ['PUT'],
  path: '/ApplicationFiles/{id}/content',
  permission: { set: 'ApplicationFiles', operations: ['create', 'update'] },
  summary: `Puts another file in the place of one. The body is the file, of ${MAX_PDF_BYTES} bytes at most.`,
  query: {
    fileName: FILE_NAME,
    email: { type: 'text', description: 'Address of the student whose file it is.' },
  },
  body: FILE,
  reply: { description: 'The record.', record: 'ApplicationFiles' },
  refusals: [400, 409, 413, 507],
} as const satisfies Call;

export const downloadFile = {
  base: 'api',
  methods: ['GET'],
  path: '/ApplicationFiles/{id}/content',
  permission: { set: 'ApplicationFiles', operations: ['read'] },
  summary: 'Gives the file itself. `ETag` is its SHA-256; `Range` gives a part of it.',
  reply: { description: 'The file.', bytes: FILE },
  otherReplies: {
    206: { description: 'The part of it.', bytes: FILE },
    304: { description: 'Not changed.' },
    416: { description: 'The range lies outside of the file.' },
  },
  refusals: [400],
} as const satisfies Call;

export const downloadFiles = {
  base: 'api',
  methods: ['GET'],
  path: '/ApplicationStudentStudiesForms/{id}/files',
  permission: { set: 'ApplicationFiles', operations: ['read'] },
  summary:
    'Gives all files of an application as one ZIP. Each is named by the number of the application, its slot and its own name.',
  reply: { description: 'The archive.', bytes: FILES },
  refusals: [400],
} as const satisfies Call;

export const downloadOwnData = {
  base: 'api',
  methods: ['GET'],
  path: '/Users/Me/data',
  permission: 'signed-in',
  summary:
    'Gives all that is kept of the caller as one ZIP: `data.json` with record, contacts, applications, files by name, and their history; and the files.',
  reply: { description: 'The archive.', bytes: OWN_DATA },
  refusals: [404],
} as const satisfies Call;
