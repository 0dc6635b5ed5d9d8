import { Alert, Button, Link, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { DeliveryOutcome } from '../../model/copies/deliveryOutcome.ts';
import { UNTOLD_TEXT } from '../../model/copies/deliveryTexts.ts';

type DeliveryNoteProps = { readonly outcome: DeliveryOutcome | null; readonly onDismiss: () => void };

/** Says of an action that was carried out that the partner has not been told yet, and leads to what was sent. */
export function DeliveryNote({ outcome, onDismiss }: DeliveryNoteProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  return (
    // The region stands from the beginning: screen readers only tell what is added to a region that they know.
    <div aria-live="polite" className={styles.region}>
      {outcome !== null && outcome !== 'delivered' && (
        <Alert
          kind={UNTOLD_TEXT[outcome].kind}
          action={
            <Button size="small" onClick={onDismiss}>
              {t('agreementView.ActionFailureNote.dismiss')}
            </Button>
          }
        >
          <p className={styles.line}>{t('agreementView.DeliveryNote.done')}</p>
          <p className={styles.line}>
            {t(UNTOLD_TEXT[outcome].key)}{' '}
            <Link className={styles.link} to="?tab=deliveries" replace preventScrollReset>
              {t('agreementView.DeliveryNote.show')}
            </Link>
          </p>
        </Alert>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  region: { ':empty': { display: 'none' } },
  line: { margin: 0 },
  link: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});
