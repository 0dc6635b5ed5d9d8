import * as z from 'zod/mini';
import { APPLICATION_STATUSES, APPLICATION_TYPES } from '../applications.ts';
import { known } from '../known.ts';

/**
 * Row of `ApplicationSettings`, as far as the question "may a new application begin" needs it.
 *
 * - applicationStart, applicationStop: ISO times; null while the office has not set them
 * - academicYear: by its first calendar year
 */
export const applicationWindowSchema = z.object({
  applicationType: known(APPLICATION_TYPES),
  applicationStart: z.nullable(z.string()),
  applicationStop: z.nullable(z.string()),
  academicYear: z.nullable(z.number()),
});

/** Row of `ApplicationStudentStudiesForms`, as far as the same question needs it. */
export const applicationStateSchema = z.object({
  type: known(APPLICATION_TYPES),
  status: known(APPLICATION_STATUSES),
  applicationYear: z.nullable(z.number()),
  isDeleted: z.boolean(),
});
