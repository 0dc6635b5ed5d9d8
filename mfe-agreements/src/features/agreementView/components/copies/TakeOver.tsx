import { statedFacts } from 'shared-contracts/agreements/agreementFacts.ts';
import { refusalOf } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { ImportReply } from 'shared-contracts/exchange/exchange.ts';
import { useState } from 'react';
import { useSession } from 'shared-auth';
import { useCall, useQuery } from 'shared-client';
import {
  Alert,
  Button,
  ConfirmDialog,
  makeStyles,
  tokens,
  useLanguage,
  useLocation,
  useNavigate,
  useTranslation,
} from 'shared-ui/core';
import { exchangeErrorText } from 'shared-record/pages';
import type { TakenOver } from '../../../../lib/takenOver.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { copiesQuery } from '../../api/copies.queries.ts';
import { useTakeOver } from '../../api/takeOver.mutation.ts';
import { saysWhatPartnersSays } from '../../model/copies/saysWhatPartnersSays.ts';

type TakeOverProps = {
  readonly agreement: AgreementItem;
  /** Called when the partner's values stand in our agreement. */
  readonly onDone?: () => void;
};

/** Offers, where our agreement differs from the partner's copy, to make it say the same; asks before. What came of it is said at the top of the view. */
export function TakeOver({ agreement, onDone }: TakeOverProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const copies = useQuery(copiesQuery(useCall(), agreement.id, tag)).data;
  const { permissions } = useSession();
  const takeOver = useTakeOver(agreement.id, (reply: ImportReply) => {
    const state: TakenOver = { ...reply, how: 'copied' };
    setIsAsking(false);
    onDone?.();
    void navigate({ search }, { replace: true, state });
  });
  const canEdit = refusalOf('edit', agreement.facts ?? statedFacts(agreement), permissions) === undefined;
  const partnersHash = copies?.partners?.hash;
  // Whether an agreement ends is approved, and never taken over.
  const hasValues = copies?.differences?.some(({ field }) => field !== 'terminated') === true;
  if (!canEdit || partnersHash === undefined || !hasValues) return null;
  const ask = () => {
    takeOver.reset();
    setIsAsking(true);
  };
  return (
    <div className={styles.offer}>
      {!saysWhatPartnersSays(copies) && (
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
          onConfirm={() => takeOver.mutate({ dateModified: agreement.dateModified, partnersHash })}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  offer: { ':empty': { display: 'none' } },
  line: { margin: `0 0 ${tokens.spacingVerticalM}` },
});
