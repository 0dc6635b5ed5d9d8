import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../feedback/toastContext.ts';
import { ActionMenuButton, type ActionMenuButtonProps } from './ActionMenuButton.tsx';
import type { OpenedMenuProps } from './menuAction.ts';

type ActionMenuProps = OpenedMenuProps & {
  /** For tests; brings the file of the menu. */
  readonly bring?: typeof bringMenu;
};

const bringMenu = () => import(/* webpackChunkName: "menu" */ './OpenedMenu.tsx');

/** A button that opens actions: a few of one kind, or several kinds below their headings. What opens comes when somebody is about to open the first. */
export function ActionMenu({ bring = bringMenu, ...props }: ActionMenuProps) {
  const { t } = useTranslation('shared-ui');
  const showToast = useToast();
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof bringMenu>>>();
  const isComing = useRef(false);
  if (opened !== undefined) return <opened.OpenedMenu {...props} />;

  const isBarred = props.isBusy === true || props.disabledReason !== undefined;
  const open = async () => {
    if (isBarred || isComing.current) return;
    isComing.current = true;
    try {
      setOpened(await bring());
    } catch {
      isComing.current = false;
      showToast({ kind: 'error', text: t('ActionMenu.failed') });
    }
  };
  // What fails to come ahead is asked for again when it is needed.
  const expect = () => void bring().catch(() => undefined);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    void open();
  };
  return (
    <ActionMenuButton
      {...buttonOf(props)}
      aria-haspopup="menu"
      onClick={() => void open()}
      onKeyDown={openByArrow}
      onPointerEnter={expect}
      onFocus={expect}
    />
  );
}

function buttonOf({ actions: _actions, ...button }: OpenedMenuProps): ActionMenuButtonProps {
  return button;
}
