import type { FetchedField } from 'shared-contracts/exchangeFactsheet.ts';

const LABELS: Readonly<Record<FetchedField, string>> = {
  institutionalCoordinatorContact: 'agreementWizard.FactsheetRefresh.fields.institutionalCoordinatorContact',
  generalUrl: 'agreementWizard.FactsheetRefresh.fields.generalUrl',
  courseCatalogueUrl: 'agreementWizard.FactsheetRefresh.fields.courseCatalogueUrl',
  'deadlineIncomingsCalendar/autumnTerm':
    'agreementWizard.FactsheetRefresh.fields.deadlineIncomingsCalendarAutumnTerm',
  'deadlineIncomingsCalendar/springTerm':
    'agreementWizard.FactsheetRefresh.fields.deadlineIncomingsCalendarSpringTerm',
  'deadlineNominationsCalendar/autumnTerm':
    'agreementWizard.FactsheetRefresh.fields.deadlineNominationsCalendarAutumnTerm',
  'deadlineNominationsCalendar/springTerm':
    'agreementWizard.FactsheetRefresh.fields.deadlineNominationsCalendarSpringTerm',
  decisionResponseWeeksLimit: 'agreementWizard.FactsheetRefresh.fields.decisionResponseWeeksLimit',
  transcriptOfRecordsWeeksLimit: 'agreementWizard.FactsheetRefresh.fields.transcriptOfRecordsWeeksLimit',
  'applicationIncomingsInformationEntry/email':
    'agreementWizard.FactsheetRefresh.fields.applicationIncomingsInformationEntryEmail',
  'applicationIncomingsInformationEntry/phone':
    'agreementWizard.FactsheetRefresh.fields.applicationIncomingsInformationEntryPhone',
  'applicationIncomingsInformationEntry/urls':
    'agreementWizard.FactsheetRefresh.fields.applicationIncomingsInformationEntryUrls',
  'housingInformationEntry/email': 'agreementWizard.FactsheetRefresh.fields.housingInformationEntryEmail',
  'housingInformationEntry/phone': 'agreementWizard.FactsheetRefresh.fields.housingInformationEntryPhone',
  'housingInformationEntry/urls': 'agreementWizard.FactsheetRefresh.fields.housingInformationEntryUrls',
  'visaInformationEntry/email': 'agreementWizard.FactsheetRefresh.fields.visaInformationEntryEmail',
  'visaInformationEntry/phone': 'agreementWizard.FactsheetRefresh.fields.visaInformationEntryPhone',
  'visaInformationEntry/urls': 'agreementWizard.FactsheetRefresh.fields.visaInformationEntryUrls',
  'insuranceInformationEntry/email': 'agreementWizard.FactsheetRefresh.fields.insuranceInformationEntryEmail',
  'insuranceInformationEntry/phone': 'agreementWizard.FactsheetRefresh.fields.insuranceInformationEntryPhone',
  'insuranceInformationEntry/urls': 'agreementWizard.FactsheetRefresh.fields.insuranceInformationEntryUrls',
  additionalRequirements: 'agreementWizard.FactsheetRefresh.fields.additionalRequirements',
  accessibilities: 'agreementWizard.FactsheetRefresh.fields.accessibilities',
  additionalInfos: 'agreementWizard.FactsheetRefresh.fields.additionalInfos',
};
const KEYS: Readonly<Record<string, string>> = LABELS;

/** Names a place of a factsheet; what is below a place is named like the place, and one that a newer server knows by its path. */
export function factsheetFieldLabel(field: string, t: (key: string) => string): string {
  const known = field.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/'));
  const key = known.map((path) => KEYS[path]).findLast((label) => label !== undefined);
  return key === undefined ? field : t(key);
}
