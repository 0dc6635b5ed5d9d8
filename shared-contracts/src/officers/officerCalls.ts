import { SMALL_BODY } from '../call/bodyBounds.ts';
import type { Call } from '../call/call.ts';
import {
  assignOfficersBodySchema,
  assignOfficersReplySchema,
  currentOfficersBodySchema,
  currentOfficersSchema,
  MOST_ASSIGNED,
  OFFICER_SET_PERMISSIONS,
  officersSchema,
} from './officers.ts';

const BY_SET = { name: 'set', permissions: OFFICER_SET_PERMISSIONS };

export const listOfficers = {
  base: 'exchange',
  methods: ['GET'],
  path: '/officers',
  permission: 'iia_edit_iro',
  summary: 'Lists the people of the office, and who else is in charge of an agreement or an application.',
  reply: { description: 'The people, by name.', schema: officersSchema },
} as const satisfies Call;

export const readCurrentOfficers = {
  base: 'exchange',
  methods: ['POST'],
  path: '/officers/current',
  permission: 'iia_edit_iro',
  permissionBy: BY_SET,
  summary: `Tells who is in charge of up to ${MOST_ASSIGNED} records of a set; changes nothing.`,
  body: currentOfficersBodySchema,
  bounds: { ...SMALL_BODY, bytes: 18 * MOST_ASSIGNED, values: 2 * MOST_ASSIGNED },
  reply: { description: 'The records that are there, by their id.', schema: currentOfficersSchema },
  refusals: [400],
} as const satisfies Call;

export const assignOfficers = {
  base: 'exchange',
  methods: ['POST'],
  path: '/officers/assign',
  permission: 'iia_edit_iro',
  permissionBy: BY_SET,
  summary:
    'Puts people of the office in charge of records. A record of which somebody else is in charge than the caller had seen stays as it is, and is named.',
  body: assignOfficersBodySchema,
  bounds: { ...SMALL_BODY, bytes: 80 * MOST_ASSIGNED, values: 5 * MOST_ASSIGNED },
  reply: { description: 'What came of each record.', schema: assignOfficersReplySchema },
  refusals: [400],
} as const satisfies Call;
