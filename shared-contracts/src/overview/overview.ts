import * as z from 'zod/mini';
import { WAITING_STEPS, type WaitingStep } from '../agreements/lifeCycle/waitingSteps.ts';
import { known } from '../call/known.ts';

/** How far the room of all files is taken: nearly-full from 80 % on; full when no file can be stored any more. */
export const FILES_STATES = ['ok', 'nearly-full', 'full'] as const;
export type FilesState = (typeof FILES_STATES)[number];

/** Agreements that each of the two lists of the overview names at most, those first that wait for longest. */
export const MOST_WAITING = 5;

/**
 * An agreement that somebody is waited for.
 *
 * - since: ISO time at which the other side told or approved something last; null where nothing was told, or the reader may not know
 * - changedAt: ISO time of its last change
 * - step: what we are waited for; absent from an older server, null for what waits for the partner
 */
export const waitingAgreementSchema = z.object({
  agreementId: z.number(),
  partnerName: z.nullable(z.string()),
  partnerNameGR: z.nullish(z.string()),
  since: z.nullable(z.string()),
  changedAt: z.string(),
  step: z.nullish(known(WAITING_STEPS)),
});
export interface WaitingAgreement extends z.infer<typeof waitingAgreementSchema> {}

/** How many agreements wait for one step of ours, and the ISO time since which the first of them has; null where there is none. */
export const waitingStepCountSchema = z.object({ count: z.number(), oldest: z.nullable(z.string()) });
export interface WaitingStepCount extends z.infer<typeof waitingStepCountSchema> {}

/** Factsheets that the overview names at most, those first that changed last. */
export const MOST_CHANGED_FACTSHEETS = 5;

/**
 * A partner's factsheet that the nightly fetch has changed and the reader has not looked at since.
 *
 * - changedAt: ISO time of the last change; changes: how many places of it changed in that time
 */
export const changedFactsheetSchema = z.object({
  factsheetId: z.number(),
  institutionName: z.nullable(z.string()),
  institutionNameGR: z.nullish(z.string()),
  changedAt: z.string(),
  changes: z.number(),
});
export interface ChangedFactsheet extends z.infer<typeof changedFactsheetSchema> {}

/**
 * The reader's own agreements: of the office those that they are in charge of, of others those that name them or their department.
 *
 * - total: the active ones; endingNow: those in force that end in the present academic year
 */
export const ownAgreementsSchema = z.object({
  total: z.number(),
  waitingForUs: z.number(),
  drafts: z.number(),
  endingNow: z.number(),
});

const stepCounts = z.object({
  finish: waitingStepCountSchema,
  send: waitingStepCountSchema,
  answer: waitingStepCountSchema,
  approve: waitingStepCountSchema,
  correct: waitingStepCountSchema,
  // Absent from an older server, which counts terminations among the others.
  end: z._default(waitingStepCountSchema, { count: 0, oldest: null }),
} satisfies Readonly<Record<WaitingStep, unknown>>);

/**
 * What needs somebody today. Every number is that of a list which its reader may open; null is what they may not know.
 *
 * - year: in which the present academic year began
 * - agreements: in force, unless said otherwise; endingNow, endingNext: in the present academic year and in the one after
 * - waitingForUs: the sum of the steps; notDue: what is ours to do and not due yet, in none of them; steps and notDue are absent from an older server
 * - own: see {@link ownAgreementsSchema}; absent from an older server
 * - waiting: those that wait for longest
 * - attention: agreements that people have to look into
 * - incoming: agreements of partners that none of ours belongs to
 * - unreadable: copies that partners announced, that belong to none of ours, and that could not be taken; absent from an older server
 * - factsheets: of partners, changed at night within a month and not looked at since by the reader; total: all of them
 * - ownFactsheet: of the university, the active one; null where none is active. missing: how many places it lacks that the network asks for, so that
 *   partners cannot fetch it; absent from an older server, null for whoever does not edit factsheets
 * - applications: that were not deleted, by status
 * - files: how far their room is taken; absent from an older server
 */
export const overviewSchema = z.object({
  year: z.number(),
  agreements: z.object({
    active: z.number(),
    waitingForUs: z.number(),
    waitingForPartner: z.number(),
    steps: z.optional(stepCounts),
    notDue: z.optional(z.number()),
    endingNow: z.number(),
    endingNext: z.number(),
    idleDrafts: z.number(),
    undelivered: z.nullable(z.number()),
  }),
  own: z.nullish(ownAgreementsSchema),
  waiting: z.object({ us: z.array(waitingAgreementSchema), partner: z.array(waitingAgreementSchema) }),
  attention: z.nullable(z.object({ count: z.number() })),
  incoming: z.nullable(z.number()),
  unreadable: z.nullish(z.number()),
  factsheets: z.nullable(z.object({ total: z.number(), latest: z.array(changedFactsheetSchema) })),
  ownFactsheet: z.nullish(z.object({ factsheetId: z.nullable(z.number()), missing: z.number() })),
  files: z.nullish(known(FILES_STATES)),
  applications: z.nullable(z.object({ draft: z.number(), submitted: z.number(), validated: z.number() })),
});
export interface Overview extends z.infer<typeof overviewSchema> {}
