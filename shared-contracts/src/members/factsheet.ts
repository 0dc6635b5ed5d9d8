import { CHANGE_TIMES, SAMPLE_MARK, WEB_ADDRESS } from './commonFields.ts';
import type { Entity } from './entity.ts';

/** What a university tells its partners about itself; one active factsheet for each. */
export const FACTSHEET = {
  set: 'MobilityFactsheets',
  fields: {
    isActive: { type: 'boolean', default: false },
    /** Weeks after the nomination, and after the end of the stay. */
    decisionResponseWeeksLimit: {
      type: 'integer',
      minimum: 0,
      maximum: 52,
      label: { en: 'Weeks until the decision', el: 'Εβδομάδες έως την απόφαση' },
    },
    transcriptOfRecordsWeeksLimit: {
      type: 'integer',
      minimum: 0,
      maximum: 52,
      label: { en: 'Weeks until the transcript of records', el: 'Εβδομάδες έως την αναλυτική βαθμολογία' },
    },
    terminationOfAgreement: { type: 'text', maxLength: 5000 },
    gradingSystem: { type: 'text', maxLength: 5000 },
    generalUrl: { ...WEB_ADDRESS, label: { en: 'Website', el: 'Ιστότοπος' } },
    facultyUrl: WEB_ADDRESS,
    courseCatalogueUrl: { ...WEB_ADDRESS, label: { en: 'Course catalogue', el: 'Κατάλογος μαθημάτων' } },
    /** When a partner's was fetched from the network. */
    fetchedAt: { type: 'dateTime', isServerSet: true },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: {
    institution: { kind: 'toOne', set: 'MobilityInstitutions', requiredWhen: 'stored' },
    institutionalCoordinatorContact: {
      kind: 'toOne',
      set: 'MobilityContacts',
      label: { en: 'Institutional coordinator', el: 'Ιδρυματικός συντονιστής' },
    },
    deadlineIncomingsCalendar: { kind: 'ownedOne', set: 'MobilityFactsheetIncomingsCalendars' },
    deadlineNominationsCalendar: { kind: 'ownedOne', set: 'MobilityFactsheetNominationsCalendars' },
    applicationIncomingsInformationEntry: { kind: 'ownedOne', set: 'MobilityFactsheetApplicationEntries' },
    housingInformationEntry: { kind: 'ownedOne', set: 'MobilityFactsheetHousingEntries' },
    visaInformationEntry: { kind: 'ownedOne', set: 'MobilityFactsheetVisaEntries' },
    insuranceInformationEntry: { kind: 'ownedOne', set: 'MobilityFactsheetInsuranceEntries' },
    additionalRequirements: {
      kind: 'ownedMany',
      set: 'MobilityFactsheetAdditionalRequirements',
      label: { en: 'Additional requirement', el: 'Πρόσθετη απαίτηση' },
    },
    accessibilities: {
      kind: 'ownedMany',
      set: 'MobilityFactsheetAccessibilities',
      label: { en: 'Accessibility', el: 'Προσβασιμότητα' },
    },
    additionalInfos: {
      kind: 'ownedMany',
      set: 'MobilityFactsheetAdditionalInfos',
      label: { en: 'Additional information', el: 'Πρόσθετη πληροφορία' },
    },
  },
} as const satisfies Entity;
