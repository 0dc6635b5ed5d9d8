import { useEffect } from 'react';

/**
 * Puts the focus to the page's heading when a page takes the place of another without a change of the address: what had the focus is gone.
 *
 * - onArrival: also when it appears, and not only when it gives way to the next
 */
export function useHeadingFocus(onArrival: boolean): void {
  useEffect(() => {
    const focus = () => document.querySelector<HTMLElement>('h1')?.focus();
    if (onArrival) focus();
    return focus;
  }, [onArrival]);
}
