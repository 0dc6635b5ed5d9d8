import {
  LIFE_CYCLE,
  refusalOf,
  type AgreementFacts,
  type LifeCycleActionName,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import { AGREEMENT_STATUS, type AgreementStatusName } from 'shared-contracts/agreements/agreements.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';

/** What the wizard saves an agreement as, in the order of its buttons. */
export const SAVE_ACTIONS = [
  'saveDraft',
  'submit',
  'finalize',
] as const satisfies readonly LifeCycleActionName[];
export type SaveAction = (typeof SAVE_ACTIONS)[number];

/** Whether an action of the table is offered, and why it cannot be taken now. */
export type OfferedAction = { readonly action: SaveAction; readonly refusal: Refusal | undefined };

/** Lists the actions that somebody may take at all, each with what stands in its way now. */
export function offeredActions(
  facts: AgreementFacts,
  permissions: readonly Permission[],
): readonly OfferedAction[] {
  return SAVE_ACTIONS.map((action) => ({ action, refusal: refusalOf(action, facts, permissions) })).filter(
    ({ refusal }) => refusal !== 'not-permitted',
  );
}

/** Finds the action that brings the agreement on: the furthest of those that can be taken now. */
export function leadingAction(offered: readonly OfferedAction[]): SaveAction | undefined {
  return offered.findLast(({ refusal }) => refusal === undefined)?.action;
}

/**
 * Tells whether an action is asked about first: one that tells the partner, and one after which whoever takes it may edit no more.
 */
export function needsQuestion(
  action: SaveAction,
  facts: AgreementFacts,
  permissions: readonly Permission[],
): boolean {
  const after = { ...facts, ...LIFE_CYCLE[action].post };
  return notifiesPartner(action) || refusalOf('edit', after, permissions) !== undefined;
}

/** The status that an action saves. */
export function savedStatus(action: SaveAction): { readonly id: number; readonly name: AgreementStatusName } {
  const id = LIFE_CYCLE[action].post.status;
  return { id, name: STATUS_NAME[id] };
}

/** Tells whether an action notifies the partner when the agreement is saved. */
export function notifiesPartner(action: SaveAction): boolean {
  return 'call' in LIFE_CYCLE[action];
}

const STATUS_NAME = {
  [AGREEMENT_STATUS.Draft]: 'Draft',
  [AGREEMENT_STATUS.Submitted]: 'Submitted',
  [AGREEMENT_STATUS.Final]: 'Final',
} as const satisfies Record<number, AgreementStatusName>;
