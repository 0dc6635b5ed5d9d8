import { useLocation } from 'shared-ui/core';
import { type RefObject, useEffect, useId, useState } from 'react';

/**
 * Keeps a panel that a button opens: it closes on Escape, on a click or a focus outside, on a link inside, and when another page is shown; not when
 * the list below gets its next rows.
 *
 * - frame: holds both the button, as the first one inside, and the panel
 */
export function useDisclosure(frame: RefObject<HTMLElement | null>) {
  const panelId = useId();
  const { pathname } = useLocation();
  // Open means open on this page.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpenAt(null);
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      frame.current?.querySelector('button')?.focus();
    };
    const closeByLink = ({ target }: Event) => {
      if (target instanceof Element && frame.current?.contains(target) && target.closest('a')) close();
    };
    document.addEventListener('click', closeByLink);
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('click', closeByLink);
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen, frame]);

  return { isOpen, panelId, toggle: () => setOpenAt(isOpen ? null : pathname) };
}
