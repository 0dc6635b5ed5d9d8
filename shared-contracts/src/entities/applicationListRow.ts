import * as z from 'zod/mini';
import { APPLICATION_STATUSES, APPLICATION_TYPES } from '../applications.ts';
import { known } from '../known.ts';

const applicantNames = z.object({
  nameLatin: z.nullish(z.string()),
  familyNameLatin: z.nullish(z.string()),
  nameGreek: z.nullish(z.string()),
  familyNameGreek: z.nullish(z.string()),
});

/**
 * Row of the application list, as `ApplicationStudentStudiesForms` answers.
 *
 * - applicationNumber, dateSubmitted: given on submit; null in a draft
 * - applicationYear: academic year by its first calendar year
 * - studentData, prefferedMobility: the first item counts; either may be empty in a draft
 * - type, status: `unknown` stands for a value that this release does not know, so that a newer server does not blank the list
 * - dateModified: the version that a save has to name
 *
 * Source: specification document 3, sections 2, 3 and 7.
 */
export const applicationListRowSchema = z.object({
  id: z.number(),
  applicationNumber: z.nullish(z.number()),
  type: known(APPLICATION_TYPES),
  status: known(APPLICATION_STATUSES),
  applicationYear: z.nullish(z.number()),
  dateSubmitted: z.nullish(z.string()),
  dateModified: z.string(),
  isDeleted: z.boolean(),
  owner: z.nullish(z.object({ id: z.number() })),
  studentData: z.array(applicantNames),
  prefferedMobility: z.array(z.object({ programme: z.nullish(z.string()) })),
});
export type ApplicationListRow = z.infer<typeof applicationListRowSchema>;
