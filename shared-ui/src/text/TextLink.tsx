import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTouchLinkStyles } from './touchLinkStyles.ts';

type TextLinkProps = {
  /** Address within the portal. */
  readonly to: string;
  /** Handed to the page there, in the history of this tab. */
  readonly state?: unknown;
  /** Among many of its kind in a table, where the colour tells them from the rest: the line comes when it is pointed at. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
};

/** A link to another page of the portal, within text or a table. */
export function TextLink({ to, state, isQuiet = false, children }: TextLinkProps) {
  const styles = useTouchLinkStyles();
  return (
    <Link to={to} state={state} className={mergeClasses(styles.link, isQuiet && styles.quiet)}>
      {children}
    </Link>
  );
}
