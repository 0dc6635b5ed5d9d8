import * as z from 'zod/mini';
import { factsheetItem } from '../factsheets/entities/factsheetItem.ts';
import { refusedAs } from '../errors/errorCodes.ts';
import { apiErrorSchema } from '../errors/errors.ts';
import { unmappedPartSchema } from './exchange.ts';
import { memberChangeSchema } from '../members/memberChange.ts';

const ENTRIES = [
  'applicationIncomingsInformationEntry',
  'housingInformationEntry',
  'visaInformationEntry',
  'insuranceInformationEntry',
] as const;

/** Places of a factsheet that a partner's system tells of, as paths in `MobilityFactsheets`. Lists are one place each. */
export const FETCHED_FIELDS = [
  'institutionalCoordinatorContact',
  'generalUrl',
  'courseCatalogueUrl',
  'deadlineIncomingsCalendar/autumnTerm',
  'deadlineIncomingsCalendar/springTerm',
  'deadlineNominationsCalendar/autumnTerm',
  'deadlineNominationsCalendar/springTerm',
  'decisionResponseWeeksLimit',
  'transcriptOfRecordsWeeksLimit',
  ...ENTRIES.flatMap((entry) => [`${entry}/email`, `${entry}/phone`, `${entry}/urls`] as const),
  'additionalRequirements',
  'accessibilities',
  'additionalInfos',
] as const;
export type FetchedField = (typeof FETCHED_FIELDS)[number];

/**
 * What a successful refresh answers. A failed one answers {@link factsheetRefreshFailureSchema}.
 *
 * - response.body: the factsheet as it is stored now, as a text in JSON
 * - error, statusCode: as the documents have them: an answer with the flag set, of another status, or with a body that is no factsheet is no success,
 *   whatever status it came with
 * - factsheetId: the one that was refreshed; isNew: it was made, as the partner had none that is active
 * - fetchedAt: ISO time
 * - changes: `field` is one of {@link FETCHED_FIELDS}, or one that a newer server knows, and of a list stands once for each row that changed; days as `--MM-DD`
 * - unmapped: parts that have no place here; they stay in the kept document
 * - institutionFailure: why contact and web addresses, which another service of the partner tells, stayed as they were; null when they did not
 *
 * Source: specification document 3, section 7.
 */
export const factsheetRefreshSchema = z.object({
  error: z.literal(false),
  response: z.object({
    statusCode: z.literal(200),
    body: z.pipe(z.string(), z.pipe(z.transform(parsedJson), factsheetItem.schema)),
  }),
  factsheetId: z.number(),
  isNew: z.boolean(),
  fetchedAt: z.string(),
  changes: z.array(memberChangeSchema),
  unmapped: z.array(unmappedPartSchema),
  institutionFailure: z.nullable(z.string()),
});
/** A text that is no JSON is refused as anything else that does not fit. */
function parsedJson(text: string, context: z.core.ParsePayload): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.issues.push({ code: 'custom', input: text, message: refusedAs('not-valid') });
    return undefined;
  }
}

export interface FactsheetRefresh extends z.infer<typeof factsheetRefreshSchema> {}
export interface FactsheetChange extends z.infer<typeof memberChangeSchema> {}
/** The same as it travels. */
export type FactsheetRefreshReply = z.input<typeof factsheetRefreshSchema>;

/** What a refresh answers that the partner, or the way there, failed in: the portal's body of a refusal, and the documents' shape beside it. */
export const factsheetRefreshFailureSchema = z.extend(apiErrorSchema, {
  error: z.literal(true),
  response: z.object({ statusCode: z.number(), body: z.null() }),
});

/** Notes that one answer holds at most, the newest ones. */
export const MOST_FACTSHEET_NOTES = 10;

/**
 * What a fetch changed of a partner's factsheet.
 *
 * - at: ISO time; by: name of whoever fetched it, null for the nightly fetch
 * - changes: as in {@link factsheetRefreshSchema}
 */
export const factsheetNoteSchema = z.object({
  id: z.number(),
  at: z.string(),
  by: z.nullable(z.string()),
  changes: z.array(memberChangeSchema),
});
export interface FactsheetNote extends z.infer<typeof factsheetNoteSchema> {}

/**
 * What the partner's system has changed of its factsheet lately.
 *
 * - tried: when the portal asked by itself last, and why that came to nothing, as a sentence in the caller's language; null when it never did, or the partner is not on the network
 * - notes: the newest first; hasMore: there are older ones
 */
export const factsheetNotesSchema = z.object({
  tried: z.nullable(z.object({ at: z.string(), failure: z.nullable(z.string()) })),
  notes: z.array(factsheetNoteSchema),
  hasMore: z.boolean(),
});
export interface FactsheetNotes extends z.infer<typeof factsheetNotesSchema> {}
