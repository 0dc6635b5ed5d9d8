import * as z from 'zod/mini';
import { emailAddress, localPhone, requiredText, webAddress } from './values.ts';
import { refusedAs } from '../errorCodes.ts';

/** Documents that a partner may ask of applicants. Source: specification document 3, section 5. */
export const REQUIREMENT_NAMES = [
  'Motivation letter',
  'Transcript of Records',
  'Language certificate',
  'Reference letter',
  'Portfolio',
  'CV',
  'Other document',
] as const;

const urls = z
  .array(z.object({ value: webAddress }), refusedAs('required'))
  .check(z.minLength(1, refusedAs('required')));
const entry = z.nullable(z.object({ email: emailAddress, phone: localPhone, urls }));
const info = z.object({ email: emailAddress, phone: localPhone, urls }, refusedAs('required'));
const weeks = z.nullable(z.int(refusedAs('not-an-integer')).check(z.minimum(0, refusedAs('too-small'))));
const terms = z.nullable(z.object({ autumnTerm: requiredText, springTerm: requiredText }));

/**
 * What the factsheet wizard, the cells of the view, and the server accept in a local factsheet, member by member.
 *
 * - codes: `required`, `not-an-email`, `not-a-phone`, `not-a-web-address`, `not-in-list`, `too-small`
 *
 * Source: specification document 3, section 5.
 */
export const factsheetMembers = {
  generalUrl: z.nullable(webAddress),
  facultyUrl: z.nullable(webAddress),
  courseCatalogueUrl: z.nullable(webAddress),
  deadlineIncomingsCalendar: terms,
  deadlineNominationsCalendar: terms,
  decisionResponseWeeksLimit: weeks,
  transcriptOfRecordsWeeksLimit: weeks,
  applicationIncomingsInformationEntry: entry,
  housingInformationEntry: entry,
  visaInformationEntry: entry,
  insuranceInformationEntry: entry,
  additionalRequirements: z.array(
    z.object({ name: z.enum(REQUIREMENT_NAMES, refusedAs('not-in-list')), description: requiredText, urls }),
  ),
  accessibilities: z.array(z.object({ services: requiredText, info })),
  additionalInfos: z.array(z.object({ type: requiredText, info })),
};
