import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { MEDIA } from '../theme/breakpoints.ts';
import { OverlayMountContext } from './overlayMount.ts';

type ModalDialogProps = {
  readonly title: string;
  /** Called on Escape and by nothing else; the caller closes by no longer rendering the dialog. */
  readonly onCancel: () => void;
  /** `panel` takes the whole height at the side of the window; `wide` has room for a letter. */
  readonly shape?: 'box' | 'wide' | 'panel';
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
  /** Buttons at the bottom. */
  readonly actions: ReactNode;
};

/**
 * A dialog over the page, open while it is rendered. The browser keeps the focus inside and gives it back afterwards.
 */
export function ModalDialog({
  title,
  onCancel,
  shape = 'box',
  role = 'dialog',
  children,
  actions,
}: ModalDialogProps) {
  const styles = useStyles();
  const titleId = useId();
  const contentId = useId();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  // A layout effect ends before the dialog leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    dialog?.showModal();
    return () => dialog?.close();
  }, [dialog]);
  return (
    <dialog
      ref={setDialog}
      role={role}
      aria-labelledby={titleId}
      {...(role === 'alertdialog' ? { 'aria-describedby': contentId } : {})}
      className={mergeClasses(
        styles.dialog,
        shape === 'panel' ? styles.panel : styles.box,
        shape === 'wide' && styles.wide,
      )}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div id={contentId} className={styles.content}>
        <OverlayMountContext value={dialog ?? undefined}>{children}</OverlayMountContext>
      </div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}

const useStyles = makeStyles({
  dialog: {
    // The dialog itself is the column: WebKit gives a child in percent of a height that follows the content no height.
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    padding: 0,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  box: {
    width: '480px',
    maxWidth: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
    maxHeight: `calc(100dvh - 2 * ${tokens.spacingVerticalL})`,
    borderRadius: tokens.borderRadiusLarge,
  },
  wide: { width: '720px' },
  panel: {
    width: '400px',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: '0 0 0 auto',
    [MEDIA.cards]: { width: '100vw' },
  },
  title: {
    flexShrink: 0,
    margin: 0,
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  content: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: `0 ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalL}`,
    // A low window has no room for a part that scrolls between title and buttons: the dialog scrolls.
    '@media (max-height: 400px)': { flexShrink: 0, overflowY: 'visible' },
  },
  actions: {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalXL}`,
  },
});
