import { FACTSHEET } from 'shared-contracts/factsheets/members/factsheet.ts';
import {
  ACCESSIBILITY,
  ADDITIONAL_INFO,
  ADDITIONAL_REQUIREMENT,
  APPLICATION_ENTRY,
  HOUSING_ENTRY,
  INCOMINGS_CALENDAR,
  INSURANCE_ENTRY,
  NOMINATIONS_CALENDAR,
  VISA_ENTRY,
} from 'shared-contracts/factsheets/members/factsheetParts.ts';
import { FOUND_FACTSHEETS } from './found.ts';
import { defineSet } from '../../records/model/defineSet.ts';

const owner = { set: 'MobilityFactsheets', column: 'factsheet_id' } as const;
const calendarsOf = (kind: 'incomings' | 'nominations') => ({
  table: 'factsheet_calendars',
  owner: { ...owner, constant: { kind } },
});
const entriesOf = (kind: 'application' | 'housing' | 'visa' | 'insurance') => ({
  table: 'factsheet_information_entries',
  owner: { ...owner, constant: { kind } },
});

/** What a university tells its partners about itself; one active factsheet for each. */
export const FACTSHEET_SETS = {
  MobilityFactsheets: defineSet(FACTSHEET, {
    table: 'factsheets',
    columns: { institutionalCoordinatorContact: 'coordinator_contact_id' },
    found: FOUND_FACTSHEETS,
  }),
  MobilityFactsheetIncomingsCalendars: defineSet(INCOMINGS_CALENDAR, calendarsOf('incomings')),
  MobilityFactsheetNominationsCalendars: defineSet(NOMINATIONS_CALENDAR, calendarsOf('nominations')),
  MobilityFactsheetApplicationEntries: defineSet(APPLICATION_ENTRY, entriesOf('application')),
  MobilityFactsheetHousingEntries: defineSet(HOUSING_ENTRY, entriesOf('housing')),
  MobilityFactsheetVisaEntries: defineSet(VISA_ENTRY, entriesOf('visa')),
  MobilityFactsheetInsuranceEntries: defineSet(INSURANCE_ENTRY, entriesOf('insurance')),
  MobilityFactsheetAdditionalRequirements: defineSet(ADDITIONAL_REQUIREMENT, {
    table: 'factsheet_additional_requirements',
    owner,
  }),
  MobilityFactsheetAccessibilities: defineSet(ACCESSIBILITY, { table: 'factsheet_accessibilities', owner }),
  MobilityFactsheetAdditionalInfos: defineSet(ADDITIONAL_INFO, {
    table: 'factsheet_additional_infos',
    owner,
  }),
};
