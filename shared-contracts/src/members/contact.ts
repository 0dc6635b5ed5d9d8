import { CHANGE_TIMES, SAMPLE_MARK, WEB_ADDRESS } from './commonFields.ts';
import type { Entity } from './entity.ts';

/** Person who speaks for a university; agreements share them. */
export const CONTACT = {
  set: 'MobilityContacts',
  fields: {
    /** The user whose contact record this is. */
    uid: { type: 'integer', references: 'Users' },
    /** Staff number at the local university. */
    apm: { type: 'text', maxLength: 20 },
    title: { type: 'text', maxLength: 80, label: { en: 'Title', el: 'Τίτλος' } },
    roles: { type: 'json', shape: 'roles', label: { en: 'Roles', el: 'Ρόλοι' } },
    givenName: {
      type: 'text',
      maxLength: 120,
      isRequired: true,
      mayComeEmpty: true,
      label: { en: 'First name', el: 'Όνομα' },
    },
    familyName: {
      type: 'text',
      maxLength: 120,
      isRequired: true,
      label: { en: 'Last name', el: 'Επώνυμο' },
    },
    email: {
      type: 'text',
      maxLength: 254,
      isRequired: true,
      mayComeEmpty: true,
      label: { en: 'Email', el: 'Email' },
    },
    phone: { type: 'text', maxLength: 40, label: { en: 'Phone', el: 'Τηλέφωνο' } },
    address: { type: 'text', maxLength: 300, label: { en: 'Address', el: 'Διεύθυνση' } },
    url: { ...WEB_ADDRESS, label: { en: 'Website', el: 'Ιστότοπος' } },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: {
    department: {
      kind: 'toOne',
      set: 'MobilityDepartments',
      nests: 'new',
      label: { en: 'Department', el: 'Τμήμα' },
    },
  },
} as const satisfies Entity;
