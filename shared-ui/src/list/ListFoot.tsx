import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** What stands below the rows of a list, side by side where there is room: their number, the pager, and how many a page has. */
export function ListFoot({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().foot}>{children}</div>;
}

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
  },
});
