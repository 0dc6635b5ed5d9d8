import { useEffect } from 'react';
import type { University } from 'shared-contracts/portal/university.ts';

/** Gives the tab of the browser the university's logo. */
export function useUniversityIcon(university: University | undefined): void {
  const logo = university?.logo;
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (logo === undefined || icon === null) return;
    icon.removeAttribute('type');
    icon.href = logo;
  }, [logo]);
}
