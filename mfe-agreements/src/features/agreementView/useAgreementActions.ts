import type { AgreementFacts } from 'shared-contracts/agreementLifeCycle.ts';
import { EWP_STATUS } from 'shared-contracts/agreements.ts';
import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import type { Delivery } from 'shared-contracts/exchange.ts';
import { useRef, useState } from 'react';
import { useNavigate, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { useAgreementAction, type ActionFailure } from './api/agreementAction.mutation.ts';
import type { ActionOffer, ViewAction } from './model/actionOffers.ts';
import { actionText } from './model/actionTexts.ts';
import { deliveryOutcome } from './model/deliveryOutcome.ts';
import { UNTOLD_TEXT } from './model/deliveryTexts.ts';

export type FailedAction = { readonly name: ViewAction; readonly failure: ActionFailure };

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

  const finish = (name: ViewAction, deliveries: readonly Delivery[]) => {
    const outcome = deliveryOutcome(deliveries);
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

  const run = (name: ViewAction, isPosted = false) => {
    if (isRunning.current) return;
    isRunning.current = true;
    action.mutate(
      { name, agreement, isPosted },
      {
        onSuccess: (deliveries) => finish(name, deliveries),
        onError: ({ isPosted: isDeleted }) => {
          // Nobody has to be told that an agreement is gone of which nobody knew.
          if (name === 'delete' && isDeleted && !isKnownToPartner(facts)) finish(name, []);
        },
        onSettled: () => {
          isRunning.current = false;
          setAsked(null);
        },
      },
    );
  };

  const failed: FailedAction | null = action.isError
    ? { name: action.variables.name, failure: action.error }
    : null;

  return {
    asked,
    running: action.isPending ? action.variables.name : null,
    failed,
    /** What became of the notifications of the action that was carried out last; null when there was none. */
    outcome: action.isSuccess ? deliveryOutcome(action.data) : null,
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
      if (failed !== null) run(failed.name, true);
    },
    dismiss: action.reset,
  };
}
export type AgreementActions = ReturnType<typeof useAgreementActions>;

function isKnownToPartner({ ewpStatus, hasPartnerCopy }: AgreementFacts): boolean {
  return hasPartnerCopy || ewpStatus !== EWP_STATUS['Not notified'];
}
