import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import {
  isTerminating,
  refusalOf,
  type AgreementFacts,
  type LifeCycleActionName,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { lifeCycleProblem } from '../../../platform/problems/lifeCycleProblem.ts';
import type { Database } from '../../../database/database.ts';
import { factsOfAgreement } from '../../../exchange/factsOfAgreement.ts';
import type { DemoActionName } from './demoActions.ts';
import type { DemoTextKey } from './demoTexts.ts';

export type OfferedAction = { readonly name: DemoActionName; readonly label: DemoTextKey };

/** Tells which buttons an agreement has now, by the table of the life cycle; the first one is the step that leads on. */
export function offeredActions(
  facts: AgreementFacts,
  permissions: readonly Permission[],
): readonly OfferedAction[] {
  const may = (action: LifeCycleActionName): boolean => refusalOf(action, facts, permissions) === undefined;
  if (facts.status !== AGREEMENT_STATUS.Final) {
    return [
      ...offer(may('submit') || may('finalize'), 'send', 'send'),
      ...offer(may('delete'), 'delete', 'delete'),
    ];
  }
  const isStable = facts.ewpStatus === EWP_STATUS['Approved by all'];
  return [
    ...offer(may('approve'), 'approve', isTerminating(facts) ? 'approveTermination' : 'approve'),
    ...offer(may('notify') && !isStable, 'notify', 'notify'),
    ...offer(may(isStable ? 'initiateChanges' : 'edit'), 'change', 'change'),
    ...offer(may('initiateTermination'), 'terminate', 'terminate'),
    ...offer(may('revert'), 'revert', 'revert'),
    ...offer(may('delete'), 'delete', 'delete'),
  ];
}

/** Throws a `Problem` 409 for a button of a page that is older than the agreement's state; whether an offer is still there its import tells. */
export async function requireOffered(
  database: Database,
  name: DemoActionName,
  id: number,
  permissions: readonly Permission[],
): Promise<void> {
  if (name === 'accept') return;
  const facts = await factsOfAgreement(database, id);
  const isOffered =
    facts !== undefined && offeredActions(facts, permissions).some((one) => one.name === name);
  if (!isOffered) throw lifeCycleProblem('not-in-this-state');
}

function offer(isOffered: boolean, name: DemoActionName, label: DemoTextKey): readonly OfferedAction[] {
  return isOffered ? [{ name, label }] : [];
}
