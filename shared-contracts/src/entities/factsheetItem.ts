import * as z from 'zod/mini';

const text = z.nullish(z.string());
const weeks = z.nullish(z.number());
const urls = z.nullish(z.array(z.object({ value: z.string(), language: text })));
const terms = z.nullish(z.object({ autumnTerm: text, springTerm: text }));
const information = { email: text, phone: text, urls };
const entry = z.nullish(z.object(information));

/**
 * One factsheet, as `MobilityFactsheets` answers without `$select` and `$expand`.
 *
 * - autumnTerm, springTerm: day of the year as `--MM-DD`
 * - decisionResponseWeeksLimit: weeks after the nomination; transcriptOfRecordsWeeksLimit: weeks after the assessment period
 * - accessibilities.type: `Infrastructure` or `Service`
 * - institutionalCoordinatorContact: absent for whoever may not read contacts
 */
export const factsheetItemSchema = z.object({
  id: z.number(),
  isActive: z.nullish(z.boolean()),
  institution: z.object({ id: z.number(), name: text, erasmusCode: text }),
  institutionalCoordinatorContact: z.nullish(
    z.object({ title: text, givenName: text, familyName: text, email: text, phone: text, url: text }),
  ),
  generalUrl: text,
  facultyUrl: text,
  courseCatalogueUrl: text,
  deadlineIncomingsCalendar: terms,
  deadlineNominationsCalendar: terms,
  decisionResponseWeeksLimit: weeks,
  transcriptOfRecordsWeeksLimit: weeks,
  applicationIncomingsInformationEntry: entry,
  housingInformationEntry: entry,
  visaInformationEntry: entry,
  insuranceInformationEntry: entry,
  additionalRequirements: z.array(z.object({ id: z.number(), name: text, description: text, urls })),
  accessibilities: z.array(
    z.object({ id: z.number(), type: text, services: text, description: text, info: entry }),
  ),
  additionalInfos: z.array(z.object({ id: z.number(), type: text, description: text, info: entry })),
  gradingSystem: text,
  terminationOfAgreement: text,
});
export type FactsheetItem = z.infer<typeof factsheetItemSchema>;
export type FactsheetEntry = z.infer<typeof entry>;
