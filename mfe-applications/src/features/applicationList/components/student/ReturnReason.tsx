import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { Alert, formatDate, makeStyles, NameText, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Says when and why the office sent an application back, and that it may be submitted again. */
export function ReturnReason({ application }: { readonly application: ApplicationListRow }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const { dateReturned, returnReason } = application;
  return (
    <Alert kind="information">
      {t('applicationList.ReturnReason.text', { day: formatDate(dateReturned, tag) })}
      {returnReason != null && (
        <blockquote className={styles.reason}>
          <NameText>{returnReason}</NameText>
        </blockquote>
      )}
      {t('applicationList.ReturnReason.next')}
    </Alert>
  );
}

const useStyles = makeStyles({
  reason: { margin: '4px 0', fontStyle: 'italic', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});
