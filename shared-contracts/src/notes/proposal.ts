import * as z from 'zod/mini';
import { refusedAs } from '../errors/errorCodes.ts';
import { requiredText } from '../members/check/values.ts';
import { NOTE_LENGTH } from './agreementNotes.ts';

/** Most proposals of one person within 24 hours. */
export const MOST_PROPOSALS_A_DAY = 20;

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

/** - id: of the draft */
export const proposedSchema = z.object({ id: z.number() });
