import * as z from 'zod/mini';
import { CNR_KINDS, copyDifferenceSchema, DELIVERY_STATES, unmappedPartSchema } from './exchange.ts';
import { CALL_FAILURES } from './exchangeFailures.ts';
import { known, knownOrNull } from '../call/known.ts';
import { offeredPdfSchema } from './offeredPdf.ts';

/**
 * What a fetch of the partner's copy, or of its approval, led to.
 *
 * - linked, changed, unchanged: its first copy, another one, the same as before
 * - reordered: what both approved, in another order
 * - reverted: again the copy that both approved last
 * - termination-asked: the copy is marked as ended now
 * - deleted: there is none any more; deletion-ignored: the same, though both have approved, which the network forbids
 * - approved, approved-earlier, approved-other, not-approved: our present copy, the one that both approved last, one that is not in use, none
 * - approval-withdrawn: none any more; withdrawal-ignored: the same, though both have approved, which the network forbids
 * - wrong-hash, other-partners: its copy is not what it says to be, and was not taken
 * - offered, no-agreement: it belongs to no agreement of ours; `offered` waits for the office
 * - our-agreement-deleted: ours is gone, so nothing was taken
 * - repeated: a later notification says the same
 * - failed: it could not be fetched, or not be taken in
 */
export const PARTNER_NEWS = [
  'linked',
  'changed',
  'unchanged',
  'reordered',
  'reverted',
  'termination-asked',
  'deleted',
  'deletion-ignored',
  'approved',
  'approved-earlier',
  'approved-other',
  'not-approved',
  'approval-withdrawn',
  'withdrawal-ignored',
  'wrong-hash',
  'other-partners',
  'offered',
  'no-agreement',
  'our-agreement-deleted',
  'repeated',
  'failed',
] as const;
export type PartnerNews = (typeof PARTNER_NEWS)[number];

/** Who asked for a fetch: the partner by a notification, the nightly reconciliation, somebody of the office. */
export const EVENT_SOURCES = ['partner', 'night', 'office'] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

/**
 * An event of a partner: a fetch of its copy (`iia-cnr`) or of its approval of ours (`iia-approval-cnr`).
 *
 * - by: name of whoever asked for it; null for the network
 * - state: `given-up` is not tried again
 * - news: null while it waits for its first try
 * - failure, status, words, detail: of the last try that failed; words are the partner's own, detail is English for developers
 */
export const partnerEventSchema = z.object({
  id: z.number(),
  kind: known(CNR_KINDS),
  source: known(EVENT_SOURCES),
  by: z.nullable(z.string()),
  receivedAt: z.string(),
  settledAt: z.nullable(z.string()),
  nextTryAt: z.nullable(z.string()),
  state: known(['waiting', 'done', 'given-up']),
  news: knownOrNull(PARTNER_NEWS),
  failure: knownOrNull(CALL_FAILURES),
  status: z.nullable(z.number()),
  words: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
export interface PartnerEvent extends z.infer<typeof partnerEventSchema> {}

/** Which copy an approval is for: the present one, an earlier one, or there is no approval. */
export const APPROVAL_STANDS = ['present', 'earlier', 'none'] as const;
export type ApprovalStand = (typeof APPROVAL_STANDS)[number];

/** See {@link APPROVAL_STANDS}. */
export const approvalStandSchema = z.object({ stand: known(APPROVAL_STANDS), at: z.nullable(z.string()) });

/**
 * Our copy as partners may fetch it.
 *
 * - since: when it changed last; null for one that an earlier system sent
 * - toldAt: when the partner's system took our notification of it; null while it has not
 * - approval: the partner's
 */
export const ourCopySchema = z.object({
  hash: z.string(),
  isTerminated: z.boolean(),
  since: z.nullable(z.string()),
  toldAt: z.nullable(z.string()),
  approval: approvalStandSchema,
});

/**
 * The partner's copy as it was fetched last; approval: ours.
 *
 * - namesOurs: it says which copy of ours it belongs to; before that nobody may approve anything
 */
export const partnersCopySchema = z.object({
  hash: z.string(),
  isTerminated: z.boolean(),
  namesOurs: z.boolean(),
  fetchedAt: z.nullable(z.string()),
  approval: approvalStandSchema,
});

/** Place where our agreement says something else than the copy that was sent of it; values as people read them. */
export const unsentEditSchema = z.object({
  field: z.string(),
  now: z.nullable(z.string()),
  sent: z.nullable(z.string()),
});
export interface UnsentEdit extends z.infer<typeof unsentEditSchema> {}

/** The latest notification of a kind, which the partner's system has not taken. */
export const undeliveredSchema = z.object({
  kind: known(CNR_KINDS),
  state: known(DELIVERY_STATES),
  nextTryAt: z.nullable(z.string()),
});
export interface Undelivered extends z.infer<typeof undeliveredSchema> {}

/**
 * A copy of the partner's that the office parted from ours.
 *
 * - by: name of whoever did it
 * - ours, partners: hashes of the two copies then; null for a copy that was not known
 * - approval: who had approved then: `both` of them, one of the two, or nobody
 */
export const partedCopySchema = z.object({
  iiaId: z.string(),
  at: z.string(),
  by: z.nullable(z.string()),
  ours: z.nullable(z.string()),
  partners: z.nullable(z.string()),
  approval: known(['both', 'us', 'partner', 'none']),
});
export interface PartedCopy extends z.infer<typeof partedCopySchema> {}

/**
 * How the two copies of an agreement stand.
 *
 * - isConnected: false while the portal is not connected to the network; nothing can be fetched then
 * - partner: its id of the network, and the id of its copy, null while the copies are not linked
 * - approved: hashes of both copies that both approved last; the partner's is null, and so is the time, when an earlier system exchanged them
 * - differences: between ours and the partner's; null when there are not two to compare
 * - pdf: that was made of our copy for the partner; null when there has been none
 * - hasUnsentEdits: our agreement says something else than our copy; unsentEdits names the places, which may be none when only the order changed
 * - parted: copies of the partner's that were linked with ours before, the one that was parted last first
 * - untaken: parts of the partner's copy that no agreement of ours can have; they stay in the kept document
 * - events: newest first, at most 50
 * - attention: those of them that people have to look into, until something newer supersedes them
 */
export const copiesSchema = z.object({
  isConnected: z.boolean(),
  partner: z.object({ heiId: z.nullable(z.string()), iiaId: z.nullable(z.string()) }),
  ours: z.nullable(ourCopySchema),
  partners: z.nullable(partnersCopySchema),
  approved: z.nullable(
    z.object({ ours: z.string(), partners: z.nullable(z.string()), at: z.nullable(z.string()) }),
  ),
  differences: z.nullable(z.array(copyDifferenceSchema)),
  pdf: z.nullish(offeredPdfSchema),
  hasUnsentEdits: z.boolean(),
  unsentEdits: z.array(unsentEditSchema),
  parted: z.optional(z.array(partedCopySchema)),
  untaken: z.optional(z.array(unmappedPartSchema)),
  untold: z.array(undeliveredSchema),
  events: z.array(partnerEventSchema),
  attention: z.array(partnerEventSchema),
});
export interface Copies extends z.infer<typeof copiesSchema> {}

/**
 * What making our agreement say what the partner's copy says is asked with: the versions of both that were looked at.
 *
 * - dateModified: of our agreement; partnersHash: of the partner's copy
 */
export const takeOverSchema = z.strictObject({ dateModified: z.string(), partnersHash: z.string() });
export interface TakeOver extends z.infer<typeof takeOverSchema> {}

/**
 * What parting the copies is asked with: the versions that were looked at.
 *
 * - dateModified: of our agreement; iiaId: of the partner's copy that ours is to be parted from
 */
export const partCopiesSchema = z.strictObject({ dateModified: z.string(), iiaId: z.string() });
export interface PartCopies extends z.infer<typeof partCopiesSchema> {}

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
