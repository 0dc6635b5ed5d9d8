import {
  bulkBodySchema,
  bulkJobRowsSchema,
  bulkJobSchema,
  bulkJobsSchema,
  bulkPreviewBodySchema,
  bulkPreviewSchema,
  JOB_HOURS,
  MOST_BULK_AGREEMENTS,
  MOST_JOB_ROWS,
  MOST_LISTED_JOBS,
  MOST_PREVIEWED,
  MOST_RUNNING_JOBS,
} from './bulkJobs.ts';
import { SMALL_BODY } from '../call/bodyBounds.ts';
import type { Call } from '../call/call.ts';
import { BULK_PERMISSIONS } from './bulkWorks.ts';

export const previewBulkJob = {
  base: 'exchange',
  methods: ['POST'],
  path: '/bulk-jobs/preview',
  permission: BULK_PERMISSIONS,
  summary: `Tells of up to ${MOST_PREVIEWED} agreements what a job would do with each, or why it could not; changes nothing.`,
  body: bulkPreviewBodySchema,
  reply: { description: 'The agreements, in the order of the body.', schema: bulkPreviewSchema },
  refusals: [400],
} as const satisfies Call;

export const beginBulkJob = {
  base: 'exchange',
  methods: ['POST'],
  path: '/bulk-jobs',
  permission: BULK_PERMISSIONS,
  summary: `Begins work on many agreements, each of which is done as a whole or not at all. The job goes on without its caller, for ${JOB_HOURS} hours at most; ${MOST_RUNNING_JOBS} of one person at a time. Only what was previewed: each row has the digest of its preview.`,
  body: bulkBodySchema,
  bounds: { ...SMALL_BODY, bytes: 910 * MOST_BULK_AGREEMENTS, values: 7 * MOST_BULK_AGREEMENTS },
  reply: { description: 'The job, as it begins.', schema: bulkJobSchema },
  refusals: [400, 409, 422],
} as const satisfies Call;

export const listBulkJobs = {
  base: 'exchange',
  methods: ['GET'],
  path: '/bulk-jobs',
  permission: BULK_PERMISSIONS,
  summary: `Lists the jobs of the office, the latest first, ${MOST_LISTED_JOBS} at most.`,
  reply: { description: 'The jobs.', schema: bulkJobsSchema },
} as const satisfies Call;

export const readBulkJob = {
  base: 'exchange',
  methods: ['GET'],
  path: '/bulk-jobs/{id}',
  permission: BULK_PERMISSIONS,
  summary: 'Tells how far a job has come.',
  reply: { description: 'The job.', schema: bulkJobSchema },
} as const satisfies Call;

export const listBulkJobRows = {
  base: 'exchange',
  methods: ['GET'],
  path: '/bulk-jobs/{id}/rows',
  permission: BULK_PERMISSIONS,
  summary: 'Lists the agreements of a job with what became of each, in the language of `Accept-Language`.',
  query: {
    state: {
      type: 'text',
      description: 'Only those in this state: `waiting`, `done`, `refused` or `stopped`.',
      maxLength: 20,
    },
    $top: {
      type: 'whole',
      description: 'Most agreements to give.',
      minimum: 1,
      maximum: MOST_JOB_ROWS,
      default: 25,
    },
    $skip: { type: 'whole', description: 'Agreements to leave out first.', minimum: 0, default: 0 },
  },
  reply: { description: 'A page of them, and how many there are.', schema: bulkJobRowsSchema },
  refusals: [400],
} as const satisfies Call;

export const stopBulkJob = {
  base: 'exchange',
  methods: ['POST'],
  path: '/bulk-jobs/{id}/stop',
  permission: BULK_PERMISSIONS,
  summary: 'Ends a job: what is done stays done, nothing else of it is begun.',
  reply: { description: 'The job as it is now.', schema: bulkJobSchema },
} as const satisfies Call;
