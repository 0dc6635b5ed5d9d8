import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { Fragment, use, useEffect, useState } from 'react';
import { OverlayMountContext } from '../../overlay/overlayMount.ts';
import type { MenuAction, OpenedMenuProps } from './menuAction.ts';
import { ActionMenuButton } from './ActionMenuButton.tsx';

/** An action menu that was asked for: opens as soon as it is there, with the focus on its first action. */
export function OpenedMenu({ actions, ...button }: OpenedMenuProps) {
  const mountNode = use(OverlayMountContext);
  const [isOpen, setIsOpen] = useState(false);
  // The list needs a place in the page before the focus can go to it.
  useEffect(() => setIsOpen(true), []);
  return (
    <Menu
      open={isOpen}
      onOpenChange={(_event, { open }) => setIsOpen(open)}
      positioning={{ position: 'below', align: 'end' }}
      {...(mountNode === undefined ? {} : { mountNode })}
    >
      <MenuTrigger disableButtonEnhancement>
        <ActionMenuButton {...button} />
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
