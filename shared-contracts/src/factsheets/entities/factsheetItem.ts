import * as z from 'zod/mini';
import { CONTACT } from '../../institutions/members/contact.ts';
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
import { INSTITUTION } from '../../institutions/members/institution.ts';
import { pick, pickReadable, pickWhole } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const ENTRY = ['email', 'phone', 'urls'] as const;
const TERMS = ['autumnTerm', 'springTerm'] as const;
const time = z.nullish(z.string());
const housing = pick(HOUSING_ENTRY, ENTRY);

const pickedFactsheetItem = pickWhole(FACTSHEET, {
  // Nobody saves a factsheet by what was read with this.
  dateCreated: time,
  dateModified: time,
  institution: pickReadable(INSTITUTION, ['id', 'name', 'erasmusCode']),
  institutionalCoordinatorContact: pickReadable(CONTACT, [
    'title',
    'givenName',
    'familyName',
    'email',
    'phone',
    'url',
  ]),
  deadlineIncomingsCalendar: pick(INCOMINGS_CALENDAR, TERMS),
  deadlineNominationsCalendar: pick(NOMINATIONS_CALENDAR, TERMS),
  applicationIncomingsInformationEntry: pick(APPLICATION_ENTRY, ENTRY),
  housingInformationEntry: housing,
  visaInformationEntry: pick(VISA_ENTRY, ENTRY),
  insuranceInformationEntry: pick(INSURANCE_ENTRY, ENTRY),
  additionalRequirements: pickReadable(ADDITIONAL_REQUIREMENT, ['id', 'name', 'description', 'urls']),
  accessibilities: pickReadable(ACCESSIBILITY, ['id', 'type', 'services', 'description', 'info']),
  additionalInfos: pickReadable(ADDITIONAL_INFO, ['id', 'type', 'description', 'info']),
});

export interface FactsheetItem extends RecordOf<typeof pickedFactsheetItem> {}
/**
 * One factsheet, as `MobilityFactsheets` answers without `$select` and `$expand`.
 *
 * - autumnTerm, springTerm: day of the year as `--MM-DD`
 * - decisionResponseWeeksLimit: weeks after the nomination; transcriptOfRecordsWeeksLimit: weeks after the assessment period
 * - accessibilities.type: `Infrastructure` or `Service`
 * - institutionalCoordinatorContact: absent for whoever may not read contacts
 */
export const factsheetItem: Named<typeof pickedFactsheetItem, FactsheetItem> = pickedFactsheetItem;
export type FactsheetEntry = RecordOf<typeof housing> | null | undefined;
