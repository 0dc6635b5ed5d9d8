import { CHANGE_TIMES, SAMPLE_MARK } from './commonFields.ts';
import type { Entity } from './entity.ts';

/** Whom students ask about credits, by department. */
export const ECTS_COORDINATOR = {
  set: 'ECTSCoordinatorTables',
  fields: {
    firstName: { type: 'text', maxLength: 120, isRequired: true },
    lastName: { type: 'text', maxLength: 120, isRequired: true },
    email: { type: 'text', maxLength: 254, isRequired: true },
    phone: { type: 'text', maxLength: 40 },
    address: { type: 'text', maxLength: 300 },
    purpose: { type: 'text', maxLength: 500, isRequired: true },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: { department: { kind: 'toOne', set: 'MobilityDepartments', isRequired: true } },
} as const satisfies Entity;
