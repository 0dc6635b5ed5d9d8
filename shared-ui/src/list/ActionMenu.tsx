import {
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Spinner,
} from '@fluentui/react-components';
import { use } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconNames.ts';
import { OverlayMountContext } from '../overlay/overlayMount.ts';
import { Tooltip } from '../overlay/Tooltip.tsx';

type MenuAction = { readonly id: string; readonly label: string; readonly onChoose: () => void };

type ActionMenuProps = {
  readonly label: string;
  readonly icon: IconName;
  readonly actions: readonly MenuAction[];
  /** One of the actions is under way; the button keeps the focus and opens nothing meanwhile. */
  readonly isBusy?: boolean;
  /** Why nothing can be chosen now; the button can be focused all the same, and its tooltip says so. */
  readonly disabledReason?: string | undefined;
};

/** A button that opens a few actions of one kind. */
export function ActionMenu({ label, icon, actions, isBusy = false, disabledReason }: ActionMenuProps) {
  const mountNode = use(OverlayMountContext);
  const button = (
    <MenuButton
      disabledFocusable={isBusy || disabledReason !== undefined}
      aria-busy={isBusy}
      icon={isBusy ? <Spinner size="tiny" /> : <Icon name={icon} />}
    >
      {label}
    </MenuButton>
  );
  return (
    <Menu
      positioning={{ position: 'below', align: 'end' }}
      {...(mountNode === undefined ? {} : { mountNode })}
    >
      <MenuTrigger disableButtonEnhancement>
        {disabledReason === undefined ? button : <Tooltip content={disabledReason}>{button}</Tooltip>}
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map(({ id, label: name, onChoose }) => (
            <MenuItem key={id} onClick={onChoose}>
              {name}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
