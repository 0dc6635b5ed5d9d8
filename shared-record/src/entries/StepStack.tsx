import type { ReactNode } from 'react';
import { makeStyles, tokens } from 'shared-ui/core';

/** The parts of a step below one another. */
export function StepStack({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().stack}>{children}</div>;
}

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
});
