import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { MEDIA } from '../theme/breakpoints.ts';

type SelectionBarProps = {
  /** How much is chosen; with nothing there is no bar to be seen. */
  readonly count: number;
  /** Says how much is chosen. */
  readonly said: ReactNode;
  /** Names the bar as a landmark. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** What can be done with what is chosen in a list; it stays in sight wherever in the list somebody is. */
export function SelectionBar({ count, said, label, children }: SelectionBarProps) {
  const styles = useStyles();
  return (
    <div
      className={count === 0 ? styles.away : styles.bar}
      {...(label !== undefined && { role: 'region', 'aria-label': label })}
    >
      <p role="status" className={styles.count}>
        {count > 0 && said}
      </p>
      {count > 0 && children}
    </div>
  );
}

const useStyles = makeStyles({
  // It is there from the beginning, so that screen readers hear the number when it changes.
  away: { height: 0, overflow: 'hidden' },
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    [MEDIA.print]: { display: 'none' },
  },
  count: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});
