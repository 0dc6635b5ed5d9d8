import { makeStyles, tokens } from 'shared-ui/core';
import type { ReactNode } from 'react';

/** A list of faults below one another. */
export function FaultCards({ children }: { readonly children: ReactNode }) {
  return <ul className={useStyles().list}>{children}</ul>;
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});
