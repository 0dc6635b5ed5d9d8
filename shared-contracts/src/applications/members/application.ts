import { fileMarksShape } from '../files/fileMarks.ts';
import { userMailShape } from './studentShapes.ts';
import { APPLICATION_STATUSES, APPLICATION_TYPES } from '../applications.ts';
import { MAX_PDF_BYTES } from '../files/pdfFile.ts';
import { PDF_MEDIA_TYPE } from '../../members/mediaType.ts';
import {
  CHANGE_TIMES,
  IS_OF_MY_DEPARTMENTS,
  IS_ON_MY_DESK,
  SAMPLE_MARK,
} from '../../members/commonFields.ts';
import type { Entity } from '../../members/entity.ts';

/** Academic year, named by the year in which it begins. */
const academicYear = { type: 'integer', minimum: 2000, maximum: 2100 } as const;

/** Most entries of one list of an application: far beyond what anybody has, and little enough to be read at once. */
const APPLICATION_ROWS = 20;

/** Application of a student for a stay abroad. */
export const APPLICATION = {
  set: 'ApplicationStudentStudiesForms',
  fields: {
    /** Taken from the counter in the settings when the application is submitted, and never given again. */
    applicationNumber: {
      type: 'integer',
      isServerSet: true,
      label: { en: 'Application Number', el: 'Αριθμός αίτησης' },
    },
    type: {
      type: 'text',
      oneOf: APPLICATION_TYPES,
      requiredWhen: 'stored',
      label: { en: 'Type of Mobility', el: 'Τύπος κινητικότητας' },
    },
    status: {
      type: 'text',
      oneOf: APPLICATION_STATUSES,
      requiredWhen: 'stored',
      label: { en: 'Status', el: 'Κατάσταση' },
    },
    applicationYear: { ...academicYear, label: { en: 'Application Year', el: 'Έτος αίτησης' } },
    pastMobilities: {
      type: 'boolean',
      requiredWhen: 'submitted',
      label: { en: 'Previous mobility', el: 'Προηγούμενη κινητικότητα' },
    },
    specialNeedsCategory: { type: 'boolean', label: { en: 'Special needs', el: 'Ειδικές ανάγκες' } },
    /** For the office: what no other field asks. */
    comments: {
      type: 'text',
      maxLength: 2000,
      label: { en: 'Comments', el: 'Σχόλια' },
    },
    communicationAccept: {
      type: 'boolean',
      label: { en: 'Consent to communication', el: 'Συγκατάθεση για επικοινωνία' },
    },
    gradesConfirm: {
      type: 'boolean',
      requiredWhen: 'submitted',
      label: { en: 'Confirmation of the grades', el: 'Επιβεβαίωση βαθμολογίας' },
    },
    gdprConfirm: {
      type: 'boolean',
      requiredWhen: 'submitted',
      label: {
        en: 'Consent to the processing of personal data',
        el: 'Συγκατάθεση για την επεξεργασία προσωπικών δεδομένων',
      },
    },
    /** The office pays by it, so its student changes the bank account no more. */
    isAccountClosed: {
      type: 'boolean',
      label: { en: 'Bank account closed', el: 'Κλειστός τραπεζικός λογαριασμός' },
    },
    isDeleted: { type: 'boolean', default: false, label: { en: 'Deleted', el: 'Διαγραμμένη' } },
    dateSubmitted: {
      type: 'dateTime',
      isServerSet: true,
      label: { en: 'Submitted Date', el: 'Ημερομηνία υποβολής' },
    },
    /** Why the office sent the application back, in its own words; gone with the next submission. */
    returnReason: {
      type: 'text',
      maxLength: 2000,
      label: { en: 'Reason for sending back', el: 'Λόγος επιστροφής' },
    },
    /** When it did. */
    dateReturned: {
      type: 'dateTime',
      isServerSet: true,
      label: { en: 'Sent Back Date', el: 'Ημερομηνία επιστροφής' },
    },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: {
    owner: { kind: 'toOne', set: 'Users', requiredWhen: 'stored', label: { en: 'Owner', el: 'Κάτοχος' } },
    /** Who of the office is in charge; assigned by a call of its own, and no part of the record's version. */
    officer: {
      kind: 'toOne',
      set: 'Users',
      isServerSet: true,
      label: { en: 'Officer in charge', el: 'Υπεύθυνος' },
    },
    studentData: {
      kind: 'ownedMany',
      set: 'ApplicationStudentData',
      maxItems: 1,
      requiredWhen: 'submitted',
      label: { en: 'Personal data', el: 'Προσωπικά στοιχεία' },
    },
    studiesData: {
      kind: 'ownedOne',
      set: 'ApplicationStudiesData',
      requiredWhen: 'submitted',
      label: { en: 'Current studies', el: 'Τρέχουσες σπουδές' },
    },
    prefferedMobility: {
      kind: 'ownedMany',
      set: 'ApplicationPreferredMobilities',
      maxItems: APPLICATION_ROWS,
      label: { en: 'Preferred mobilities', el: 'Επιθυμητές κινητικότητες' },
      requiredWhen: 'submitted',
    },
    languageData: {
      kind: 'ownedMany',
      set: 'ApplicationLanguageData',
      maxItems: APPLICATION_ROWS,
      label: { en: 'Language skills', el: 'Γλωσσικές δεξιότητες' },
    },
    paymentData: {
      kind: 'ownedOne',
      set: 'ApplicationPaymentData',
      label: { en: 'Bank account', el: 'Τραπεζικός λογαριασμός' },
    },
    pastMobilityData: {
      kind: 'ownedMany',
      set: 'ApplicationPastMobilities',
      maxItems: APPLICATION_ROWS,
      label: { en: 'Previous mobilities', el: 'Προηγούμενες κινητικότητες' },
    },
    filesData: {
      kind: 'ownedMany',
      set: 'ApplicationFilesData',
      maxItems: 1,
      requiredWhen: 'submitted',
      label: { en: 'Attached files', el: 'Συνημμένα αρχεία' },
    },
  },
  derived: { isOnMyDesk: IS_ON_MY_DESK, isOfMyDepartments: IS_OF_MY_DEPARTMENTS },
} as const satisfies Entity;

/** File that a student uploaded. */
export const APPLICATION_FILE = {
  set: 'ApplicationFiles',
  fields: {
    fileName: {
      type: 'text',
      maxLength: 255,
      requiredWhen: 'stored',
      label: { en: 'File name', el: 'Όνομα αρχείου' },
    },
    fileBase64: {
      type: 'content',
      label: { en: 'File', el: 'Αρχείο' },
      mediaType: PDF_MEDIA_TYPE,
      maxBytes: MAX_PDF_BYTES,
      requiredWhen: 'stored',
    },
    marks: {
      type: 'json',
      shape: fileMarksShape,
      isServerSet: true,
      label: { en: 'To know before opening it', el: 'Προσοχή πριν το άνοιγμα' },
    },
    userMail: { type: 'json', shape: userMailShape, isTechnical: true },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: {
    owner: { kind: 'toOne', set: 'Users', requiredWhen: 'stored', label: { en: 'Owner', el: 'Κάτοχος' } },
  },
  heavyMembers: ['fileBase64'],
} as const satisfies Entity;

/** The office's settings for one type of application. */
export const APPLICATION_SETTINGS = {
  set: 'ApplicationSettings',
  fields: {
    applicationType: {
      type: 'text',
      oneOf: APPLICATION_TYPES,
      requiredWhen: 'stored',
      label: { en: 'Type of Mobility', el: 'Τύπος κινητικότητας' },
    },
    /** Number that the next submitted application gets. */
    applicationCounter: {
      type: 'integer',
      minimum: 1,
      default: 1,
      label: { en: 'Application counter', el: 'Μετρητής αιτήσεων' },
    },
    applicationStart: { type: 'dateTime', label: { en: 'Start date', el: 'Ημερομηνία έναρξης' } },
    applicationStop: { type: 'dateTime', label: { en: 'End date', el: 'Ημερομηνία λήξης' } },
    academicYear: { ...academicYear, label: { en: 'Application Year', el: 'Έτος αίτησης' } },
    /** Whoever submits gets a mail with number and PDF. */
    confirmsByMail: {
      type: 'boolean',
      default: true,
      label: { en: 'Confirmation by mail', el: 'Επιβεβαίωση με email' },
    },
    ...CHANGE_TIMES,
  },
  links: {},
  uniqueMembers: ['applicationType'],
} as const satisfies Entity;
