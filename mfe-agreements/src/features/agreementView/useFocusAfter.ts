import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus to a part of the page when something has ended whose own button is gone by then. */
export function useFocusAfter(isRunning: boolean, target: RefObject<HTMLElement | null>): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning && document.activeElement === document.body) target.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning, target]);
}
