import * as z from 'zod/mini';
import { refusedAs } from '../errors/errorCodes.ts';
import { memberChangeSchema } from '../members/memberChange.ts';
import { fieldErrorCodeSchema } from '../errors/errors.ts';
import { copyDifferenceSchema, DELIVERY_STATES } from '../exchange/exchange.ts';
import { known, knownOrNull } from '../call/known.ts';
import { askedEditSchema, bulkEditSchema } from './bulkEdits.ts';
import { BULK_WORKS } from './bulkWorks.ts';
import { MAX_INTEGER } from '../members/recordId.ts';

/** Most agreements of one job. */
export const MOST_BULK_AGREEMENTS = 5_000;
/** Most agreements that one call previews: a larger choice is previewed piece by piece. */
export const MOST_PREVIEWED = 50;
/** Most jobs of one person that are not done yet. */
export const MOST_RUNNING_JOBS = 5;
/** Rights are those of the person who began: what a server that was off has not done by then is not done any more. */
export const JOB_HOURS = 24;

const agreementId = z.int().check(z.minimum(1), z.maximum(MAX_INTEGER));

/** ISO time; null for an agreement that was not there. */
const version = z.nullable(z.iso.datetime());

/** Academic years of the agreements that a renewal makes, each by the calendar year in which it begins. */
export const renewalYearsSchema = z.object({ startYear: z.int(), endYear: z.int() });
export interface RenewalYears extends z.infer<typeof renewalYearsSchema> {}

/** Hash of a partner's copy, as the network writes one. */
const partnersHash = z.string().check(z.minLength(1), z.maxLength(64));
/** Digest of what an agreement was previewed with. */
const digest = z.string().check(z.maxLength(64));

/** Input of a job: `years` belongs to a renewal, `edit` to work that changes what agreements say, and to nothing else. */
export const bulkInputSchema = z.strictObject({
  years: z.optional(z.strictObject(renewalYearsSchema.shape)),
  edit: z.optional(bulkEditSchema),
});
export interface BulkInput extends z.infer<typeof bulkInputSchema> {}

/** Body of a preview. */
export const bulkPreviewBodySchema = z.extend(bulkInputSchema, {
  work: z.enum(BULK_WORKS),
  agreements: z.array(agreementId).check(z.minLength(1), z.maxLength(MOST_PREVIEWED, refusedAs('too-many'))),
});

/**
 * Body of what begins a job.
 *
 * - key: UUID that the client chose; sent again with it, the same job is answered and none is begun
 * - rows: every agreement that was previewed, once; version: its `dateModified` then, isReady: whether it was going to be done;
 *   partnersHash: of the partner's copy whose values were shown, where they are to be taken over;
 *   digest: as the preview returned it, for the same person, work, years, edit and row. 409 when it differs or is missing
 */
export const bulkBodySchema = z.extend(bulkInputSchema, {
  key: z.uuid(),
  work: z.enum(BULK_WORKS),
  rows: z
    .array(
      z.strictObject({
        id: agreementId,
        version,
        isReady: z.boolean(),
        partnersHash: z.optional(z.nullable(partnersHash)),
        digest: z.optional(digest),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(MOST_BULK_AGREEMENTS, refusedAs('too-many')),
      z.refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, refusedAs('not-valid')),
    ),
});
export interface BulkBody extends z.infer<typeof bulkBodySchema> {}

/** What is wrong with one field of an agreement, with its path from the agreement's root. */
export const namedFaultSchema = z.object({
  field: z.string(),
  code: z.catch(fieldErrorCodeSchema, 'not-valid'),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/**
 * Why an agreement is not done: for people, in the language of the call.
 *
 * - errors: fields that were refused, with paths from the agreement's root
 * - differences: where our copy and the partner's say different things, when that is the reason
 */
export const bulkReasonSchema = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.array(namedFaultSchema),
  differences: z.optional(z.array(copyDifferenceSchema)),
});
export interface BulkReason extends z.infer<typeof bulkReasonSchema> {}

/** What somebody who renews an agreement should know of it; none of it stands in the way. */
export const RENEWAL_NOTES = [
  'begins-before-end',
  'no-partner-contact',
  'no-own-factsheet',
  'no-partner-factsheet',
  'partner-not-in-network',
] as const;
export type RenewalNote = (typeof RENEWAL_NOTES)[number];

const mailedContactSchema = z.object({ name: z.string(), address: z.string() });

/** An agreement that was made from another one. */
const renewalSchema = z.extend(renewalYearsSchema, { id: z.number() });

/**
 * What would become of an agreement.
 *
 * - version: null for one that is not there; partner, years: null likewise
 * - reason: why it cannot be done; null when it can
 * - renewal: of a renewal, the years of the new draft, how much goes along, and what was made from it before
 * - changes: of work that changes what the agreement says, each place with its value now and afterwards, as people read it
 * - officer: who is in charge of it, of a renewal who will be of the draft; isOther: it is on somebody else's desk. Null for nobody; absent in the response of an earlier server
 * - mail: of a reminder, to whom it goes and what it says
 * - partnersHash: of the partner's copy that they come from; the job is begun with it
 * - digest: of what was previewed; the job starts with it. Absent in the response of an earlier server
 */
export const bulkPreviewRowSchema = z.object({
  id: z.number(),
  version: z.nullable(z.string()),
  partner: z.nullable(z.string()),
  startYear: z.nullable(z.number()),
  endYear: z.nullable(z.number()),
  reason: z.nullable(bulkReasonSchema),
  renewal: z.nullable(
    z.object({
      years: z.optional(renewalYearsSchema),
      contacts: z.number(),
      rows: z.number(),
      factsheets: z.number(),
      notes: z.array(known(RENEWAL_NOTES)),
      earlier: z.array(renewalSchema),
    }),
  ),
  officer: z.nullish(z.object({ name: z.string(), isOther: z.boolean() })),
  changes: z.optional(z.array(memberChangeSchema)),
  mail: z.optional(z.object({ to: z.array(mailedContactSchema), subject: z.string(), text: z.string() })),
  partnersHash: z.optional(z.nullable(z.string())),
  digest: z.optional(z.string()),
});
export interface BulkPreviewRow extends z.infer<typeof bulkPreviewRowSchema> {}
export const bulkPreviewSchema = z.object({ value: z.array(bulkPreviewRowSchema) });

/**
 * What became of an agreement of a job.
 *
 * - waiting: nothing yet; done; refused: it could not be done; stopped: somebody ended the job before
 */
export const BULK_ROW_STATES = ['waiting', 'done', 'refused', 'stopped'] as const;
export type BulkRowState = (typeof BULK_ROW_STATES)[number];

/**
 * A job, and how far it has come.
 *
 * - years, edit: what it was asked with
 * - begunBy, stoppedBy: names of users; endedAt: null while it is under way; times are ISO
 * - counts: agreements by what became of them; told: notifications or mails of it by what became of them
 */
export const bulkJobSchema = z.object({
  id: z.number(),
  work: known(BULK_WORKS),
  years: z.nullable(renewalYearsSchema),
  edit: z.optional(z.nullable(askedEditSchema)),
  begunBy: z.nullable(z.string()),
  begunAt: z.string(),
  endedAt: z.nullable(z.string()),
  stoppedBy: z.nullable(z.string()),
  counts: z.object({ waiting: z.number(), done: z.number(), refused: z.number(), stopped: z.number() }),
  told: z.object({ delivered: z.number(), waiting: z.number(), refused: z.number() }),
});
export interface BulkJob extends z.infer<typeof bulkJobSchema> {}
export const bulkJobsSchema = z.object({ value: z.array(bulkJobSchema) });

/** Jobs that are listed, the latest ones. */
export const MOST_LISTED_JOBS = 50;
/** Agreements of a job on one page, at most. */
export const MOST_JOB_ROWS = 100;

/**
 * An agreement of a job.
 *
 * - renewalId: the draft that was made; null where none was, or it is gone
 * - told: what became of the notification, or of the mails; null where there is none
 * - mailedTo: to whom of the partner a mail was written
 */
export const bulkJobRowSchema = z.object({
  agreementId: z.number(),
  partner: z.nullable(z.string()),
  state: known(BULK_ROW_STATES),
  reason: z.nullable(bulkReasonSchema),
  renewalId: z.nullable(z.number()),
  told: knownOrNull(DELIVERY_STATES),
  mailedTo: z.optional(z.array(mailedContactSchema)),
});
export interface BulkJobRow extends z.infer<typeof bulkJobRowSchema> {}
export const bulkJobRowsSchema = z.object({ value: z.array(bulkJobRowSchema), total: z.number() });
