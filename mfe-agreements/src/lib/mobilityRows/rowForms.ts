import { asPartnerSentForm } from 'shared-contracts/agreements/members/asPartnerSentForm.ts';
import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
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
import {
  DEPARTMENT_FORM,
  inInstitution,
  type DepartmentBody,
} from 'shared-contracts/institutions/members/departmentForm.ts';
import { wholeForm } from 'shared-contracts/members/form/formOf.ts';
import type { FormOf, NamedPart, ObjectPart, ReplyFor } from 'shared-contracts/members/form/formPart.ts';
import { listOf, listOrOff, orNone, withUnsent } from 'shared-contracts/members/form/formParts.ts';
import { keyed } from 'shared-record/form';

export const SUBJECT_AREA_FORM = wholeForm(ROW_SUBJECT_AREA);
/** - subjectArea: id of a subject area with a code of four characters */
export interface SubjectAreaForm extends FormOf<typeof SUBJECT_AREA_FORM> {}

export const LANGUAGE_SKILL_FORM = wholeForm(ROW_LANGUAGE_SKILL, {
  // Kept as it came; the form does not edit it.
  subjectAreaWithClarification: orNone(wholeForm(LANGUAGE_SKILL_SUBJECT_AREA)),
});
export interface LanguageSkillForm extends FormOf<typeof LANGUAGE_SKILL_FORM> {}

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

const studies = rowForm(wholeForm(STUDENT_MOBILITY_FOR_STUDIES, studentParts));
interface StudiesRowForm extends FormOf<typeof studies> {}
const traineeship = rowForm(wholeForm(STUDENT_MOBILITY_FOR_TRAINEESHIP, studentParts));
interface TraineeshipRowForm extends FormOf<typeof traineeship> {}
const teaching = rowForm(wholeForm(STAFF_MOBILITY_FOR_TEACHING, staffParts));
interface TeachingRowForm extends FormOf<typeof teaching> {}
const training = rowForm(wholeForm(STAFF_MOBILITY_FOR_TRAINING, staffParts));
interface TrainingRowForm extends FormOf<typeof training> {}

type RowForms = {
  readonly studentMobilitiesForStudies: NamedPart<typeof studies, StudiesRowForm>;
  readonly studentMobilitiesForTraineeship: NamedPart<typeof traineeship, TraineeshipRowForm>;
  readonly staffMobilitiesForTeaching: NamedPart<typeof teaching, TeachingRowForm>;
  readonly staffMobilitiesForTraining: NamedPart<typeof training, TrainingRowForm>;
};
/** Rows of the four lists: everything that their entities have. */
export const ROW_FORMS: RowForms = {
  studentMobilitiesForStudies: studies,
  studentMobilitiesForTraineeship: traineeship,
  staffMobilitiesForTeaching: teaching,
  staffMobilitiesForTraining: training,
};
export type StudentList = Extract<MobilityList, `student${string}`>;
export type StudentRowForm = StudiesRowForm | TraineeshipRowForm;
export type StaffRowForm = TeachingRowForm | TrainingRowForm;

/** The four lists of an agreement's form. */
export const ROW_LISTS = {
  studentMobilitiesForStudies: listOrOff(ROW_FORMS.studentMobilitiesForStudies),
  studentMobilitiesForTraineeship: listOrOff(ROW_FORMS.studentMobilitiesForTraineeship),
  staffMobilitiesForTeaching: listOrOff(ROW_FORMS.staffMobilitiesForTeaching),
  staffMobilitiesForTraining: listOrOff(ROW_FORMS.staffMobilitiesForTraining),
};

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
