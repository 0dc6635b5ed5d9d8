import { type RefObject, useEffect } from 'react';

/** Keeps what is typed while the search is loaded. */
export function KeysMeanwhile({ typed }: { readonly typed: RefObject<string> }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter && event.key !== 'Backspace') return;
      event.preventDefault();
      typed.current = isLetter ? typed.current + event.key : typed.current.slice(0, -1);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [typed]);
  return null;
}
