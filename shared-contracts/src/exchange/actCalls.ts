import { actBodySchema, actReplySchema } from './agreementActs.ts';
import { COPIES_DIFFER_STATUS, copiesDifferSchema } from './exchange.ts';
import { BODY_OF_RECORDS } from '../call/bodyBounds.ts';
import type { Call } from '../call/call.ts';

export const takeAct = {
  base: 'exchange',
  methods: ['POST'],
  path: '/agreements/{id}/acts/{act}',
  permission: 'iia_edit_iro',
  summary:
    'Carries out an action of the life cycle as a whole: stores what it changes and writes down what the partner is told, or does nothing.',
  body: actBodySchema,
  bounds: { ...BODY_OF_RECORDS, bytes: 2_000_000 },
  reply: {
    description: 'It was done; `outcome` tells what the partner knows of it.',
    schema: actReplySchema,
  },
  otherReplies: {
    [COPIES_DIFFER_STATUS]: {
      description: 'Nothing was approved, as the copies differ; `differences` names the places.',
      schema: copiesDifferSchema,
    },
  },
  refusals: [400, 409, 422, 503],
} as const satisfies Call;
