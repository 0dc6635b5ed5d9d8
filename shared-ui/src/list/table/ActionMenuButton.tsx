import { MenuButton, Spinner, type MenuButtonProps } from '@fluentui/react-components';
import { Icon } from '../../icon/Icon.tsx';
import { Tooltip } from '../../overlay/Tooltip.tsx';
import type { IconName } from '../../icon/iconNames.ts';

export type ActionMenuButtonProps = {
  readonly label: string;
  /** The label with what it is about, for screen readers: one of several such buttons. */
  readonly wholeLabel?: string | undefined;
  readonly icon: IconName;
  readonly size?: 'small' | 'medium' | undefined;
  /** One of the actions is under way; the button keeps the focus and opens nothing meanwhile. */
  readonly isBusy?: boolean | undefined;
  /** Why nothing can be chosen now; the button can be focused all the same, and its tooltip says so. */
  readonly disabledReason?: string | undefined;
};

/** The button of an {@link ActionMenu}; what opens the menu hands on how it is opened. */
export function ActionMenuButton({
  label,
  wholeLabel,
  icon,
  size = 'medium',
  isBusy = false,
  disabledReason,
  ...opening
}: ActionMenuButtonProps & Omit<MenuButtonProps, 'icon' | 'size' | 'appearance'>) {
  const button = (
    <MenuButton
      {...(opening as MenuButtonProps)}
      size={size}
      {...(wholeLabel === undefined ? {} : { 'aria-label': wholeLabel })}
      disabledFocusable={isBusy || disabledReason !== undefined}
      aria-busy={isBusy}
      icon={isBusy ? <Spinner size="tiny" /> : <Icon name={icon} />}
    >
      {label}
    </MenuButton>
  );
  return disabledReason === undefined ? button : <Tooltip content={disabledReason}>{button}</Tooltip>;
}
