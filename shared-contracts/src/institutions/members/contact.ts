import { rolesShape } from './contactShapes.ts';
import { CHANGE_TIMES, SAMPLE_MARK } from '../../members/commonFields.ts';
import {
  ADDRESS_LINE,
  EMAIL,
  PERSON_NAME,
  PERSON_TITLE,
  PHONE,
  WEB_ADDRESS,
} from '../../members/commonTexts.ts';
import type { Entity } from '../../members/entity.ts';

/** Person who speaks for a university, as agreements that share the record name them. */
export const CONTACT = {
  set: 'MobilityContacts',
  fields: {
    /** Whose contact it is, by the id of that person's first record: the others are wordings that agreements keep for themselves. */
    person: { type: 'integer', isServerSet: true, isTechnical: true },
    /** The user whose contact record this is. */
    uid: { type: 'integer', references: 'Users', isTechnical: true },
    /** The person made it for themselves and stands in no agreement: they and the office alone read it. */
    isPrivate: { type: 'boolean', default: false, isServerSet: true, isTechnical: true },
    /** Since when the person is known to have left the university: they are offered to no agreement any more. */
    leftAt: { type: 'dateTime', isServerSet: true, isTechnical: true },
    /** Staff number at the local university. */
    apm: { type: 'text', maxLength: 20, label: { en: 'Staff number', el: 'Αριθμός μητρώου προσωπικού' } },
    title: { ...PERSON_TITLE, label: { en: 'Title', el: 'Τίτλος' } },
    roles: {
      type: 'json',
      shape: rolesShape,
      requiredWhen: 'filled-in',
      label: { en: 'Roles', el: 'Ρόλοι' },
    },
    givenName: {
      ...PERSON_NAME,
      requiredWhen: 'posted',
      label: { en: 'First name', el: 'Όνομα' },
    },
    familyName: {
      ...PERSON_NAME,
      requiredWhen: 'stored',
      label: { en: 'Last name', el: 'Επώνυμο' },
    },
    email: {
      ...EMAIL,
      requiredWhen: 'posted',
      label: { en: 'Email', el: 'Email' },
    },
    phone: { ...PHONE, format: 'contact-phone', label: { en: 'Phone', el: 'Τηλέφωνο' } },
    address: { ...ADDRESS_LINE, label: { en: 'Address', el: 'Διεύθυνση' } },
    url: { ...WEB_ADDRESS, label: { en: 'Website', el: 'Ιστότοπος' } },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: {
    department: {
      kind: 'toOne',
      set: 'MobilityDepartments',
      requiredWhen: 'filled-in',
      nests: 'new',
      label: { en: 'Department', el: 'Τμήμα' },
    },
    /** Whom the contact speaks for: that of the department, and known without one too. */
    institution: {
      kind: 'toOne',
      set: 'MobilityInstitutions',
      isServerSet: true,
      label: { en: 'Institution', el: 'Ίδρυμα' },
    },
  },
} as const satisfies Entity;
