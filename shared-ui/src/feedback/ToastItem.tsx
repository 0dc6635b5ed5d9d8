import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../action/IconButton.tsx';
import { Alert } from './Alert.tsx';
import type { Toast } from './toastContext.ts';

const SHOWN_FOR_MS = 7000;

type ToastItemProps = {
  readonly toast: Toast;
  readonly toastKey: number;
  readonly onDismiss: (key: number) => void;
};

/** One message that goes away by itself, except an error, and not while somebody points at it. */
export function ToastItem({ toast, toastKey, onDismiss }: ToastItemProps) {
  const styles = useStyles();
  const { t } = useTranslation('shared-ui');
  const [isHeld, setIsHeld] = useState(false);
  const stays = isHeld || toast.kind === 'error';
  const { shownForMs = SHOWN_FOR_MS } = toast;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onDismiss(toastKey), shownForMs);
    return () => clearTimeout(timer);
  }, [stays, shownForMs, toastKey, onDismiss]);
  return (
    // It only holds the time: nothing is done by pointing at it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Alert
        kind={toast.kind}
        action={<IconButton icon="close" label={t('ToastItem.close')} onClick={() => onDismiss(toastKey)} />}
      >
        {toast.text}
      </Alert>
    </div>
  );
}

const useStyles = makeStyles({
  toast: { pointerEvents: 'auto', borderRadius: tokens.borderRadiusMedium, boxShadow: tokens.shadow16 },
});
