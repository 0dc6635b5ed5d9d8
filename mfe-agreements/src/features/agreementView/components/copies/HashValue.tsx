import { Button, focusRing, makeStyles, tokens, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Enough to tell two copies apart. */
const SHORT_LENGTH = 8;

/** The hash of a copy: short, and in full on demand, to be copied. */
export function HashValue({ hash }: { readonly hash: string }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(hash);
    toast({ kind: 'success', text: t('agreementView.HashValue.copied') });
  };
  return (
    <details className={styles.hash}>
      <summary className={styles.short}>
        <code>{hash.slice(0, SHORT_LENGTH)}…</code>
      </summary>
      <code className={styles.full}>{hash}</code>
      {/* Browsers have no clipboard for pages without https; the text can be marked there. */}
      {'clipboard' in navigator && (
        <Button size="small" icon="copy" onClick={() => void copy()}>
          {t('agreementView.HashValue.copy')}
        </Button>
      )}
    </details>
  );
}

const useStyles = makeStyles({
  hash: { minWidth: 0 },
  short: {
    width: 'fit-content',
    minHeight: '24px',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing,
  },
  full: {
    display: 'block',
    margin: `${tokens.spacingVerticalXS} 0`,
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});
