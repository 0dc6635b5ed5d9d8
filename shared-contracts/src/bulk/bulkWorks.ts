import {
  type AgreementFacts,
  isTerminating,
  type LifeCycleActionName,
  refusalOf,
} from '../agreements/lifeCycle/agreementLifeCycle.ts';
import { AGREEMENT_STATUS } from '../agreements/agreements.ts';
import { turnOf } from '../agreements/lifeCycle/agreementTurn.ts';
import type { Refusal } from '../errors/errorCodes.ts';
import type { Permission } from '../rights/permissions.ts';

/** What is done with many agreements at once, in the order in which an agreement comes to it. */
export const BULK_WORKS = [
  'renew',
  'submit',
  'finalize',
  'notify',
  'takeOver',
  'approve',
  'changeYears',
  'changePlaces',
  'changeLanguages',
  'changeContacts',
  'changeDepartments',
  'resend',
  'remind',
  'setLocalFinalized',
  'unsetLocalFinalized',
] as const;
export type BulkWork = (typeof BULK_WORKS)[number];

/**
 * The step of the life cycle that each is: what the table refuses of one agreement is refused of many. Two are none: what was told is sent
 * again as it was, and a reminder is a mail beside the network.
 */
const STEP_OF_WORK = {
  renew: 'renew',
  submit: 'submit',
  finalize: 'finalize',
  notify: 'notify',
  takeOver: 'edit',
  approve: 'approve',
  changeYears: 'edit',
  changePlaces: 'edit',
  changeLanguages: 'edit',
  changeContacts: 'edit',
  changeDepartments: 'edit',
  resend: null,
  remind: null,
  setLocalFinalized: 'setLocalFinalized',
  unsetLocalFinalized: 'unsetLocalFinalized',
} as const satisfies Record<BulkWork, LifeCycleActionName | null>;

/** Work of which partners hear: it is counted, named and confirmed before it begins. */
export const TELLING_WORKS = [
  'finalize',
  'notify',
  'approve',
  'resend',
  'remind',
] as const satisfies readonly BulkWork[];
/** Work that needs the partner network. */
export const NETWORK_WORKS = [
  'finalize',
  'notify',
  'approve',
  'resend',
  'takeOver',
] as const satisfies readonly BulkWork[];

/** Whoever works on many agreements at once has all of these. */
export const BULK_PERMISSIONS = ['iia_edit_iro', 'iia_create'] as const satisfies readonly Permission[];

/**
 * Tells why an agreement cannot take part in some work now, by the table of the life cycle; undefined when the way is free.
 *
 * Besides, nothing is done that needs a question of its own on the agreement's page: telling the partner again of what it was told, and approving the end
 * of an agreement.
 */
export function refusalOfWork(
  work: BulkWork,
  facts: AgreementFacts,
  permissions: readonly Permission[],
): Refusal | undefined {
  const may = BULK_PERMISSIONS.every((permission) => permissions.includes(permission));
  if (!may) return 'not-permitted';
  const step = STEP_OF_WORK[work];
  if (step === null) return work === 'remind' ? reminderRefusal(facts) : deletedRefusal(facts);
  return refusalOf(step, facts, permissions) ?? repeated(work, facts);
}

/** Nobody is reminded of what is ours to do, or of what has been settled. */
function reminderRefusal(facts: AgreementFacts): Refusal | undefined {
  const turn = turnOf(facts);
  const isWaitedFor = turn === 'partner' || turn === 'both';
  return deletedRefusal(facts) ?? (isWaitedFor ? undefined : 'not-in-this-state');
}

function deletedRefusal({ isDeleted }: AgreementFacts): Refusal | undefined {
  return isDeleted ? 'deleted' : undefined;
}

/** What was submitted or is final already gains nothing by the step; a copy that was edited since is told of by `notify`. */
function repeated(work: BulkWork, facts: AgreementFacts): Refusal | undefined {
  if (work === 'submit' && facts.status !== AGREEMENT_STATUS.Draft) return 'not-in-this-state';
  if (work === 'finalize' && facts.status === AGREEMENT_STATUS.Final) return 'not-in-this-state';
  return work === 'approve' && isTerminating(facts) ? 'termination-under-way' : undefined;
}
