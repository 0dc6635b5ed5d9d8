import { makeStyles, tokens } from '@fluentui/react-components';

/** Shows an Erasmus code as it is written: its double spaces (`A  GRAZ01`) count. */
export function ErasmusCode({ children }: { readonly children: string }) {
  return <span className={useStyles().code}>{children}</span>;
}

const useStyles = makeStyles({
  code: { whiteSpace: 'pre', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});
