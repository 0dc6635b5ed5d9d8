import * as z from 'zod/mini';
import { SMALL_BODY } from '../call/bodyBounds.ts';
import type { Call } from '../call/call.ts';
import { refusedAs } from '../errors/errorCodes.ts';
import { requiredText } from '../members/check/values.ts';
import { NOTE_LENGTH } from './agreementNotes.ts';

const chosen = z.int(refusedAs('required')).check(z.minimum(1, refusedAs('required')));

/**
 * An agreement that a coordinator proposes: whom with, for which academic years (by their first calendar year), and why.
 *
 * - key: UUID that the client chose; sent again with it, the proposal is made once
 * - the years have the bounds of every new agreement: `agreementYearsSchema`
 */
export const proposalSchema = z.strictObject({
  key: z.uuid(),
  institution: chosen,
  startYear: chosen,
  endYear: chosen,
  text: requiredText.check(z.maxLength(NOTE_LENGTH, refusedAs('too-long'))),
});
export interface Proposal extends z.infer<typeof proposalSchema> {}

export const proposeAgreement = {
  base: 'exchange',
  methods: ['POST'],
  path: '/iias/proposals',
  permission: 'iia_propose',
  summary:
    'Makes the draft of an agreement with the caller as its coordinator, and keeps for the office why it is proposed.',
  body: proposalSchema,
  bounds: { ...SMALL_BODY, bytes: 32_768 },
  reply: { description: 'The draft.', schema: z.object({ id: z.number() }) },
  refusals: [400, 409],
} as const satisfies Call;
