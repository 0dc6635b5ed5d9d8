import { AGREEMENT_LIMITS } from '../agreements.ts';
import { asPartnerSentShape } from './agreementShapes.ts';
import type { Entity } from '../../members/entity.ts';

const rowFields = {
  /** Most people in each academic year. */
  mobilitiesPerYear: {
    type: 'integer',
    requiredWhen: 'filled-in',
    minimum: 0,
    maximum: AGREEMENT_LIMITS.people,
    label: { en: 'Number of people per year', el: 'Αριθμός ατόμων ανά έτος' },
  },
  otherInfoTerms: {
    type: 'text',
    maxLength: 5000,
    label: { en: 'Other information and terms', el: 'Άλλες πληροφορίες και όροι' },
  },
  /** What the partner's condition says that the row has no place for; null for a row that somebody here made. */
  asPartnerSent: { type: 'json', shape: asPartnerSentShape, isServerSet: true, isTechnical: true },
} as const satisfies Entity['fields'];

const rowLinks = {
  fromInstitution: {
    kind: 'toOne',
    set: 'MobilityInstitutions',
    requiredWhen: 'stored',
    label: { en: 'Sending institution', el: 'Ίδρυμα αποστολής' },
  },
  fromDepartment: {
    kind: 'toOne',
    set: 'MobilityDepartments',
    nests: 'new',
    label: { en: 'Sending department', el: 'Τμήμα αποστολής' },
  },
  toInstitution: {
    kind: 'toOne',
    set: 'MobilityInstitutions',
    requiredWhen: 'stored',
    label: { en: 'Receiving institution', el: 'Ίδρυμα υποδοχής' },
  },
  toDepartment: {
    kind: 'toOne',
    set: 'MobilityDepartments',
    nests: 'new',
    label: { en: 'Receiving department', el: 'Τμήμα υποδοχής' },
  },
  subjectAreasWithClarifications: {
    kind: 'ownedMany',
    set: 'MobilitySubjectAreasWithClarifications',
    requiredWhen: 'filled-in',
    label: { en: 'Subject areas', el: 'Γνωστικά αντικείμενα' },
  },
  recommendedLanguageSkills: {
    kind: 'ownedMany',
    set: 'MobilityRecommendedLanguageSkills',
    label: { en: 'Recommended language skills', el: 'Συνιστώμενες γλωσσικές δεξιότητες' },
  },
} as const satisfies Entity['links'];

const studentRow = {
  fields: {
    ...rowFields,
    /** Months of all people together in each academic year; the partner network takes two decimals and no more. */
    totalMonthsPerYear: {
      type: 'number',
      requiredWhen: 'filled-in',
      decimals: 2,
      minimum: 0,
      maximum: 100_000,
      label: { en: 'Total months per year', el: 'Σύνολο μηνών ανά έτος' },
    },
    blended: { type: 'boolean', default: false, label: { en: 'Blended mobility', el: 'Μικτή κινητικότητα' } },
  },
  links: {
    ...rowLinks,
    studyCycles: {
      kind: 'ownedMany',
      set: 'MobilityStudyCycles',
      requiredWhen: 'filled-in',
      label: { en: 'Study cycles', el: 'Κύκλοι σπουδών' },
    },
  },
} as const satisfies Omit<Entity, 'set'>;

const staffRow = {
  fields: {
    ...rowFields,
    /** Days of all people together in each academic year; the partner network takes two decimals and no more. */
    totalDaysPerYear: {
      type: 'number',
      requiredWhen: 'filled-in',
      decimals: 2,
      minimum: 0,
      maximum: 100_000,
      label: { en: 'Total days per year', el: 'Σύνολο ημερών ανά έτος' },
    },
  },
  links: rowLinks,
} as const satisfies Omit<Entity, 'set'>;

/** Rows of the four mobility tables of an agreement, one direction each. */
export const STUDENT_MOBILITY_FOR_STUDIES = {
  set: 'StudentMobilitiesForStudies',
  ...studentRow,
} as const satisfies Entity;

export const STUDENT_MOBILITY_FOR_TRAINEESHIP = {
  set: 'StudentMobilitiesForTraineeship',
  ...studentRow,
} as const satisfies Entity;

export const STAFF_MOBILITY_FOR_TEACHING = {
  set: 'StaffMobilitiesForTeaching',
  ...staffRow,
} as const satisfies Entity;

export const STAFF_MOBILITY_FOR_TRAINING = {
  set: 'StaffMobilitiesForTraining',
  ...staffRow,
} as const satisfies Entity;
