import { institutionOfContact, personOfContact } from 'shared-contracts/institutions/contacts.ts';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import {
  MOBILITY_LISTS,
  type AgreementItem,
  type ItemContact,
  type MobilityList,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import {
  DEPARTMENT_FORM,
  inInstitution,
  type DepartmentBody,
} from 'shared-contracts/institutions/members/departmentForm.ts';
import { asPartnerSentForm } from 'shared-contracts/agreements/members/asPartnerSentForm.ts';
import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import { formOf, wholeForm } from 'shared-contracts/members/form/formOf.ts';
import {
  readForm,
  type FormOf,
  type ObjectPart,
  type ReplyFor,
} from 'shared-contracts/members/form/formPart.ts';
import {
  listOf,
  listOrOff,
  objectForm,
  orNone,
  withUnsent,
} from 'shared-contracts/members/form/formParts.ts';
import { REFERENCE } from 'shared-contracts/members/form/idForm.ts';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STAFF_MOBILITY_FOR_TRAINING,
  STUDENT_MOBILITY_FOR_STUDIES,
  STUDENT_MOBILITY_FOR_TRAINEESHIP,
} from 'shared-contracts/agreements/members/mobilityRow.ts';
import {
  LANGUAGE_SKILL_SUBJECT_AREA,
  ROW_LANGUAGE_SKILL,
  ROW_STUDY_CYCLE,
  ROW_SUBJECT_AREA,
} from 'shared-contracts/agreements/members/mobilityRowParts.ts';
import { keyed } from 'shared-record/form';

export const SUBJECT_AREA_FORM = wholeForm(ROW_SUBJECT_AREA);
/** - subjectArea: id of a subject area with a code of four characters */
export type SubjectAreaForm = FormOf<typeof SUBJECT_AREA_FORM>;

export const LANGUAGE_SKILL_FORM = wholeForm(ROW_LANGUAGE_SKILL, {
  // Kept as it came; the form does not edit it.
  subjectAreaWithClarification: orNone(wholeForm(LANGUAGE_SKILL_SUBJECT_AREA)),
});
export type LanguageSkillForm = FormOf<typeof LANGUAGE_SKILL_FORM>;

const studyCycles = listOf(wholeForm(ROW_STUDY_CYCLE));
const staffParts = {
  fromDepartment: DEPARTMENT_FORM,
  toDepartment: DEPARTMENT_FORM,
  subjectAreasWithClarifications: listOf(SUBJECT_AREA_FORM),
  recommendedLanguageSkills: listOf(LANGUAGE_SKILL_FORM),
};
const studentParts = {
  ...staffParts,
  studyCycles: {
    ...studyCycles,
    // An old record may name one twice.
    read: (cycles: ReplyFor<typeof studyCycles>) =>
      [...new Set(studyCycles.read(cycles).map(({ studyCycle }) => studyCycle))].map((studyCycle) => ({
        studyCycle,
      })),
  },
};

/** Rows of the four lists: everything that their entities have. */
export const ROW_FORMS = {
  studentMobilitiesForStudies: rowForm(wholeForm(STUDENT_MOBILITY_FOR_STUDIES, studentParts)),
  studentMobilitiesForTraineeship: rowForm(wholeForm(STUDENT_MOBILITY_FOR_TRAINEESHIP, studentParts)),
  staffMobilitiesForTeaching: rowForm(wholeForm(STAFF_MOBILITY_FOR_TEACHING, staffParts)),
  staffMobilitiesForTraining: rowForm(wholeForm(STAFF_MOBILITY_FOR_TRAINING, staffParts)),
};
export type StudentList = Extract<MobilityList, `student${string}`>;
export type StudentRowForm = FormOf<(typeof ROW_FORMS)[StudentList]>;
export type StaffRowForm = FormOf<(typeof ROW_FORMS)[Exclude<MobilityList, StudentList>]>;

const roles = listOf(objectForm({ value: fieldForm({ type: 'text', requiredWhen: 'posted' }) }));
const contactParts = {
  department: {
    ...DEPARTMENT_FORM,
    read: (department: ItemContact['department']) =>
      department == null
        ? null
        : { ...readForm(DEPARTMENT_FORM, department), ounitId: department.ounitId ?? null },
  },
  roles: {
    ...roles,
    read: (given: ReplyFor<typeof roles>) => roles.read((given ?? []).filter(({ value }) => value != null)),
  },
};

/**
 * A contact in the form; `id` null for a new one.
 *
 * - phoneAsGiven: the phone as it was read or as the partner's registry sent it; it is not refused while it stays as it is
 * - person: whose contact it is; null while it is typed
 * - isOwnWording: somebody said that this agreement words the contact of all agreements for itself
 */
export const CONTACT_FORM = keyed(
  'contact',
  withUnsent(
    formOf(
      CONTACT,
      ['id', 'title', 'givenName', 'familyName', 'email', 'phone', 'address', 'url', 'department', 'roles'],
      contactParts,
    ),
    {
      phoneAsGiven: { ...fieldForm(CONTACT.fields.phone), read: ({ phone }: ItemContact) => phone ?? '' },
      person: { ...REFERENCE, read: personOfContact },
      isOwnWording: { ...fieldForm({ type: 'boolean' }), read: (_: ItemContact) => false },
    },
  ),
);
export type ContactForm = FormOf<typeof CONTACT_FORM>;

/**
 * Everything that the wizard edits: the one form of all steps, and the draft that the browser keeps.
 *
 * - startYear, endYear: academic years by their first calendar year
 * - country: of the partner; institution: the partner's record id
 * - contacts: each on the side of the institution that it speaks for
 * - a mobility list that is null is switched off ("No"); an empty one is switched on and has no row yet
 * - comments: HTML
 */
export const AGREEMENT_FORM = withUnsent(
  formOf(AGREEMENT, ['startYear', 'endYear', ...MOBILITY_LISTS, 'comments'], {
    studentMobilitiesForStudies: listOrOff(ROW_FORMS.studentMobilitiesForStudies),
    studentMobilitiesForTraineeship: listOrOff(ROW_FORMS.studentMobilitiesForTraineeship),
    staffMobilitiesForTeaching: listOrOff(ROW_FORMS.staffMobilitiesForTeaching),
    staffMobilitiesForTraining: listOrOff(ROW_FORMS.staffMobilitiesForTraining),
  }),
  {
    country: { ...REFERENCE, read: (agreement: AgreementItem) => partnerOf(agreement)?.country?.id ?? null },
    institution: { ...REFERENCE, read: (agreement: AgreementItem) => partnerOf(agreement)?.id ?? null },
    localContacts: contactsOf(isLocal),
    partnerContacts: contactsOf((contact) => !isLocal(contact)),
  },
);
export type AgreementForm = FormOf<typeof AGREEMENT_FORM>;

/** A row of a list; a department that is typed into it is made in the institution beside it. */
function rowForm<Value, Reply, Body extends RowEnds>(part: ObjectPart<Value, Reply, Body>) {
  const write = (row: Value) => {
    const body = part.write(row);
    return {
      ...body,
      fromDepartment: inInstitution(body.fromDepartment, body.fromInstitution),
      toDepartment: inInstitution(body.toDepartment, body.toInstitution),
    };
  };
  const whole = withUnsent(part, { asPartnerSent: asPartnerSentForm({ read: part.read, write }) });
  return keyed('row', { ...whole, write: (row: FormOf<typeof whole>) => write(row) });
}
type RowEnds = Readonly<
  Record<'fromInstitution' | 'toInstitution', number | null> &
    Record<'fromDepartment' | 'toDepartment', DepartmentBody | null>
>;

function contactsOf(isOnSide: (contact: ItemContact) => boolean) {
  return {
    ...listOf(CONTACT_FORM),
    read: ({ departmentalCoordinatorContacts }: AgreementItem) =>
      departmentalCoordinatorContacts.filter(isOnSide).map((contact) => readForm(CONTACT_FORM, contact)),
  };
}

/** Of whom nobody knows the institution, the office keeps the record with its own. */
function isLocal(contact: ItemContact): boolean {
  return (institutionOfContact(contact) ?? LOCAL_INSTITUTION_ID) === LOCAL_INSTITUTION_ID;
}

function partnerOf({ institutions }: AgreementItem) {
  return institutions.find(({ id }) => id !== LOCAL_INSTITUTION_ID);
}
