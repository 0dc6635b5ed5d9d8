import { useId, useState } from 'react';
import { Button, makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';

/** What was typed and has no place in the form of this release, to be read and copied. */
export function DraftText({ text }: { readonly text: string }) {
  const { t } = useTranslation('shared-record');
  const styles = useStyles();
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  if (text === '') return null;
  return (
    <Stack gap="S" align="start">
      <label htmlFor={id}>{t('DraftText.label')}</label>
      <textarea id={id} readOnly rows={6} value={text} className={styles.text} />
      <Button
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setIsCopied(true),
            () => document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(id)}`)?.select(),
          )
        }
      >
        {t('DraftText.copy')}
      </Button>
      <span role="status">{isCopied && t('DraftText.copied')}</span>
    </Stack>
  );
}

const useStyles = makeStyles({
  text: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '80ch',
    padding: tokens.spacingHorizontalS,
    font: 'inherit',
  },
});
