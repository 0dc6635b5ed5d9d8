import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ALERT_ICON, type AlertKind } from './alertKind.ts';

type AlertProps = {
  readonly kind: AlertKind;
  readonly children: ReactNode;
  /** A button at the end of the line. */
  readonly action?: ReactNode;
};

/** A message in the page. Errors and warnings interrupt a screen reader; the others wait. */
export function Alert({ kind, children, action }: AlertProps) {
  const styles = useStyles();
  const isUrgent = kind === 'error' || kind === 'warning';
  return (
    <div className={mergeClasses(styles.alert, styles[kind])} role={isUrgent ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon name={ALERT_ICON[kind]} />
      </span>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}

const useStyles = makeStyles({
  alert: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground1,
  },
  icon: { flexShrink: 0, lineHeight: 0 },
  // Next to its icon, also where the action has to go below.
  text: { flexGrow: 1, flexShrink: 1, flexBasis: '200px', minWidth: 0, overflowWrap: 'anywhere' },
  error: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    border: `1px solid ${tokens.colorStatusSuccessBorder1}`,
  },
  information: {
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke2}`,
  },
});
