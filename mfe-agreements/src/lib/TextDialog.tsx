import { useId, type ReactNode } from 'react';
import { Button, makeStyles, mergeClasses, ModalDialog, Stack, tokens, useToast } from 'shared-ui/core';

type TextDialogProps = {
  readonly title: string;
  /** What the text is for. */
  readonly hint: string;
  /** In English, as partners read it. */
  readonly text: string;
  /** The text is what machines send to each other: its columns matter. */
  readonly isCode?: boolean;
  readonly labels: { readonly copy: string; readonly copied: string; readonly close: string };
  /** Buttons between closing and copying. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
};

/** A long text that is there to be read and passed on, and is not edited here. */
export function TextDialog({ title, hint, text, isCode = false, labels, actions, onClose }: TextDialogProps) {
  const styles = useStyles();
  const hintId = useId();
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'success', text: labels.copied });
  };
  return (
    <ModalDialog
      title={title}
      shape={isCode ? 'wide' : 'box'}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{labels.close}</Button>
          {actions}
          {/* Browsers have no clipboard for pages without https; the text can be marked there. */}
          {'clipboard' in navigator && (
            <Button appearance="primary" icon="copy" onClick={() => void copy()}>
              {labels.copy}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="M">
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
        <textarea
          className={mergeClasses(styles.text, isCode && styles.code)}
          aria-label={title}
          aria-describedby={hintId}
          lang="en"
          readOnly
          rows={isCode ? 22 : 14}
          value={text}
        />
      </Stack>
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  hint: { margin: 0 },
  text: {
    boxSizing: 'border-box',
    width: '100%',
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    resize: 'vertical',
  },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
});
