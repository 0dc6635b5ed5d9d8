import {
  APPLICATION_ENTRY,
  HOUSING_ENTRY,
  INCOMINGS_CALENDAR,
  INSURANCE_ENTRY,
  NOMINATIONS_CALENDAR,
  VISA_ENTRY,
} from '../members/factsheetParts.ts';
import { pick } from '../../members/reply/pick.ts';

const TERMS = ['autumnTerm', 'springTerm'] as const;
const ENTRY = ['email', 'phone', 'urls'] as const;

/** The parts of which a factsheet has one each, as whoever saves one reads them: without their ids. */
export const FACTSHEET_SINGLE_PARTS = {
  deadlineIncomingsCalendar: pick(INCOMINGS_CALENDAR, TERMS),
  deadlineNominationsCalendar: pick(NOMINATIONS_CALENDAR, TERMS),
  applicationIncomingsInformationEntry: pick(APPLICATION_ENTRY, ENTRY),
  housingInformationEntry: pick(HOUSING_ENTRY, ENTRY),
  visaInformationEntry: pick(VISA_ENTRY, ENTRY),
  insuranceInformationEntry: pick(INSURANCE_ENTRY, ENTRY),
} as const;
