import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconNames.ts';

type StateFrameProps = {
  /** Absent: no drawing. */
  readonly icon: IconName | undefined;
  readonly isError?: boolean;
  readonly title: string;
  readonly children?: ReactNode;
};

/** Stands in for a content that is missing: a drawing, a sentence, and what can be done. */
export function StateFrame({ icon, isError = false, title, children }: StateFrameProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame} role={isError ? 'alert' : undefined}>
      {icon !== undefined && (
        <span className={isError ? styles.errorIcon : styles.icon}>
          <Icon name={icon} size={48} />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
    textAlign: 'center',
  },
  icon: { color: tokens.colorBrandForeground2, lineHeight: 0 },
  errorIcon: { color: tokens.colorStatusDangerForeground1, lineHeight: 0 },
  title: {
    margin: 0,
    maxWidth: '60ch',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
