import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

export type StatusTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger';

type StatusBadgeProps = {
  /** Colour family; the text alone must say the status. */
  readonly tone: StatusTone;
  readonly children: ReactNode;
};

/** Sets a status off from the text around it. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.badge, styles[tone])}>{children}</span>;
}

const useStyles = makeStyles({
  badge: {
    display: 'inline-block',
    maxWidth: '100%',
    boxSizing: 'border-box',
    // A long status takes two lines; its words stay whole.
    overflowWrap: 'normal',
    hyphens: 'none',
    padding: '1px 6px',
    borderRadius: '10px',
    border: '1px solid transparent',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightMedium,
  },
  neutral: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  brand: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
  },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
});
