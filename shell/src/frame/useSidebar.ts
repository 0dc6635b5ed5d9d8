import { BREAKPOINTS, useLocation } from 'shared-ui/core';
import { useEffect, useState, useSyncExternalStore } from 'react';

export type SidebarState = {
  /** In a narrow window the menu lies over the page, in a wide one beside it. */
  readonly isOverlay: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
};

const WIDE = `(min-width: ${BREAKPOINTS.sidebar}px)`;
const STORAGE_KEY = 'sidebar';
const CLOSED = 'closed';

/** Keeps whether the menu is open: beside the page as the person left it, over the page until the next navigation. */
export function useSidebar(): SidebarState {
  const isOverlay = !useSyncExternalStore(subscribeToWidth, isWide);
  const { pathname } = useLocation();
  const [isBesideOpen, setBesideOpen] = useState(() => window.localStorage.getItem(STORAGE_KEY) !== CLOSED);
  const [overlayPath, setOverlayPath] = useState<string | null>(null);

  useEffect(() => {
    if (isBesideOpen) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, CLOSED);
  }, [isBesideOpen]);

  // Open over the page means open over this page: going to another one closes it.
  const isOverlayOpen = overlayPath === pathname;
  const close = () => (isOverlay ? setOverlayPath(null) : setBesideOpen(false));
  const open = () => (isOverlay ? setOverlayPath(pathname) : setBesideOpen(true));
  const isOpen = isOverlay ? isOverlayOpen : isBesideOpen;
  return { isOverlay, isOpen, toggle: isOpen ? close : open, close };
}

function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}
