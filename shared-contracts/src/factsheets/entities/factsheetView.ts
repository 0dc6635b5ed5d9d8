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
import { DEPARTMENT, INSTITUTION } from '../../institutions/members/institution.ts';
import { asGiven, pick, pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import { PROGRAMME_COUNTRY } from '../../reference/reference.ts';

const TERMS = ['id', 'autumnTerm', 'springTerm'] as const;
const ENTRY = ['id', 'email', 'phone', 'urls'] as const;
const pickedVisa = asGiven(pick(VISA_ENTRY, ENTRY));
interface SheetVisa extends RecordOf<typeof pickedVisa> {}
const visa: Named<typeof pickedVisa, SheetVisa> = pickedVisa;

const pickedAccessibility = asGiven(
  pickReadable(ACCESSIBILITY, ['id', 'type', 'services', 'description', 'info']),
);
interface SheetAccessibility extends RecordOf<typeof pickedAccessibility> {}
const accessibility: Named<typeof pickedAccessibility, SheetAccessibility> = pickedAccessibility;

const pickedInstitution = pickReadable(
  INSTITUTION,
  ['id', 'name', 'nameGR', 'erasmusCode', 'heiId', 'cityName', 'isLocal', 'country', 'dateModified'],
  { country: pickReadable(PROGRAMME_COUNTRY, ['id', 'countryName', 'countryNameGR']) },
);
interface SheetInstitution extends RecordOf<typeof pickedInstitution> {}
const institution: Named<typeof pickedInstitution, SheetInstitution> = pickedInstitution;

const pickedCoordinator = pickReadable(
  CONTACT,
  ['id', 'title', 'givenName', 'familyName', 'email', 'phone', 'address', 'url', 'department'],
  { department: pickReadable(DEPARTMENT, ['id', 'name', 'nameGR', 'domain', 'url']) },
);
interface SheetCoordinator extends RecordOf<typeof pickedCoordinator> {}
const coordinator: Named<typeof pickedCoordinator, SheetCoordinator> = pickedCoordinator;

const pickedRequirement = asGiven(
  pickReadable(ADDITIONAL_REQUIREMENT, ['id', 'name', 'description', 'urls']),
);
interface SheetRequirement extends RecordOf<typeof pickedRequirement> {}
const requirement: Named<typeof pickedRequirement, SheetRequirement> = pickedRequirement;

const pickedFurtherInfo = asGiven(pickReadable(ADDITIONAL_INFO, ['id', 'type', 'description', 'info']));
interface SheetFurtherInfo extends RecordOf<typeof pickedFurtherInfo> {}
const furtherInfo: Named<typeof pickedFurtherInfo, SheetFurtherInfo> = pickedFurtherInfo;

const MEMBERS = [
  'id',
  'isActive',
  'institution',
  'institutionalCoordinatorContact',
  'deadlineIncomingsCalendar',
  'deadlineNominationsCalendar',
  'applicationIncomingsInformationEntry',
  'additionalRequirements',
  'decisionResponseWeeksLimit',
  'transcriptOfRecordsWeeksLimit',
  'accessibilities',
  'housingInformationEntry',
  'visaInformationEntry',
  'insuranceInformationEntry',
  'additionalInfos',
  'terminationOfAgreement',
  'gradingSystem',
  'generalUrl',
  'facultyUrl',
  'courseCatalogueUrl',
  'fetchedAt',
  'dateModified',
] as const;
const PARTS = {
  institution,
  institutionalCoordinatorContact: coordinator,
  deadlineIncomingsCalendar: asGiven(pick(INCOMINGS_CALENDAR, TERMS)),
  deadlineNominationsCalendar: asGiven(pick(NOMINATIONS_CALENDAR, TERMS)),
  applicationIncomingsInformationEntry: asGiven(pick(APPLICATION_ENTRY, ENTRY)),
  additionalRequirements: requirement,
  accessibilities: accessibility,
  housingInformationEntry: asGiven(pick(HOUSING_ENTRY, ENTRY)),
  visaInformationEntry: visa,
  insuranceInformationEntry: asGiven(pick(INSURANCE_ENTRY, ENTRY)),
  additionalInfos: furtherInfo,
};

const pickedView = pick(FACTSHEET, MEMBERS, PARTS);
const pickedEditorsView = pick(FACTSHEET, [...MEMBERS, 'note'], PARTS);

interface EditorsFactsheetView extends RecordOf<typeof pickedEditorsView> {}
type AnyView = RecordOf<typeof pickedView> & Partial<Pick<EditorsFactsheetView, 'note'>>;
export interface FactsheetView extends AnyView {}
/**
 * One factsheet with all that its screen shows, as `MobilityFactsheets` answers.
 *
 * - autumnTerm, springTerm: day of the year as `--MM-DD`
 * - decisionResponseWeeksLimit: weeks after the nomination; transcriptOfRecordsWeeksLimit: weeks after the assessment period
 * - accessibilities.type: `Infrastructure` or `Service`
 * - institution.dateModified: its own version, which whoever changes it here names
 * - fetchedAt: ISO time of the last fetch from the partner network; null where there was none
 *
 * Source: specification document 3, sections 2 and 3.
 */
export const factsheetView: Named<typeof pickedView, FactsheetView> = pickedView;
/** The same with what is for whoever edits factsheets alone: nobody else may ask for it. */
export const editorsFactsheetView: Named<typeof pickedEditorsView, EditorsFactsheetView> = pickedEditorsView;

/** How an office is reached. */
export type FactsheetOffice = RecordOf<typeof visa> | RecordOf<typeof accessibility>['info'];
