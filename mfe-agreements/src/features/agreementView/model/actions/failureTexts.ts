import { COPIES_DIFFER_STATUS } from 'shared-contracts/exchange/exchange.ts';
import { ApiError } from 'shared-client';
import type { FailedAction } from './failedAction.ts';
import { HALF_DONE_TEXT } from './actionTexts.ts';

/**
 * What is said of a failed action before its reason.
 *
 * - keys: sentences, in order; tellsReason: whether the reason follows, which the first kinds have said
 */
export type FailureTexts = {
  readonly kind: 'stale' | 'copiesDiffer' | 'notTold' | 'failed';
  readonly tone: 'warning' | 'error';
  readonly keys: readonly string[];
  readonly tellsReason: boolean;
};

/** Tells what became of an action that failed: somebody else changed the agreement, the copies differ, it was done and the partner not told, or nothing was. */
export function failureTexts({ name, cause, isPosted }: FailedAction, canEdit: boolean): FailureTexts {
  const { kind, status } = cause instanceof ApiError ? cause : {};
  const halfDone = HALF_DONE_TEXT[name];
  const found = [
    {
      kind: 'stale',
      when: kind === 'stale',
      tone: 'warning',
      keys: ['agreementView.ActionFailureNote.stale'],
      tellsReason: false,
    },
    {
      kind: 'copiesDiffer',
      when: name === 'approve' && status === COPIES_DIFFER_STATUS,
      tone: isPosted ? 'warning' : 'error',
      keys: [
        'agreementView.result.copiesDiffer',
        canEdit
          ? 'agreementView.ActionFailureNote.copiesDiffer'
          : 'agreementView.ActionFailureNote.copiesDifferClosed',
      ],
      tellsReason: false,
    },
    {
      kind: 'notTold',
      when: isPosted,
      tone: 'warning',
      keys: ['agreementView.result.failed', ...(halfDone === undefined ? [] : [halfDone])],
      tellsReason: true,
    },
  ] as const;
  return (
    found.find(({ when }) => when) ?? {
      kind: 'failed',
      tone: 'error',
      keys: ['agreementView.result.failed'],
      tellsReason: true,
    }
  );
}
