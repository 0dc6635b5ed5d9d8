import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Sets the icons of a row's actions side by side. */
export function RowActions({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().actions}>{children}</div>;
}

const useStyles = makeStyles({
  actions: { display: 'flex', columnGap: tokens.spacingHorizontalXS, marginBlock: '-6px' },
});
