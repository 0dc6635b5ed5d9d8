import type { BulkPreviewRow } from 'shared-contracts/bulk/bulkJobs.ts';
import { focusRing, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** To whom a mail goes, and word for word what it says. */
export function MailText({ mail }: { readonly mail: NonNullable<BulkPreviewRow['mail']> }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  return (
    <>
      {mail.to.map(({ name, address }) => (
        <div key={address} className={styles.words}>
          {t('bulkWork.MailText.to', { name, address })}
        </div>
      ))}
      <strong className={styles.words}>{mail.subject}</strong>
      <details>
        <summary className={styles.open}>{t('bulkWork.MailText.open')}</summary>
        <p className={styles.text}>{mail.text}</p>
      </details>
    </>
  );
}

const useStyles = makeStyles({
  words: { overflowWrap: 'anywhere' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginBottom: 0 },
  open: {
    width: 'fit-content',
    minHeight: '24px',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing,
  },
});
