import { PLACE_NAME, ROLE } from '../members/commonTexts.ts';
import type { Entity } from '../members/entity.ts';

const name = {
  type: 'text',
  maxLength: 120,
  requiredWhen: 'stored',
  label: { en: 'Name', el: 'Ονομασία' },
} as const;
const placeName = { ...PLACE_NAME, requiredWhen: 'stored', label: { en: 'Name', el: 'Ονομασία' } } as const;
const placeNameGR = { ...PLACE_NAME, label: { en: 'Name in Greek', el: 'Ονομασία στα ελληνικά' } } as const;
const nameGR = {
  type: 'text',
  maxLength: 120,
  label: { en: 'Name in Greek', el: 'Ονομασία στα ελληνικά' },
} as const;
const namedList = { fields: { name }, links: {}, uniqueMembers: ['name'] } as const satisfies Omit<
  Entity,
  'set'
>;

/** How far an agreement is on the local side. */
export const AGREEMENT_STATUSES = {
  set: 'MobilityAgreementStatuses',
  ...namedList,
} as const satisfies Entity;

/** How far an agreement is between the two sides. */
export const EWP_STATUSES = { set: 'MobilityEwpStatuses', ...namedList } as const satisfies Entity;

export const ACADEMIC_YEAR = { set: 'AcademicYears', ...namedList } as const satisfies Entity;

const country = {
  fields: {
    countryId: { type: 'integer', isServerSet: true, isTechnical: true },
    countryName: placeName,
    countryNameGR: placeNameGR,
    countryCode: { type: 'text', maxLength: 2, requiredWhen: 'stored', label: { en: 'Code', el: 'Κωδικός' } },
  },
  links: {},
  uniqueMembers: ['countryId', 'countryName', 'countryCode'],
} as const satisfies Omit<Entity, 'set'>;

/** Country of the programme. */
export const PROGRAMME_COUNTRY = { set: 'MobilityCountries', ...country } as const satisfies Entity;

/** Country of the world. */
export const COUNTRY = { set: 'ApplicationGlobalCountries', ...country } as const satisfies Entity;

export const CITY = {
  set: 'ApplicationGlobalCities',
  fields: { cityName: placeName, cityNameGR: placeNameGR },
  links: {
    country: {
      kind: 'toOne',
      set: 'ApplicationGlobalCountries',
      requiredWhen: 'stored',
      label: { en: 'Country', el: 'Χώρα' },
    },
  },
} as const satisfies Entity;

/** Role that a contact may have; contacts name it by its value. */
export const ROLE_DESCRIPTION = {
  set: 'MobilityRoleDescriptions',
  fields: { value: { ...ROLE, requiredWhen: 'stored', label: { en: 'Role', el: 'Ρόλος' } } },
  links: {},
  uniqueMembers: ['value'],
} as const satisfies Entity;

/** How many digits the code of a subject area has: two, three, four. */
export const SUBJECT_AREA_LEVELS = ['broad', 'narrow', 'detailed'] as const;

/** Field of study of ISCED-F. */
export const SUBJECT_AREA = {
  set: 'MobilitySubjectAreas',
  fields: {
    code: { type: 'text', maxLength: 4, requiredWhen: 'stored', label: { en: 'Code', el: 'Κωδικός' } },
    name: { ...name, maxLength: 200 },
    nameGR: { ...nameGR, maxLength: 200 },
    level: {
      type: 'text',
      oneOf: SUBJECT_AREA_LEVELS,
      requiredWhen: 'stored',
      label: { en: 'Level', el: 'Επίπεδο' },
    },
  },
  links: {},
  uniqueMembers: ['code'],
} as const satisfies Entity;

const languageCode = {
  type: 'text',
  maxLength: 3,
  requiredWhen: 'stored',
  label: { en: 'Code', el: 'Κωδικός' },
} as const;

/** Language, as agreements name it. */
export const LANGUAGE = {
  set: 'MobilityLanguages',
  fields: { name, nameGR, code: languageCode },
  links: {},
  uniqueMembers: ['name', 'code'],
} as const satisfies Entity;

/** The same language, as applications name it. */
export const APPLICATION_LANGUAGE = {
  set: 'ApplicationGlobalLanguages',
  fields: { languageName: name, languageNameGR: nameGR, code: languageCode },
  links: {},
  uniqueMembers: ['languageName', 'code'],
} as const satisfies Entity;

export const TAX_OFFICE = {
  set: 'ApplicationTaxOffices',
  fields: {
    name,
    nameLatin: { ...nameGR, label: { en: 'Name in Latin letters', el: 'Ονομασία με λατινικούς χαρακτήρες' } },
  },
  links: {},
  uniqueMembers: ['name'],
} as const satisfies Entity;

export const BANK = {
  set: 'ApplicationBanks',
  fields: {
    name,
    nameGR,
    code: { type: 'text', maxLength: 3, label: { en: 'Code', el: 'Κωδικός' } },
    bic: { type: 'text', maxLength: 11, requiredWhen: 'stored', label: { en: 'BIC', el: 'BIC' } },
    isRetail: { type: 'boolean', requiredWhen: 'stored', isTechnical: true },
  },
  links: {},
  uniqueMembers: ['bic'],
} as const satisfies Entity;
