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
import { defineSet } from '../../records/model/defineSet.ts';

const rowsOf = (kind: 'studies' | 'traineeship' | 'teaching' | 'training') => ({
  table: 'agreement_mobilities',
  owner: { set: 'MobilityAgreements', column: 'agreement_id', constant: { kind } } as const,
});
const owner = { set: 'StudentMobilitiesForStudies', column: 'mobility_id' } as const;

/**
 * Rows of the four mobility tables of an agreement, one direction each.
 *
 * All rows lie in one table, so their ids are unique over the four kinds; that is why the parts of a row may name any one
 * of the four as their owner.
 */
export const MOBILITY_SETS = {
  StudentMobilitiesForStudies: defineSet(STUDENT_MOBILITY_FOR_STUDIES, rowsOf('studies')),
  StudentMobilitiesForTraineeship: defineSet(STUDENT_MOBILITY_FOR_TRAINEESHIP, rowsOf('traineeship')),
  StaffMobilitiesForTeaching: defineSet(STAFF_MOBILITY_FOR_TEACHING, rowsOf('teaching')),
  StaffMobilitiesForTraining: defineSet(STAFF_MOBILITY_FOR_TRAINING, rowsOf('training')),
  MobilitySubjectAreasWithClarifications: defineSet(ROW_SUBJECT_AREA, {
    table: 'mobility_subject_areas',
    owner,
  }),
  MobilityStudyCycles: defineSet(ROW_STUDY_CYCLE, { table: 'mobility_study_cycles', owner }),
  MobilityRecommendedLanguageSkills: defineSet(ROW_LANGUAGE_SKILL, {
    table: 'mobility_language_skills',
    owner,
  }),
  MobilityLanguageSkillSubjectAreas: defineSet(LANGUAGE_SKILL_SUBJECT_AREA, {
    table: 'language_skill_subject_areas',
    owner: { set: 'MobilityRecommendedLanguageSkills', column: 'language_skill_id' },
  }),
};
