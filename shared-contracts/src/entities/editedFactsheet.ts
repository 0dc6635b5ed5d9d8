import { CONTACT } from '../members/contact.ts';
import { FACTSHEET } from '../members/factsheet.ts';
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
} from '../members/factsheetParts.ts';
import { DEPARTMENT, INSTITUTION } from '../members/institution.ts';
import { pick, pickReadable, pickWhole } from '../members/reply/pick.ts';
import type { RecordOf } from '../members/reply/picked.ts';

const TERMS = ['autumnTerm', 'springTerm'] as const;
const ENTRY = ['email', 'phone', 'urls'] as const;

/** A factsheet as the wizard reads it, as `MobilityFactsheets` answers without `$select` and `$expand`, and a save or a 409 gives it back. */
export const editedFactsheet = pickWhole(FACTSHEET, {
  institution: pickReadable(INSTITUTION, ['id', 'name', 'erasmusCode', 'heiId', 'cityName', 'isLocal']),
  institutionalCoordinatorContact: pickReadable(
    CONTACT,
    ['id', 'title', 'familyName', 'givenName', 'email', 'address', 'phone', 'url', 'department'],
    { department: pickReadable(DEPARTMENT, ['id']) },
  ),
  deadlineIncomingsCalendar: pick(INCOMINGS_CALENDAR, TERMS),
  deadlineNominationsCalendar: pick(NOMINATIONS_CALENDAR, TERMS),
  applicationIncomingsInformationEntry: pick(APPLICATION_ENTRY, ENTRY),
  housingInformationEntry: pick(HOUSING_ENTRY, ENTRY),
  visaInformationEntry: pick(VISA_ENTRY, ENTRY),
  insuranceInformationEntry: pick(INSURANCE_ENTRY, ENTRY),
  additionalRequirements: pickReadable(ADDITIONAL_REQUIREMENT, ['id', 'name', 'description', 'urls']),
  accessibilities: pickReadable(ACCESSIBILITY, ['id', 'type', 'services', 'description', 'info']),
  additionalInfos: pickReadable(ADDITIONAL_INFO, ['id', 'type', 'description', 'info']),
});
export type EditedFactsheet = RecordOf<typeof editedFactsheet>;
