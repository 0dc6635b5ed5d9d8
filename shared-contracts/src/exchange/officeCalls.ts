import * as z from 'zod/mini';
import {
  deliveriesSchema,
  deliverySchema,
  incomingAgreementSchema,
  importReplySchema,
  incomingAgreementsSchema,
  MOST_OFFERS,
} from './exchange.ts';
import { attentionSchema } from './exchangeAttention.ts';
import { eventReasonSchema } from './partnerEvents.ts';
import { fetchedAgainSchema, unreadableCopiesSchema, unreadableCopySchema } from './unreadableCopies.ts';
import type { Call } from '../call/call.ts';
import type { QueryParameters } from '../call/callQuery.ts';

const PAGE_QUERY = {
  $top: {
    type: 'whole',
    description: 'Most of them to give.',
    minimum: 1,
    maximum: MOST_OFFERS,
    default: 25,
  },
  $skip: { type: 'whole', description: 'How many to leave out first.', minimum: 0, default: 0 },
} as const satisfies QueryParameters;

/** What is asked of a list of what partners say they have sent. */
const OFFERS_QUERY = {
  search: {
    type: 'text',
    description:
      'Words of the institution, its network id, or the id or code that the partner gave the agreement.',
    maxLength: 200,
  },
  heiId: { type: 'text', description: 'Only those of the partner with this network id.', maxLength: 200 },
  away: {
    type: 'text',
    description: '`true`: those that were put away, instead of those that wait.',
    maxLength: 5,
  },
  ...PAGE_QUERY,
} as const satisfies QueryParameters;

export const listIncoming = {
  base: 'exchange',
  methods: ['GET'],
  path: '/incoming',
  permission: 'iia_edit_iro',
  summary: 'Lists agreements of partners that none of ours belongs to yet.',
  query: OFFERS_QUERY,
  reply: { description: 'A page of them, the latest first.', schema: incomingAgreementsSchema },
  refusals: [400, 503],
} as const satisfies Call;

export const putOfferAway = {
  base: 'exchange',
  methods: ['POST'],
  path: '/incoming/{id}/away',
  permission: 'iia_edit_iro',
  summary:
    "Puts a partner's agreement away until the partner changes it, or takes it back among those that wait.",
  body: z.strictObject({ isAway: z.boolean() }),
  reply: { description: 'The agreement as it is listed now.', schema: incomingAgreementSchema },
  refusals: [400, 503],
} as const satisfies Call;

export const listUnreadable = {
  base: 'exchange',
  methods: ['GET'],
  path: '/unreadable',
  permission: 'iia_edit_iro',
  summary:
    'Lists copies that partners announced, that belong to none of our agreements, and that could not be taken.',
  query: OFFERS_QUERY,
  reply: {
    description: 'A page of the copies with the reasons, the latest first.',
    schema: unreadableCopiesSchema,
  },
  refusals: [400],
} as const satisfies Call;

export const putUnreadableAway = {
  base: 'exchange',
  methods: ['POST'],
  path: '/unreadable/{id}/away',
  permission: 'iia_edit_iro',
  summary:
    'Puts a copy that could not be taken away until the partner announces it anew, or takes it back among the others.',
  body: z.strictObject({ isAway: z.boolean() }),
  reply: { description: 'The copy as it is listed now.', schema: unreadableCopySchema },
  refusals: [400],
} as const satisfies Call;

export const readEventReason = {
  base: 'exchange',
  methods: ['GET'],
  path: '/events/{id}/reason',
  permission: 'iia_edit_iro',
  summary: "Reads the whole text of why a partner's copy or approval could not be fetched or taken.",
  reply: { description: 'The text.', schema: eventReasonSchema },
} as const satisfies Call;

export const fetchAgain = {
  base: 'exchange',
  methods: ['POST'],
  path: '/unreadable/{id}/fetch',
  permission: 'iia_edit_iro',
  summary: 'Fetches a copy that could not be taken once more, now.',
  reply: { description: 'What that led to.', schema: fetchedAgainSchema },
  refusals: [409, 503],
} as const satisfies Call;

export const importIncoming = {
  base: 'exchange',
  methods: ['POST'],
  path: '/incoming/{id}/import',
  permission: 'iia_edit_iro',
  summary: "Makes a draft of a partner's agreement, linked with it.",
  creates: true,
  reply: { description: 'The draft, and what has no place in it.', schema: importReplySchema },
  refusals: [400, 409, 503],
} as const satisfies Call;

export const linkIncoming = {
  base: 'exchange',
  methods: ['POST'],
  path: '/incoming/{id}/link/{agreementId}',
  permission: 'iia_edit_iro',
  summary: "Links a partner's agreement with one of ours.",
  reply: { description: 'Our agreement, now linked.', schema: importReplySchema },
  refusals: [400, 409, 503],
} as const satisfies Call;

export const listAttention = {
  base: 'exchange',
  methods: ['GET'],
  path: '/attention',
  permission: 'iia_edit_iro',
  summary:
    'Lists the agreements that people have to look into, each once, the one with the newest reason first.',
  query: PAGE_QUERY,
  reply: { description: 'A page of the agreements with their reasons.', schema: attentionSchema },
  refusals: [400],
} as const satisfies Call;

export const listDeliveries = {
  base: 'exchange',
  methods: ['GET'],
  path: '/iias/{id}/deliveries',
  permission: 'iia_edit_iro',
  summary: 'Lists the notifications of an agreement with their tries, the latest first.',
  reply: { description: 'The notifications.', schema: deliveriesSchema },
} as const satisfies Call;

export const resendDelivery = {
  base: 'exchange',
  methods: ['POST'],
  path: '/deliveries/{id}/resend',
  permission: 'iia_edit_iro',
  summary: 'Sends a notification once more, now.',
  reply: { description: 'The notification after that try.', schema: deliverySchema },
  refusals: [409, 503],
} as const satisfies Call;
