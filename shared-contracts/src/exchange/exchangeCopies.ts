import * as z from 'zod/mini';
import { CNR_KINDS, copyDifferenceSchema, DELIVERY_STATES, unmappedPartSchema } from './exchange.ts';
import { known } from '../call/known.ts';
import { offeredPdfSchema } from './offeredPdf.ts';
import { partnerEventSchema } from './partnerEvents.ts';

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
 * - read: when the partner's system fetched it last, and whether it was as it is now; null for never, absent from servers that do not know
 * - approval: the partner's
 */
export const ourCopySchema = z.object({
  hash: z.string(),
  isTerminated: z.boolean(),
  since: z.nullable(z.string()),
  toldAt: z.nullable(z.string()),
  read: z.nullish(z.object({ at: z.string(), isOfPresent: z.boolean() })),
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

/**
 * What of our copy no hash has and is not as it was sent: people who are named, who signed and when, codes. Each text is what is on that side only; null
 * for nothing.
 */
export const unsentPeopleSchema = z.object({
  side: known(['ours', 'partners']),
  part: known(['contacts', 'signature', 'code']),
  now: z.nullable(z.string()),
  sent: z.nullable(z.string()),
});
export interface UnsentPeople extends z.infer<typeof unsentPeopleSchema> {}

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
 * - areOnlyPeopleUnsent: its conditions are those of our copy; unsentPeople names who and what else is not as it was sent
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
  areOnlyPeopleUnsent: z.optional(z.boolean()),
  unsentEdits: z.array(unsentEditSchema),
  unsentPeople: z.optional(z.array(unsentPeopleSchema)),
  parted: z.optional(z.array(partedCopySchema)),
  untaken: z.optional(z.array(unmappedPartSchema)),
  untold: z.array(undeliveredSchema),
  events: z.array(partnerEventSchema),
  attention: z.array(partnerEventSchema),
});
export interface Copies extends z.infer<typeof copiesSchema> {}
