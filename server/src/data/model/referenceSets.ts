import { GENERATED_KEY, GIVEN_KEY, textField } from './commonFields.ts';
import type { SetDefinition } from './definition.ts';

const countryFields = {
  countryId: { type: 'integer', column: 'id', isServerSet: true },
  countryName: textField(120, { column: 'name', isRequired: true }),
  countryNameGR: textField(120, { column: 'name_gr' }),
  countryCode: textField(2, { column: 'code', isRequired: true }),
} as const satisfies SetDefinition['fields'];

const named = { name: textField(120, { isRequired: true }) } as const satisfies SetDefinition['fields'];

/** Lists that the loader fills and that nobody edits in the portal. */
export const REFERENCE_SETS = {
  MobilityAgreementStatuses: {
    name: 'MobilityAgreementStatuses',
    table: 'agreement_statuses',
    key: GIVEN_KEY,
    fields: named,
    links: {},
    uniqueMembers: ['name'],
  },
  MobilityEwpStatuses: {
    name: 'MobilityEwpStatuses',
    table: 'ewp_statuses',
    key: GIVEN_KEY,
    fields: named,
    links: {},
    uniqueMembers: ['name'],
  },
  AcademicYears: {
    name: 'AcademicYears',
    table: 'academic_years',
    key: GIVEN_KEY,
    fields: named,
    links: {},
    uniqueMembers: ['name'],
  },
  /** Countries of the programme, out of the same table as all countries of the world. */
  MobilityCountries: {
    name: 'MobilityCountries',
    table: 'programme_countries',
    key: GIVEN_KEY,
    fields: countryFields,
    links: {},
    uniqueMembers: ['countryId', 'countryName', 'countryCode'],
  },
  MobilityRoleDescriptions: {
    name: 'MobilityRoleDescriptions',
    table: 'role_descriptions',
    key: GIVEN_KEY,
    fields: { value: textField(100, { isRequired: true }) },
    links: {},
    uniqueMembers: ['value'],
  },
  MobilitySubjectAreas: {
    name: 'MobilitySubjectAreas',
    table: 'subject_areas',
    key: GENERATED_KEY,
    fields: {
      code: textField(4, { isRequired: true }),
      name: textField(200, { isRequired: true }),
      nameGR: textField(200),
      level: { type: 'text', oneOf: ['broad', 'narrow', 'detailed'], isRequired: true },
    },
    links: {},
    uniqueMembers: ['code'],
  },
  MobilityLanguages: {
    name: 'MobilityLanguages',
    table: 'languages',
    key: GENERATED_KEY,
    fields: { ...named, nameGR: textField(120), code: textField(3, { isRequired: true }) },
    links: {},
    uniqueMembers: ['name', 'code'],
  },
  Groups: {
    name: 'Groups',
    table: 'groups',
    key: GENERATED_KEY,
    fields: named,
    links: {},
    uniqueMembers: ['name'],
  },
  ApplicationGlobalCountries: {
    name: 'ApplicationGlobalCountries',
    table: 'countries',
    key: GIVEN_KEY,
    fields: countryFields,
    links: {},
    uniqueMembers: ['countryId', 'countryName', 'countryCode'],
  },
  ApplicationGlobalCities: {
    name: 'ApplicationGlobalCities',
    table: 'cities',
    key: GENERATED_KEY,
    fields: {
      cityName: textField(120, { column: 'name', isRequired: true }),
      cityNameGR: textField(120, { column: 'name_gr' }),
    },
    links: {
      country: { kind: 'toOne', set: 'ApplicationGlobalCountries', column: 'country_id', isRequired: true },
    },
  },
  ApplicationGlobalLanguages: {
    name: 'ApplicationGlobalLanguages',
    table: 'languages',
    key: GENERATED_KEY,
    fields: {
      languageName: textField(120, { column: 'name', isRequired: true }),
      languageNameGR: textField(120, { column: 'name_gr' }),
      code: textField(3, { isRequired: true }),
    },
    links: {},
    uniqueMembers: ['languageName', 'code'],
  },
  ApplicationTaxOffices: {
    name: 'ApplicationTaxOffices',
    table: 'tax_offices',
    key: GENERATED_KEY,
    fields: { ...named, nameLatin: textField(120) },
    links: {},
    uniqueMembers: ['name'],
  },
  ApplicationBanks: {
    name: 'ApplicationBanks',
    table: 'banks',
    key: GENERATED_KEY,
    fields: {
      ...named,
      nameGR: textField(120),
      code: textField(3),
      bic: textField(11, { isRequired: true }),
      isRetail: { type: 'boolean', isRequired: true },
    },
    links: {},
    uniqueMembers: ['bic'],
  },
} as const satisfies Record<string, SetDefinition>;
