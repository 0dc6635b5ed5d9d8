import { APPLICATION_STATUSES, APPLICATION_TYPES } from '../applications.ts';
import { MAX_PDF_BYTES, PDF_MEDIA_TYPE } from '../entities/pdfFile.ts';
import { CHANGE_TIMES, SAMPLE_MARK } from './commonFields.ts';
import type { Entity } from './entity.ts';

/** Academic year, named by the year in which it begins. */
const academicYear = { type: 'integer', minimum: 2000, maximum: 2100 } as const;

/** Application of a student for a stay abroad. */
export const APPLICATION = {
  set: 'ApplicationStudentStudiesForms',
  fields: {
    /** Taken from the counter in the settings when the application is submitted, and never given again. */
    applicationNumber: { type: 'integer', isServerSet: true },
    type: { type: 'text', oneOf: APPLICATION_TYPES, requiredWhen: 'stored' },
    status: { type: 'text', oneOf: APPLICATION_STATUSES, requiredWhen: 'stored' },
    applicationYear: academicYear,
    pastMobilities: { type: 'boolean', requiredWhen: 'submitted' },
    specialNeedsCategory: { type: 'boolean' },
    communicationAccept: { type: 'boolean' },
    gradesConfirm: { type: 'boolean', requiredWhen: 'submitted' },
    gdprConfirm: { type: 'boolean', requiredWhen: 'submitted' },
    isDeleted: { type: 'boolean', default: false },
    dateSubmitted: { type: 'dateTime', isServerSet: true },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: {
    owner: { kind: 'toOne', set: 'Users', requiredWhen: 'stored' },
    studentData: { kind: 'ownedMany', set: 'ApplicationStudentData', requiredWhen: 'submitted' },
    studiesData: { kind: 'ownedOne', set: 'ApplicationStudiesData', requiredWhen: 'submitted' },
    prefferedMobility: {
      kind: 'ownedMany',
      set: 'ApplicationPreferredMobilities',
      requiredWhen: 'submitted',
    },
    languageData: { kind: 'ownedMany', set: 'ApplicationLanguageData' },
    paymentData: { kind: 'ownedOne', set: 'ApplicationPaymentData' },
    pastMobilityData: { kind: 'ownedMany', set: 'ApplicationPastMobilities' },
    filesData: { kind: 'ownedMany', set: 'ApplicationFilesData', requiredWhen: 'submitted' },
  },
} as const satisfies Entity;

/** File that a student uploaded. */
export const APPLICATION_FILE = {
  set: 'ApplicationFiles',
  fields: {
    fileName: { type: 'text', maxLength: 255, requiredWhen: 'stored' },
    fileBase64: {
      type: 'content',
      mediaType: PDF_MEDIA_TYPE,
      maxBytes: MAX_PDF_BYTES,
      requiredWhen: 'stored',
    },
    userMail: { type: 'json', shape: 'userMail' },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: { owner: { kind: 'toOne', set: 'Users', requiredWhen: 'stored' } },
  heavyMembers: ['fileBase64'],
} as const satisfies Entity;

/** The office's settings for one type of application. */
export const APPLICATION_SETTINGS = {
  set: 'ApplicationSettings',
  fields: {
    applicationType: { type: 'text', oneOf: APPLICATION_TYPES, requiredWhen: 'stored' },
    /** Number that the next submitted application gets. */
    applicationCounter: { type: 'integer', minimum: 1, default: 1 },
    applicationStart: { type: 'dateTime' },
    applicationStop: { type: 'dateTime' },
    academicYear,
    ...CHANGE_TIMES,
  },
  links: {},
  uniqueMembers: ['applicationType'],
} as const satisfies Entity;
