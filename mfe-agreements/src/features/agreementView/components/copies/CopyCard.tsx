import { useId, type ReactNode } from 'react';
import { makeStyles, tokens } from 'shared-ui/core';

type CopyCardProps = {
  readonly title: string;
  readonly facts: ReadonlyArray<readonly [label: string, value: ReactNode]>;
  /** Said in place of facts when there is no such copy. */
  readonly nothing: string;
};

/** One copy of the agreement with what is known of it. */
export function CopyCard({ title, facts, nothing }: CopyCardProps) {
  const styles = useStyles();
  const headingId = useId();
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {title}
      </h3>
      {facts.length === 0 && <p className={styles.nothing}>{nothing}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const useStyles = makeStyles({
  card: {
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  nothing: { margin: 0, color: tokens.colorNeutralForeground2 },
  facts: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, margin: 0 },
  label: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, overflowWrap: 'anywhere' },
});
