import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { MEDIA } from '../theme/breakpoints.ts';
import { Fact } from './Fact.tsx';

type DefinitionListProps = {
  /** explanation: what a word of the trade means, shown when it is asked for */
  readonly entries: ReadonlyArray<readonly [label: string, value: ReactNode, explanation?: string]>;
  /** `list` below one another, `strip` side by side as many as have room, `columns` three, for values that are compared, `grid` as many columns as have room, for
   * many facts that are read one by one; one with a form in it takes the whole width. */
  readonly shape?: 'list' | 'strip' | 'columns' | 'grid';
  readonly className?: string;
};

/** Facts, each under its label. */
export function DefinitionList({ entries, shape = 'list', className }: DefinitionListProps) {
  const styles = useStyles();
  return (
    <dl className={mergeClasses(styles.facts, styles[shape], className)}>
      {entries.map(([label, value, explanation]) => (
        <Fact
          key={label}
          label={label}
          value={value}
          explanation={explanation}
          isStrong={shape === 'strip'}
        />
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
  grid: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    '& > :has(form)': { gridColumn: '1 / -1' },
  },
  columns: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  },
});
