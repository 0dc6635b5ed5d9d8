import { agreementFacts, NO_OFFICE_FACTS } from 'shared-contracts/agreementFacts.ts';
import { refusalOf } from 'shared-contracts/agreementLifeCycle.ts';
import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import { useState } from 'react';
import { useSession } from 'shared-auth';
import { useExchange, useQuery } from 'shared-auth/api';
import {
  Alert,
  Button,
  ConfirmDialog,
  makeStyles,
  tokens,
  useLanguage,
  useToast,
  useTranslation,
} from 'shared-ui/core';
import { exchangeErrorText } from '../../../lib/exchangeErrorText.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { copiesQuery } from '../api/copies.queries.ts';
import { useTakeOver } from '../api/takeOver.mutation.ts';
import { UnmappedParts } from './UnmappedParts.tsx';

/** Offers, where the copies differ, to make our agreement say what the partner's says; asks before, and names what found no place in it. */
export function TakeOver({ agreement }: { readonly agreement: AgreementItem }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const copies = useQuery(copiesQuery(useExchange(), agreement.id, tag)).data;
  const takeOver = useTakeOver(agreement.id);
  const unmapped = takeOver.data?.unmapped ?? [];
  const { permissions } = useSession();
  // Editing depends on nothing of the office.
  const canEdit = refusalOf('edit', agreementFacts(agreement, NO_OFFICE_FACTS), permissions) === undefined;
  const hasDifferences = (copies?.differences?.length ?? 0) > 0;
  const partnersHash = copies?.partners?.hash;
  const ask = () => {
    takeOver.reset();
    setIsAsking(true);
  };
  const start = () => {
    if (partnersHash === undefined) return;
    takeOver.mutate(
      { dateModified: agreement.dateModified, partnersHash },
      {
        onSuccess: () => {
          setIsAsking(false);
          toast({ kind: 'success', text: t('agreementView.TakeOver.done') });
        },
      },
    );
  };
  return (
    <div className={styles.offer}>
      {unmapped.length > 0 && (
        <Alert kind="warning">
          <UnmappedParts parts={unmapped} />
        </Alert>
      )}
      {canEdit && hasDifferences && partnersHash !== undefined && (
        <Button icon="incoming" onClick={ask}>
          {t('agreementView.TakeOver.offer')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('agreementView.TakeOver.title')}
          text={
            <>
              <p className={styles.line}>{t('agreementView.TakeOver.text')}</p>
              <p className={styles.line}>{t('agreementView.TakeOver.stays')}</p>
              {takeOver.isError && <Alert kind="error">{exchangeErrorText(takeOver.error, t)}</Alert>}
            </>
          }
          confirmLabel={t('agreementView.TakeOver.offer')}
          cancelLabel={t('agreementView.ActionQuestion.cancel')}
          isBusy={takeOver.isPending}
          onConfirm={start}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  offer: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    rowGap: tokens.spacingVerticalM,
  },
  line: { margin: `0 0 ${tokens.spacingVerticalM}` },
});
