import { useEffect } from 'react';
import { opensWithSlash } from './slashShortcut.ts';

/** Opens the search with Ctrl+K, or with `/` where nothing is being typed and no dialog is open. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const isOver = document.querySelector('dialog[open]') !== null;
      const isControlK = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyK';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (isOver || !(isControlK || (isSlash && opensWithSlash()))) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
