import * as z from 'zod/mini';
import { type CampaignStage, CAMPAIGN_STAGES } from '../agreements/lifeCycle/campaignStages.ts';
import { known } from '../call/known.ts';
import { copyDifferenceSchema } from '../exchange/exchange.ts';
import { namedFaultSchema } from './bulkJobs.ts';
import type { BulkWork } from './bulkWorks.ts';

/** What is done next with all agreements of a stage; null where it is done one by one, or nothing is. */
export const WORK_OF_STAGE = {
  complete: null,
  submit: 'submit',
  finalize: 'finalize',
  notify: 'notify',
  undelivered: 'resend',
  sent: 'remind',
  silent: 'remind',
  differing: 'takeOver',
  blocked: null,
  approve: 'approve',
  awaited: 'remind',
  agreed: null,
  paper: null,
  closed: null,
} as const satisfies Readonly<Record<CampaignStage, BulkWork | null>>;

/** - count: agreements; partners: how many universities these are with; oldest: ISO time since when the first has waited */
export const campaignStageCountSchema = z.object({
  stage: known(CAMPAIGN_STAGES),
  count: z.number(),
  partners: z.number(),
  oldest: z.nullable(z.string()),
});
export interface CampaignStageCount extends z.infer<typeof campaignStageCountSchema> {}

/**
 * The agreements that begin in an academic year, by how far they have come.
 *
 * - year: by the calendar year in which it begins; renewed: how many were made from earlier ones
 * - stages: those that have agreements, each number the total of the list with `stage`
 */
export const campaignSchema = z.object({
  year: z.number(),
  total: z.number(),
  renewed: z.number(),
  stages: z.array(campaignStageCountSchema),
});
export interface Campaign extends z.infer<typeof campaignSchema> {}

/** Agreements of a stage on one page, at most. */
export const MOST_STAGE_ROWS = 50;

/**
 * An agreement of a stage, and what stands in its way.
 *
 * - since: ISO time since when it has waited
 * - errors: what has to be there before it is sent, with paths from the agreement's root
 * - differences: where the partner's copy says something else
 */
export const campaignRowSchema = z.object({
  agreementId: z.number(),
  partner: z.nullable(z.string()),
  since: z.nullable(z.string()),
  errors: z.array(namedFaultSchema),
  differences: z.array(copyDifferenceSchema),
});
export interface CampaignRow extends z.infer<typeof campaignRowSchema> {}
export const campaignRowsSchema = z.object({ value: z.array(campaignRowSchema), total: z.number() });
