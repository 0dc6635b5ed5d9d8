import { exchangeInstitutionsSchema } from './exchange.ts';
import { NETWORK_SEARCH_MAX_LENGTH, networkHeisSchema } from '../institutions/networkHeis.ts';
import { heiLookupSchema, ounitLookupSchema, unknownPartnerSchema } from './partnerLookup.ts';
import * as z from 'zod/mini';
import type { Call } from '../call/call.ts';

const UNKNOWN = { 404: { description: 'Nobody knows it.', schema: unknownPartnerSchema } } as const;

export const listPartners = {
  base: 'exchange',
  methods: ['GET'],
  path: '/institutions/{countryId}',
  permission: 'iia_view',
  summary: 'Lists the institutions of a country that an agreement can be made with.',
  reply: { description: 'The institutions.', schema: exchangeInstitutionsSchema },
} as const satisfies Call;

export const lookUpHei = {
  base: 'exchange',
  methods: ['GET'],
  path: '/heis/{heiId}',
  permission: 'iia_view',
  summary:
    'Asks an institution for its organisational units and its people, or our records where it cannot be heard.',
  reply: { description: 'What is known.', schema: heiLookupSchema },
  otherReplies: UNKNOWN,
} as const satisfies Call;

export const searchNetwork = {
  base: 'exchange',
  methods: ['GET'],
  path: '/heis',
  permission: 'institution_edit',
  summary: "Searches the network's registry for institutions by name, id and Erasmus code.",
  query: {
    search: {
      type: 'text',
      maxLength: NETWORK_SEARCH_MAX_LENGTH,
      description:
        'Words that names, id or Erasmus code have, whatever accents and capitals; three letters at least.',
    },
  },
  reply: { description: 'Those that were found.', schema: networkHeisSchema },
  refusals: [503],
} as const satisfies Call;

export const addInstitution = {
  base: 'exchange',
  methods: ['POST'],
  path: '/heis/{heiId}/institution',
  permission: 'institution_edit',
  summary:
    "Makes an institution of the portal out of what the network's registry says of it; one that is there already stays as it is.",
  reply: { description: 'The institution.', schema: z.object({ id: z.number(), name: z.string() }) },
  refusals: [404, 409, 503],
} as const satisfies Call;

export const lookUpOunits = {
  base: 'exchange',
  methods: ['GET'],
  path: '/heis/{heiId}/ounits',
  permission: 'iia_view',
  summary: 'Asks an institution for all its organisational units with their contacts.',
  reply: { description: 'What is known.', schema: ounitLookupSchema },
  otherReplies: UNKNOWN,
} as const satisfies Call;

export const lookUpOunit = {
  base: 'exchange',
  methods: ['GET'],
  path: '/heis/{heiId}/ounits/{ounitId}',
  permission: 'iia_view',
  summary: 'Asks an institution for one organisational unit with its contacts.',
  reply: { description: 'What is known.', schema: ounitLookupSchema },
  otherReplies: UNKNOWN,
} as const satisfies Call;
