import { factsheetLookSchema, seenMarkSchema } from '../factsheets/entities/factsheetLook.ts';
import {
  factsheetNotesSchema,
  factsheetRefreshFailureSchema,
  factsheetRefreshSchema,
} from './exchangeFactsheet.ts';
import type { Call } from '../call/call.ts';

/** The documents ask by GET and name the institution in the query as well. Source: specification document 3, section 7. */
export const refreshFactsheet = {
  base: 'exchange',
  methods: ['POST', 'GET'],
  path: '/authewp/mobisis/factsheet/{heiId}',
  permission: 'factsheet_edit',
  summary: "Fetches a partner's factsheet from the network and stores it.",
  query: {
    factsheet: {
      type: 'record',
      description: 'Id of the factsheet; absent for the active one, which is made if there is none.',
    },
    heiId: { type: 'text', description: 'The same as in the path, as the documents have it.' },
  },
  reply: {
    description: 'It was stored; `changes` tells what that changed.',
    schema: factsheetRefreshSchema,
  },
  otherReplies: {
    502: {
      description: 'The partner, or the way there, is to blame; nothing has changed.',
      schema: factsheetRefreshFailureSchema,
    },
  },
  refusals: [400, 409, 503],
} as const satisfies Call;

/** A look is noted at once when there is nothing new to be seen; else once the person says what they have seen. */
export const lookAtFactsheet = {
  base: 'api',
  methods: ['POST'],
  path: '/MobilityFactsheets/{id}/look',
  permission: 'factsheet_view',
  summary: "Tells what changed of a partner's factsheet since the caller looked at it last.",
  body: seenMarkSchema,
  reply: { description: 'What has changed since.', schema: factsheetLookSchema },
  refusals: [400],
} as const satisfies Call;

export const readFactsheetNotes = {
  base: 'api',
  methods: ['GET'],
  path: '/MobilityFactsheets/{id}/notes',
  permission: 'factsheet_edit',
  summary:
    "Tells what fetches from the network have changed of a partner's factsheet, and what became of the last night's.",
  reply: { description: 'The newest changes first.', schema: factsheetNotesSchema },
} as const satisfies Call;
