import type { AgreementAct } from 'shared-contracts/exchange/agreementActs.ts';
import {
  isTerminating,
  type AgreementFacts,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { isOver } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';

/**
 * What is said about an action.
 *
 * - explanation: what it does, beside its button
 * - question: asked before it, when it cannot be taken back by the same button; null for the others
 * - done: result alert. Source: specification document 1, section 8, and document 2, section 8
 */
export type ActionText = {
  readonly label: string;
  readonly explanation: string;
  readonly question: string | null;
  readonly done: string;
};

const ACTION_TEXT = {
  finalize: {
    label: 'agreementView.action.finalize',
    explanation: 'agreementView.explanation.finalize',
    question: 'agreementView.question.finalize',
    done: 'agreementView.result.notified',
  },
  approve: {
    label: 'agreementView.action.approve',
    explanation: 'agreementView.explanation.approve',
    question: 'agreementView.question.approve',
    done: 'agreementView.result.approved',
  },
  notify: {
    label: 'agreementView.action.notify',
    explanation: 'agreementView.explanation.notify',
    question: null,
    done: 'agreementView.result.notified',
  },
  setLocalFinalized: {
    label: 'agreementView.action.setLocalFinalized',
    explanation: 'agreementView.explanation.setLocalFinalized',
    question: null,
    done: 'agreementView.result.saved',
  },
  unsetLocalFinalized: {
    label: 'agreementView.action.unsetLocalFinalized',
    explanation: 'agreementView.explanation.unsetLocalFinalized',
    question: null,
    done: 'agreementView.result.saved',
  },
  initiateChanges: {
    label: 'agreementView.action.initiateChanges',
    explanation: 'agreementView.explanation.initiateChanges',
    question: 'agreementView.question.initiateChanges',
    done: 'agreementView.result.saved',
  },
  initiateTermination: {
    label: 'agreementView.action.initiateTermination',
    explanation: 'agreementView.explanation.initiateTermination',
    question: 'agreementView.question.initiateTermination',
    done: 'agreementView.result.notified',
  },
  revert: {
    label: 'agreementView.action.revert',
    explanation: 'agreementView.explanation.revert',
    question: 'agreementView.question.revert',
    done: 'agreementView.result.reverted',
  },
  delete: {
    label: 'agreementView.action.delete',
    explanation: 'agreementView.explanation.delete',
    question: 'agreementView.question.delete',
    done: 'agreementView.result.deleted',
  },
} as const satisfies Record<AgreementAct, ActionText>;

const TERMINATION_APPROVAL = {
  label: 'agreementView.action.approveTermination',
  explanation: 'agreementView.explanation.approveTermination',
  question: 'agreementView.question.approveTermination',
} as const;

const TERMINATION_REVERT = {
  explanation: 'agreementView.explanation.revertTermination',
} as const;

const NEW_REVISION = {
  explanation: 'agreementView.explanation.initiateRevision',
  question: 'agreementView.question.initiateRevision',
} as const;

/** The partner does not have our copy as it is now. */
const APPROVAL_WITH_COPY = { question: 'agreementView.question.approveAndSend' } as const;

const NEW_COPY_OF_FINAL = {
  explanation: 'agreementView.explanation.finalizeAgain',
  question: 'agreementView.question.finalizeAgain',
} as const;

/**
 * Gives the texts of an action; approving says so when our copy is sent with it, or when it is the end of the agreement that is approved, finalizing when the agreement is
 * final already.
 */
export function actionText(
  name: AgreementAct,
  facts: Pick<AgreementFacts, 'status' | 'ewpStatus' | 'terminated' | 'hasUnsentEdits'>,
): ActionText {
  const isUnsent = facts.hasUnsentEdits || facts.ewpStatus === EWP_STATUS['Notified by partner'];
  const isAgain = name === 'finalize' && facts.status === AGREEMENT_STATUS.Final;
  return {
    ...ACTION_TEXT[name],
    ...(name === 'approve' && isUnsent && APPROVAL_WITH_COPY),
    ...(name === 'approve' && isTerminating(facts) && TERMINATION_APPROVAL),
    ...(name === 'initiateChanges' && isOver(facts) && NEW_REVISION),
    ...(name === 'revert' && isTerminating(facts) && TERMINATION_REVERT),
    ...(isAgain && NEW_COPY_OF_FINAL),
  };
}

/** Said when an action's state was saved and the partner could not be told. */
export const HALF_DONE_TEXT: Readonly<Partial<Record<AgreementAct, string>>> = {
  finalize: 'agreementView.half.finalize',
  initiateTermination: 'agreementView.half.initiateTermination',
  delete: 'agreementView.half.delete',
};
