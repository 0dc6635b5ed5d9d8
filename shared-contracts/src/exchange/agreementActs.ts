import * as z from 'zod/mini';
import {
  LIFE_CYCLE,
  type AgreementFacts,
  type LifeCycleAction,
  type LifeCycleActionName,
  refusalOf,
  refusalOfCall,
} from '../agreements/lifeCycle/agreementLifeCycle.ts';
import type { Refusal } from '../errors/errorCodes.ts';
import { deliverySchema } from './exchange.ts';
import { known } from '../call/known.ts';
import type { Permission } from '../rights/permissions.ts';

/** Actions of the life cycle that the server carries out as a whole: what is stored, and what the partner is told of it. */
export const AGREEMENT_ACTS = [
  'finalize',
  'approve',
  'notify',
  'initiateChanges',
  'setLocalFinalized',
  'unsetLocalFinalized',
  'initiateTermination',
  'revert',
  'delete',
] as const satisfies readonly LifeCycleActionName[];
export type AgreementAct = (typeof AGREEMENT_ACTS)[number];

/**
 * Body of an act.
 *
 * - dateModified: version of the agreement that the person has seen
 * - agreement: with `finalize`, members that are saved with it, as a save of the data API has them
 * - key: UUID that the client chose; the same act sent again with it is done once, and answered alike
 */
export const actBodySchema = z.strictObject({
  dateModified: z.string(),
  agreement: z.optional(z.record(z.string(), z.unknown())),
  key: z.optional(z.uuid()),
});
export interface ActBody extends z.infer<typeof actBodySchema> {}

/**
 * What became of telling the partner, by the notification that went worst.
 *
 * - delivered: also when there was nobody to tell
 * - waiting: the portal goes on trying
 * - refused: the partner's system will not take it, or has not for a day
 * - not-told: nothing could be sent; `problem` says why
 */
export const ACT_OUTCOMES = ['delivered', 'waiting', 'refused', 'not-told'] as const;
export type ActOutcome = (typeof ACT_OUTCOMES)[number];

/**
 * What an act answers: all of it is stored.
 *
 * - deliveries: the notifications that belong to it, after the first try
 * - problem: why nobody could be told yet, in the caller's language; `detail` as of an error
 */
export const actReplySchema = z.object({
  id: z.number(),
  outcome: known(ACT_OUTCOMES),
  deliveries: z.array(deliverySchema),
  problem: z.optional(z.object({ code: z.string(), message: z.string(), detail: z.optional(z.string()) })),
});
export interface ActReply extends z.infer<typeof actReplySchema> {}

/** Tells why an act cannot be carried out now, by the table of the life cycle; undefined when the way is free. */
export function refusalOfAct(
  act: AgreementAct,
  facts: AgreementFacts,
  permissions: readonly Permission[],
): Refusal | undefined {
  const { post, call }: LifeCycleAction = LIFE_CYCLE[act];
  // What stores nothing of its own is a call: of what the partner was told already it can be told again.
  return post === undefined && call !== undefined
    ? refusalOfCall(call, facts, permissions)
    : refusalOf(act, facts, permissions);
}
