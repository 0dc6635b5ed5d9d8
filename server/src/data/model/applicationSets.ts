import { APPLICATION_STATUSES, APPLICATION_TYPES } from 'shared-contracts/applications.ts';
import { CHANGE_TIMES, GENERATED_KEY, SAMPLE_MARK, textField } from './commonFields.ts';
import type { SetDefinition } from './definition.ts';

/** Base64 makes four characters of three bytes. */
const LONGEST_FILE_BASE64 = Math.ceil(10_485_760 / 3) * 4;

/** Academic year, named by the year in which it begins. */
const academicYearField = { type: 'integer', minimum: 2000, maximum: 2100 } as const;

/** Applications of students for a stay abroad, their files, and the office's settings for them. */
export const APPLICATION_SETS = {
  ApplicationStudentStudiesForms: {
    name: 'ApplicationStudentStudiesForms',
    table: 'applications',
    key: GENERATED_KEY,
    fields: {
      /** Taken from the counter in the settings when the application is submitted, and never given again. */
      applicationNumber: { type: 'integer', isServerSet: true },
      type: { type: 'text', oneOf: APPLICATION_TYPES, isRequired: true },
      status: { type: 'text', oneOf: APPLICATION_STATUSES, isRequired: true },
      applicationYear: academicYearField,
      pastMobilities: { type: 'boolean' },
      specialNeedsCategory: { type: 'boolean' },
      communicationAccept: { type: 'boolean' },
      gradesConfirm: { type: 'boolean' },
      gdprConfirm: { type: 'boolean' },
      isDeleted: { type: 'boolean', default: false },
      dateSubmitted: { type: 'dateTime', isServerSet: true },
      ...CHANGE_TIMES,
      ...SAMPLE_MARK,
    },
    links: {
      owner: { kind: 'toOne', set: 'Users', column: 'owner_id', isRequired: true },
      studentData: { kind: 'ownedMany', set: 'ApplicationStudentData' },
      studiesData: { kind: 'ownedOne', set: 'ApplicationStudiesData' },
      prefferedMobility: { kind: 'ownedMany', set: 'ApplicationPreferredMobilities' },
      languageData: { kind: 'ownedMany', set: 'ApplicationLanguageData' },
      paymentData: { kind: 'ownedOne', set: 'ApplicationPaymentData' },
      pastMobilityData: { kind: 'ownedMany', set: 'ApplicationPastMobilities' },
      filesData: { kind: 'ownedMany', set: 'ApplicationFilesData' },
    },
  },
  ApplicationFiles: {
    name: 'ApplicationFiles',
    table: 'application_files',
    key: GENERATED_KEY,
    fields: {
      fileName: textField(255, { isRequired: true }),
      fileBase64: textField(LONGEST_FILE_BASE64, { isRequired: true }),
      userMail: { type: 'json', shape: 'userMail' },
      ...CHANGE_TIMES,
      ...SAMPLE_MARK,
    },
    links: { owner: { kind: 'toOne', set: 'Users', column: 'owner_id', isRequired: true } },
    heavyMembers: ['fileBase64'],
  },
  ApplicationSettings: {
    name: 'ApplicationSettings',
    table: 'application_settings',
    key: GENERATED_KEY,
    fields: {
      applicationType: { type: 'text', oneOf: APPLICATION_TYPES, isRequired: true },
      /** Number that the next submitted application gets. */
      applicationCounter: { type: 'integer', minimum: 1, default: 1 },
      applicationStart: { type: 'dateTime' },
      applicationStop: { type: 'dateTime' },
      academicYear: academicYearField,
      ...CHANGE_TIMES,
    },
    links: {},
    uniqueMembers: ['applicationType'],
  },
} as const satisfies Record<string, SetDefinition>;
