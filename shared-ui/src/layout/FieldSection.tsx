import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Stack } from './Stack.tsx';

type FieldSectionProps = {
  readonly legend: string;
  /** A sentence below the heading. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** Fields that belong together, under their own heading. */
export function FieldSection({ legend, note, children }: FieldSectionProps) {
  const styles = useStyles();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{legend}</legend>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <Stack gap="M">{children}</Stack>
    </fieldset>
  );
}

const useStyles = makeStyles({
  section: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  note: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    maxWidth: '80ch',
    color: tokens.colorNeutralForeground2,
  },
  legend: {
    padding: 0,
    marginBottom: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
