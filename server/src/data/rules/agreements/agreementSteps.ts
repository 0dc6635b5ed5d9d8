import {
  type AgreementFacts,
  LIFE_CYCLE,
  type LifeCycleAction,
  type LifeCycleActionName,
  refusalOf,
  type StateMember,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';

/** Members that hold a state and that a save may post; a deletion goes its own way. */
export const STATE_MEMBERS = ['status', 'localStatus', 'terminated', 'ewpStatus'] as const;
export type PostedStates = Readonly<Pick<AgreementFacts, (typeof STATE_MEMBERS)[number]>>;

/** A step that an agreement cannot take now, and the member that is to blame. */
export type RefusedStep = { readonly refusal: Refusal; readonly field: string };

/** States that only the facts decide about: no action posts what a body asks for. */
const REFUSAL_WITHOUT_ACTION: Refusal = 'not-what-facts-say';

/**
 * Finds what the change of an agreement breaks, by the table of the life cycle; undefined when it may happen.
 *
 * Whatever is no state is an `edit`, which has to be allowed by what is stored. Each state that changes is the step of the action
 * that posts it; several are taken one after the other. A state that stays as it is is no step: a body may repeat it.
 *
 * - isContentChanged: something changes that is no state
 */
export function refusedStep(
  stored: AgreementFacts,
  posted: PostedStates,
  isContentChanged: boolean,
  permissions: readonly Permission[],
): RefusedStep | undefined {
  const edit = isContentChanged ? refusalOf('edit', stored, permissions) : undefined;
  if (edit !== undefined) return { refusal: edit, field: fieldOf(edit, 'status') };
  let facts = stored;
  for (const member of STATE_MEMBERS) {
    if (posted[member] === facts[member]) continue;
    const action = actionThatPosts(member, posted[member]);
    const refusal = action === undefined ? REFUSAL_WITHOUT_ACTION : refusalOf(action, facts, permissions);
    if (refusal !== undefined) return { refusal, field: fieldOf(refusal, member) };
    facts = { ...facts, [member]: posted[member] };
  }
  return undefined;
}

/** Finds why an agreement cannot be deleted now. */
export function refusedDeletion(
  stored: AgreementFacts,
  permissions: readonly Permission[],
): RefusedStep | undefined {
  const refusal = refusalOf('delete', stored, permissions);
  return refusal && { refusal, field: fieldOf(refusal, 'isDeleted') };
}

// `Object.keys` forgets which names they are.
const ACTIONS = Object.keys(LIFE_CYCLE) as LifeCycleActionName[];

function actionThatPosts(member: StateMember, value: number): LifeCycleActionName | undefined {
  return ACTIONS.find((name) => {
    const { post }: LifeCycleAction = LIFE_CYCLE[name];
    return post?.[member] === value;
  });
}

/** Some refusals are about another state than the posted one. */
function fieldOf(refusal: Refusal, member: StateMember): StateMember {
  if (refusal === 'deleted') return 'isDeleted';
  if (refusal === 'terminated') return 'terminated';
  return refusal === 'approved-by-all' ? 'ewpStatus' : member;
}
