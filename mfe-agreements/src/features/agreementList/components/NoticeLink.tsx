import type { ReactNode } from 'react';
import { focusRing, Icon, type IconName, Link, makeStyles, tokens } from 'shared-ui/core';

type NoticeLinkProps = { readonly icon: IconName; readonly to?: string; readonly children: ReactNode };

/** What waits for the office, and the way there. */
export function NoticeLink({ icon, to = '/iia/incoming', children }: NoticeLinkProps) {
  const styles = useStyles();
  return (
    <Link to={to} className={styles.notice}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {children}
    </Link>
  );
}

const useStyles = makeStyles({
  notice: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '32px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    ...focusRing,
  },
  icon: { flexShrink: 0, lineHeight: 0 },
});
