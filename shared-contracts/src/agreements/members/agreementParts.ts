import { signerShape } from '../../institutions/members/contactShapes.ts';
import { CHANGE_TIMES, SAMPLE_MARK } from '../../members/commonFields.ts';
import type { Entity } from '../../members/entity.ts';

const heiId = { type: 'text', maxLength: 100 } as const;

/** Ours that a row belongs to: the ids of copies are unique for one university only. Absent while no agreement of ours is known to be meant. */
const agreement = {
  kind: 'toOne',
  set: 'MobilityAgreements',
  isServerSet: true,
  label: { en: 'Agreement', el: 'Συμφωνία' },
} as const;

/** What the partner's system calls its copy of an agreement. */
export const PARTNER_IDENTIFICATION = {
  set: 'PartnerAgreementIdentifications',
  fields: {
    iiaId: {
      type: 'text',
      maxLength: 64,
      label: { en: 'IIA ID of the partner', el: 'Αναγνωριστικό συμφωνίας του εταίρου' },
    },
    iiaCode: {
      type: 'text',
      maxLength: 255,
      label: { en: 'IIA code of the partner', el: 'Κωδικός συμφωνίας του εταίρου' },
    },
  },
  links: {},
} as const satisfies Entity;

/** Signature of one side under an agreement. */
export const SIGNING = {
  set: 'MobilitySignings',
  fields: {
    /** The signer as of the day of signing; later changes of a contact do not reach it. */
    signer: { type: 'json', shape: signerShape, label: { en: 'Signer', el: 'Υπογράφων' } },
    signingDate: { type: 'dateTime', label: { en: 'Signing date', el: 'Ημερομηνία υπογραφής' } },
  },
  links: {
    institution: {
      kind: 'toOne',
      set: 'MobilityInstitutions',
      requiredWhen: 'stored',
      label: { en: 'Institution', el: 'Ίδρυμα' },
    },
  },
} as const satisfies Entity;

/** Notice that a copy changed, from either side. Source: specification document 1, section 3. */
export const NOTIFICATION = {
  set: 'MobilityNotifications',
  fields: {
    type: { type: 'text', maxLength: 60, requiredWhen: 'stored', label: { en: 'Type', el: 'Τύπος' } },
    heiId: { ...heiId, label: { en: 'Hei ID', el: 'Αναγνωριστικό ιδρύματος' } },
    notifierHeiId: {
      ...heiId,
      label: { en: 'Notifier Hei ID', el: 'Αναγνωριστικό ιδρύματος που ειδοποιεί' },
    },
    approvingHeiId: {
      ...heiId,
      label: { en: 'Approving Hei ID', el: 'Αναγνωριστικό ιδρύματος που εγκρίνει' },
    },
    ownerHeiId: { ...heiId, label: { en: 'Owner Hei ID', el: 'Αναγνωριστικό ιδρύματος κατόχου' } },
    /** Id of our agreement, or the partner's `iiaId`. */
    changedElementIds: {
      type: 'text',
      maxLength: 64,
      requiredWhen: 'stored',
      label: { en: 'Changed Element IDs', el: 'Αναγνωριστικά στοιχείων που άλλαξαν' },
    },
    dateCreated: CHANGE_TIMES.dateCreated,
    ...SAMPLE_MARK,
  },
  links: { agreement },
} as const satisfies Entity;

/** Approval of a copy, by either side. Source: specification document 1, section 3. */
export const APPROVAL_RESPONSE = {
  set: 'MobilityAgreementApprovalResponses',
  fields: {
    approvingHeiId: {
      ...heiId,
      requiredWhen: 'stored',
      label: { en: 'Approving Hei Id', el: 'Αναγνωριστικό ιδρύματος που εγκρίνει' },
    },
    /** SHA-256 of the copy that was approved, 64 hexadecimal digits. */
    conditionsHash: {
      type: 'text',
      maxLength: 64,
      requiredWhen: 'stored',
      label: { en: 'Conditions Hash', el: 'Κωδικός ελέγχου όρων' },
    },
    /** Id of the approved copy: our agreement's id, or the partner's `iiaId`. */
    iiaId: {
      type: 'text',
      maxLength: 64,
      requiredWhen: 'stored',
      label: { en: 'IIA ID', el: 'Αναγνωριστικό συμφωνίας' },
    },
    dateCreated: CHANGE_TIMES.dateCreated,
    ...SAMPLE_MARK,
  },
  links: { agreement },
} as const satisfies Entity;
