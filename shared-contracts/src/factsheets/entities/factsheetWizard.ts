import * as z from 'zod/mini';
import { checkOf } from '../../members/check/check.ts';
import { fieldCheck } from '../../members/check/fieldCheck.ts';
import { CONTACT } from '../../institutions/members/contact.ts';
import { FACTSHEET } from '../members/factsheet.ts';
import { INSTITUTION } from '../../institutions/members/institution.ts';
import { contactTitle } from '../../institutions/entities/contact.ts';
import { factsheetMembers, factsheetSingleChecks } from './factsheetMembers.ts';
import { localPhone } from '../../members/check/values.ts';

const { name, erasmusCode, heiId } = INSTITUTION.fields;

/**
 * The university as its own factsheet tells it; the form and the server use it.
 *
 * Source: specification document 3, section 5, step 1.
 */
export const factsheetInstitution = checkOf(
  INSTITUTION,
  ['name', 'erasmusCode', 'heiId', 'cityName'],
  'filled-in',
  { name: fieldCheck(name), erasmusCode: fieldCheck(erasmusCode), heiId: fieldCheck(heiId) },
);

/**
 * The coordinator of a local factsheet; the form and the server use it. A department is chosen, and may be left open.
 *
 * Source: specification document 3, section 5, step 2.
 */
export const factsheetCoordinator = checkOf(
  CONTACT,
  ['title', 'familyName', 'givenName', 'email', 'address', 'phone', 'url'],
  'filled-in',
  { title: contactTitle, phone: z.nullish(localPhone) },
);

const { decisionResponseWeeksLimit, transcriptOfRecordsWeeksLimit } = FACTSHEET.fields;
const { deadlineIncomingsCalendar, deadlineNominationsCalendar } = factsheetSingleChecks;
const { applicationIncomingsInformationEntry, housingInformationEntry } = factsheetSingleChecks;
const { visaInformationEntry, insuranceInformationEntry } = factsheetSingleChecks;
const { generalUrl, facultyUrl, courseCatalogueUrl } = factsheetMembers;
const { additionalRequirements, accessibilities, additionalInfos } = factsheetMembers;

/**
 * What each step of the factsheet wizard asks of what it sends. It goes beyond what a stored factsheet has to be in two things: the weeks limits, which
 * the view may empty, and the parts that a factsheet may lack are required.
 *
 * Source: specification document 3, sections 2 and 5.
 */
export const FACTSHEET_STEP_SCHEMAS = {
  institution: z.object({ institution: factsheetInstitution, generalUrl, facultyUrl, courseCatalogueUrl }),
  coordinator: z.object({ institutionalCoordinatorContact: factsheetCoordinator }),
  deadlines: z.object({
    deadlineIncomingsCalendar,
    deadlineNominationsCalendar,
    decisionResponseWeeksLimit: fieldCheck(decisionResponseWeeksLimit),
    transcriptOfRecordsWeeksLimit: fieldCheck(transcriptOfRecordsWeeksLimit),
  }),
  information: z.object({
    applicationIncomingsInformationEntry,
    housingInformationEntry,
    visaInformationEntry,
    insuranceInformationEntry,
  }),
  requirements: z.object({ additionalRequirements }),
  accessibilities: z.object({ accessibilities }),
  additional: z.object({ additionalInfos }),
};
/** Step of the factsheet wizard, as it stands in the address. */
export type FactsheetStepId = keyof typeof FACTSHEET_STEP_SCHEMAS;
