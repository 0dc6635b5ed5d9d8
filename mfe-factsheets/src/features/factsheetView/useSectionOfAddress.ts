import { useEffect } from 'react';
import { useLocation } from 'shared-ui/core';

/** Leads to the section that the address names, as in `#section-H`: the page is drawn after the browser has looked for it. */
export function useSectionOfAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash.slice(1));
    if (heading === null) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [hash, key]);
}
