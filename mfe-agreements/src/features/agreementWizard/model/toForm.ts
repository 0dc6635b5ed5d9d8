import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements.ts';
import type { MOBILITY_LISTS } from 'shared-contracts/entities/agreementItem.ts';
import {
  type AgreementItem,
  type ItemContact,
  type ItemDepartment,
  type ItemStaffRow,
  type ItemStudentRow,
} from 'shared-contracts/entities/agreementItem.ts';
import { toContactForm } from '../steps/contacts/model/contactForm.ts';
import type { AgreementForm, DepartmentChoice, StaffRowForm, StudentRowForm } from './agreementForm.ts';

const NO_MOBILITY = {
  studentMobilitiesForStudies: null,
  studentMobilitiesForTraineeship: null,
  staffMobilitiesForTeaching: null,
  staffMobilitiesForTraining: null,
} as const satisfies Pick<AgreementForm, (typeof MOBILITY_LISTS)[number]>;

/**
 * The form of a new agreement: it begins in the next calendar year, with the default contact on the local side.
 *
 * Source: specification document 2, sections 2.1 and 5.
 */
export function newAgreementForm(now: Date, defaultContact: ItemContact | null): AgreementForm {
  return {
    startYear: now.getUTCFullYear() + 1,
    endYear: null,
    country: null,
    institution: null,
    localContacts: defaultContact === null ? [] : [toContactForm(defaultContact)],
    partnerContacts: [],
    ...NO_MOBILITY,
    comments: '',
  };
}

/** Writes an agreement as its form. A contact belongs to the side of its department's institution; a list without rows is switched off. */
export function toForm(agreement: AgreementItem): AgreementForm {
  const partner = agreement.institutions.find(({ id }) => id !== LOCAL_INSTITUTION_ID);
  const contacts = agreement.departmentalCoordinatorContacts;
  return {
    startYear: agreement.startYear.id,
    endYear: agreement.endYear.id,
    country: partner?.country?.id ?? null,
    institution: partner?.id ?? null,
    localContacts: contacts.filter(isLocal).map(toContactForm),
    partnerContacts: contacts.filter((contact) => !isLocal(contact)).map(toContactForm),
    studentMobilitiesForStudies: listOrOff(agreement.studentMobilitiesForStudies, toStudentRow),
    studentMobilitiesForTraineeship: listOrOff(agreement.studentMobilitiesForTraineeship, toStudentRow),
    staffMobilitiesForTeaching: listOrOff(agreement.staffMobilitiesForTeaching, toStaffRow),
    staffMobilitiesForTraining: listOrOff(agreement.staffMobilitiesForTraining, toStaffRow),
    comments: agreement.comments ?? '',
  };
}

/** A record without a department, such as an old one, is on nobody's side: the office keeps it with its own. */
function isLocal({ department }: ItemContact): boolean {
  return (department?.institution?.id ?? LOCAL_INSTITUTION_ID) === LOCAL_INSTITUTION_ID;
}

function listOrOff<Row, Form>(rows: readonly Row[], toRow: (row: Row) => Form): Form[] | null {
  return rows.length === 0 ? null : rows.map(toRow);
}

function toStudentRow(row: ItemStudentRow): StudentRowForm {
  return {
    ...toSharedMembers(row),
    // An old record may name one twice.
    studyCycles: [...new Set(row.studyCycles.map(({ studyCycle }) => studyCycle))].map((studyCycle) => ({
      studyCycle,
    })),
    totalMonthsPerYear: row.totalMonthsPerYear ?? null,
    blended: row.blended,
  };
}

function toStaffRow(row: ItemStaffRow): StaffRowForm {
  return { ...toSharedMembers(row), totalDaysPerYear: row.totalDaysPerYear ?? null };
}

function toSharedMembers(row: ItemStudentRow | ItemStaffRow) {
  return {
    key: `row-${row.id}`,
    fromInstitution: row.fromInstitution.id,
    fromDepartment: toDepartment(row.fromDepartment),
    toInstitution: row.toInstitution.id,
    toDepartment: toDepartment(row.toDepartment),
    subjectAreasWithClarifications: row.subjectAreasWithClarifications.map(toSubjectArea),
    recommendedLanguageSkills: row.recommendedLanguageSkills.map((skill) => ({
      language: skill.language.id,
      languageLevel: skill.languageLevel ?? '',
      subjectAreaWithClarification:
        skill.subjectAreaWithClarification == null ? null : toSubjectArea(skill.subjectAreaWithClarification),
    })),
    mobilitiesPerYear: row.mobilitiesPerYear ?? null,
    otherInfoTerms: row.otherInfoTerms ?? '',
  };
}

function toSubjectArea(area: ItemStudentRow['subjectAreasWithClarifications'][number]) {
  return { subjectArea: area.subjectArea.id, clarification: area.clarification ?? '' };
}

function toDepartment(department: ItemDepartment | null | undefined): DepartmentChoice | null {
  return department == null ? null : { id: department.id, name: department.name ?? '' };
}
