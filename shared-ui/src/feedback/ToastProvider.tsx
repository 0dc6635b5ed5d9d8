import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { MEDIA } from '../theme/breakpoints.ts';
import { ToastContext, type Toast } from './toastContext.ts';
import { ToastItem } from './ToastItem.tsx';

const MAX_TOASTS = 3;

/** Keeps the messages that `useToast` shows, newest last, three at most. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const lastKey = useRef(0);
  const [toasts, setToasts] = useState<readonly (Toast & { readonly key: number })[]>([]);
  const show = useCallback((toast: Toast) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setToasts((shown) => [...shown, { ...toast, key }].slice(-MAX_TOASTS));
  }, []);
  const dismiss = useCallback((key: number) => {
    setToasts((shown) => shown.filter((toast) => toast.key !== key));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {/* The region stands from the beginning: screen readers only tell what is added to a region that they know. */}
      <div className={styles.region} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastItem key={toast.key} toast={toast} toastKey={toast.key} onDismiss={dismiss} />
        ))}
      </div>
    </ToastContext>
  );
}

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    insetBlockEnd: tokens.spacingVerticalL,
    insetInlineEnd: tokens.spacingHorizontalL,
    zIndex: 1000,
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    width: '400px',
    maxWidth: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
    pointerEvents: 'none',
    [MEDIA.print]: { display: 'none' },
  },
});
