import { agreementFactsSchema } from '../agreementFacts.ts';
import { approvedCopyShape } from './agreementShapes.ts';
import { AGREEMENT_LIMITS } from '../agreements.ts';
import { AGREEMENT_STEPS } from './agreementSteps.ts';
import {
  CHANGE_TIMES,
  IS_OF_MY_DEPARTMENTS,
  IS_ON_MY_DESK,
  SAMPLE_MARK,
} from '../../members/commonFields.ts';
import type { Entity } from '../../members/entity.ts';

const rows = { kind: 'ownedMany', maxItems: AGREEMENT_LIMITS.rows } as const;

/** Agreement between the local university and a partner. */
export const AGREEMENT = {
  set: 'MobilityAgreements',
  fields: {
    localStatus: {
      type: 'flag',
      default: 0,
      label: { en: 'Local Finalized', el: 'Ολοκληρωμένη από το ίδρυμά μας' },
    },
    terminated: {
      type: 'integer',
      minimum: 0,
      maximum: 4,
      default: 0,
      label: { en: 'Termination Status', el: 'Κατάσταση λύσης' },
    },
    isDeleted: { type: 'boolean', default: false, label: { en: 'Deleted', el: 'Διαγραμμένη' } },
    createdAtMobisisApp: {
      type: 'boolean',
      default: true,
      label: { en: 'Created in this portal', el: 'Δημιουργήθηκε σε αυτή την πύλη' },
    },
    comments: { type: 'html', maxLength: 50_000, label: { en: 'Comments', el: 'Σχόλια' } },
    approvedCopy: {
      type: 'json',
      shape: approvedCopyShape,
      isServerSet: true,
      label: { en: 'Copy that both approved', el: 'Αντίγραφο που ενέκριναν και οι δύο' },
    },
    /** The agreement of the period before, where this one was made from it. */
    renewedFrom: {
      type: 'integer',
      references: 'MobilityAgreements',
      isServerSet: true,
      label: { en: 'Renewed from', el: 'Ανανέωση της' },
    },
    /** By which the network knows our copy, where an earlier system had told of it: others are known by their id. See `ownIiaId.ts`. */
    iiaId: {
      type: 'text',
      maxLength: 64,
      isServerSet: true,
      label: { en: 'IIA ID', el: 'Αναγνωριστικό συμφωνίας (IIA)' },
    },
    iiaCode: {
      type: 'text',
      maxLength: 255,
      isServerSet: true,
      label: { en: 'IIA code', el: 'Κωδικός συμφωνίας (IIA)' },
    },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: {
    startYear: {
      kind: 'toOne',
      set: 'AcademicYears',
      requiredWhen: 'stored',
      label: { en: 'Start year', el: 'Έτος έναρξης' },
    },
    endYear: {
      kind: 'toOne',
      set: 'AcademicYears',
      requiredWhen: 'stored',
      label: { en: 'End year', el: 'Έτος λήξης' },
    },
    status: {
      kind: 'toOne',
      set: 'MobilityAgreementStatuses',
      requiredWhen: 'stored',
      label: { en: 'Status', el: 'Κατάσταση' },
    },
    ewpStatus: {
      kind: 'toOne',
      set: 'MobilityEwpStatuses',
      label: { en: 'EWP Status', el: 'Κατάσταση EWP' },
    },
    owner: { kind: 'toOne', set: 'Users', label: { en: 'Owner', el: 'Κάτοχος' } },
    /** Who of the office is in charge; assigned by a call of its own, and no part of the record's version. */
    officer: {
      kind: 'toOne',
      set: 'Users',
      isServerSet: true,
      label: { en: 'Officer in charge', el: 'Υπεύθυνος' },
    },
    institutions: {
      kind: 'linkedMany',
      set: 'MobilityInstitutions',
      label: { en: 'Institutions', el: 'Ιδρύματα' },
    },
    departmentalCoordinatorContacts: {
      kind: 'linkedMany',
      set: 'MobilityContacts',
      maxItems: AGREEMENT_LIMITS.contacts,
      nests: 'whole',
      label: { en: 'Departmental coordinators', el: 'Συντονιστές τμήματος' },
    },
    factsheets: {
      kind: 'linkedMany',
      set: 'MobilityFactsheets',
      label: { en: 'Factsheets', el: 'Ενημερωτικά δελτία' },
    },
    partnerAgreementIdentifications: {
      kind: 'ownedMany',
      set: 'PartnerAgreementIdentifications',
      label: { en: "Partner's identification", el: 'Αναγνωριστικό του εταίρου' },
    },
    studentMobilitiesForStudies: {
      ...rows,
      set: 'StudentMobilitiesForStudies',
      label: { en: 'Student Mobility for Studies', el: 'Κινητικότητα φοιτητών για σπουδές' },
    },
    studentMobilitiesForTraineeship: {
      ...rows,
      set: 'StudentMobilitiesForTraineeship',
      label: { en: 'Student Mobility for Traineeships', el: 'Κινητικότητα φοιτητών για πρακτική άσκηση' },
    },
    staffMobilitiesForTeaching: {
      ...rows,
      set: 'StaffMobilitiesForTeaching',
      label: { en: 'Staff Mobility for Teaching', el: 'Κινητικότητα προσωπικού για διδασκαλία' },
    },
    staffMobilitiesForTraining: {
      ...rows,
      set: 'StaffMobilitiesForTraining',
      label: { en: 'Staff Mobility for Training', el: 'Κινητικότητα προσωπικού για επιμόρφωση' },
    },
    signings: { kind: 'ownedMany', set: 'MobilitySignings', label: { en: 'Signatures', el: 'Υπογραφές' } },
  },
  heavyMembers: ['approvedCopy'],
  computed: {
    facts: {
      shape: agreementFactsSchema,
      description: 'What the steps of the life cycle depend on; only whoever may take them reads all of it.',
    },
  },
  derived: {
    ...AGREEMENT_STEPS,
    waitsForUsSince: {
      type: 'text',
      description:
        'ISO time at which the partner told or approved something last; where it did not, or the reader may not know, of the last change.',
    },
    waitsForPartnerSince: {
      type: 'text',
      description:
        'ISO time at which we told or approved something last; where we did not, or the reader may not know, of the last change.',
    },
    isUndelivered: {
      type: 'boolean',
      description: 'The partner was told something that its system refused, or did not take within an hour.',
    },
    isPartnerSilent: {
      type: 'boolean',
      description: 'For thirty days we have not notified the partner of our copy, and it has told nothing.',
    },
    isCopyUnread: { type: 'boolean', description: 'The partner has not fetched our copy as it is now.' },
    namesMe: { type: 'boolean', description: 'The reader is one of its departmental coordinators.' },
    namesMyDepartment: {
      type: 'boolean',
      description: 'Somebody of the reader’s department is one of its departmental coordinators.',
    },
    isOnMyDesk: IS_ON_MY_DESK,
    isOfMyDepartments: IS_OF_MY_DEPARTMENTS,
    isProposed: { type: 'boolean', description: 'A draft that a coordinator proposed to the office.' },
    partnerName: {
      type: 'text',
      description: 'Name of the partner, of several the first; for the order of a list.',
    },
    isPartnerOffNetwork: {
      type: 'boolean',
      description:
        'Agreements cannot be exchanged with the partner over the network; false while nobody knows.',
    },
  },
} as const satisfies Entity;
