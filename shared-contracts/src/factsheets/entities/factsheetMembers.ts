import * as z from 'zod/mini';
import { refusedAs } from '../../errors/errorCodes.ts';
import { checkWhole } from '../../members/check/check.ts';
import { WEB_ADDRESS } from '../../members/commonTexts.ts';
import { FACTSHEET } from '../members/factsheet.ts';
import {
  ACCESSIBILITY,
  ADDITIONAL_INFO,
  ADDITIONAL_REQUIREMENT,
  APPLICATION_ENTRY,
  INCOMINGS_CALENDAR,
} from '../members/factsheetParts.ts';
import { REQUIREMENT_NAMES } from '../members/factsheetTerms.ts';
import { fieldCheck } from '../../members/check/fieldCheck.ts';

const urls = z
  .array(z.object({ value: fieldCheck(WEB_ADDRESS) }), refusedAs('required'))
  .check(z.minLength(1, refusedAs('required')));
const entry = checkWhole(APPLICATION_ENTRY, 'filled-in', { urls });
const terms = checkWhole(INCOMINGS_CALENDAR, 'filled-in');

/** What each of the parts is of which a factsheet has one, where it has it; the wizard asks for all of them. */
export const factsheetSingleChecks = {
  deadlineIncomingsCalendar: terms,
  deadlineNominationsCalendar: terms,
  // The four entries, and what is told of a service, have the same members.
  applicationIncomingsInformationEntry: entry,
  housingInformationEntry: entry,
  visaInformationEntry: entry,
  insuranceInformationEntry: entry,
};

/**
 * What the factsheet wizard, the cells of the view, and the server accept in a local factsheet, member by member.
 *
 * - codes: `required`, `too-long`, `not-an-email`, `not-a-local-phone`, `not-a-web-address`, `not-in-list`, `too-small`, `too-large`
 *
 * Source: specification document 3, section 5.
 */
export const factsheetMembers = checkWhole(FACTSHEET, 'filled-in', {
  ...factsheetSingleChecks,
  additionalRequirements: checkWhole(ADDITIONAL_REQUIREMENT, 'filled-in', {
    name: z.enum(REQUIREMENT_NAMES, refusedAs('not-in-list')),
    urls,
  }),
  accessibilities: checkWhole(ACCESSIBILITY, 'filled-in', { info: entry }),
  additionalInfos: checkWhole(ADDITIONAL_INFO, 'filled-in', { info: entry }),
}).shape;
