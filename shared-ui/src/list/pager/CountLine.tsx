import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Says how many records there are; screen readers hear it when it changes. */
export function CountLine({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={useStyles().line}>
      {children}
    </p>
  );
}

const useStyles = makeStyles({
  line: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});
