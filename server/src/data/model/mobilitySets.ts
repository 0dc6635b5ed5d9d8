import type { ChildSetName } from 'shared-contracts/sets.ts';
import type { SetDefinition } from './definition.ts';
import { GENERATED_KEY, textField } from './commonFields.ts';

const owner = { set: 'MobilityAgreements', column: 'agreement_id' } as const;

const rowFields = {
  /** Most people in each academic year. */
  mobilitiesPerYear: { type: 'integer', minimum: 0, maximum: 10_000 },
  otherInfoTerms: textField(5000),
} as const satisfies SetDefinition['fields'];

const rowLinks = {
  fromInstitution: {
    kind: 'toOne',
    set: 'MobilityInstitutions',
    column: 'from_institution_id',
    isRequired: true,
  },
  fromDepartment: { kind: 'toOne', set: 'MobilityDepartments', column: 'from_department_id', nests: 'new' },
  toInstitution: {
    kind: 'toOne',
    set: 'MobilityInstitutions',
    column: 'to_institution_id',
    isRequired: true,
  },
  toDepartment: { kind: 'toOne', set: 'MobilityDepartments', column: 'to_department_id', nests: 'new' },
  subjectAreasWithClarifications: { kind: 'ownedMany', set: 'MobilitySubjectAreasWithClarifications' },
  recommendedLanguageSkills: { kind: 'ownedMany', set: 'MobilityRecommendedLanguageSkills' },
} as const satisfies SetDefinition['links'];

function studentRows(name: ChildSetName, kind: 'studies' | 'traineeship'): SetDefinition {
  return {
    name,
    table: 'agreement_mobilities',
    key: GENERATED_KEY,
    fields: {
      ...rowFields,
      /** Months of all people together in each academic year. */
      totalMonthsPerYear: { type: 'number', minimum: 0, maximum: 100_000 },
      blended: { type: 'boolean', default: false },
    },
    links: { ...rowLinks, studyCycles: { kind: 'ownedMany', set: 'MobilityStudyCycles' } },
    owner: { ...owner, constant: { kind } },
  };
}

function staffRows(name: ChildSetName, kind: 'teaching' | 'training'): SetDefinition {
  return {
    name,
    table: 'agreement_mobilities',
    key: GENERATED_KEY,
    fields: {
      ...rowFields,
      /** Days of all people together in each academic year. */
      totalDaysPerYear: { type: 'number', minimum: 0, maximum: 100_000 },
    },
    links: rowLinks,
    owner: { ...owner, constant: { kind } },
  };
}

const subjectAreaLink = { kind: 'toOne', set: 'MobilitySubjectAreas', column: 'subject_area_id' } as const;

/**
 * Rows of the four mobility tables of an agreement, one direction each.
 *
 * All rows lie in one table, so their ids are unique over the four kinds; that is why the parts of a row may name any one
 * of the four as their owner.
 */
export const MOBILITY_SETS = {
  StudentMobilitiesForStudies: studentRows('StudentMobilitiesForStudies', 'studies'),
  StudentMobilitiesForTraineeship: studentRows('StudentMobilitiesForTraineeship', 'traineeship'),
  StaffMobilitiesForTeaching: staffRows('StaffMobilitiesForTeaching', 'teaching'),
  StaffMobilitiesForTraining: staffRows('StaffMobilitiesForTraining', 'training'),
  MobilitySubjectAreasWithClarifications: {
    name: 'MobilitySubjectAreasWithClarifications',
    table: 'mobility_subject_areas',
    key: GENERATED_KEY,
    fields: { clarification: textField(500) },
    links: { subjectArea: { ...subjectAreaLink, isRequired: true } },
    owner: { set: 'StudentMobilitiesForStudies', column: 'mobility_id' },
  },
  MobilityStudyCycles: {
    name: 'MobilityStudyCycles',
    table: 'mobility_study_cycles',
    key: GENERATED_KEY,
    fields: { studyCycle: { type: 'text', oneOf: ['Short-Cycle', '1st', '2nd', '3rd'], isRequired: true } },
    links: {},
    owner: { set: 'StudentMobilitiesForStudies', column: 'mobility_id' },
  },
  MobilityRecommendedLanguageSkills: {
    name: 'MobilityRecommendedLanguageSkills',
    table: 'mobility_language_skills',
    key: GENERATED_KEY,
    fields: {
      languageLevel: { type: 'text', oneOf: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'], isRequired: true },
    },
    links: {
      language: { kind: 'toOne', set: 'MobilityLanguages', column: 'language_id', isRequired: true },
      subjectAreaWithClarification: { kind: 'ownedOne', set: 'MobilityLanguageSkillSubjectAreas' },
    },
    owner: { set: 'StudentMobilitiesForStudies', column: 'mobility_id' },
  },
  MobilityLanguageSkillSubjectAreas: {
    name: 'MobilityLanguageSkillSubjectAreas',
    table: 'language_skill_subject_areas',
    key: GENERATED_KEY,
    fields: { clarification: textField(500) },
    links: { subjectArea: { ...subjectAreaLink, isRequired: true } },
    owner: { set: 'MobilityRecommendedLanguageSkills', column: 'language_skill_id' },
  },
} as const satisfies Record<string, SetDefinition>;
