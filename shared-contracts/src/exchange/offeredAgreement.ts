import { AGREEMENT } from '../agreements/members/agreement.ts';
import { CONTACT } from '../institutions/members/contact.ts';
import { DEPARTMENT, INSTITUTION } from '../institutions/members/institution.ts';
import { STUDENT_MOBILITY_FOR_STUDIES } from '../agreements/members/mobilityRow.ts';
import { ROW_LANGUAGE_SKILL, ROW_STUDY_CYCLE } from '../agreements/members/mobilityRowParts.ts';
import { ACADEMIC_YEAR, EWP_STATUSES, LANGUAGE, PROGRAMME_COUNTRY } from '../reference/reference.ts';
import { pick, pickReadable } from '../members/reply/pick.ts';
import type { Named, RecordOf } from '../members/reply/picked.ts';

const year = pickReadable(ACADEMIC_YEAR, ['id', 'name']);
const institutionId = pickReadable(INSTITUTION, ['id']);

const pickedOfferedAgreement = pickReadable(
  AGREEMENT,
  [
    'id',
    'startYear',
    'endYear',
    'isDeleted',
    'localStatus',
    'ewpStatus',
    'institutions',
    'studentMobilitiesForStudies',
    'departmentalCoordinatorContacts',
  ],
  {
    startYear: year,
    endYear: year,
    ewpStatus: pickReadable(EWP_STATUSES, ['id']),
    institutions: pickReadable(INSTITUTION, ['id', 'name', 'nameGR', 'erasmusCode', 'country'], {
      country: pick(PROGRAMME_COUNTRY, ['id', 'countryCode', 'countryName', 'countryNameGR']),
    }),
    studentMobilitiesForStudies: pickReadable(
      STUDENT_MOBILITY_FOR_STUDIES,
      [
        'mobilitiesPerYear',
        'totalMonthsPerYear',
        'blended',
        'fromInstitution',
        'fromDepartment',
        'studyCycles',
        'recommendedLanguageSkills',
      ],
      {
        fromInstitution: institutionId,
        fromDepartment: pickReadable(DEPARTMENT, ['id']),
        studyCycles: pickReadable(ROW_STUDY_CYCLE, ['studyCycle']),
        recommendedLanguageSkills: pickReadable(ROW_LANGUAGE_SKILL, ['languageLevel', 'language'], {
          language: pickReadable(LANGUAGE, ['id', 'name', 'nameGR']),
        }),
      },
    ),
    departmentalCoordinatorContacts: pickReadable(CONTACT, ['id', 'givenName', 'familyName', 'department'], {
      department: pickReadable(DEPARTMENT, ['id', 'name', 'nameGR', 'institution'], {
        institution: institutionId,
      }),
    }),
  },
);

export interface OfferedAgreement extends RecordOf<typeof pickedOfferedAgreement> {}
/**
 * An agreement as the step of preferred mobilities reads it from `MobilityAgreements`; students may read no more of one, and none that is terminated.
 *
 * - studentMobilitiesForStudies: rows of both directions; `mobilitiesPerYear` is the most people in each academic year, `totalMonthsPerYear` their months together
 * - departmentalCoordinatorContacts: of both sides
 *
 * Source: specification document 3, section 7.
 */
export const offeredAgreement: Named<typeof pickedOfferedAgreement, OfferedAgreement> =
  pickedOfferedAgreement;
