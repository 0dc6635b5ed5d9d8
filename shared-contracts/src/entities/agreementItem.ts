import * as z from 'zod/mini';
import { agreementFactsSchema } from '../agreementFacts.ts';

const text = z.nullish(z.string());
const named = z.object({ id: z.number(), name: text });

const institution = z.object({
  id: z.number(),
  name: text,
  nameGR: text,
  erasmusCode: text,
  heiId: text,
  cityName: text,
  isLocal: z.nullish(z.boolean()),
  country: z.nullish(z.object({ id: z.number(), countryName: text, countryNameGR: text })),
});

const department = z.object({
  id: z.number(),
  name: text,
  nameGR: text,
  ounitId: text,
  institution: z.nullish(z.object({ id: z.number() })),
});

/** Contact of either side, as an agreement and `MobilityContacts` give it; `url` and `phone` may be absent, and a partner's are shown as they came. */
export const itemContactSchema = z.object({
  id: z.number(),
  uid: z.nullish(z.number()),
  title: text,
  roles: z.nullish(z.array(z.object({ value: text, language: text }))),
  givenName: text,
  familyName: text,
  email: text,
  phone: text,
  address: text,
  url: text,
  department: z.nullish(department),
});

const subjectAreaWithClarification = z.object({
  clarification: text,
  subjectArea: z.object({ id: z.number(), code: text, name: text, nameGR: text }),
});

const languageSkill = z.object({
  languageLevel: text,
  language: z.object({ id: z.number(), name: text, nameGR: text, code: text }),
  subjectAreaWithClarification: z.nullish(subjectAreaWithClarification),
});

const row = {
  id: z.number(),
  fromInstitution: institution,
  fromDepartment: z.nullish(department),
  toInstitution: institution,
  toDepartment: z.nullish(department),
  subjectAreasWithClarifications: z.array(subjectAreaWithClarification),
  recommendedLanguageSkills: z.array(languageSkill),
  mobilitiesPerYear: z.nullish(z.number()),
  otherInfoTerms: text,
};

const studentRow = z.object({
  ...row,
  studyCycles: z.array(z.object({ studyCycle: z.string() })),
  totalMonthsPerYear: z.nullish(z.number()),
  blended: z.nullish(z.boolean()),
});
const staffRow = z.object({ ...row, totalDaysPerYear: z.nullish(z.number()) });

const signing = z.object({
  institution: z.nullish(institution),
  signer: z.nullish(z.object({ title: text, givenName: text, familyName: text, address: text, email: text })),
  /** ISO time. */
  signingDate: text,
});

/**
 * One agreement, as `GET /api/MobilityAgreements/{id}` answers; view and wizard read it.
 *
 * - comments: absent for whoever lacks `iia_edit_iro`
 * - dateModified: version that a save has to name
 * - facts: absent from answers of saves, and of servers that do not give them yet
 */
export const agreementItemSchema = z.object({
  id: z.number(),
  startYear: named,
  endYear: named,
  status: named,
  ewpStatus: z.nullish(named),
  localStatus: z.nullish(z.number()),
  terminated: z.nullish(z.number()),
  isDeleted: z.nullish(z.boolean()),
  comments: text,
  owner: z.nullish(z.object({ id: z.number(), name: text, givenName: text, familyName: text })),
  dateCreated: text,
  dateModified: z.string(),
  institutions: z.array(institution),
  departmentalCoordinatorContacts: z.array(itemContactSchema),
  factsheets: z.array(
    z.object({ id: z.number(), isActive: z.nullish(z.boolean()), institution: z.nullish(institution) }),
  ),
  partnerAgreementIdentifications: z.array(z.object({ iiaId: text, iiaCode: text })),
  studentMobilitiesForStudies: z.array(studentRow),
  studentMobilitiesForTraineeship: z.array(studentRow),
  staffMobilitiesForTeaching: z.array(staffRow),
  staffMobilitiesForTraining: z.array(staffRow),
  signings: z.array(signing),
  facts: z.optional(agreementFactsSchema),
});
export type AgreementItem = z.infer<typeof agreementItemSchema>;

export type ItemInstitution = z.infer<typeof institution>;
export type ItemDepartment = z.infer<typeof department>;
export type ItemContact = z.infer<typeof itemContactSchema>;
export type ItemStudentRow = z.infer<typeof studentRow>;
export type ItemStaffRow = z.infer<typeof staffRow>;
export type ItemLanguageSkill = z.infer<typeof languageSkill>;
export type ItemSigning = z.infer<typeof signing>;

/** The four lists of mobility rows, in the order of the documents. */
export const MOBILITY_LISTS = [
  'studentMobilitiesForStudies',
  'studentMobilitiesForTraineeship',
  'staffMobilitiesForTeaching',
  'staffMobilitiesForTraining',
] as const;
export type MobilityList = (typeof MOBILITY_LISTS)[number];

/** Row of `MobilityNotifications`. Source: specification document 1, section 3. */
export const notificationSchema = z.object({
  id: z.number(),
  type: text,
  heiId: text,
  notifierHeiId: text,
  approvingHeiId: text,
  ownerHeiId: text,
  changedElementIds: text,
  dateCreated: text,
});
export type AgreementNotification = z.infer<typeof notificationSchema>;

/** Row of `MobilityAgreementApprovalResponses`. Source: specification document 1, section 3. */
export const approvalResponseSchema = z.object({
  id: z.number(),
  approvingHeiId: text,
  conditionsHash: text,
  iiaId: text,
  dateCreated: text,
});
export type ApprovalResponse = z.infer<typeof approvalResponseSchema>;
