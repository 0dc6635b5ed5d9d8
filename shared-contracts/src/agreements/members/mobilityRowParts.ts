import type { Entity } from '../../members/entity.ts';
import { LANGUAGE_LEVELS, STUDY_CYCLES } from '../../reference/levels.ts';

const clarification = {
  type: 'text',
  maxLength: 500,
  label: { en: 'Clarification', el: 'Διευκρίνιση' },
} as const satisfies Entity['fields'][string];

const subjectArea = {
  kind: 'toOne',
  set: 'MobilitySubjectAreas',
  requiredWhen: 'stored',
  label: { en: 'Subject area', el: 'Γνωστικό αντικείμενο' },
} as const satisfies Entity['links'][string];

/** Subject area of a mobility row. */
export const ROW_SUBJECT_AREA = {
  set: 'MobilitySubjectAreasWithClarifications',
  fields: { clarification },
  links: { subjectArea },
} as const satisfies Entity;

/** A row has subject areas too: people have to know which of the two is meant. */
const SKILL_AREA = { en: 'Subject area of this language', el: 'Γνωστικό αντικείμενο για τη γλώσσα' } as const;

/** Study cycle of a row of students. */
export const ROW_STUDY_CYCLE = {
  set: 'MobilityStudyCycles',
  fields: {
    studyCycle: {
      type: 'text',
      oneOf: STUDY_CYCLES,
      requiredWhen: 'stored',
      label: { en: 'Study cycle', el: 'Κύκλος σπουδών' },
    },
  },
  links: {},
} as const satisfies Entity;

/** Language that a row recommends. */
export const ROW_LANGUAGE_SKILL = {
  set: 'MobilityRecommendedLanguageSkills',
  fields: {
    languageLevel: {
      type: 'text',
      oneOf: LANGUAGE_LEVELS,
      // A partner may recommend a language and no level of it.
      requiredWhen: 'filled-in',
      label: { en: 'Level', el: 'Επίπεδο' },
    },
  },
  links: {
    language: {
      kind: 'toOne',
      set: 'MobilityLanguages',
      requiredWhen: 'stored',
      label: { en: 'Language', el: 'Γλώσσα' },
    },
    subjectAreaWithClarification: {
      kind: 'ownedOne',
      set: 'MobilityLanguageSkillSubjectAreas',
      label: SKILL_AREA,
    },
  },
} as const satisfies Entity;

/** Subject area that a recommended language is for. */
export const LANGUAGE_SKILL_SUBJECT_AREA = {
  set: 'MobilityLanguageSkillSubjectAreas',
  fields: {
    clarification: {
      ...clarification,
      label: { en: 'Clarification for this language', el: 'Διευκρίνιση για τη γλώσσα' },
    },
  },
  links: { subjectArea: { ...subjectArea, label: SKILL_AREA } },
} as const satisfies Entity;
