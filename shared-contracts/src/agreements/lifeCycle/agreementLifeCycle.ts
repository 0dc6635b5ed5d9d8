import type { Refusal } from '../../errors/errorCodes.ts';
import { AGREEMENT_STATUS, EWP_STATUS, TERMINATION_STATUS } from '../agreements.ts';
import { isKnownState, isKnownStatus } from './agreementState.ts';
import type { Permission } from '../../rights/permissions.ts';
import type { AgreementFacts } from './lifeCycleFacts.ts';
import { isRepeatable } from '../../errors/repeatableAction.ts';
import {
  isOver,
  isTerminated,
  terminationApprovalRefusal,
  terminationRevertRefusal,
} from './agreementTermination.ts';

export type { AgreementFacts };

/** Members of an agreement that hold a state. */
export type StateMember = 'status' | 'ewpStatus' | 'terminated' | 'localStatus' | 'isDeleted';
export type PartnerCall = 'cnr' | 'approve' | 'revert';

/**
 * One action of the life cycle.
 *
 * - permission: who may take it
 * - draftPermission: who may take it besides, while the agreement is a draft
 * - post: state that it posts to the data API
 * - call: call to the partner exchange that follows, or that it consists of
 * - refusal: why it cannot be taken from a state; undefined when it can
 */
export type LifeCycleAction = {
  readonly permission: Permission;
  readonly draftPermission?: Permission;
  readonly post?: Readonly<Partial<Record<StateMember, number | boolean>>>;
  readonly call?: PartnerCall;
  readonly refusal: (facts: AgreementFacts) => Refusal | undefined;
};

const { Draft, Submitted, Final } = AGREEMENT_STATUS;
const APPROVED_BY_ALL = EWP_STATUS['Approved by all'];
const NOT_TERMINATED = TERMINATION_STATUS['Not terminated'];
const TERMINATED = TERMINATION_STATUS['IIA Terminated'];

/**
 * The life cycle of an agreement: every action that a person takes, who may, from which states, and what follows.
 *
 * Buttons and server read this table and nothing else. The EWP status and the termination move on by what partners send as well: that is
 * the partner exchange's part. Source: specification document 2, sections 2.2 and 4; docs/decisions/0002-reading-the-specification.md.
 */
export const LIFE_CYCLE = {
  saveDraft: {
    permission: 'iia_edit',
    draftPermission: 'iia_view',
    post: { status: Draft },
    refusal: (facts) => notEditable(facts) ?? refuseIf(facts.status !== Draft, 'status-backwards'),
  },
  submit: {
    permission: 'iia_edit',
    draftPermission: 'iia_view',
    post: { status: Submitted },
    refusal: (facts) => notEditable(facts) ?? refuseIf(facts.status === Final, 'status-backwards'),
  },
  finalize: {
    permission: 'iia_edit_iro',
    post: { status: Final },
    call: 'cnr',
    refusal: (facts) => notEditable(facts) ?? refuseIf(facts.status === Draft, 'submit-first'),
  },
  notify: {
    permission: 'iia_edit_iro',
    call: 'cnr',
    refusal: (facts) =>
      closed(facts) ?? refuseIf(facts.status !== Final, 'submit-first') ?? notifyRefusal(facts),
  },
  approve: {
    permission: 'iia_edit_iro',
    call: 'approve',
    refusal: (facts) =>
      closed(facts) ??
      (isTerminating(facts)
        ? (terminationApprovalRefusal(facts) ?? mobilityRefusal(facts))
        : approveRefusal(facts)),
  },
  initiateChanges: {
    permission: 'iia_edit_iro',
    post: { ewpStatus: EWP_STATUS['Notified by us'] },
    refusal: (facts) => gone(facts) ?? (isOver(facts) ? undefined : leaveStableRefusal(facts)),
  },
  initiateTermination: {
    permission: 'iia_edit_iro',
    post: { terminated: TERMINATION_STATUS['Termination initiated - awaiting approvals'] },
    call: 'cnr',
    refusal: (facts) => closed(facts) ?? leaveStableRefusal(facts) ?? mobilityRefusal(facts),
  },
  setLocalFinalized: {
    permission: 'iia_edit_iro',
    post: { localStatus: 1 },
    // Its places are nobody's before the new revision is approved.
    refusal: (facts) => ended(facts) ?? refuseIf(facts.localStatus === 1, 'not-in-this-state'),
  },
  unsetLocalFinalized: {
    permission: 'iia_edit_iro',
    post: { localStatus: 0 },
    refusal: (facts) => closed(facts) ?? refuseIf(facts.localStatus === 0, 'not-in-this-state'),
  },
  revert: {
    permission: 'iia_edit_iro',
    call: 'revert',
    refusal: (facts) => closed(facts) ?? revertRefusal(facts),
  },
  delete: {
    permission: 'iia_edit_iro',
    post: { isDeleted: true },
    call: 'cnr',
    refusal: (facts) =>
      closed(facts) ??
      refuseIf(
        facts.wasApproved || facts.ewpStatus === APPROVED_BY_ALL || facts.terminated > 0,
        'ever-approved',
      ),
  },
  renew: {
    permission: 'iia_create',
    // A draft has no period yet that another one could follow.
    refusal: (facts) =>
      ended(facts) ?? endingRefusal(facts) ?? refuseIf(facts.status === Draft, 'draft-not-renewed'),
  },
  edit: { permission: 'iia_edit', draftPermission: 'iia_view', refusal: (facts) => notEditable(facts) },
  downloadPdf: {
    permission: 'iia_view',
    refusal: ({ status }) =>
      refuseIf(status === Draft, 'submit-first') ?? refuseIf(!isKnownStatus(status), 'unknown-state'),
  },
} as const satisfies Record<string, LifeCycleAction>;

export type LifeCycleActionName = keyof typeof LIFE_CYCLE;

/**
 * Tells why somebody cannot take an action now; undefined when the way is free.
 *
 * - `not-permitted` comes first: whoever lacks the right is not told about states
 */
export function refusalOf(
  name: LifeCycleActionName,
  facts: AgreementFacts,
  permissions: readonly Permission[],
): Refusal | undefined {
  const action: LifeCycleAction = LIFE_CYCLE[name];
  const may =
    permissions.includes(action.permission) ||
    (action.draftPermission !== undefined &&
      facts.status === Draft &&
      permissions.includes(action.draftPermission));
  return may ? action.refusal(facts) : 'not-permitted';
}

/**
 * Tells why a call to the partner exchange cannot be made now; undefined when the way is free.
 *
 * - `cnr` follows some actions after their state was posted: a deletion and the beginning of a termination are told to the partner,
 *   though nothing else of such an agreement is. What the partner was told already it can be told again.
 */
export function refusalOfCall(
  call: PartnerCall,
  facts: AgreementFacts,
  permissions: readonly Permission[],
): Refusal | undefined {
  const refusal = refusalOf(call === 'cnr' ? 'notify' : call, facts, permissions);
  if (call !== 'cnr' || refusal === 'not-permitted') return refusal;
  return isRepeatable(refusal) || facts.isDeleted || isTerminating(facts) ? undefined : refusal;
}

/** Tells whether the partner is asked to approve the end of an agreement that stands approved by all. */
export function isTerminating({
  ewpStatus,
  terminated,
}: Pick<AgreementFacts, 'ewpStatus' | 'terminated'>): boolean {
  return ewpStatus === APPROVED_BY_ALL && terminated > NOT_TERMINATED && terminated < TERMINATED;
}

function refuseIf(isRefused: boolean, refusal: Refusal): Refusal | undefined {
  return isRefused ? refusal : undefined;
}

function gone({ isDeleted, ...states }: AgreementFacts): Refusal | undefined {
  return isDeleted ? 'deleted' : refuseIf(!isKnownState(states), 'unknown-state');
}

function closed(facts: AgreementFacts): Refusal | undefined {
  return gone(facts) ?? refuseIf(isOver(facts), 'terminated');
}

function ended(facts: AgreementFacts): Refusal | undefined {
  return closed(facts) ?? refuseIf(isTerminated(facts), 'not-in-this-state');
}

/** What ends is not begun anew. */
function endingRefusal(facts: AgreementFacts): Refusal | undefined {
  return (
    refuseIf(isTerminating(facts), 'termination-under-way') ??
    refuseIf(facts.isPartnerEnding === true, 'partner-ending')
  );
}

function notEditable(facts: AgreementFacts): Refusal | undefined {
  return closed(facts) ?? refuseIf(facts.ewpStatus === APPROVED_BY_ALL, 'approved-by-all');
}

function notifyRefusal(facts: AgreementFacts): Refusal | undefined {
  const { ewpStatus, hasNotified, hasUnsentEdits } = facts;
  if (ewpStatus === APPROVED_BY_ALL)
    return refuseIf(!facts.areOnlyPeopleUnsent || isTerminating(facts), 'already-approved');
  // What we approved is the partner's copy: ours may have changed since, and that is a copy of its own.
  if (ewpStatus === EWP_STATUS['Approved by us']) return refuseIf(!hasUnsentEdits, 'already-approved');
  const isAsked =
    ewpStatus === EWP_STATUS['Notified by us'] || ewpStatus === EWP_STATUS['Approved by partner'];
  // Who is named may have changed apart from the agreement, whose version says nothing of it.
  return refuseIf(isAsked && hasNotified && !hasUnsentEdits, 'already-notified');
}

function approveRefusal(facts: AgreementFacts): Refusal | undefined {
  const { status, ewpStatus, terminated, hasApproved, hasPartnerCopy, isPartnerEnding } = facts;
  if (ewpStatus === APPROVED_BY_ALL) return refuseIf(!facts.isReordered, 'already-approved');
  if (ewpStatus === EWP_STATUS['Approved by us']) return 'already-approved';
  if (!hasPartnerCopy) return 'no-partner-copy';
  // Ours does not end, and never says the same then. One that has ended is what the partner has before it answers.
  if (isPartnerEnding === true)
    return isTerminated({ terminated }) ? 'partner-not-reopened' : 'partner-ending';
  // The partner's copy is compared with one of ours that it can fetch, and no other than a final one is ever sent.
  if (status !== Final) return 'finalize-first';
  return refuseIf(ewpStatus === EWP_STATUS['Notified by partner'] && hasApproved, 'already-approved');
}

function mobilityRefusal({ hasMobilities }: AgreementFacts): Refusal | undefined {
  return refuseIf(hasMobilities, 'has-mobilities');
}

function leaveStableRefusal({ ewpStatus, terminated }: AgreementFacts): Refusal | undefined {
  if (ewpStatus !== APPROVED_BY_ALL) return 'not-in-this-state';
  return refuseIf(terminated !== NOT_TERMINATED, 'termination-under-way');
}

function revertRefusal(facts: AgreementFacts): Refusal | undefined {
  if (!facts.wasApproved) return 'never-approved';
  if (isTerminating(facts)) return terminationRevertRefusal(facts);
  if (facts.ewpStatus === APPROVED_BY_ALL) return 'not-in-this-state';
  return refuseIf(facts.ewpStatus === EWP_STATUS['Approved by partner'], 'partner-approved');
}
