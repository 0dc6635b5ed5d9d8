import { useEffect, useRef } from 'react';

/** How long the pointer has to rest on a link before it counts as a wish, in milliseconds. */
export const INTENT_DELAY_MS = 150;

/** Gives handlers for a link that call `prefetch` when somebody is about to follow it. */
export function usePrefetchIntent(prefetch: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const begin = () => {
    cancel();
    if (!isDataSaved()) timer.current = setTimeout(prefetch, INTENT_DELAY_MS);
  };
  useEffect(() => cancel, []);
  return {
    onMouseEnter: begin,
    onMouseLeave: cancel,
    onFocus: begin,
    onBlur: cancel,
    onTouchStart: prefetch,
  };
}

function isDataSaved(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
