import { Card, makeStyles, tokens } from 'shared-ui/core';
import { type ReactNode, useId } from 'react';

type TextSectionProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Where addresses lead to the section, `#…`. */
  readonly id?: string;
};

/** A part of a text under its heading. */
export function TextSection({ title, children, id }: TextSectionProps) {
  const titleId = useId();
  const styles = useStyles();
  return (
    <Card as="section" gap="S" className={styles.section} aria-labelledby={titleId} id={id}>
      <h2 id={titleId} className={styles.title} tabIndex={id === undefined ? undefined : -1}>
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
    outlineStyle: 'none',
  },
});
