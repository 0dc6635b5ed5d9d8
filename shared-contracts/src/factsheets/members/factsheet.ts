import { CHANGE_TIMES, SAMPLE_MARK } from '../../members/commonFields.ts';
import { WEB_ADDRESS } from '../../members/commonTexts.ts';
import type { Entity } from '../../members/entity.ts';
import { MAX_INTEGER } from '../../members/recordId.ts';

/** Most rows of each list: a partner tells no more, and a save without ids is compared row by row. */
export const FACTSHEET_ROWS = 200;

/** Most weeks of a limit: what the column holds. No shorter one is ours to set. */
const MOST_WEEKS = MAX_INTEGER;

/** What a university tells its partners about itself; one active factsheet for each. */
export const FACTSHEET = {
  set: 'MobilityFactsheets',
  fields: {
    /** For those who edit factsheets: by what they tell one from the others. */
    note: { type: 'text', maxLength: 200, label: { en: 'Note', el: 'Σημείωση' } },
    isActive: { type: 'boolean', default: false, label: { en: 'Active', el: 'Ενεργό' } },
    /** Weeks after the nomination, and after the end of the stay. */
    decisionResponseWeeksLimit: {
      type: 'integer',
      minimum: 0,
      maximum: MOST_WEEKS,
      label: { en: 'Weeks limit for the decision', el: 'Όριο εβδομάδων για την απόφαση' },
    },
    transcriptOfRecordsWeeksLimit: {
      type: 'integer',
      minimum: 0,
      maximum: MOST_WEEKS,
      label: {
        en: 'Weeks limit for the transcript of records',
        el: 'Όριο εβδομάδων για την αναλυτική βαθμολογία',
      },
    },
    terminationOfAgreement: {
      type: 'text',
      maxLength: 5000,
      label: { en: 'Termination of the agreement', el: 'Καταγγελία της συμφωνίας' },
    },
    gradingSystem: {
      type: 'text',
      maxLength: 5000,
      label: { en: 'Grading system', el: 'Σύστημα βαθμολόγησης' },
    },
    generalUrl: { ...WEB_ADDRESS, label: { en: 'Website', el: 'Ιστότοπος' } },
    facultyUrl: { ...WEB_ADDRESS, label: { en: 'Website of the faculties', el: 'Ιστότοπος των σχολών' } },
    courseCatalogueUrl: { ...WEB_ADDRESS, label: { en: 'Course catalogue', el: 'Κατάλογος μαθημάτων' } },
    /** When a partner's was fetched from the network. */
    fetchedAt: {
      type: 'dateTime',
      isServerSet: true,
      label: {
        en: "Last fetched from the partner's system",
        el: 'Τελευταία λήψη από το σύστημα του εταίρου',
      },
    },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: {
    institution: {
      kind: 'toOne',
      set: 'MobilityInstitutions',
      requiredWhen: 'stored',
      nests: 'whole',
      label: { en: 'Institution', el: 'Ίδρυμα' },
    },
    institutionalCoordinatorContact: {
      kind: 'toOne',
      set: 'MobilityContacts',
      nests: 'whole',
      label: { en: 'Institutional coordinator', el: 'Συντονιστής ιδρύματος' },
    },
    deadlineIncomingsCalendar: {
      kind: 'ownedOne',
      set: 'MobilityFactsheetIncomingsCalendars',
      label: { en: 'Deadline for incoming applications', el: 'Προθεσμία αιτήσεων εισερχομένων' },
    },
    deadlineNominationsCalendar: {
      kind: 'ownedOne',
      set: 'MobilityFactsheetNominationsCalendars',
      label: { en: 'Deadline for nominations', el: 'Προθεσμία προτάσεων υποψηφίων' },
    },
    applicationIncomingsInformationEntry: {
      kind: 'ownedOne',
      set: 'MobilityFactsheetApplicationEntries',
      label: { en: 'Application information', el: 'Πληροφορίες για τις αιτήσεις' },
    },
    housingInformationEntry: {
      kind: 'ownedOne',
      set: 'MobilityFactsheetHousingEntries',
      label: { en: 'Housing', el: 'Στέγαση' },
    },
    visaInformationEntry: {
      kind: 'ownedOne',
      set: 'MobilityFactsheetVisaEntries',
      label: { en: 'Visa', el: 'Θεώρηση εισόδου' },
    },
    insuranceInformationEntry: {
      kind: 'ownedOne',
      set: 'MobilityFactsheetInsuranceEntries',
      label: { en: 'Insurance', el: 'Ασφάλιση' },
    },
    additionalRequirements: {
      kind: 'ownedMany',
      set: 'MobilityFactsheetAdditionalRequirements',
      maxItems: FACTSHEET_ROWS,
      label: { en: 'Additional requirements', el: 'Πρόσθετες απαιτήσεις' },
    },
    accessibilities: {
      kind: 'ownedMany',
      set: 'MobilityFactsheetAccessibilities',
      maxItems: FACTSHEET_ROWS,
      label: { en: 'Accessibility', el: 'Προσβασιμότητα' },
    },
    additionalInfos: {
      kind: 'ownedMany',
      set: 'MobilityFactsheetAdditionalInfos',
      maxItems: FACTSHEET_ROWS,
      label: { en: 'Additional information', el: 'Πρόσθετες πληροφορίες' },
    },
  },
} as const satisfies Entity;
