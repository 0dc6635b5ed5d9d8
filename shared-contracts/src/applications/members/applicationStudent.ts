import { cityShape, currentAddressShape, permanentAddressShape } from './studentShapes.ts';
import { EMAIL, PERSON_NAME, PHONE } from '../../members/commonTexts.ts';
import type { Entity } from '../../members/entity.ts';
import { EQF_LEVELS } from '../../reference/levels.ts';

const text = { type: 'text' } as const;
/** Required when the application leaves its draft. */
const due = { requiredWhen: 'submitted' } as const;

/** 6 undergraduate, 7 postgraduate, 8 Ph.D. */
export const APPLICATION_STUDY_CYCLE = {
  type: 'integer',
  oneOf: [EQF_LEVELS['1st'], EQF_LEVELS['2nd'], EQF_LEVELS['3rd']],
  label: { en: 'Study cycle', el: 'Κύκλος σπουδών' },
} as const;

/** The student, as of the application. A draft may leave any of it open, here and in the parts of `applicationParts.ts`. */
export const STUDENT_DATA = {
  set: 'ApplicationStudentData',
  fields: {
    /** Of the account: nothing that is typed. */
    email: { ...text, maxLength: EMAIL.maxLength, label: { en: 'Email', el: 'Email' } },
    nameLatin: { ...PERSON_NAME, label: { en: 'First name (Latin)', el: 'Όνομα (λατινικά)' } },
    familyNameLatin: { ...PERSON_NAME, label: { en: 'Last name (Latin)', el: 'Επώνυμο (λατινικά)' } },
    nameGreek: { ...PERSON_NAME, label: { en: 'First name (Greek)', el: 'Όνομα (ελληνικά)' } },
    familyNameGreek: { ...PERSON_NAME, label: { en: 'Last name (Greek)', el: 'Επώνυμο (ελληνικά)' } },
    /** 1 male, 2 female, 0 other. */
    gender: { type: 'integer', oneOf: [0, 1, 2], ...due, label: { en: 'Gender', el: 'Φύλο' } },
    birthDate: { type: 'date', ...due, label: { en: 'Date of birth', el: 'Ημερομηνία γέννησης' } },
    birthCity: {
      type: 'json',
      shape: cityShape,
      ...due,
      label: { en: 'City of birth', el: 'Πόλη γέννησης' },
    },
    identificationNumber: {
      ...text,
      maxLength: 40,
      ...due,
      label: { en: 'Identity card or passport number', el: 'Αριθμός δελτίου ταυτότητας ή διαβατηρίου' },
    },
    identificationIssueDate: {
      type: 'date',
      ...due,
      label: { en: 'Date of issue', el: 'Ημερομηνία έκδοσης' },
    },
    identificationIssuingAuthority: {
      ...text,
      maxLength: 200,
      ...due,
      label: { en: 'Issuing authority', el: 'Εκδούσα αρχή' },
    },
    fatherName: { ...PERSON_NAME, ...due, label: { en: "Father's name", el: 'Πατρώνυμο' } },
    motherName: { ...PERSON_NAME, ...due, label: { en: "Mother's name", el: 'Μητρώνυμο' } },
    taxIdNumber: { ...text, maxLength: 20, ...due, label: { en: 'Tax identification number', el: 'ΑΦΜ' } },
    socialSecurityNumber: {
      ...text,
      maxLength: 20,
      ...due,
      label: { en: 'Social security number', el: 'ΑΜΚΑ' },
    },
    landlinePhone: { ...PHONE, ...due, label: { en: 'Home phone', el: 'Σταθερό τηλέφωνο' } },
    mobilePhone: { ...PHONE, ...due, label: { en: 'Mobile phone', el: 'Κινητό τηλέφωνο' } },
    permanentAddress: {
      type: 'json',
      shape: permanentAddressShape,
      ...due,
      label: { en: 'Permanent address', el: 'Μόνιμη διεύθυνση' },
    },
    currentAddress: {
      type: 'json',
      shape: currentAddressShape,
      label: { en: 'Current address', el: 'Τρέχουσα διεύθυνση' },
    },
    emergencyContactName: {
      ...text,
      maxLength: 200,
      ...due,
      label: { en: 'Emergency contact', el: 'Πρόσωπο επικοινωνίας σε έκτακτη ανάγκη' },
    },
    emergencyContactPhone: {
      ...PHONE,
      ...due,
      label: { en: 'Phone of the emergency contact', el: 'Τηλέφωνο επικοινωνίας σε έκτακτη ανάγκη' },
    },
    emergencyContactEmail: {
      ...EMAIL,
      label: { en: 'Email of the emergency contact', el: 'Email επικοινωνίας σε έκτακτη ανάγκη' },
    },
  },
  links: {
    birthCountry: {
      kind: 'toOne',
      set: 'ApplicationGlobalCountries',
      ...due,
      label: { en: 'Country of birth', el: 'Χώρα γέννησης' },
    },
    citizenship: {
      kind: 'toOne',
      set: 'ApplicationGlobalCountries',
      ...due,
      label: { en: 'Citizenship', el: 'Υπηκοότητα' },
    },
    taxAuthority: {
      kind: 'toOne',
      set: 'ApplicationTaxOffices',
      ...due,
      label: { en: 'Tax office', el: 'ΔΟΥ' },
    },
  },
} as const satisfies Entity;

/** What the student studies. */
export const STUDIES_DATA = {
  set: 'ApplicationStudiesData',
  fields: {
    universityRegistryNumber: {
      ...text,
      maxLength: 40,
      label: { en: 'University registry number', el: 'Αριθμός μητρώου' },
    },
    europeanStudentIdentifier: {
      ...text,
      maxLength: 200,
      label: { en: 'European Student Identifier', el: 'Ευρωπαϊκό αναγνωριστικό φοιτητή' },
    },
    diplomaTitle: { ...text, maxLength: 300, ...due, label: { en: 'Diploma title', el: 'Τίτλος σπουδών' } },
    specialization: { ...text, maxLength: 300, label: { en: 'Specialization', el: 'Κατεύθυνση' } },
    studyCycle: { ...APPLICATION_STUDY_CYCLE, ...due },
    studyStartYear: {
      type: 'integer',
      minimum: 2000,
      maximum: 2100,
      ...due,
      label: { en: 'Year in which the studies began', el: 'Έτος έναρξης σπουδών' },
    },
    semesterCurrent: {
      type: 'integer',
      minimum: 1,
      maximum: 40,
      ...due,
      label: { en: 'Current semester', el: 'Τρέχον εξάμηνο' },
    },
    semesterDuringMobility: {
      type: 'integer',
      minimum: 1,
      maximum: 40,
      ...due,
      label: { en: 'Semester during the mobility', el: 'Εξάμηνο κατά την κινητικότητα' },
    },
  },
  links: {
    department: {
      kind: 'toOne',
      set: 'MobilityDepartments',
      ...due,
      label: { en: 'Department', el: 'Τμήμα' },
    },
  },
} as const satisfies Entity;
