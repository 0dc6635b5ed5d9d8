import type { ReactNode } from 'react';
import { Alert, makeStyles, Stack, useTranslation } from 'shared-ui/core';
import { exchangeErrorText } from 'shared-record/pages';
import { MODULE_ID } from '../../../moduleId.ts';

type DialogTextProps = { readonly error: Error | null; readonly children: ReactNode };

/** What a dialog is about, and why the last try failed. */
export function DialogText({ error, children }: DialogTextProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  return (
    <Stack gap="M">
      <p className={styles.line}>{children}</p>
      {error !== null && <Alert kind="error">{exchangeErrorText(error, t)}</Alert>}
    </Stack>
  );
}

const useStyles = makeStyles({
  line: { margin: 0, overflowWrap: 'anywhere' },
});
