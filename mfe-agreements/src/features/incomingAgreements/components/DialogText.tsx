import type { ReactNode } from 'react';
import { Alert, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { exchangeErrorText } from '../../../lib/exchangeErrorText.ts';
import { MODULE_ID } from '../../../moduleId.ts';

type DialogTextProps = { readonly error: Error | null; readonly children: ReactNode };

/** What a dialog is about, and why the last try failed. */
export function DialogText({ error, children }: DialogTextProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  return (
    <div className={styles.text}>
      <p className={styles.line}>{children}</p>
      {error !== null && <Alert kind="error">{exchangeErrorText(error, t)}</Alert>}
    </div>
  );
}

const useStyles = makeStyles({
  text: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  line: { margin: 0, overflowWrap: 'anywhere' },
});
