import * as z from 'zod/mini';
import { AGREEMENT } from '../members/agreement.ts';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STAFF_MOBILITY_FOR_TRAINING,
  STUDENT_MOBILITY_FOR_STUDIES,
  STUDENT_MOBILITY_FOR_TRAINEESHIP,
} from '../members/mobilityRow.ts';
import { PARTNER_IDENTIFICATION } from '../members/agreementParts.ts';
import { ROW_LANGUAGE_SKILL, ROW_STUDY_CYCLE, ROW_SUBJECT_AREA } from '../members/mobilityRowParts.ts';
import { INSTITUTION } from '../../institutions/members/institution.ts';
import { pickReadable } from '../../members/reply/pick.ts';
import { withDerived } from '../../members/reply/withDerived.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import { countryName } from '../../reference/countryName.ts';
import { languageName, subjectArea } from '../../reference/mobilityChoices.ts';
import { LIST_MEMBERS, LIST_NESTED, WAITING_MEMBERS, type WaitingListRow } from './agreementListRow.ts';

const staffRow = [
  'mobilitiesPerYear',
  'fromInstitution',
  'subjectAreasWithClarifications',
  'recommendedLanguageSkills',
] as const;
const studentRow = [...staffRow, 'studyCycles'] as const;
const staffNested = {
  fromInstitution: pickReadable(INSTITUTION, ['id', 'isLocal']),
  subjectAreasWithClarifications: pickReadable(ROW_SUBJECT_AREA, ['id', 'subjectArea'], { subjectArea }),
  recommendedLanguageSkills: pickReadable(ROW_LANGUAGE_SKILL, ['languageLevel', 'language'], {
    language: languageName,
  }),
};
const studentNested = { ...staffNested, studyCycles: pickReadable(ROW_STUDY_CYCLE, ['studyCycle']) };

const pickedFurtherListRow = pickReadable(
  AGREEMENT,
  [
    ...LIST_MEMBERS,
    'dateModified',
    'partnerAgreementIdentifications',
    'studentMobilitiesForStudies',
    'studentMobilitiesForTraineeship',
    'staffMobilitiesForTeaching',
    'staffMobilitiesForTraining',
  ],
  {
    ...LIST_NESTED,
    institutions: pickReadable(
      INSTITUTION,
      ['id', 'name', 'nameGR', 'erasmusCode', 'isLocal', 'heiId', 'cityName', 'country'],
      { country: countryName },
    ),
    dateModified: z.nullish(z.string()),
    partnerAgreementIdentifications: pickReadable(PARTNER_IDENTIFICATION, ['iiaId']),
    studentMobilitiesForStudies: pickReadable(STUDENT_MOBILITY_FOR_STUDIES, studentRow, studentNested),
    studentMobilitiesForTraineeship: pickReadable(
      STUDENT_MOBILITY_FOR_TRAINEESHIP,
      studentRow,
      studentNested,
    ),
    staffMobilitiesForTeaching: pickReadable(STAFF_MOBILITY_FOR_TEACHING, staffRow, staffNested),
    staffMobilitiesForTraining: pickReadable(STAFF_MOBILITY_FOR_TRAINING, staffRow, staffNested),
  },
);

export interface FurtherListRow extends RecordOf<typeof pickedFurtherListRow> {}
/** Row of the agreement list with what further columns show: asked for where one of them is, in the same question. */
export const furtherListRow: Named<typeof pickedFurtherListRow, FurtherListRow> = pickedFurtherListRow;

/** The same with what waits, and since when. */
export const furtherWaitingRow = withDerived(furtherListRow, WAITING_MEMBERS);

/** A row with whichever columns: what none of them shows is not there. */
export type AnyListRow = WaitingListRow & Partial<Omit<FurtherListRow, keyof WaitingListRow>>;
