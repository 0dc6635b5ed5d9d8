import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { MEDIA } from '../theme/breakpoints.ts';

type FieldGridProps = { readonly columns: 2 | 3; readonly className?: string; readonly children: ReactNode };

/** Fields that belong together side by side; below one another on a narrow screen. */
export function FieldGrid({ columns, className, children }: FieldGridProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.grid, columns === 2 ? styles.two : styles.three, className)}>
      {children}
    </div>
  );
}

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
  },
  two: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  three: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    [MEDIA.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
