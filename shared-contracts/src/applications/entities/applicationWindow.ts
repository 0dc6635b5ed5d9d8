import * as z from 'zod/mini';
import { APPLICATION, APPLICATION_SETTINGS } from '../members/application.ts';
import { asGiven, pick } from '../../members/reply/pick.ts';

const text = z.nullable(z.string());
const year = z.nullable(z.number());

/**
 * Row of `ApplicationSettings`, as far as the question "may a new application begin" needs it.
 *
 * - applicationStart, applicationStop: ISO times; null while the office has not set them
 * - academicYear: by its first calendar year
 */
export const applicationWindow = asGiven(
  pick(APPLICATION_SETTINGS, ['applicationType', 'applicationStart', 'applicationStop', 'academicYear'], {
    applicationStart: text,
    applicationStop: text,
    academicYear: year,
  }),
);

/** Row of `ApplicationStudentStudiesForms`, as far as the same question needs it. */
export const applicationState = pick(APPLICATION, ['id', 'type', 'status', 'applicationYear', 'isDeleted'], {
  applicationYear: year,
});
