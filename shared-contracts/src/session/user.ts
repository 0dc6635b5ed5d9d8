import { CHANGE_TIMES, SAMPLE_MARK } from '../members/commonFields.ts';
import { EMAIL, PERSON_NAME } from '../members/commonTexts.ts';
import type { Entity } from '../members/entity.ts';

/** Person who may sign in; `name` is the user name in the token. */
export const USER = {
  set: 'Users',
  fields: {
    name: {
      type: 'text',
      maxLength: 120,
      requiredWhen: 'stored',
      label: { en: 'User name', el: 'Όνομα χρήστη' },
    },
    enabled: { type: 'boolean', default: true, label: { en: 'Active', el: 'Ενεργός' } },
    description: { type: 'text', maxLength: 300, label: { en: 'Description', el: 'Περιγραφή' } },
    email: { ...EMAIL, label: { en: 'Email', el: 'Email' } },
    givenName: { ...PERSON_NAME, label: { en: 'First name', el: 'Όνομα' } },
    familyName: { ...PERSON_NAME, label: { en: 'Last name', el: 'Επώνυμο' } },
    givenNameGreek: { ...PERSON_NAME, label: { en: 'First name (Greek)', el: 'Όνομα (ελληνικά)' } },
    familyNameGreek: { ...PERSON_NAME, label: { en: 'Last name (Greek)', el: 'Επώνυμο (ελληνικά)' } },
    universityRegistryNumber: {
      type: 'text',
      maxLength: 40,
      label: { en: 'University registry number', el: 'Αριθμός μητρώου' },
    },
    /** `urn:schac:personalUniqueCode:int:esi:…`; of the token, or made of the home organisation and the registry number. */
    europeanStudentIdentifier: {
      type: 'text',
      maxLength: 200,
      label: { en: 'European Student Identifier', el: 'Ευρωπαϊκό αναγνωριστικό φοιτητή' },
    },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: { groups: { kind: 'linkedMany', set: 'Groups', label: { en: 'Groups', el: 'Ομάδες' } } },
  uniqueMembers: ['name'],
} as const satisfies Entity;

/** Group of users, which gives them their role. */
export const GROUP = {
  set: 'Groups',
  fields: {
    name: { type: 'text', maxLength: 120, requiredWhen: 'stored', label: { en: 'Group', el: 'Ομάδα' } },
  },
  links: {},
  uniqueMembers: ['name'],
} as const satisfies Entity;
