import { useId, type ReactNode } from 'react';
import { Card, DefinitionList, makeStyles, tokens } from 'shared-ui/core';

type CopyCardProps = {
  readonly title: string;
  readonly facts: ReadonlyArray<readonly [label: string, value: ReactNode, explanation?: string]>;
  /** Said in place of facts when there is no such copy. */
  readonly nothing: string;
};

/** One copy of the agreement with what is known of it. */
export function CopyCard({ title, facts, nothing }: CopyCardProps) {
  const styles = useStyles();
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {title}
      </h3>
      {facts.length === 0 && <p className={styles.nothing}>{nothing}</p>}
      {facts.length > 0 && <DefinitionList entries={facts} />}
    </Card>
  );
}

const useStyles = makeStyles({
  title: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  nothing: { margin: 0, color: tokens.colorNeutralForeground2 },
});
