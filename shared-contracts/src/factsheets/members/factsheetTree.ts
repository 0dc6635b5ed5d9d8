import { CONTACT } from '../../institutions/members/contact.ts';
import type { TreeOf } from '../../members/labels/entityTree.ts';
import { FACTSHEET } from './factsheet.ts';
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
} from './factsheetParts.ts';
import { DEPARTMENT, INSTITUTION } from '../../institutions/members/institution.ts';

/** A factsheet with its parts, its institution and its coordinator. */
export const FACTSHEET_TREE: TreeOf<typeof FACTSHEET> = {
  root: FACTSHEET,
  below: {
    MobilityInstitutions: INSTITUTION,
    MobilityContacts: CONTACT,
    MobilityDepartments: DEPARTMENT,
    MobilityFactsheetIncomingsCalendars: INCOMINGS_CALENDAR,
    MobilityFactsheetNominationsCalendars: NOMINATIONS_CALENDAR,
    MobilityFactsheetApplicationEntries: APPLICATION_ENTRY,
    MobilityFactsheetHousingEntries: HOUSING_ENTRY,
    MobilityFactsheetVisaEntries: VISA_ENTRY,
    MobilityFactsheetInsuranceEntries: INSURANCE_ENTRY,
    MobilityFactsheetAdditionalRequirements: ADDITIONAL_REQUIREMENT,
    MobilityFactsheetAccessibilities: ACCESSIBILITY,
    MobilityFactsheetAdditionalInfos: ADDITIONAL_INFO,
  },
};
