import { LAST_ACADEMIC_YEAR } from '../dates/academicYear.ts';
import { CAMPAIGN_STAGES } from '../agreements/lifeCycle/campaignStages.ts';
import type { Call } from '../call/call.ts';
import { BULK_PERMISSIONS } from './bulkWorks.ts';
import { campaignRowsSchema, campaignSchema, MOST_STAGE_ROWS } from './campaign.ts';

const year = {
  type: 'whole',
  description: 'Academic year in which the agreements begin, by its first calendar year; 0 is the next one.',
  minimum: 0,
  maximum: LAST_ACADEMIC_YEAR,
  default: 0,
} as const;

export const readCampaign = {
  base: 'exchange',
  methods: ['GET'],
  path: '/campaign',
  permission: BULK_PERMISSIONS,
  summary: 'Counts the agreements that begin in an academic year by how far they have come.',
  query: { year },
  reply: { description: 'The stages.', schema: campaignSchema },
  refusals: [400],
} as const satisfies Call;

export const listCampaignRows = {
  base: 'exchange',
  methods: ['GET'],
  path: '/campaign/agreements',
  permission: BULK_PERMISSIONS,
  summary:
    'Lists agreements of one stage with what stands in their way, those first that have waited longest.',
  query: {
    year,
    stage: {
      type: 'text',
      description: `One of ${CAMPAIGN_STAGES.join(', ')}.`,
      maxLength: 20,
      isRequired: true,
    },
    $top: { type: 'whole', description: 'Most to give.', minimum: 1, maximum: MOST_STAGE_ROWS, default: 10 },
    $skip: { type: 'whole', description: 'How many to leave out first.', minimum: 0, default: 0 },
  },
  reply: { description: 'A page of them, and how many there are.', schema: campaignRowsSchema },
  refusals: [400],
} as const satisfies Call;
