import { COPIES_DIFFER_STATUS, copiesDifferSchema, exchangeReplySchema } from './exchange.ts';
import type { PartnerCall } from '../agreements/lifeCycle/agreementLifeCycle.ts';
import type { Call } from '../call/call.ts';

// The documents ask by GET; whoever knows that these calls change something may POST. They name the first two by what follows the base
// alone: clients that take the base for the exchange's own are answered too. Source: specification document 1, section 7.2, and document 2, section 7.

const REPLY = {
  description: 'It was stored; `deliveries` tells what the first try to tell the partner came to.',
  schema: exchangeReplySchema,
} as const;

export const notifyPartner = {
  base: 'exchange',
  methods: ['GET', 'POST'],
  path: '/iias/{id}/cnr',
  alsoAt: ['/{id}/cnr'],
  permission: 'iia_edit_iro',
  summary: 'Tells the partner that our copy of an agreement has changed.',
  reply: REPLY,
  refusals: [400, 409, 503],
} as const satisfies Call;

export const approveCopy = {
  base: 'exchange',
  methods: ['GET', 'POST'],
  path: '/iias/{id}/approve',
  alsoAt: ['/{id}/approve'],
  permission: 'iia_edit_iro',
  summary: "Approves the partner's copy of an agreement.",
  reply: REPLY,
  otherReplies: {
    [COPIES_DIFFER_STATUS]: {
      description: 'The copies differ; `differences` names the places.',
      schema: copiesDifferSchema,
    },
  },
  refusals: [400, 409, 503],
} as const satisfies Call;

export const revertAgreement = {
  base: 'exchange',
  methods: ['GET', 'POST'],
  path: '/mobisisewp/iias/revertiia/{id}',
  permission: 'iia_edit_iro',
  summary: 'Goes back to the copy that both approved last.',
  reply: REPLY,
  refusals: [400, 409, 503],
} as const satisfies Call;

/** The same by their names in the table of steps. */
export const PARTNER_CALLS = {
  cnr: notifyPartner,
  approve: approveCopy,
  revert: revertAgreement,
} as const satisfies Readonly<Record<PartnerCall, Call>>;
