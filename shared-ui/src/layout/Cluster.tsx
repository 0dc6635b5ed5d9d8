import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { createElement } from 'react';
import { MEDIA } from '../theme/breakpoints.ts';
import { useGapStyles, type Gap } from './gap.ts';
import { isList, type LayoutProps } from './layoutElement.ts';

type ClusterProps = LayoutProps & {
  readonly gap?: Gap;
  readonly justify?: 'start' | 'end' | 'between';
  readonly align?: 'stretch' | 'start' | 'center';
  /** Below one another and over the whole width on a narrow screen, as buttons are easier to hit there. */
  readonly isStackedWhenNarrow?: boolean;
};

/** Parts side by side, which go on in the next line where there is no room: buttons, badges, a heading and what belongs to it. */
export function Cluster({
  as = 'div',
  gap = 'S',
  justify = 'start',
  align = 'stretch',
  isStackedWhenNarrow = false,
  className,
  ...rest
}: ClusterProps) {
  const styles = useStyles();
  const gaps = useGapStyles();
  return createElement(as, {
    ...rest,
    className: mergeClasses(
      styles.cluster,
      isList(as) && styles.list,
      gaps[gap],
      justify === 'end' && styles.atEnd,
      justify === 'between' && styles.apart,
      align === 'start' && styles.atTop,
      align === 'center' && styles.centred,
      isStackedWhenNarrow && styles.stacked,
      className,
    ),
  });
}

const useStyles = makeStyles({
  cluster: { display: 'flex', flexWrap: 'wrap' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  atEnd: { justifyContent: 'flex-end' },
  apart: { justifyContent: 'space-between' },
  atTop: { alignItems: 'flex-start' },
  centred: { alignItems: 'center' },
  stacked: { [MEDIA.cards]: { flexDirection: 'column', alignItems: 'stretch' } },
});
