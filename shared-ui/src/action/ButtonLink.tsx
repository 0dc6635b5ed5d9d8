import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconNames.ts';
import { focusRing } from '../theme/focusRing.ts';

type ButtonLinkProps = {
  readonly to: string;
  /** Handed to the page there, in the history of this tab. */
  readonly state?: unknown;
  readonly icon?: IconName;
  readonly appearance?: 'primary' | 'secondary';
  readonly children: ReactNode;
};

/** A link that looks like a button: it leads to another page and can be opened in a new tab. */
export function ButtonLink({ to, state, icon, appearance = 'secondary', children }: ButtonLinkProps) {
  const styles = useStyles();
  return (
    <Link
      to={to}
      state={state}
      className={mergeClasses(styles.link, appearance === 'primary' ? styles.primary : styles.secondary)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: tokens.spacingHorizontalSNudge,
    flexShrink: 0,
    maxWidth: '100%',
    minHeight: '32px',
    boxSizing: 'border-box',
    padding: '5px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ...focusRing,
  },
  primary: {
    backgroundColor: tokens.colorBrandBackground,
    border: '1px solid transparent',
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  secondary: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
});
