import { Fragment } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { useTouchLinkStyles } from './touchLinkStyles.ts';

/** An e-mail address to be touched. */
export function EmailLink({ address }: { readonly address: string }) {
  return (
    <a href={`mailto:${address}`} aria-label={address} className={useTouchLinkStyles().link}>
      <EmailText address={address} />
    </a>
  );
}

/** An e-mail address that breaks behind its signs, and within a word only where no line has room for the word. */
export function EmailText({ address }: { readonly address: string }) {
  const styles = useStyles();
  return (
    <span className={styles.address}>
      {address.split(/(?<=[@._-])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

const useStyles = makeStyles({ address: { minWidth: 0, overflowWrap: 'break-word' } });
