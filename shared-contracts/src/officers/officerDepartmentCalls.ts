import type { Call } from '../call/call.ts';
import { officerDepartmentsSchema } from './officerDepartments.ts';

const DEPARTMENTS = {
  description: 'All departments that the caller looks after.',
  schema: officerDepartmentsSchema,
};

export const listOfficerDepartments = {
  base: 'exchange',
  methods: ['GET'],
  path: '/officers/departments',
  permission: 'iia_edit_iro',
  summary: 'Lists the departments that the caller looks after.',
  reply: DEPARTMENTS,
} as const satisfies Call;

export const addOfficerDepartment = {
  base: 'exchange',
  methods: ['PUT'],
  path: '/officers/departments/{id}',
  permission: 'iia_edit_iro',
  summary:
    'Notes that the caller looks after a department of the university; answers as the list does. Several may look after one.',
  reply: DEPARTMENTS,
} as const satisfies Call;

export const removeOfficerDepartment = {
  base: 'exchange',
  methods: ['DELETE'],
  path: '/officers/departments/{id}',
  permission: 'iia_edit_iro',
  summary: 'Notes that the caller looks after a department no longer; answers as the list does.',
  reply: DEPARTMENTS,
} as const satisfies Call;
