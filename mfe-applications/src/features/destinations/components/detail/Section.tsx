import { useId, type ReactNode } from 'react';
import { Card, makeStyles, tokens } from 'shared-ui/core';

/** A part of a destination under its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  const styles = useStyles();
  return (
    <Card as="section" gap="M" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

const useStyles = makeStyles({
  section: { '& p, & ul': { marginBlock: 0 }, '& ul': { paddingInlineStart: tokens.spacingHorizontalXL } },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});
