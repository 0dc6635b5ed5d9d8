import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconNames.ts';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { focusRing } from '../theme/focusRing.ts';

type IconLinkProps = {
  readonly to: string;
  /** Handed to the page there, in the history of this tab. */
  readonly state?: unknown;
  readonly icon: IconName;
  /** Where it leads, as in `View agreement 12`: screen readers say it and the tooltip shows it. */
  readonly label: string;
};

/** A link that is an icon alone. */
export function IconLink({ to, state, icon, label }: IconLinkProps) {
  const styles = useStyles();
  return (
    <Tooltip content={label} isLabel>
      <Link to={to} state={state} aria-label={label} className={styles.link}>
        <Icon name={icon} />
      </Link>
    </Tooltip>
  );
}

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    ':hover': { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForegroundLinkHover },
    ...focusRing,
  },
});
