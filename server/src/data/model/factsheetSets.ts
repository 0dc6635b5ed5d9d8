import type { ChildSetName } from 'shared-contracts/sets.ts';
import { CHANGE_TIMES, GENERATED_KEY, SAMPLE_MARK, textField, webAddressField } from './commonFields.ts';
import type { SetDefinition } from './definition.ts';

const urls = { type: 'json', shape: 'urls' } as const;
const info = { type: 'json', shape: 'info' } as const;
const owner = { set: 'MobilityFactsheets', column: 'factsheet_id' } as const;

function calendarSet(name: ChildSetName, kind: 'incomings' | 'nominations'): SetDefinition {
  return {
    name,
    table: 'factsheet_calendars',
    key: GENERATED_KEY,
    fields: { autumnTerm: { type: 'monthDay' }, springTerm: { type: 'monthDay' } },
    links: {},
    owner: { ...owner, constant: { kind } },
  };
}

function entrySet(name: ChildSetName, kind: 'application' | 'housing' | 'visa' | 'insurance'): SetDefinition {
  return {
    name,
    table: 'factsheet_information_entries',
    key: GENERATED_KEY,
    fields: { email: textField(254), phone: textField(40), urls },
    links: {},
    owner: { ...owner, constant: { kind } },
  };
}

/** What a university tells its partners about itself; one active factsheet for each. */
export const FACTSHEET_SETS = {
  MobilityFactsheets: {
    name: 'MobilityFactsheets',
    table: 'factsheets',
    key: GENERATED_KEY,
    fields: {
      isActive: { type: 'boolean', default: false },
      /** Weeks after the nomination, and after the end of the stay. */
      decisionResponseWeeksLimit: { type: 'integer', minimum: 0, maximum: 52 },
      transcriptOfRecordsWeeksLimit: { type: 'integer', minimum: 0, maximum: 52 },
      terminationOfAgreement: textField(5000),
      gradingSystem: textField(5000),
      generalUrl: webAddressField,
      facultyUrl: webAddressField,
      courseCatalogueUrl: webAddressField,
      /** When a partner's was fetched from the network. */
      fetchedAt: { type: 'dateTime', isServerSet: true },
      ...CHANGE_TIMES,
      ...SAMPLE_MARK,
    },
    links: {
      institution: { kind: 'toOne', set: 'MobilityInstitutions', column: 'institution_id', isRequired: true },
      institutionalCoordinatorContact: {
        kind: 'toOne',
        set: 'MobilityContacts',
        column: 'coordinator_contact_id',
      },
      deadlineIncomingsCalendar: { kind: 'ownedOne', set: 'MobilityFactsheetIncomingsCalendars' },
      deadlineNominationsCalendar: { kind: 'ownedOne', set: 'MobilityFactsheetNominationsCalendars' },
      applicationIncomingsInformationEntry: { kind: 'ownedOne', set: 'MobilityFactsheetApplicationEntries' },
      housingInformationEntry: { kind: 'ownedOne', set: 'MobilityFactsheetHousingEntries' },
      visaInformationEntry: { kind: 'ownedOne', set: 'MobilityFactsheetVisaEntries' },
      insuranceInformationEntry: { kind: 'ownedOne', set: 'MobilityFactsheetInsuranceEntries' },
      additionalRequirements: { kind: 'ownedMany', set: 'MobilityFactsheetAdditionalRequirements' },
      accessibilities: { kind: 'ownedMany', set: 'MobilityFactsheetAccessibilities' },
      additionalInfos: { kind: 'ownedMany', set: 'MobilityFactsheetAdditionalInfos' },
    },
  },
  MobilityFactsheetIncomingsCalendars: calendarSet('MobilityFactsheetIncomingsCalendars', 'incomings'),
  MobilityFactsheetNominationsCalendars: calendarSet('MobilityFactsheetNominationsCalendars', 'nominations'),
  MobilityFactsheetApplicationEntries: entrySet('MobilityFactsheetApplicationEntries', 'application'),
  MobilityFactsheetHousingEntries: entrySet('MobilityFactsheetHousingEntries', 'housing'),
  MobilityFactsheetVisaEntries: entrySet('MobilityFactsheetVisaEntries', 'visa'),
  MobilityFactsheetInsuranceEntries: entrySet('MobilityFactsheetInsuranceEntries', 'insurance'),
  MobilityFactsheetAdditionalRequirements: {
    name: 'MobilityFactsheetAdditionalRequirements',
    table: 'factsheet_additional_requirements',
    key: GENERATED_KEY,
    fields: { name: textField(100, { isRequired: true }), description: textField(2000), urls },
    links: {},
    owner,
  },
  MobilityFactsheetAccessibilities: {
    name: 'MobilityFactsheetAccessibilities',
    table: 'factsheet_accessibilities',
    key: GENERATED_KEY,
    fields: {
      type: { type: 'text', oneOf: ['Infrastructure', 'Service'], isRequired: true },
      services: textField(500),
      description: textField(2000),
      info,
    },
    links: {},
    owner,
  },
  MobilityFactsheetAdditionalInfos: {
    name: 'MobilityFactsheetAdditionalInfos',
    table: 'factsheet_additional_infos',
    key: GENERATED_KEY,
    fields: { type: textField(200, { isRequired: true }), description: textField(2000), info },
    links: {},
    owner,
  },
} as const satisfies Record<string, SetDefinition>;
