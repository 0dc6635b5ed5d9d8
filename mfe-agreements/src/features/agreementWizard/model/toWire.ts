import { LOCAL_INSTITUTION_ID, type AgreementStatusName } from 'shared-contracts/agreements.ts';
import type {
  AgreementForm,
  ContactForm,
  DepartmentChoice,
  LanguageSkillForm,
  StaffRowForm,
  StudentRowForm,
  SubjectAreaForm,
} from './agreementForm.ts';
import { isSame } from 'shared-record/model';

/**
 * What a save needs besides the form.
 *
 * - agreementId, version: null for a new agreement; otherwise the version that the form began from
 * - opened: the form as it began; institutions: ids of the agreement as it was opened
 * - factsheets: active ones of both sides; null leaves them to the server
 * - hasComments: whether the person may post comments
 */
export type SaveFacts = {
  readonly agreementId: number | null;
  readonly version: string | null;
  readonly status: AgreementStatusName;
  readonly opened: AgreementForm;
  readonly institutions: readonly number[];
  readonly factsheets: readonly number[] | null;
  readonly hasComments: boolean;
};

/** Writes the form as the one body that saves all of an agreement. Source: specification document 2, section 7. */
export function toWire(form: AgreementForm, save: SaveFacts) {
  return {
    ...(save.agreementId === null ? {} : { id: save.agreementId, dateModified: save.version }),
    startYear: form.startYear,
    endYear: form.endYear,
    status: { name: save.status },
    institutions: institutionsOf(form, save).map((id) => ({ id })),
    departmentalCoordinatorContacts: [
      ...form.localContacts.map((contact) =>
        toContact(contact, LOCAL_INSTITUTION_ID, save.opened.localContacts),
      ),
      ...form.partnerContacts.map((contact) =>
        toContact(contact, form.institution, save.opened.partnerContacts),
      ),
    ],
    ...(save.factsheets === null ? {} : { factsheets: save.factsheets.map((id) => ({ id })) }),
    studentMobilitiesForStudies: (form.studentMobilitiesForStudies ?? []).map(toStudentRow),
    studentMobilitiesForTraineeship: (form.studentMobilitiesForTraineeship ?? []).map(toStudentRow),
    staffMobilitiesForTeaching: (form.staffMobilitiesForTeaching ?? []).map(toStaffRow),
    staffMobilitiesForTraining: (form.staffMobilitiesForTraining ?? []).map(toStaffRow),
    ...(save.hasComments ? { comments: form.comments === '' ? null : form.comments } : {}),
  };
}

/** Further partners of an agreement, which the form does not show, stay as long as its partner does. */
function institutionsOf(
  { institution }: AgreementForm,
  { opened, institutions }: SaveFacts,
): readonly number[] {
  const isKept = institution === opened.institution && institutions.length > 0;
  return isKept ? institutions : [LOCAL_INSTITUTION_ID, ...(institution === null ? [] : [institution])];
}

/** A contact that was left alone is sent as a link, so that its record stays as it is. */
function toContact(contact: ContactForm, institution: number | null, opened: readonly ContactForm[]) {
  const { id } = contact;
  if (id !== null && opened.some((known) => known.id === id && isSame(known, contact))) return { id };
  return {
    ...(id === null ? {} : { id }),
    title: textOrNull(contact.title),
    givenName: contact.givenName.trim(),
    familyName: contact.familyName.trim(),
    email: contact.email.trim(),
    phone: textOrNull(contact.phone),
    address: textOrNull(contact.address),
    url: textOrNull(contact.url),
    department: toDepartment(contact.department, institution),
    roles: contact.roles.map(({ value }) => ({ value })),
  };
}

function toStudentRow(row: StudentRowForm) {
  return {
    ...toSharedMembers(row),
    studyCycles: row.studyCycles.map(({ studyCycle }) => ({ studyCycle })),
    totalMonthsPerYear: row.totalMonthsPerYear,
    blended: row.blended,
  };
}

function toStaffRow(row: StaffRowForm) {
  return { ...toSharedMembers(row), totalDaysPerYear: row.totalDaysPerYear };
}

function toSharedMembers(row: StudentRowForm | StaffRowForm) {
  return {
    fromInstitution: row.fromInstitution,
    fromDepartment: toDepartment(row.fromDepartment, row.fromInstitution),
    toInstitution: row.toInstitution,
    toDepartment: toDepartment(row.toDepartment, row.toInstitution),
    subjectAreasWithClarifications: row.subjectAreasWithClarifications.map(toSubjectArea),
    recommendedLanguageSkills: row.recommendedLanguageSkills.map(toSkill),
    mobilitiesPerYear: row.mobilitiesPerYear,
    otherInfoTerms: textOrNull(row.otherInfoTerms),
  };
}

function toSkill({ language, languageLevel, subjectAreaWithClarification }: LanguageSkillForm) {
  return {
    language,
    languageLevel,
    subjectAreaWithClarification:
      subjectAreaWithClarification === null ? null : toSubjectArea(subjectAreaWithClarification),
  };
}

function toSubjectArea({ subjectArea, clarification }: SubjectAreaForm) {
  return { subjectArea, clarification: textOrNull(clarification) };
}

/** A typed department is made by the save, in the institution beside it. */
function toDepartment(department: DepartmentChoice | null, institution: number | null) {
  if (department === null) return null;
  if (department.id !== null) return { id: department.id };
  const { name, ounitId } = department;
  return { name: name.trim(), institution: { id: institution }, ...(ounitId == null ? {} : { ounitId }) };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
