import { startTransition, useEffect, useState, type RefObject } from 'react';
import { LIST_PART } from './listPart.ts';

const PAGE_CHANGE_DEBOUNCE_MS = 500;

/**
 * Collects quick page changes: the pager follows each click, the list only the last one.
 *
 * The window is scrolled to its top then, or to that of the list where it is one part of a page.
 *
 * Gives the page to show as current, and the function that asks for another one. Source: specification document 1, section 2.3.
 */
export function usePageChange(
  page: number,
  onChange: (page: number) => void,
  pager: RefObject<Element | null>,
) {
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
      const list = pager.current?.closest(`[${LIST_PART}]`) ?? null;
      if (list === null) window.scrollTo({ top: 0 });
      else list.scrollIntoView();
    }, PAGE_CHANGE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, page, onChange, pager]);
  return [wanted ?? page, setWanted] as const;
}
