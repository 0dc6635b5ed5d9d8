import { GENERATED_KEY, textField } from './commonFields.ts';
import type { Field, SetDefinition } from './definition.ts';

const owner = { set: 'ApplicationStudentStudiesForms', column: 'application_id' } as const;

/** 6 undergraduate, 7 postgraduate, 8 Ph.D. */
const studyCycle = { type: 'integer', oneOf: [6, 7, 8] } as const;
const certificateLevel = { type: 'text', oneOf: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'M', 'X'] } as const;
const fileId = { type: 'integer', references: 'ApplicationFiles' } as const satisfies Field;

/** Steps of the application form. A draft may leave any of it open. */
export const APPLICATION_PART_SETS = {
  ApplicationStudentData: {
    name: 'ApplicationStudentData',
    table: 'application_student_data',
    key: GENERATED_KEY,
    fields: {
      email: textField(254),
      nameLatin: textField(120),
      familyNameLatin: textField(120),
      nameGreek: textField(120),
      familyNameGreek: textField(120),
      /** 1 male, 2 female, 0 other. */
      gender: { type: 'integer', oneOf: [0, 1, 2] },
      birthDate: { type: 'date' },
      birthCity: { type: 'json', shape: 'city' },
      identificationNumber: textField(40),
      identificationIssueDate: { type: 'date' },
      identificationIssuingAuthority: textField(200),
      fatherName: textField(120),
      motherName: textField(120),
      taxIdNumber: textField(20),
      socialSecurityNumber: textField(20),
      landlinePhone: textField(40),
      mobilePhone: textField(40),
      permanentAddress: { type: 'json', shape: 'permanentAddress' },
      currentAddress: { type: 'json', shape: 'currentAddress' },
      emergencyContactName: textField(200),
      emergencyContactPhone: textField(40),
      emergencyContactEmail: textField(254),
    },
    links: {
      birthCountry: { kind: 'toOne', set: 'ApplicationGlobalCountries', column: 'birth_country_id' },
      citizenship: { kind: 'toOne', set: 'ApplicationGlobalCountries', column: 'citizenship_id' },
      taxAuthority: { kind: 'toOne', set: 'ApplicationTaxOffices', column: 'tax_office_id' },
    },
    owner,
  },
  ApplicationStudiesData: {
    name: 'ApplicationStudiesData',
    table: 'application_studies_data',
    key: GENERATED_KEY,
    fields: {
      universityRegistryNumber: textField(40),
      europeanStudentIdentifier: textField(200),
      diplomaTitle: textField(300),
      specialization: textField(300),
      studyCycle,
      studyStartYear: { type: 'integer', minimum: 2000, maximum: 2100 },
      semesterCurrent: { type: 'integer', minimum: 1, maximum: 40 },
      semesterDuringMobility: { type: 'integer', minimum: 1, maximum: 40 },
    },
    links: { department: { kind: 'toOne', set: 'MobilityDepartments', column: 'department_id' } },
    owner,
  },
  ApplicationPreferredMobilities: {
    name: 'ApplicationPreferredMobilities',
    table: 'application_preferred_mobilities',
    key: GENERATED_KEY,
    fields: {
      type: { type: 'text', oneOf: ['Long-term mobility for Studies', 'Short-term mobility for Studies'] },
      programme: textField(100),
      /** Family name, given name, department in brackets. */
      responsiblePerson: textField(400),
      startSemester: { type: 'text', oneOf: ['winter', 'spring'] },
      /** Semesters; with short-term mobility days. */
      semesterDuration: { type: 'integer', minimum: 1, maximum: 30 },
      monthDuration: { type: 'integer', minimum: 1, maximum: 12 },
      projectMobility: { type: 'boolean' },
      /** The local agreement that the stay rests on. */
      iiaId: { type: 'integer', references: 'MobilityAgreements' },
      blended: { type: 'boolean' },
    },
    links: {
      country: { kind: 'toOne', set: 'MobilityCountries', column: 'country_id' },
      institution: { kind: 'toOne', set: 'MobilityInstitutions', column: 'institution_id' },
    },
    owner,
  },
  ApplicationLanguageData: {
    name: 'ApplicationLanguageData',
    table: 'application_language_data',
    key: GENERATED_KEY,
    fields: {
      certificateTitle: textField(200),
      certificateLevel,
      stateCertificate: { type: 'flag' },
      stateCertificateLevel: certificateLevel,
    },
    links: { language: { kind: 'toOne', set: 'ApplicationGlobalLanguages', column: 'language_id' } },
    owner,
  },
  ApplicationPaymentData: {
    name: 'ApplicationPaymentData',
    table: 'application_payment_data',
    key: GENERATED_KEY,
    fields: {
      bank: textField(120),
      iban: textField(34),
      bankAccountNumber: textField(40),
      bankAccountHolder: textField(200),
    },
    links: {},
    owner,
  },
  ApplicationPastMobilities: {
    name: 'ApplicationPastMobilities',
    table: 'application_past_mobilities',
    key: GENERATED_KEY,
    fields: {
      programme: { type: 'text', oneOf: ['erasmusStudies', 'erasmusWorkshop'] },
      studyCycle,
      year: { type: 'integer', minimum: 1987, maximum: 2100 },
      /** Months. */
      semesterDuration: { type: 'integer', minimum: 0, maximum: 24 },
      sendingInstitution: textField(300),
    },
    links: {},
    owner,
  },
  /** Ids of the uploaded files by slot; an empty slot is null. */
  ApplicationFilesData: {
    name: 'ApplicationFilesData',
    table: 'application_files_data',
    key: GENERATED_KEY,
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
    owner,
  },
} as const satisfies Record<string, SetDefinition>;
