import {
  deliveriesSchema,
  deliverySchema,
  importReplySchema,
  incomingAgreementsSchema,
} from '../exchange.ts';
import { attentionSchema, MOST_ATTENTION } from '../exchangeAttention.ts';
import type { Call } from './call.ts';

export const listIncoming = {
  base: 'exchange',
  methods: ['GET'],
  path: '/incoming',
  permission: 'iia_edit_iro',
  summary: 'Lists agreements of partners that none of ours belongs to yet.',
  reply: { description: 'The agreements, the latest first.', schema: incomingAgreementsSchema },
  refusals: [503],
} as const satisfies Call;

export const importIncoming = {
  base: 'exchange',
  methods: ['POST'],
  path: '/incoming/{id}/import',
  permission: 'iia_edit_iro',
  summary: "Makes a draft of a partner's agreement, linked with it.",
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
  summary: `Lists the agreements that people have to look into, each once, the one with the newest reason first, ${MOST_ATTENTION} at most.`,
  reply: { description: 'The agreements with their reasons.', schema: attentionSchema },
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
