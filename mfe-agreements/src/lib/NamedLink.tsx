import type { ReactNode } from 'react';
import { Link, makeStyles, tokens } from 'shared-ui/core';

type NamedLinkProps = {
  readonly to: string;
  /** What it says where what is seen says too little alone, and begins with; such as the number of an agreement. */
  readonly name: string;
  readonly children: ReactNode;
};

/** A link whose few characters are told in full to whoever does not see what stands around it. */
export function NamedLink({ to, name, children }: NamedLinkProps) {
  const styles = useStyles();
  return (
    <Link className={styles.link} to={to} aria-label={name}>
      {children}
    </Link>
  );
}

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink } });
