import * as z from 'zod/mini';

/** Version of {@link agreementDraftSchema}; a draft of another one cannot be opened. */
export const AGREEMENT_DRAFT_VERSION = 1;

const id = z.nullable(z.number());
const department = z.nullable(
  z.object({ id, name: z.string(), ounitId: z.optional(z.nullable(z.string())) }),
);
const subjectArea = z.object({ subjectArea: id, clarification: z.string() });

const contact = z.object({
  key: z.string(),
  id,
  title: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneAsGiven: z.string(),
  address: z.string(),
  url: z.string(),
  department,
  roles: z.array(z.object({ value: z.string() })),
});

const row = {
  key: z.string(),
  fromInstitution: id,
  fromDepartment: department,
  toInstitution: id,
  toDepartment: department,
  subjectAreasWithClarifications: z.array(subjectArea),
  recommendedLanguageSkills: z.array(
    z.object({
      language: id,
      languageLevel: z.string(),
      subjectAreaWithClarification: z.nullable(subjectArea),
    }),
  ),
  mobilitiesPerYear: id,
  otherInfoTerms: z.string(),
};
const studentRow = z.object({
  ...row,
  studyCycles: z.array(z.object({ studyCycle: z.string() })),
  totalMonthsPerYear: id,
  blended: z.boolean(),
});
const staffRow = z.object({ ...row, totalDaysPerYear: id });

const form = z.object({
  startYear: id,
  endYear: id,
  country: id,
  institution: id,
  localContacts: z.array(contact),
  partnerContacts: z.array(contact),
  studentMobilitiesForStudies: z.nullable(z.array(studentRow)),
  studentMobilitiesForTraineeship: z.nullable(z.array(studentRow)),
  staffMobilitiesForTeaching: z.nullable(z.array(staffRow)),
  staffMobilitiesForTraining: z.nullable(z.array(staffRow)),
  comments: z.string(),
});

/**
 * What the browser keeps of an agreement that is being written, until it is saved.
 *
 * - savedAt: ISO time of the last key press that it holds
 * - version: `dateModified` of the agreement from which it began; null for a new one
 * - creationKey: UUID of the save that makes a new agreement; kept, so that a save whose answer was lost can be repeated
 * - opened: the form as it was when it began, to tell what was typed since; form: the form as it is
 */
export const agreementDraftSchema = z.object({
  schemaVersion: z.literal(AGREEMENT_DRAFT_VERSION),
  savedAt: z.string(),
  version: z.nullable(z.string()),
  creationKey: z.optional(z.nullable(z.string())),
  opened: form,
  form,
});
export type AgreementDraft = z.infer<typeof agreementDraftSchema>;
