import type { Entity } from './entity.ts';

const name = { type: 'text', maxLength: 120, isRequired: true } as const;
const optionalName = { type: 'text', maxLength: 120 } as const;
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
    countryId: { type: 'integer', isServerSet: true },
    countryName: name,
    countryNameGR: optionalName,
    countryCode: { type: 'text', maxLength: 2, isRequired: true },
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
  fields: { cityName: name, cityNameGR: optionalName },
  links: { country: { kind: 'toOne', set: 'ApplicationGlobalCountries', isRequired: true } },
} as const satisfies Entity;

/** Role that a contact may have; contacts name it by its value. */
export const ROLE_DESCRIPTION = {
  set: 'MobilityRoleDescriptions',
  fields: { value: { type: 'text', maxLength: 100, isRequired: true } },
  links: {},
  uniqueMembers: ['value'],
} as const satisfies Entity;

/** How many digits the code of a subject area has: two, three, four. */
export const SUBJECT_AREA_LEVELS = ['broad', 'narrow', 'detailed'] as const;

/** Field of study of ISCED-F. */
export const SUBJECT_AREA = {
  set: 'MobilitySubjectAreas',
  fields: {
    code: { type: 'text', maxLength: 4, isRequired: true },
    name: { type: 'text', maxLength: 200, isRequired: true },
    nameGR: { type: 'text', maxLength: 200 },
    level: { type: 'text', oneOf: SUBJECT_AREA_LEVELS, isRequired: true },
  },
  links: {},
  uniqueMembers: ['code'],
} as const satisfies Entity;

const languageCode = { type: 'text', maxLength: 3, isRequired: true } as const;

/** Language, as agreements name it. */
export const LANGUAGE = {
  set: 'MobilityLanguages',
  fields: { name, nameGR: optionalName, code: languageCode },
  links: {},
  uniqueMembers: ['name', 'code'],
} as const satisfies Entity;

/** The same language, as applications name it. */
export const APPLICATION_LANGUAGE = {
  set: 'ApplicationGlobalLanguages',
  fields: { languageName: name, languageNameGR: optionalName, code: languageCode },
  links: {},
  uniqueMembers: ['languageName', 'code'],
} as const satisfies Entity;

export const TAX_OFFICE = {
  set: 'ApplicationTaxOffices',
  fields: { name, nameLatin: optionalName },
  links: {},
  uniqueMembers: ['name'],
} as const satisfies Entity;

export const BANK = {
  set: 'ApplicationBanks',
  fields: {
    name,
    nameGR: optionalName,
    code: { type: 'text', maxLength: 3 },
    bic: { type: 'text', maxLength: 11, isRequired: true },
    isRetail: { type: 'boolean', isRequired: true },
  },
  links: {},
  uniqueMembers: ['bic'],
} as const satisfies Entity;
