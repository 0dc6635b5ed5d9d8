import { useId, type ReactNode } from 'react';
import { Card, Cluster, makeStyles, tokens } from 'shared-ui/core';

type PersonSectionProps = {
  readonly title: string;
  /** Links at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a person's page. */
export function PersonSection({ title, actions, children }: PersonSectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <Card as="section" padding="L" gap="M" aria-labelledby={id} className={styles.section}>
      <Cluster gap="M" align="center" className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </Cluster>
      {children}
    </Card>
  );
}

const useStyles = makeStyles({
  // Addresses of people are longer than a narrow screen.
  section: { overflowWrap: 'anywhere' },
  head: { justifyContent: 'space-between' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
