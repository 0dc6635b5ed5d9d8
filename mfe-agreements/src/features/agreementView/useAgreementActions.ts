import type { ActReply, AgreementAct } from 'shared-contracts/agreementActs.ts';
import type { AgreementFacts } from 'shared-contracts/agreementLifeCycle.ts';
import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import { useRef, useState } from 'react';
import { useNavigate, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { useAgreementAction } from './api/agreementAction.mutation.ts';
import { problemError } from './api/problemError.ts';
import type { ActionOffer } from './model/actionOffers.ts';
import { actionText } from './model/actionTexts.ts';
import { outcomeOfAct } from './model/deliveryOutcome.ts';
import { UNTOLD_TEXT } from './model/deliveryTexts.ts';

/**
 * What stopped an action.
 *
 * - cause: an `ApiError`
 * - isPosted: the action was done, and only the partner was not told
 */
export type FailedAction = {
  readonly name: AgreementAct;
  readonly cause: Error;
  readonly isPosted: boolean;
};

/** The agreement's actions: the question before one, the one that is under way, and why the last one failed. */
export function useAgreementActions(agreement: AgreementItem, facts: AgreementFacts) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const navigate = useNavigate();
  const action = useAgreementAction();
  // A second click can come before the first one has disabled the button.
  const isRunning = useRef(false);
  const [asked, setAsked] = useState<ActionOffer | null>(null);
  const { id } = agreement;

  const finish = (name: AgreementAct, reply: ActReply) => {
    // Said where the action was taken, with the way to tell the partner again.
    if (reply.problem !== undefined) return;
    const outcome = outcomeOfAct(reply);
    const isGone = name === 'delete';
    if (outcome === 'delivered' || isGone) {
      toast({ kind: 'success', text: t(actionText(name, facts).done, { id }) });
    }
    if (!isGone) return;
    // The note that tells it otherwise goes with the page.
    if (outcome !== 'delivered') {
      const { kind, key } = UNTOLD_TEXT[outcome];
      toast({ kind, text: t(key) });
    }
    void navigate('/');
  };

  const run = (name: AgreementAct, act: AgreementAct = name) => {
    if (isRunning.current) return;
    isRunning.current = true;
    action.mutate(
      { name, act, agreement },
      {
        onSuccess: (reply) => finish(name, reply),
        onSettled: () => {
          isRunning.current = false;
          setAsked(null);
        },
      },
    );
  };

  return {
    asked,
    running: action.isPending ? action.variables.name : null,
    failed: failureOf(action),
    /** What became of the notifications of the action that was carried out last; null when there was none. */
    outcome: action.isSuccess && action.data.problem === undefined ? outcomeOfAct(action.data) : null,
    start: (offer: ActionOffer) => {
      action.reset();
      if (offer.isRepeat || actionText(offer.name, facts).question !== null) setAsked(offer);
      else run(offer.name);
    },
    confirm: () => {
      if (asked !== null) run(asked.name);
    },
    cancel: () => setAsked(null),
    tellPartner: () => {
      if (action.variables !== undefined) run(action.variables.name, 'notify');
    },
    dismiss: action.reset,
  };
}
export type AgreementActions = ReturnType<typeof useAgreementActions>;

function failureOf({
  variables,
  error,
  data,
}: Pick<ReturnType<typeof useAgreementAction>, 'variables' | 'error' | 'data'>): FailedAction | null {
  if (variables === undefined) return null;
  const { name, act } = variables;
  // Telling the partner is all that was left of an action that is told of under its own name.
  if (error !== null) return { name, cause: error, isPosted: act !== name };
  return data?.problem === undefined ? null : { name, cause: problemError(data.problem), isPosted: true };
}
