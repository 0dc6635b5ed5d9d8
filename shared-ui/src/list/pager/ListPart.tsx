import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { LIST_PART } from './listPart.ts';

type ListPartProps = {
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
};

/** A list that is one part of a page: whoever turns its pages stays at its heading. */
export function ListPart({ labelledBy, children }: ListPartProps) {
  return (
    <section aria-labelledby={labelledBy} className={useStyles().part} {...{ [LIST_PART]: '' }}>
      {children}
    </section>
  );
}

const useStyles = makeStyles({
  // The header of the portal stays at the top of the window.
  part: { minWidth: 0, scrollMarginTop: '80px' },
});
