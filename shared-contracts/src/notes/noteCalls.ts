import { proposalSchema, proposedSchema } from './proposal.ts';
import { agreementNotesSchema, newNoteSchema, newPartnerMailSchema } from './agreementNotes.ts';
import { SMALL_BODY } from '../call/bodyBounds.ts';
import type { Call } from '../call/call.ts';

/** A text whose every character JSON writes by its number. */
const LETTER = { ...SMALL_BODY, bytes: 32_768 };

const NOTES = { description: 'All that was written about the agreement.', schema: agreementNotesSchema };

export const listNotes = {
  base: 'exchange',
  methods: ['GET'],
  path: '/iias/{id}/notes',
  permission: 'iia_edit_iro',
  summary:
    'Lists what was written about an agreement beside the network: notes, calls, mails to the partner.',
  reply: NOTES,
} as const satisfies Call;

export const addNote = {
  base: 'exchange',
  methods: ['POST'],
  path: '/iias/{id}/notes',
  permission: 'iia_edit_iro',
  summary: 'Writes a note, or that somebody called; answers as the list does.',
  body: newNoteSchema,
  bounds: LETTER,
  reply: NOTES,
  refusals: [400, 409],
} as const satisfies Call;

export const mailPartner = {
  base: 'exchange',
  methods: ['POST'],
  path: '/iias/{id}/mails',
  permission: 'iia_edit_iro',
  summary: 'Sends a mail to one of the partner’s contacts in the agreement; answers as the list does.',
  body: newPartnerMailSchema,
  bounds: LETTER,
  reply: NOTES,
  refusals: [400, 409, 503],
} as const satisfies Call;

export const removeNote = {
  base: 'exchange',
  methods: ['DELETE'],
  path: '/notes/{id}',
  permission: 'iia_edit_iro',
  summary: 'Takes back a note of the caller’s own; what was mailed stays.',
  reply: NOTES,
  refusals: [409],
} as const satisfies Call;

export const proposeAgreement = {
  base: 'exchange',
  methods: ['POST'],
  path: '/iias/proposals',
  permission: 'iia_propose',
  summary:
    'Makes the draft of an agreement with the caller as its coordinator, and keeps for the office why it is proposed.',
  body: proposalSchema,
  bounds: LETTER,
  reply: { description: 'The draft.', schema: proposedSchema },
  refusals: [400, 409],
} as const satisfies Call;
