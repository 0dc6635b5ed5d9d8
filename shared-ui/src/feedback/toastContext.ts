import { createContext, use } from 'react';
import type { AlertKind } from './alertKind.ts';

/** - shownForMs: where the documents say how long it stays; an error stays until it is closed */
export type Toast = { readonly kind: AlertKind; readonly text: string; readonly shownForMs?: number };

export const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Gives the function that shows a short message above the page. Throws outside `PortalProvider`. */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext);
  if (show === null) throw new Error('useToast needs a PortalProvider above it');
  return show;
}
