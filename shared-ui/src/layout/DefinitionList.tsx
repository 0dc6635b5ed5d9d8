import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { MEDIA } from '../theme/breakpoints.ts';

type DefinitionListProps = {
  readonly entries: ReadonlyArray<readonly [label: string, value: ReactNode]>;
  /** `list` below one another, `strip` side by side as many as have room, `columns` three, for values that are compared. */
  readonly shape?: 'list' | 'strip' | 'columns';
  readonly className?: string;
};

/** Facts, each under its label. */
export function DefinitionList({ entries, shape = 'list', className }: DefinitionListProps) {
  const styles = useStyles();
  return (
    <dl className={mergeClasses(styles.facts, styles[shape], className)}>
      {entries.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={mergeClasses(styles.value, shape === 'strip' && styles.strong)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const useStyles = makeStyles({
  facts: { display: 'grid', margin: 0 },
  list: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  strip: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  columns: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  },
  fact: { minWidth: 0 },
  label: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, overflowWrap: 'anywhere', '& p': { margin: 0 } },
  strong: { marginTop: tokens.spacingVerticalXXS, fontWeight: tokens.fontWeightSemibold },
});
