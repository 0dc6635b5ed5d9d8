import { use, useEffect } from 'react';
import { NavigationContext } from './navigationContext.ts';

/**
 * Leads to the place within the page that the address names, with each navigation.
 *
 * - isComing: the place may still be on its way
 */
export function useAnchor(isComing = false): void {
  const navigation = use(NavigationContext);
  useEffect(() => {
    if (isComing) return;
    const lead = () => {
      const place = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (place === null) return;
      place.scrollIntoView();
      place.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
    lead();
    window.addEventListener('hashchange', lead);
    return () => window.removeEventListener('hashchange', lead);
  }, [navigation, isComing]);
}
