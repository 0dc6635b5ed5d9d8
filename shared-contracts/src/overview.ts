import * as z from 'zod/mini';

/** Agreements that each of the two lists of the overview names at most, those first that wait for longest. */
export const MOST_WAITING = 5;

/**
 * An agreement that somebody is waited for.
 *
 * - since: ISO time at which the other side told or approved something last; null where nothing was told, or the reader may not know
 * - changedAt: ISO time of its last change
 */
export const waitingAgreementSchema = z.object({
  agreementId: z.number(),
  partnerName: z.nullable(z.string()),
  since: z.nullable(z.string()),
  changedAt: z.string(),
});
export type WaitingAgreement = z.infer<typeof waitingAgreementSchema>;

/**
 * What needs somebody today. Every number is that of a list which its reader may open; null is what they may not know.
 *
 * - year: in which the present academic year began
 * - agreements: in force, unless said otherwise; endingNow, endingNext: in the present academic year and in the one after
 * - waiting: those that wait for longest
 * - attention: agreements that people have to look into; hasMore: there are more than that
 * - incoming: agreements of partners that none of ours belongs to
 * - applications: that were not deleted, by status
 */
export const overviewSchema = z.object({
  year: z.number(),
  agreements: z.object({
    active: z.number(),
    waitingForUs: z.number(),
    waitingForPartner: z.number(),
    endingNow: z.number(),
    endingNext: z.number(),
    idleDrafts: z.number(),
    undelivered: z.nullable(z.number()),
  }),
  waiting: z.object({ us: z.array(waitingAgreementSchema), partner: z.array(waitingAgreementSchema) }),
  attention: z.nullable(z.object({ count: z.number(), hasMore: z.boolean() })),
  incoming: z.nullable(z.number()),
  applications: z.nullable(z.object({ draft: z.number(), submitted: z.number(), validated: z.number() })),
});
export type Overview = z.infer<typeof overviewSchema>;
