import { ADDRESS_LINE, CHANGE_TIMES, EMAIL, PERSON_NAME, PHONE, SAMPLE_MARK } from './commonFields.ts';
import type { Entity } from './entity.ts';

/** Whom students ask about credits, by department. */
export const ECTS_COORDINATOR = {
  set: 'ECTSCoordinatorTables',
  fields: {
    firstName: { ...PERSON_NAME, requiredWhen: 'stored' },
    lastName: { ...PERSON_NAME, requiredWhen: 'stored' },
    email: { ...EMAIL, requiredWhen: 'stored' },
    phone: PHONE,
    address: ADDRESS_LINE,
    purpose: { type: 'text', maxLength: 500, requiredWhen: 'stored' },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: { department: { kind: 'toOne', set: 'MobilityDepartments', requiredWhen: 'stored' } },
} as const satisfies Entity;
