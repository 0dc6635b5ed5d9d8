import { CHANGE_TIMES, SAMPLE_MARK } from './commonFields.ts';
import type { Entity } from './entity.ts';

/** Person who may sign in; `name` is the user name in the token. */
export const USER = {
  set: 'Users',
  fields: {
    name: { type: 'text', maxLength: 120, isRequired: true },
    enabled: { type: 'boolean', default: true },
    description: { type: 'text', maxLength: 300 },
    email: { type: 'text', maxLength: 254 },
    givenName: { type: 'text', maxLength: 120 },
    familyName: { type: 'text', maxLength: 120 },
    givenNameGreek: { type: 'text', maxLength: 120 },
    familyNameGreek: { type: 'text', maxLength: 120 },
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
  fields: { name: { type: 'text', maxLength: 120, isRequired: true } },
  links: {},
  uniqueMembers: ['name'],
} as const satisfies Entity;
