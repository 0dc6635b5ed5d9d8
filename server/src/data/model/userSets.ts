import { CHANGE_TIMES, GENERATED_KEY, SAMPLE_MARK, textField } from './commonFields.ts';
import type { SetDefinition } from './definition.ts';

/** People who may sign in; `name` is the user name in their token. */
export const USER_SETS = {
  Users: {
    name: 'Users',
    table: 'users',
    key: GENERATED_KEY,
    fields: {
      name: textField(120, { isRequired: true }),
      enabled: { type: 'boolean', default: true },
      description: textField(300),
      email: textField(254),
      givenName: textField(120),
      familyName: textField(120),
      givenNameGreek: textField(120),
      familyNameGreek: textField(120),
      universityRegistryNumber: textField(40),
      ...CHANGE_TIMES,
      ...SAMPLE_MARK,
    },
    links: {
      groups: {
        kind: 'linkedMany',
        set: 'Groups',
        through: { table: 'user_groups', from: 'user_id', to: 'group_id' },
      },
    },
    uniqueMembers: ['name'],
  },
  /** Whom students ask about credits, per department. */
  ECTSCoordinatorTables: {
    name: 'ECTSCoordinatorTables',
    table: 'ects_coordinators',
    key: GENERATED_KEY,
    fields: {
      firstName: textField(120, { isRequired: true }),
      lastName: textField(120, { isRequired: true }),
      email: textField(254, { isRequired: true }),
      phone: textField(40),
      address: textField(300),
      purpose: textField(500, { isRequired: true }),
      ...CHANGE_TIMES,
      ...SAMPLE_MARK,
    },
    links: {
      department: { kind: 'toOne', set: 'MobilityDepartments', column: 'department_id', isRequired: true },
    },
  },
} as const satisfies Record<string, SetDefinition>;
