import { EMAIL, PERSON_NAME, PHONE } from './commonFields.ts';
import type { Entity, Field } from './entity.ts';
import { EQF_LEVELS, LANGUAGE_LEVELS } from './levels.ts';

const text = { type: 'text' } as const;
/** Required when the application leaves its draft. */
const due = { requiredWhen: 'submitted' } as const;

/** 6 undergraduate, 7 postgraduate, 8 Ph.D. */
const studyCycle = {
  type: 'integer',
  oneOf: [EQF_LEVELS['1st'], EQF_LEVELS['2nd'], EQF_LEVELS['3rd']],
} as const;
const certificateLevel = { type: 'text', oneOf: [...LANGUAGE_LEVELS, 'M', 'X'] } as const;
const fileId = { type: 'integer', references: 'ApplicationFiles' } as const satisfies Field;

export const MOBILITY_TYPES = ['Long-term mobility for Studies', 'Short-term mobility for Studies'] as const;
export const START_SEMESTERS = ['winter', 'spring'] as const;
export const PAST_PROGRAMMES = ['erasmusStudies', 'erasmusWorkshop'] as const;

/** The student, as of the application. A draft may leave any of it open, here and in the other parts. */
export const STUDENT_DATA = {
  set: 'ApplicationStudentData',
  fields: {
    /** Of the account: nothing that is typed. */
    email: { ...text, maxLength: EMAIL.maxLength },
    nameLatin: PERSON_NAME,
    familyNameLatin: PERSON_NAME,
    nameGreek: PERSON_NAME,
    familyNameGreek: PERSON_NAME,
    /** 1 male, 2 female, 0 other. */
    gender: { type: 'integer', oneOf: [0, 1, 2], ...due },
    birthDate: { type: 'date', ...due },
    birthCity: { type: 'json', shape: 'city', ...due },
    identificationNumber: { ...text, maxLength: 40, ...due },
    identificationIssueDate: { type: 'date', ...due },
    identificationIssuingAuthority: { ...text, maxLength: 200, ...due },
    fatherName: { ...PERSON_NAME, ...due },
    motherName: { ...PERSON_NAME, ...due },
    taxIdNumber: { ...text, maxLength: 20, ...due },
    socialSecurityNumber: { ...text, maxLength: 20, ...due },
    landlinePhone: { ...PHONE, ...due },
    mobilePhone: { ...PHONE, ...due },
    permanentAddress: { type: 'json', shape: 'permanentAddress', ...due },
    currentAddress: { type: 'json', shape: 'currentAddress' },
    emergencyContactName: { ...text, maxLength: 200, ...due },
    emergencyContactPhone: { ...PHONE, ...due },
    emergencyContactEmail: EMAIL,
  },
  links: {
    birthCountry: { kind: 'toOne', set: 'ApplicationGlobalCountries', ...due },
    citizenship: { kind: 'toOne', set: 'ApplicationGlobalCountries', ...due },
    taxAuthority: { kind: 'toOne', set: 'ApplicationTaxOffices', ...due },
  },
} as const satisfies Entity;

/** What the student studies. */
export const STUDIES_DATA = {
  set: 'ApplicationStudiesData',
  fields: {
    universityRegistryNumber: { ...text, maxLength: 40 },
    europeanStudentIdentifier: { ...text, maxLength: 200 },
    diplomaTitle: { ...text, maxLength: 300, ...due },
    specialization: { ...text, maxLength: 300 },
    studyCycle: { ...studyCycle, ...due },
    studyStartYear: { type: 'integer', minimum: 2000, maximum: 2100, ...due },
    semesterCurrent: { type: 'integer', minimum: 1, maximum: 40, ...due },
    semesterDuringMobility: { type: 'integer', minimum: 1, maximum: 40, ...due },
  },
  links: { department: { kind: 'toOne', set: 'MobilityDepartments', ...due } },
} as const satisfies Entity;

/** Where the student would like to go. */
export const PREFERRED_MOBILITY = {
  set: 'ApplicationPreferredMobilities',
  fields: {
    type: { ...text, oneOf: MOBILITY_TYPES },
    programme: { ...text, maxLength: 100 },
    /** Family name, given name, department in brackets. */
    responsiblePerson: { ...text, maxLength: 400, ...due },
    startSemester: { ...text, oneOf: START_SEMESTERS, ...due },
    /** Semesters; with short-term mobility days. */
    semesterDuration: { type: 'integer', minimum: 1, maximum: 30, ...due },
    monthDuration: { type: 'integer', minimum: 1, maximum: 12 },
    projectMobility: { type: 'boolean' },
    /** The local agreement that the stay rests on. */
    iiaId: { type: 'integer', references: 'MobilityAgreements' },
    blended: { type: 'boolean' },
  },
  links: {
    country: { kind: 'toOne', set: 'MobilityCountries', ...due },
    institution: { kind: 'toOne', set: 'MobilityInstitutions', ...due },
  },
} as const satisfies Entity;

/** Language that the student knows. */
export const LANGUAGE_DATA = {
  set: 'ApplicationLanguageData',
  fields: {
    certificateTitle: { ...text, maxLength: 200 },
    certificateLevel,
    stateCertificate: { type: 'flag' },
    stateCertificateLevel: certificateLevel,
  },
  links: { language: { kind: 'toOne', set: 'ApplicationGlobalLanguages' } },
} as const satisfies Entity;

/** Account that the grant goes to. */
export const PAYMENT_DATA = {
  set: 'ApplicationPaymentData',
  fields: {
    bank: { ...text, maxLength: 120 },
    iban: { ...text, maxLength: 34 },
    bankAccountNumber: { ...text, maxLength: 40 },
    bankAccountHolder: { ...text, maxLength: 200 },
  },
  links: {},
} as const satisfies Entity;

/** Stay abroad that the student has behind them. */
export const PAST_MOBILITY = {
  set: 'ApplicationPastMobilities',
  fields: {
    programme: { ...text, oneOf: PAST_PROGRAMMES },
    studyCycle,
    year: { type: 'integer', minimum: 1987, maximum: 2100 },
    /** Months. */
    semesterDuration: { type: 'integer', minimum: 0, maximum: 24 },
    sendingInstitution: { ...text, maxLength: 300 },
  },
  links: {},
} as const satisfies Entity;

/** Ids of the uploaded files by slot; an empty slot is null. */
export const FILES_DATA = {
  set: 'ApplicationFilesData',
  fields: {
    europassCv: fileId,
    academicIdentity: fileId,
    proposedCurriculum: fileId,
    foreignLanguageCertificate: fileId,
    detailedDegreeScore: fileId,
    detailedMastersDegreeScore: fileId,
    letterOfAcceptance: fileId,
    recommendationLetter: fileId,
    disabilityCertificate: fileId,
  },
  links: {},
} as const satisfies Entity;
