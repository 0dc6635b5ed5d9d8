import { Card, makeStyles, tokens } from 'shared-ui/core';
import { type ReactNode, useId } from 'react';

type TextSectionProps = { readonly title: string; readonly children: ReactNode };

/** A part of a text under its heading. */
export function TextSection({ title, children }: TextSectionProps) {
  const id = useId();
  const styles = useStyles();
  return (
    <Card as="section" gap="S" className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

const useStyles = makeStyles({
  section: {
    maxWidth: '860px',
    '& p': { margin: 0, maxWidth: '75ch' },
    '& ul': { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
