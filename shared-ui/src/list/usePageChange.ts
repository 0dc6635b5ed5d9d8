import { startTransition, useEffect, useState } from 'react';

const PAGE_CHANGE_DEBOUNCE_MS = 500;

/**
 * Collects quick page changes: the pager follows each click, the list only the last one.
 *
 * Gives the page to show as current, and the function that asks for another one. Source: specification document 1, section 2.3.
 */
export function usePageChange(page: number, onChange: (page: number) => void) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [known, setKnown] = useState(page);
  if (page !== known) {
    setKnown(page);
    setWanted(null);
  }
  useEffect(() => {
    if (wanted === null || wanted === page) return;
    const timer = setTimeout(() => {
      onChange(wanted);
      // Together with the address: somebody who goes back before the new page is drawn must not be left with its number.
      startTransition(() => setWanted(null));
      window.scrollTo({ top: 0 });
    }, PAGE_CHANGE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, page, onChange]);
  return [wanted ?? page, setWanted] as const;
}
