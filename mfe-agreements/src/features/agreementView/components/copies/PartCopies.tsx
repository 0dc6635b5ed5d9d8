import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import { useState } from 'react';
import { Alert, Button, ConfirmDialog, makeStyles, TextLink, tokens, useTranslation } from 'shared-ui/core';
import { exchangeErrorText } from 'shared-record/pages';
import { MODULE_ID } from '../../../../moduleId.ts';
import { usePartCopies } from '../../api/partCopies.mutation.ts';
import { DoneNote } from '../DoneNote.tsx';
import { whatPartingDoes } from '../../model/actions/whatPartingDoes.ts';

type PartCopiesProps = { readonly agreement: AgreementItem; readonly copies: Copies };

/** Parts our copy from one that the partner linked wrongly: says before what becomes of state, hash and approvals, and afterwards where the right one is linked. */
export function PartCopies({ agreement, copies }: PartCopiesProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const part = usePartCopies(agreement.id);
  const [isAsking, setIsAsking] = useState(false);
  const { iiaId } = copies.partner;
  const reason = reasonKey(copies, agreement);
  const ask = () => {
    if (reason !== undefined) return;
    part.reset();
    setIsAsking(true);
  };
  if (iiaId === null) return part.isSuccess ? <Parted /> : null;
  return (
    <div>
      <Button disabledReason={reason && t(reason)} onClick={ask}>
        {t('agreementView.PartCopies.offer')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('agreementView.PartCopies.title', { iiaId })}
          text={
            <>
              {whatPartingDoes(copies).map((key) => (
                <p key={key} className={styles.line}>
                  {t(key)}
                </p>
              ))}
              {part.isError && <Alert kind="error">{exchangeErrorText(part.error, t)}</Alert>}
            </>
          }
          confirmLabel={t('agreementView.PartCopies.confirm')}
          cancelLabel={t('agreementView.ActionQuestion.cancel')}
          isBusy={part.isPending}
          onConfirm={() =>
            part.mutate(
              { dateModified: agreement.dateModified, iiaId },
              { onSuccess: () => setIsAsking(false) },
            )
          }
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

function Parted() {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  return (
    <DoneNote>
      <p className={styles.done}>{t('agreementView.PartCopies.done')}</p>
      <TextLink to="/iia/incoming">{t('agreementView.PartCopies.toIncoming')}</TextLink>
    </DoneNote>
  );
}

function reasonKey({ isConnected }: Copies, { terminated }: AgreementItem): string | undefined {
  if (!isConnected) return 'agreementView.copies.notConnected';
  return terminated === 0 ? undefined : 'agreementView.PartCopies.ending';
}

const useStyles = makeStyles({
  line: { margin: `0 0 ${tokens.spacingVerticalM}`, overflowWrap: 'anywhere' },
  done: { margin: 0 },
});
