import { infoShape, urlsShape } from '../../institutions/members/contactShapes.ts';
import { EMAIL, PHONE } from '../../members/commonTexts.ts';
import type { Entity } from '../../members/entity.ts';
import { ACCESSIBILITY_TYPES } from './factsheetTerms.ts';

const urls = {
  type: 'json',
  shape: urlsShape,
  requiredWhen: 'filled-in',
  label: { en: 'Web addresses', el: 'Διευθύνσεις ιστού' },
} as const;
const info = {
  type: 'json',
  shape: infoShape,
  requiredWhen: 'filled-in',
  label: { en: 'Contact', el: 'Επικοινωνία' },
} as const;
const description = { type: 'text', maxLength: 2000, label: { en: 'Description', el: 'Περιγραφή' } } as const;

const day = { type: 'monthDay', requiredWhen: 'filled-in' } as const;
const calendar = {
  fields: {
    autumnTerm: { ...day, label: { en: 'Autumn term', el: 'Χειμερινό εξάμηνο' } },
    springTerm: { ...day, label: { en: 'Spring term', el: 'Εαρινό εξάμηνο' } },
  },
  links: {},
} as const satisfies Omit<Entity, 'set'>;

const informationEntry = {
  fields: {
    email: { ...EMAIL, requiredWhen: 'filled-in', label: { en: 'Email', el: 'Email' } },
    phone: {
      ...PHONE,
      format: 'local-phone',
      requiredWhen: 'filled-in',
      label: { en: 'Phone', el: 'Τηλέφωνο' },
    },
    urls,
  },
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
  fields: {
    name: {
      type: 'text',
      maxLength: 100,
      requiredWhen: 'stored',
      label: { en: 'Requirement', el: 'Απαίτηση' },
    },
    description: { ...description, requiredWhen: 'filled-in' },
    urls,
  },
  links: {},
} as const satisfies Entity;

/** What a university has for people with special needs. */
export const ACCESSIBILITY = {
  set: 'MobilityFactsheetAccessibilities',
  fields: {
    type: {
      type: 'text',
      oneOf: ACCESSIBILITY_TYPES,
      requiredWhen: 'stored',
      label: { en: 'Type', el: 'Είδος' },
    },
    services: {
      type: 'text',
      maxLength: 500,
      requiredWhen: 'filled-in',
      label: { en: 'Available for', el: 'Διατίθεται για' },
    },
    description,
    info,
  },
  links: {},
} as const satisfies Entity;

export const ADDITIONAL_INFO = {
  set: 'MobilityFactsheetAdditionalInfos',
  fields: {
    type: { type: 'text', maxLength: 200, requiredWhen: 'stored', label: { en: 'Type', el: 'Είδος' } },
    description,
    info,
  },
  links: {},
} as const satisfies Entity;
