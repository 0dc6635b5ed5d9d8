import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTouchLinkStyles } from './touchLinkStyles.ts';

type TextLinkProps = {
  /** Address within the portal. */
  readonly to: string;
  readonly children: ReactNode;
};

/** A link to another page of the portal, within text or a table. */
export function TextLink({ to, children }: TextLinkProps) {
  return (
    <Link to={to} className={useTouchLinkStyles().link}>
      {children}
    </Link>
  );
}
