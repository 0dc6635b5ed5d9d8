import { APPLICATION_STUDY_CYCLE } from './applicationStudent.ts';
import type { Entity, Field } from '../../members/entity.ts';
import { LANGUAGE_LEVELS } from '../../reference/levels.ts';

const text = { type: 'text' } as const;
/** Required when the application leaves its draft. */
const due = { requiredWhen: 'submitted' } as const;

const certificateLevel = { type: 'text', oneOf: [...LANGUAGE_LEVELS, 'M', 'X'] } as const;
const fileId = {
  type: 'integer',
  references: 'ApplicationFiles',
  isEmptyText: true,
} as const satisfies Field;

export const MOBILITY_TYPES = ['Long-term mobility for Studies', 'Short-term mobility for Studies'] as const;
export const START_SEMESTERS = ['winter', 'spring'] as const;
export const PAST_PROGRAMMES = ['erasmusStudies', 'erasmusWorkshop'] as const;

/** Where the student would like to go. */
export const PREFERRED_MOBILITY = {
  set: 'ApplicationPreferredMobilities',
  fields: {
    type: { ...text, oneOf: MOBILITY_TYPES, label: { en: 'Type of Mobility', el: 'Τύπος κινητικότητας' } },
    programme: { ...text, maxLength: 100, label: { en: 'Mobility Programme', el: 'Πρόγραμμα' } },
    /** Family name, given name, department in brackets. */
    responsiblePerson: {
      ...text,
      maxLength: 400,
      ...due,
      label: { en: 'Responsible person', el: 'Υπεύθυνος συντονιστής' },
    },
    startSemester: {
      ...text,
      oneOf: START_SEMESTERS,
      ...due,
      label: { en: 'Start semester', el: 'Εξάμηνο έναρξης' },
    },
    /** Semesters; with short-term mobility days. */
    semesterDuration: {
      type: 'integer',
      minimum: 1,
      maximum: 30,
      ...due,
      label: { en: 'Duration', el: 'Διάρκεια' },
    },
    monthDuration: { type: 'integer', minimum: 1, maximum: 12, label: { en: 'Months', el: 'Μήνες' } },
    projectMobility: {
      type: 'boolean',
      label: { en: 'Mobility for a thesis or project', el: 'Κινητικότητα για εκπόνηση εργασίας' },
    },
    /** The local agreement that the stay rests on. */
    iiaId: { type: 'integer', references: 'MobilityAgreements', label: { en: 'Agreement', el: 'Συμφωνία' } },
    blended: { type: 'boolean', label: { en: 'Blended mobility', el: 'Μικτή κινητικότητα' } },
  },
  links: {
    country: { kind: 'toOne', set: 'MobilityCountries', ...due, label: { en: 'Country', el: 'Χώρα' } },
    institution: {
      kind: 'toOne',
      set: 'MobilityInstitutions',
      ...due,
      label: { en: 'Institution', el: 'Ίδρυμα' },
    },
  },
} as const satisfies Entity;

/** Language that the student knows. */
export const LANGUAGE_DATA = {
  set: 'ApplicationLanguageData',
  fields: {
    certificateTitle: { ...text, maxLength: 200, label: { en: 'Certificate', el: 'Πιστοποιητικό' } },
    certificateLevel: { ...certificateLevel, label: { en: 'Level', el: 'Επίπεδο' } },
    stateCertificate: { type: 'flag', label: { en: 'State certificate', el: 'Κρατικό πιστοποιητικό' } },
    stateCertificateLevel: {
      ...certificateLevel,
      label: { en: 'Level of the state certificate', el: 'Επίπεδο κρατικού πιστοποιητικού' },
    },
  },
  links: {
    language: { kind: 'toOne', set: 'ApplicationGlobalLanguages', label: { en: 'Language', el: 'Γλώσσα' } },
  },
} as const satisfies Entity;

/** Account that the grant goes to. */
export const PAYMENT_DATA = {
  set: 'ApplicationPaymentData',
  fields: {
    bank: { ...text, maxLength: 120, label: { en: 'Bank', el: 'Τράπεζα' } },
    /** Stored without blanks, in capitals; 42 with those that are printed in the longest. */
    iban: { ...text, maxLength: 42, label: { en: 'IBAN', el: 'IBAN' } },
    bankAccountNumber: { ...text, maxLength: 40, label: { en: 'Account number', el: 'Αριθμός λογαριασμού' } },
    bankAccountHolder: {
      ...text,
      maxLength: 200,
      label: { en: 'Account holder', el: 'Δικαιούχος λογαριασμού' },
    },
  },
  links: {},
} as const satisfies Entity;

/** Stay abroad that the student has behind them. */
export const PAST_MOBILITY = {
  set: 'ApplicationPastMobilities',
  fields: {
    programme: {
      ...text,
      oneOf: PAST_PROGRAMMES,
      ...due,
      label: { en: 'Mobility Programme', el: 'Πρόγραμμα' },
    },
    studyCycle: { ...APPLICATION_STUDY_CYCLE, ...due },
    year: { type: 'integer', minimum: 1987, maximum: 2100, label: { en: 'Year', el: 'Έτος' } },
    /** Months. */
    semesterDuration: {
      type: 'integer',
      minimum: 0,
      maximum: 24,
      label: { en: 'Duration in months', el: 'Διάρκεια σε μήνες' },
    },
    sendingInstitution: {
      ...text,
      maxLength: 300,
      label: { en: 'Sending institution', el: 'Ίδρυμα αποστολής' },
    },
  },
  links: {},
} as const satisfies Entity;

/** Ids of the uploaded files by slot; an empty slot is null, on the wire `''`. */
export const FILES_DATA = {
  set: 'ApplicationFilesData',
  fields: {
    europassCv: {
      ...fileId,
      label: { en: 'Short CV (Europass)', el: 'Σύντομο βιογραφικό σημείωμα (Europass)' },
    },
    academicIdentity: {
      ...fileId,
      label: { en: 'Copy of the academic ID', el: 'Αντίγραφο ακαδημαϊκής ταυτότητας' },
    },
    proposedCurriculum: {
      ...fileId,
      label: {
        en: 'Motivation letter and proposed study plan',
        el: 'Επιστολή κινήτρων και προτεινόμενο πρόγραμμα σπουδών',
      },
    },
    foreignLanguageCertificate: {
      ...fileId,
      label: { en: 'Language certificate or attestation', el: 'Πιστοποιητικό ή βεβαίωση γλωσσομάθειας' },
    },
    detailedDegreeScore: {
      ...fileId,
      label: { en: 'Bachelor transcript', el: 'Αναλυτική βαθμολογία προπτυχιακών σπουδών' },
    },
    detailedMastersDegreeScore: {
      ...fileId,
      label: { en: 'Master transcript', el: 'Αναλυτική βαθμολογία μεταπτυχιακών σπουδών' },
    },
    letterOfAcceptance: { ...fileId, label: { en: 'Letter of acceptance', el: 'Επιστολή αποδοχής' } },
    recommendationLetter: { ...fileId, label: { en: 'Recommendation letter', el: 'Συστατική επιστολή' } },
    disabilityCertificate: {
      ...fileId,
      label: { en: 'Disability certificate', el: 'Πιστοποιητικό αναπηρίας' },
    },
  },
  links: {},
} as const satisfies Entity;
