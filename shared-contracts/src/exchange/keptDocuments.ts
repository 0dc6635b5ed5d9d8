import * as z from 'zod/mini';
import { known } from '../call/known.ts';

/**
 * A call of the network that is kept as evidence; its document is fetched by its id.
 *
 * - kind: name of the API, as in `iias-get` or `iia-cnr`
 * - direction: `incoming` for a call of the partner, which our document answers
 * - status: of the answer; null when none came
 * - sha256, size: of the document, in bytes; null when there is none
 * - by: name of whoever the call was made for; null for the network
 */
export const keptDocumentSchema = z.object({
  id: z.number(),
  at: z.string(),
  direction: known(['outgoing', 'incoming']),
  kind: z.string(),
  request: z.string(),
  status: z.nullable(z.number()),
  isValid: z.boolean(),
  sha256: z.nullable(z.string()),
  size: z.nullable(z.number()),
  by: z.nullable(z.string()),
});
export interface KeptDocument extends z.infer<typeof keptDocumentSchema> {}

/** - next: `before` of the next page; null when there are no more */
export const keptDocumentsSchema = z.object({
  value: z.array(keptDocumentSchema),
  next: z.nullable(z.number()),
});
export interface KeptDocuments extends z.infer<typeof keptDocumentsSchema> {}

/** A report for the network's service desk; it has nobody's name in it. */
export const networkReportSchema = z.string();

/** A kept document as it came or went; what a partner sent need not be XML. */
export const keptXmlSchema = z.string();
