import type { MobilityList } from 'shared-contracts/entities/agreementItem.ts';

/**
 * A department that is chosen, or typed (`id` null): saving makes a record of a typed one.
 *
 * - ounitId: what the partner's registry calls it, where it came from there
 */
export type DepartmentChoice = {
  readonly id: number | null;
  readonly name: string;
  readonly ounitId?: string | null | undefined;
};

/**
 * A contact in the form; `id` null for a new one. `key` is the browser's own name for it and is never sent.
 *
 * - phoneAsGiven: the phone as it was read or as the partner's registry sent it, never sent itself; it is not refused while it stays as it is
 */
export type ContactForm = {
  key: string;
  id: number | null;
  title: string;
  givenName: string;
  familyName: string;
  email: string;
  phone: string;
  phoneAsGiven: string;
  address: string;
  url: string;
  department: DepartmentChoice | null;
  roles: Array<{ value: string }>;
};

/** - subjectArea: id of a subject area with a code of four characters */
export type SubjectAreaForm = { subjectArea: number | null; clarification: string };
export type LanguageSkillForm = {
  language: number | null;
  languageLevel: string;
  /** Kept as it came; the form does not edit it. */
  subjectAreaWithClarification: SubjectAreaForm | null;
};

type RowForm = {
  key: string;
  fromInstitution: number | null;
  fromDepartment: DepartmentChoice | null;
  toInstitution: number | null;
  toDepartment: DepartmentChoice | null;
  subjectAreasWithClarifications: SubjectAreaForm[];
  recommendedLanguageSkills: LanguageSkillForm[];
  mobilitiesPerYear: number | null;
  otherInfoTerms: string;
};

export type StudentRowForm = RowForm & {
  studyCycles: Array<{ studyCycle: string }>;
  totalMonthsPerYear: number | null;
  blended: boolean;
};
export type StaffRowForm = RowForm & { totalDaysPerYear: number | null };

/**
 * Everything that the wizard edits: the one form of all steps, and the draft that the browser keeps.
 *
 * - startYear, endYear: academic years by their first calendar year
 * - country: of the partner; institution: the partner's record id
 * - a mobility list that is null is switched off ("No"); an empty one is switched on and has no row yet
 * - comments: HTML
 */
export type AgreementForm = {
  startYear: number | null;
  endYear: number | null;
  country: number | null;
  institution: number | null;
  localContacts: ContactForm[];
  partnerContacts: ContactForm[];
  studentMobilitiesForStudies: StudentRowForm[] | null;
  studentMobilitiesForTraineeship: StudentRowForm[] | null;
  staffMobilitiesForTeaching: StaffRowForm[] | null;
  staffMobilitiesForTraining: StaffRowForm[] | null;
  comments: string;
};

export type StudentList = Extract<MobilityList, `student${string}`>;
