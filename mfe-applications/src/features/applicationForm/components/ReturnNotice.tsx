import { Alert, makeStyles, NameText, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Why the office sent the application back, in its own words. */
export function ReturnNotice({ reason }: { readonly reason: string }) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  return (
    <Alert kind="warning">
      <strong>{t('applicationForm.ReturnNotice.title')}</strong>
      <p className={styles.reason}>
        <NameText>{reason}</NameText>
      </p>
      {t('applicationForm.ReturnNotice.text')}
    </Alert>
  );
}

const useStyles = makeStyles({
  reason: { margin: '4px 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});
