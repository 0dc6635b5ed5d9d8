import {
  departmentUseSchema,
  INSTITUTION_SEARCH_MAX_LENGTH,
  institutionListSchema,
  MOST_INSTITUTIONS,
} from './institutionList.ts';
import { networkPresenceSchema } from './networkPresence.ts';
import type { Call } from '../call/call.ts';

export const listInstitutions = {
  base: 'api',
  methods: ['GET'],
  path: '/institutions',
  permission: 'institution_list',
  summary: 'Lists institutions by country and name, with the number of their agreements and their factsheet.',
  query: {
    search: {
      type: 'text',
      maxLength: INSTITUTION_SEARCH_MAX_LENGTH,
      description:
        'Words that name, Erasmus code, city or id of the network have, whatever accents, capitals and alphabet; two letters may be wrong.',
    },
    country: { type: 'record', description: 'Institutions of this country alone.' },
    partners: {
      type: 'whole',
      minimum: 0,
      maximum: 1,
      default: 0,
      description: '1: those alone that agreements of ours name.',
    },
    sort: {
      type: 'text',
      maxLength: 8,
      description:
        'name, code, city or country, with - before it for the last first. Otherwise by country and name.',
    },
    skip: { type: 'whole', minimum: 0, default: 0, description: 'Institutions before the page.' },
    top: {
      type: 'whole',
      minimum: 1,
      maximum: MOST_INSTITUTIONS,
      default: 25,
      description: 'Length of the page.',
    },
  },
  reply: { description: 'The page.', schema: institutionListSchema },
} as const satisfies Call;

export const readDepartmentUse = {
  base: 'api',
  methods: ['GET'],
  path: '/departments/{id}/use',
  permission: 'department_edit',
  summary: 'Counts what refers to a department: one that nothing refers to can be deleted.',
  reply: { description: 'The numbers.', schema: departmentUseSchema },
} as const satisfies Call;

export const readNetworkPresence = {
  base: 'exchange',
  methods: ['GET'],
  path: '/heis/{heiId}/presence',
  permission: 'iia_view',
  summary:
    'Tells what an institution offers on the network by its registry, and how the last calls between us went.',
  reply: { description: 'What is known here; nobody is asked.', schema: networkPresenceSchema },
} as const satisfies Call;
