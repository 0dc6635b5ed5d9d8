import { isSignInAnswer } from 'shared-contracts/session/signInAnswer.ts';
import { NavigationType, useLocation, useNavigationType } from 'shared-ui/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { focusHeading } from './focusHeading.ts';
import { createScrollMemory } from './scrollMemory.ts';

/** Read before the address of the answer is left. */
const COMES_FROM_SIGN_IN = isSignInAnswer(new URLSearchParams(window.location.search));

type NavigationFocus = {
  /** To be called when the page of the present address is on the screen. */
  readonly arrive: () => void;
  /** Title of the page last arrived at, for a live region; empty until somebody has navigated. */
  readonly announcement: string;
};

/**
 * Does after a navigation what the browser does after loading a document: focus and reading position go to the new page, scrolling
 * begins at its top, or where it was left when the person comes back.
 *
 * So it does after a sign-in, and when a page at the same address takes the place of what had the focus. A change of the address's search alone is no
 * navigation: the person stays where they are. Where the address names a place within the page (`#…`), the page takes them there.
 */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): NavigationFocus {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const [scroll] = useState(createScrollMemory);
  const firstPath = useRef(pathname);
  const hasNavigated = useRef(COMES_FROM_SIGN_IN);
  const hasArrived = useRef(false);
  if (pathname !== firstPath.current) hasNavigated.current = true;

  useEffect(() => scroll.watch(key), [scroll, key]);

  const arrive = useCallback(() => {
    // What had the focus is gone where another page takes its place at the same address, as after "Try again".
    const isLost = hasArrived.current && document.activeElement === document.body;
    hasArrived.current = true;
    if (!hasNavigated.current && !isLost) return;
    setAnnouncement(document.title);
    // An address that names a place within the page is led there by the page itself.
    if (hash !== '') return;
    focusHeading(main.current);
    if (hasNavigated.current) scroll.restore(navigation === NavigationType.Pop ? key : undefined);
    // The page's address, not each entry of the history, decides whether there is something new to arrive at.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [main, pathname]);

  return { arrive, announcement };
}
