import { partCopiesSchema, takeOverSchema } from './copiesActs.ts';
import { copiesSchema } from './exchangeCopies.ts';
import { keptDocumentsSchema, keptXmlSchema, networkReportSchema } from './keptDocuments.ts';
import { splitReplySchema, splitSchema } from '../agreements/lifeCycle/agreementSplit.ts';
import { importReplySchema } from './exchange.ts';
import { MOST_OFFERED_BYTES, offerPdfSchema } from './offeredPdf.ts';
import { SMALL_BODY } from '../call/bodyBounds.ts';
import type { Call } from '../call/call.ts';

export const readCopies = {
  base: 'exchange',
  methods: ['GET'],
  path: '/iias/{id}/copies',
  permission: 'iia_edit_iro',
  summary:
    'Tells how our copy of an agreement and the partner’s stand, and what each event of the partner led to.',
  reply: { description: 'How the copies stand.', schema: copiesSchema },
} as const satisfies Call;

export const fetchCopy = {
  base: 'exchange',
  methods: ['POST'],
  path: '/iias/{id}/fetch',
  permission: 'iia_edit_iro',
  summary: "Fetches the partner's copy and its approval now; answers as `copies` does.",
  reply: { description: 'How the copies stand now.', schema: copiesSchema },
  refusals: [409, 503],
} as const satisfies Call;

export const offerPdf = {
  base: 'exchange',
  methods: ['POST'],
  path: '/iias/{id}/pdf',
  permission: 'iia_edit_iro',
  summary:
    'Keeps a PDF of our copy for the partner, who finds it named in the copy; answers as `copies` does.',
  body: offerPdfSchema,
  bounds: { ...SMALL_BODY, bytes: Math.ceil(MOST_OFFERED_BYTES / 3) * 4 + SMALL_BODY.bytes },
  reply: { description: 'How the copies stand now.', schema: copiesSchema },
  refusals: [400, 409],
} as const satisfies Call;

export const takeOverCopy = {
  base: 'exchange',
  methods: ['POST'],
  path: '/iias/{id}/take-over',
  permission: 'iia_edit_iro',
  summary: "Makes our agreement say what the partner's copy says; sends nothing.",
  body: takeOverSchema,
  reply: { description: 'The agreement, and what has no place in it.', schema: importReplySchema },
  refusals: [400, 409, 503],
} as const satisfies Call;

export const partCopies = {
  base: 'exchange',
  methods: ['POST'],
  path: '/iias/{id}/part',
  permission: 'iia_edit_iro',
  summary: "Parts our copy from the partner's, which is offered again; answers as `copies` does.",
  body: partCopiesSchema,
  reply: { description: 'How the copies stand now.', schema: copiesSchema },
  refusals: [400, 409, 503],
} as const satisfies Call;

export const splitAgreement = {
  base: 'exchange',
  methods: ['POST'],
  path: '/iias/{id}/split',
  permission: 'iia_edit_iro',
  summary: 'Moves mobility rows of an agreement into drafts of their own; sends nothing.',
  creates: true,
  body: splitSchema,
  // Every row of an agreement, in each of the drafts.
  bounds: { ...SMALL_BODY, bytes: 140_000, values: 8_500 },
  reply: { description: 'The agreement, and the drafts.', schema: splitReplySchema },
  refusals: [400, 409],
} as const satisfies Call;

export const reportOnNetwork = {
  base: 'exchange',
  methods: ['GET'],
  path: '/iias/{id}/report',
  permission: 'iia_edit_iro',
  summary: 'Writes identifiers, times and answers of an agreement for the service desk of the network.',
  reply: { description: 'The report, in English.', schema: networkReportSchema, media: 'text/plain' },
} as const satisfies Call;

export const listDocuments = {
  base: 'exchange',
  methods: ['GET'],
  path: '/iias/{id}/documents',
  permission: 'iia_edit_iro',
  summary: 'Lists the kept calls about an agreement, the latest first, fifty a page.',
  query: { before: { type: 'record', description: 'Id of the last one of the page before.' } },
  reply: { description: 'A page of them.', schema: keptDocumentsSchema },
  refusals: [400],
} as const satisfies Call;

export const readDocument = {
  base: 'exchange',
  methods: ['GET'],
  path: '/documents/{id}',
  permission: 'iia_edit_iro',
  summary: 'Gives the document of a kept call as a file.',
  reply: { description: 'The document as it came or went.', schema: keptXmlSchema, media: 'application/xml' },
} as const satisfies Call;
