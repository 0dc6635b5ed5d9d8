import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { createElement } from 'react';
import { useGapStyles, type Gap } from './gap.ts';
import { isList, type LayoutProps } from './layoutElement.ts';

type CardProps = LayoutProps & {
  /** `none` for what brings its own: parts that reach to the edge. */
  readonly padding?: 'none' | 'M' | 'L' | 'XL';
  /** With a gap the parts stand below one another as in a `Stack`. */
  readonly gap?: Gap;
  /** `quiet` stands back behind a white card, `sunken` is a part of one; `floating` lies above the page. */
  readonly look?: 'plain' | 'quiet' | 'sunken' | 'floating';
};

/** A surface of its own for what belongs together. */
export function Card({ as = 'div', padding = 'L', gap, look = 'plain', className, ...rest }: CardProps) {
  const styles = useStyles();
  const gaps = useGapStyles();
  return createElement(as, {
    ...rest,
    className: mergeClasses(
      styles.card,
      styles[look],
      isList(as) && styles.list,
      styles[padding],
      gap && styles.stack,
      gap && gaps[gap],
      className,
    ),
  });
}

const useStyles = makeStyles({
  card: { boxSizing: 'border-box', minWidth: 0, borderRadius: tokens.borderRadiusLarge },
  plain: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  quiet: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  sunken: { backgroundColor: tokens.colorNeutralBackground3 },
  floating: { backgroundColor: tokens.colorNeutralBackground1, boxShadow: tokens.shadow16 },
  list: { margin: 0, listStyleType: 'none' },
  none: { padding: 0 },
  M: { padding: tokens.spacingHorizontalM },
  L: { padding: tokens.spacingHorizontalL },
  XL: { padding: tokens.spacingHorizontalXL },
  stack: { display: 'flex', flexDirection: 'column' },
});
