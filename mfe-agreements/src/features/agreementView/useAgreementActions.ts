import type { ActReply, AgreementAct } from 'shared-contracts/exchange/agreementActs.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { type ActionRun, useAgreementAction } from './api/agreementAction.mutation.ts';
import { problemError } from './api/problemError.ts';
import type { ActionOffer } from './model/actions/actionOffers.ts';
import type { ActionText } from './model/actions/actionTexts.ts';
import type { FailedAction } from './model/actions/failedAction.ts';
import { outcomeOfAct } from './model/copies/deliveryOutcome.ts';
import { UNTOLD_TEXT } from './model/copies/deliveryTexts.ts';

/** An offer that was pressed, with what was said of it then: the agreement may have gone on before the answer. */
export type AskedAction = { readonly offer: ActionOffer; readonly text: ActionText };

/** The agreement's actions: the question before one, the one that is under way, and why the last one failed. */
export function useAgreementActions(agreement: AgreementItem) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const navigate = useNavigate();
  // A second click can come before the first one has disabled the button.
  const isRunning = useRef(false);
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const { id } = agreement;

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const say = ({ name, text }: ActionRun, reply: ActReply | undefined) => {
    if (reply === undefined || reply.problem !== undefined) {
      // Said where the action was taken, with the way to go on; whoever has left is told where to look.
      if (!isHere.current) toast({ kind: 'error', text: t('agreementView.result.unfinished', { id }) });
      return;
    }
    const outcome = outcomeOfAct(reply);
    const isGone = name === 'delete' || !isHere.current;
    if (outcome === 'delivered' || name === 'delete') toast({ kind: 'success', text: t(text.done, { id }) });
    // The note that tells it otherwise goes with the page.
    if (isGone && outcome !== 'delivered') {
      const { kind, key } = UNTOLD_TEXT[outcome];
      toast({ kind, text: t(key) });
    }
  };
  const action = useAgreementAction(say);

  const run = (name: AgreementAct, text: ActionText, act: AgreementAct = name) => {
    if (isRunning.current) return;
    isRunning.current = true;
    action.mutate(
      { name, act, agreement, text },
      {
        onSuccess: ({ problem }) => {
          if (name === 'delete' && problem === undefined) void navigate('/');
        },
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
    start: (offer: ActionOffer, text: ActionText) => {
      action.reset();
      if (offer.isRepeat || text.question !== null) setAsked({ offer, text });
      else run(offer.name, text);
    },
    confirm: () => {
      if (asked !== null) run(asked.offer.name, asked.text);
    },
    cancel: () => setAsked(null),
    tellPartner: () => {
      if (action.variables !== undefined) run(action.variables.name, action.variables.text, 'notify');
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
