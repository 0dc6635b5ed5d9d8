import {
  Menu,
  MenuButton,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Spinner,
} from '@fluentui/react-components';
import { Fragment, use } from 'react';
import { Icon } from '../../icon/Icon.tsx';
import type { IconName } from '../../icon/iconNames.ts';
import { OverlayMountContext } from '../../overlay/overlayMount.ts';
import { Tooltip } from '../../overlay/Tooltip.tsx';

type MenuAction = { readonly id: string; readonly label: string; readonly onChoose: () => void };

/** Actions of one kind, below a heading that says which. */
export type MenuActionGroup = { readonly label: string; readonly actions: readonly MenuAction[] };

type ActionMenuProps = {
  readonly label: string;
  /** The label with what it is about, for screen readers: one of several such buttons. */
  readonly wholeLabel?: string;
  readonly icon: IconName;
  readonly size?: 'small' | 'medium';
  /** A few actions of one kind, or groups of them. */
  readonly actions: readonly MenuAction[] | readonly MenuActionGroup[];
  /** One of the actions is under way; the button keeps the focus and opens nothing meanwhile. */
  readonly isBusy?: boolean;
  /** Why nothing can be chosen now; the button can be focused all the same, and its tooltip says so. */
  readonly disabledReason?: string | undefined;
};

/** A button that opens actions: a few of one kind, or several kinds below their headings. */
export function ActionMenu({
  label,
  wholeLabel,
  icon,
  size = 'medium',
  actions,
  isBusy = false,
  disabledReason,
}: ActionMenuProps) {
  const mountNode = use(OverlayMountContext);
  const button = (
    <MenuButton
      size={size}
      {...(wholeLabel === undefined ? {} : { 'aria-label': wholeLabel })}
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
          {actions.map((one, index) =>
            'actions' in one ? (
              <Fragment key={one.label}>
                {index > 0 && <MenuDivider />}
                <MenuGroup>
                  <MenuGroupHeader>{one.label}</MenuGroupHeader>
                  {one.actions.map(itemOf)}
                </MenuGroup>
              </Fragment>
            ) : (
              itemOf(one)
            ),
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function itemOf({ id, label, onChoose }: MenuAction) {
  return (
    <MenuItem key={id} onClick={onChoose}>
      {label}
    </MenuItem>
  );
}
