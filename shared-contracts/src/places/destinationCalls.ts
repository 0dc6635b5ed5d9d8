import type { Call } from '../call/call.ts';
import {
  destinationDeskSchema,
  destinationDetailSchema,
  destinationInterestListSchema,
  destinationListSchema,
  destinationLookedSchema,
  destinationLookSchema,
  keepingSchema,
  keptOrderSchema,
  ownStudiesSchema,
} from './destinations.ts';

const DESK = { description: 'What the portal knows now.', schema: destinationDeskSchema };
const DEPARTMENT = {
  department: {
    type: 'record',
    description: 'A department of ours; the one of the caller’s own studies when it is left out.',
  },
} as const;

export const readDestinationDesk = {
  base: 'api',
  methods: ['GET'],
  path: '/destinations/mine',
  permission: 'factsheet_list',
  summary: 'Tells what the caller studies, as far as it is known, and which destinations they keep.',
  reply: DESK,
} as const satisfies Call;

export const saveOwnStudies = {
  base: 'api',
  methods: ['PUT'],
  path: '/destinations/mine',
  permission: 'factsheet_list',
  summary: 'Notes what the caller studies, for the choice of destinations alone.',
  body: ownStudiesSchema,
  reply: DESK,
  refusals: [400],
} as const satisfies Call;

export const orderKeptDestinations = {
  base: 'api',
  methods: ['PUT'],
  path: '/destinations/kept',
  permission: 'factsheet_list',
  summary: 'Puts the destinations that the caller keeps in an order.',
  body: keptOrderSchema,
  reply: DESK,
  refusals: [400],
} as const satisfies Call;

export const keepDestination = {
  base: 'api',
  methods: ['PUT'],
  path: '/destinations/{id}/kept',
  permission: 'factsheet_list',
  summary: 'Keeps a destination for the caller, after those that are kept already, or lets go of it.',
  body: keepingSchema,
  reply: DESK,
  refusals: [400, 409],
} as const satisfies Call;

export const listDestinations = {
  base: 'api',
  methods: ['GET'],
  path: '/destinations',
  permission: 'factsheet_list',
  summary: 'Lists where students of a department may apply to go, by the rule of preferred mobilities.',
  query: DEPARTMENT,
  reply: { description: 'All of them.', schema: destinationListSchema },
  refusals: [404],
} as const satisfies Call;

export const readDestination = {
  base: 'api',
  methods: ['GET'],
  path: '/destinations/{id}',
  permission: 'factsheet_list',
  summary:
    'Tells of a destination what the list has no room for: demand, further terms, and when the partner confirmed it.',
  query: DEPARTMENT,
  reply: { description: 'What is known.', schema: destinationDetailSchema },
} as const satisfies Call;

export const lookAtDestination = {
  base: 'api',
  methods: ['POST'],
  path: '/destinations/{id}/looks',
  permission: 'factsheet_list',
  summary: 'Counts that a student opened a destination; who it was is not kept.',
  body: destinationLookSchema,
  reply: { description: 'Whether it was counted: those of students are.', schema: destinationLookedSchema },
  refusals: [400],
} as const satisfies Call;

export const listDestinationInterest = {
  base: 'api',
  methods: ['GET'],
  path: '/destination-interest',
  permission: 'iia_list',
  summary:
    'Counts how often destinations are looked at, kept and asked for; faculty learn it of their own departments.',
  reply: {
    description: 'The numbers, those first of which there are too few places.',
    schema: destinationInterestListSchema,
  },
} as const satisfies Call;
