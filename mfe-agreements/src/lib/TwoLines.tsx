import type { ReactNode } from 'react';
import { makeStyles, tokens } from 'shared-ui/core';

type TwoLinesProps = { readonly children: ReactNode; readonly second: ReactNode };

/** What a cell says, and below it, smaller, what tells it from others of the same name. */
export function TwoLines({ children, second }: TwoLinesProps) {
  const styles = useStyles();
  return (
    <span>
      {children}
      {second !== null && <span className={styles.second}>{second}</span>}
    </span>
  );
}

const useStyles = makeStyles({
  second: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
});
