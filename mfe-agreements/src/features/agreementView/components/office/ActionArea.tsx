import { refusalOf, type AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useSession } from 'shared-auth';
import { useRef } from 'react';
import { Button, Cluster, makeStyles, Stack, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { actionOffers, nextActionOf } from '../../model/actions/actionOffers.ts';
import { groupOffers } from '../../model/actions/groupOffers.ts';
import { actionText } from '../../model/actions/actionTexts.ts';
import type { AgreementActions } from '../../useAgreementActions.ts';
import { useFocusAfter } from '../../useFocusAfter.ts';
import { ActionFailureNote } from './ActionFailureNote.tsx';
import { ActionQuestion } from './ActionQuestion.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import { MoreActions } from './MoreActions.tsx';

type ActionAreaProps = {
  readonly agreement: AgreementItem;
  readonly facts: AgreementFacts;
  readonly actions: AgreementActions;
  /** Of an agreement that is over no action is the next step. */
  readonly hasNoNext: boolean;
};

/** What the office can do with an agreement now: the next step first, the usual ones beside it, the others behind a button. */
export function ActionArea({ agreement, facts, actions, hasNoNext }: ActionAreaProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { permissions } = useSession();
  const area = useRef<HTMLElement>(null);
  useFocusAfter(actions.running !== null, area);
  const offers = actionOffers(facts, permissions);
  const { near, far } = groupOffers(offers, hasNoNext ? undefined : nextActionOf(facts, offers), facts);
  return (
    <Stack ref={area} tabIndex={-1} gap="L" className={styles.area}>
      {actions.failed && (
        <ActionFailureNote
          failed={actions.failed}
          actions={actions}
          agreement={agreement}
          canEdit={refusalOf('edit', facts, permissions) === undefined}
        />
      )}
      <DeliveryNote outcome={actions.outcome} onDismiss={actions.dismiss} />
      <Cluster isStackedWhenNarrow>
        {near.map(({ offer, isNext }) => {
          const text = actionText(offer.name, facts);
          return (
            <Button
              key={offer.name}
              appearance={isNext ? 'primary' : 'secondary'}
              isBusy={actions.running === offer.name}
              isDisabled={actions.running !== null && actions.running !== offer.name}
              onClick={() => actions.start(offer, text)}
            >
              {t(text.label)}
            </Button>
          );
        })}
        {far.length > 0 && <MoreActions offers={far} facts={facts} actions={actions} />}
      </Cluster>
      {actions.asked && <ActionQuestion asked={actions.asked} actions={actions} agreementId={agreement.id} />}
    </Stack>
  );
}

const useStyles = makeStyles({ area: { outlineStyle: 'none' } });
