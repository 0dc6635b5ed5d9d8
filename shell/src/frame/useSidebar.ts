import { BREAKPOINTS, useLocation } from 'shared-ui/core';
import { useState } from 'react';
import { useMedia } from '../lib/useMedia.ts';

export type SidebarState = {
  /** In a narrow window the menu lies over the page, in a wide one beside it. */
  readonly isOverlay: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
};

const WIDE = `(min-width: ${BREAKPOINTS.sidebar}px)`;
const ROOMY = `(min-width: ${BREAKPOINTS.roomy}px)`;
const STORAGE_KEY = 'sidebar';
const OPEN = 'open';
const CLOSED = 'closed';

/**
 * Keeps whether the menu is open: over the page until the next navigation, beside it as the person left it. Until somebody has opened or
 * closed it, it is open where page and menu both have room.
 */
export function useSidebar(): SidebarState {
  const isOverlay = !useMedia(WIDE);
  const isRoomy = useMedia(ROOMY);
  const { pathname } = useLocation();
  const [choice, setChoice] = useState(() => window.localStorage.getItem(STORAGE_KEY));
  const [overlayPath, setOverlayPath] = useState<string | null>(null);

  const choose = (chosen: typeof OPEN | typeof CLOSED) => {
    window.localStorage.setItem(STORAGE_KEY, chosen);
    setChoice(chosen);
  };

  // Open over the page means open over this page: going to another one closes it.
  const isOverlayOpen = overlayPath === pathname;
  const close = () => (isOverlay ? setOverlayPath(null) : choose(CLOSED));
  const open = () => (isOverlay ? setOverlayPath(pathname) : choose(OPEN));
  const isBesideOpen = isRoomy ? choice !== CLOSED : choice === OPEN;
  const isOpen = isOverlay ? isOverlayOpen : isBesideOpen;
  return { isOverlay, isOpen, toggle: isOpen ? close : open, close };
}
