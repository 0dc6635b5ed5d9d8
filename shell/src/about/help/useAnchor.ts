import { use, useEffect } from 'react';
import { NavigationContext } from './navigationContext.ts';

/** Leads to the place within the page that the address names, with each navigation. */
export function useAnchor(): void {
  const navigation = use(NavigationContext);
  useEffect(() => {
    const lead = () => {
      const place = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (place === null) return;
      place.scrollIntoView();
      place.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
    lead();
    window.addEventListener('hashchange', lead);
    return () => window.removeEventListener('hashchange', lead);
  }, [navigation]);
}
