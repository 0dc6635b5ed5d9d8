import type { Entity } from './entity.ts';

const urls = { type: 'json', shape: 'urls' } as const;
const info = { type: 'json', shape: 'info' } as const;
const description = { type: 'text', maxLength: 2000 } as const;

const calendar = {
  fields: { autumnTerm: { type: 'monthDay' }, springTerm: { type: 'monthDay' } },
  links: {},
} as const satisfies Omit<Entity, 'set'>;

const informationEntry = {
  fields: { email: { type: 'text', maxLength: 254 }, phone: { type: 'text', maxLength: 40 }, urls },
  links: {},
} as const satisfies Omit<Entity, 'set'>;

/** Days by which applications have to arrive. */
export const INCOMINGS_CALENDAR = {
  set: 'MobilityFactsheetIncomingsCalendars',
  ...calendar,
} as const satisfies Entity;

/** Days by which nominations have to arrive. */
export const NOMINATIONS_CALENDAR = {
  set: 'MobilityFactsheetNominationsCalendars',
  ...calendar,
} as const satisfies Entity;

export const APPLICATION_ENTRY = {
  set: 'MobilityFactsheetApplicationEntries',
  ...informationEntry,
} as const satisfies Entity;

export const HOUSING_ENTRY = {
  set: 'MobilityFactsheetHousingEntries',
  ...informationEntry,
} as const satisfies Entity;

export const VISA_ENTRY = {
  set: 'MobilityFactsheetVisaEntries',
  ...informationEntry,
} as const satisfies Entity;

export const INSURANCE_ENTRY = {
  set: 'MobilityFactsheetInsuranceEntries',
  ...informationEntry,
} as const satisfies Entity;

/** Document that a partner asks of applicants. */
export const ADDITIONAL_REQUIREMENT = {
  set: 'MobilityFactsheetAdditionalRequirements',
  fields: { name: { type: 'text', maxLength: 100, isRequired: true }, description, urls },
  links: {},
} as const satisfies Entity;

export const ACCESSIBILITY_TYPES = ['Infrastructure', 'Service'] as const;

/** What a university has for people with special needs. */
export const ACCESSIBILITY = {
  set: 'MobilityFactsheetAccessibilities',
  fields: {
    type: { type: 'text', oneOf: ACCESSIBILITY_TYPES, isRequired: true },
    services: { type: 'text', maxLength: 500 },
    description,
    info,
  },
  links: {},
} as const satisfies Entity;

export const ADDITIONAL_INFO = {
  set: 'MobilityFactsheetAdditionalInfos',
  fields: { type: { type: 'text', maxLength: 200, isRequired: true }, description, info },
  links: {},
} as const satisfies Entity;
