import { AGREEMENT } from '../members/agreement.ts';
import { CONTACT } from '../../institutions/members/contact.ts';
import { DEPARTMENT, INSTITUTION } from '../../institutions/members/institution.ts';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STAFF_MOBILITY_FOR_TRAINING,
  STUDENT_MOBILITY_FOR_STUDIES,
  STUDENT_MOBILITY_FOR_TRAINEESHIP,
} from '../members/mobilityRow.ts';
import { ROW_LANGUAGE_SKILL, ROW_STUDY_CYCLE, ROW_SUBJECT_AREA } from '../members/mobilityRowParts.ts';
import { ACADEMIC_YEAR, LANGUAGE, PROGRAMME_COUNTRY, SUBJECT_AREA } from '../../reference/reference.ts';
import { asGiven, pick, pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const year = asGiven(pickReadable(ACADEMIC_YEAR, ['id', 'name']));

const rowLinks = {
  fromInstitution: pickReadable(INSTITUTION, ['id']),
  toInstitution: pickReadable(INSTITUTION, ['id']),
  subjectAreasWithClarifications: pickReadable(ROW_SUBJECT_AREA, ['clarification', 'subjectArea'], {
    subjectArea: pickReadable(SUBJECT_AREA, ['id', 'code', 'name', 'nameGR']),
  }),
  recommendedLanguageSkills: pickReadable(ROW_LANGUAGE_SKILL, ['languageLevel', 'language'], {
    language: pickReadable(LANGUAGE, ['id', 'name', 'nameGR']),
  }),
};
const studentRowLinks = { ...rowLinks, studyCycles: pickReadable(ROW_STUDY_CYCLE, ['studyCycle']) };
const ROW_MEMBERS = [
  'mobilitiesPerYear',
  'fromInstitution',
  'toInstitution',
  'subjectAreasWithClarifications',
  'recommendedLanguageSkills',
] as const;
const STUDENT_MEMBERS = [...ROW_MEMBERS, 'studyCycles', 'totalMonthsPerYear'] as const;
const STAFF_MEMBERS = [...ROW_MEMBERS, 'totalDaysPerYear'] as const;

const pickedDepartmentExportRow = pickReadable(
  AGREEMENT,
  [
    'id',
    'startYear',
    'endYear',
    'institutions',
    'departmentalCoordinatorContacts',
    'studentMobilitiesForStudies',
    'studentMobilitiesForTraineeship',
    'staffMobilitiesForTeaching',
    'staffMobilitiesForTraining',
  ],
  {
    startYear: year,
    endYear: year,
    institutions: pickReadable(INSTITUTION, ['id', 'name', 'nameGR', 'erasmusCode', 'isLocal', 'country'], {
      country: pickReadable(PROGRAMME_COUNTRY, ['id', 'countryName', 'countryNameGR']),
    }),
    departmentalCoordinatorContacts: pickReadable(CONTACT, ['id', 'givenName', 'familyName', 'department'], {
      department: pickReadable(DEPARTMENT, ['id']),
    }),
    studentMobilitiesForStudies: pickReadable(STUDENT_MOBILITY_FOR_STUDIES, STUDENT_MEMBERS, studentRowLinks),
    studentMobilitiesForTraineeship: pickReadable(
      STUDENT_MOBILITY_FOR_TRAINEESHIP,
      STUDENT_MEMBERS,
      studentRowLinks,
    ),
    staffMobilitiesForTeaching: pickReadable(STAFF_MOBILITY_FOR_TEACHING, STAFF_MEMBERS, rowLinks),
    staffMobilitiesForTraining: pickReadable(STAFF_MOBILITY_FOR_TRAINING, STAFF_MEMBERS, rowLinks),
  },
);

export interface DepartmentExportRow extends RecordOf<typeof pickedDepartmentExportRow> {}
/**
 * Agreement in the export of a department, as `MobilityAgreements` answers.
 *
 * - the four lists: rows of one direction each, those of students with study cycles; months and days are of all people together in each academic year
 *
 * Source: specification document 2, section 7.
 */
export const departmentExportRow: Named<typeof pickedDepartmentExportRow, DepartmentExportRow> =
  pickedDepartmentExportRow;

/** Agreement of which nothing is asked but that it is there, to count them. */
export const countedAgreement = pick(AGREEMENT, ['id']);
