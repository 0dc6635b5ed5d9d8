import type { ReactNode } from 'react';
import { makeStyles, Stack, tokens } from 'shared-ui/core';

type FieldSectionProps = { readonly legend: string; readonly children: ReactNode };

/** Fields that belong together, under their own heading. */
export function FieldSection({ legend, children }: FieldSectionProps) {
  const styles = useStyles();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{legend}</legend>
      <Stack gap="M">{children}</Stack>
    </fieldset>
  );
}

const useStyles = makeStyles({
  section: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: {
    padding: 0,
    marginBottom: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
