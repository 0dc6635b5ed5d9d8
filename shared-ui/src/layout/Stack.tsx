import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { createElement } from 'react';
import { useGapStyles, type Gap } from './gap.ts';
import { isList, type LayoutProps } from './layoutElement.ts';

type StackProps = LayoutProps & {
  readonly gap?: Gap | undefined;
  /** `start` keeps the parts as wide as what they hold. */
  readonly align?: 'stretch' | 'start' | 'center';
};

/** Parts below one another, with the same room between each two. */
export function Stack({ as = 'div', gap, align = 'stretch', className, ...rest }: StackProps) {
  const styles = useStyles();
  const gaps = useGapStyles();
  return createElement(as, {
    ...rest,
    className: mergeClasses(
      styles.stack,
      isList(as) && styles.list,
      gap && gaps[gap],
      align !== 'stretch' && styles[align],
      className,
    ),
  });
}

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
});
