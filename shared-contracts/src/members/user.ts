import { CHANGE_TIMES, EMAIL, PERSON_NAME, SAMPLE_MARK } from './commonFields.ts';
import type { Entity } from './entity.ts';

/** Person who may sign in; `name` is the user name in the token. */
export const USER = {
  set: 'Users',
  fields: {
    name: { type: 'text', maxLength: 120, requiredWhen: 'stored' },
    enabled: { type: 'boolean', default: true },
    description: { type: 'text', maxLength: 300 },
    email: EMAIL,
    givenName: PERSON_NAME,
    familyName: PERSON_NAME,
    givenNameGreek: PERSON_NAME,
    familyNameGreek: PERSON_NAME,
    universityRegistryNumber: { type: 'text', maxLength: 40 },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: { groups: { kind: 'linkedMany', set: 'Groups' } },
  uniqueMembers: ['name'],
} as const satisfies Entity;

/** Group of users, which gives them their role. */
export const GROUP = {
  set: 'Groups',
  fields: { name: { type: 'text', maxLength: 120, requiredWhen: 'stored' } },
  links: {},
  uniqueMembers: ['name'],
} as const satisfies Entity;
