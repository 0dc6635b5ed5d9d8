import { IconButton, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { useLayoutEffect, useRef } from 'react';
import { Menu } from '../menu/Menu.tsx';
import { PortalName } from '../university/PortalName.tsx';

type MenuDrawerProps = { readonly id: string; readonly onClose: () => void };

/** The menu over the page. The browser keeps the focus inside and gives it back to the toggle afterwards. */
export function MenuDrawer({ id, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect ends before the dialog leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A click on the backdrop comes from the dialog itself, a click inside from what lies in it. For the keyboard there is Escape.
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    // Not left to the browser alone: the label beside a focused button takes the first Escape for itself.
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    element?.addEventListener('click', closeFromBackdrop);
    element?.addEventListener('keydown', closeByKey);
    return () => {
      element?.removeEventListener('click', closeFromBackdrop);
      element?.removeEventListener('keydown', closeByKey);
      element?.close();
    };
    // Opens once; the way to close it stays the same while it is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <dialog
      id={id}
      ref={dialog}
      className={styles.dialog}
      aria-label={t('Menu.label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <PortalName />
          <IconButton icon="close" label={t('MenuDrawer.close')} onClick={onClose} />
        </div>
        <Menu isOpen />
      </div>
    </dialog>
  );
}

const useStyles = makeStyles({
  dialog: {
    boxSizing: 'border-box',
    width: '300px',
    maxWidth: '88vw',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: '0 auto 0 0',
    padding: 0,
    border: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  content: { minHeight: '100%', boxSizing: 'border-box', padding: tokens.spacingHorizontalM },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBottom: tokens.spacingVerticalM,
  },
});
