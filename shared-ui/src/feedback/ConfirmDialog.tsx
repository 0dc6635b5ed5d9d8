import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { ModalDialog } from '../overlay/ModalDialog.tsx';

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  /** The question; may hold an `Alert` when the last try failed. */
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isBusy?: boolean;
  /** Absent where there is nothing to confirm yet, as `text` says. */
  readonly onConfirm?: (() => void) | undefined;
  readonly onCancel: () => void;
};

/** Asks before something that cannot be undone. The focus begins on the answer that does nothing. */
export function ConfirmDialog({ isOpen, isBusy = false, title, text, ...answers }: ConfirmDialogProps) {
  if (!isOpen) return null;
  return (
    <ModalDialog
      role="alertdialog"
      title={title}
      onCancel={() => {
        if (!isBusy) answers.onCancel();
      }}
      actions={
        <>
          <Button isDisabled={isBusy} onClick={answers.onCancel}>
            {answers.cancelLabel}
          </Button>
          {answers.onConfirm && (
            <Button appearance="primary" isBusy={isBusy} onClick={answers.onConfirm}>
              {answers.confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {text}
    </ModalDialog>
  );
}
