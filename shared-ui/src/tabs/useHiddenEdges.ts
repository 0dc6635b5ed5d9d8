import { useEffect, useState, type RefObject } from 'react';

export type HiddenEdges = { readonly start: boolean; readonly end: boolean };

/**
 * Tells on which sides a row that scrolls runs off, and follows its width and scrolling.
 *
 * - shown: brought to the middle of the row whenever it is another one or the row gets another width
 */
export function useHiddenEdges(row: RefObject<HTMLElement | null>, shown: string): HiddenEdges {
  const [edges, setEdges] = useState<HiddenEdges>(NONE);

  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const look = () => setEdges((before) => unlessSame(before, hiddenEdges(element)));
    // What the address names may lie out of sight. It is looked for again with each width: a page is laid out only after it was let in.
    const observer = new ResizeObserver(() => {
      const tab = element.querySelector<HTMLElement>('[aria-selected=true]');
      if (tab) element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2;
      look();
    });
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, shown]);
  return edges;
}

const NONE: HiddenEdges = { start: false, end: false };

/** Parts of pixels are no text. */
const SLACK = 2;

/** Tells on which sides an element has more than it shows. */
export function hiddenEdges({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): HiddenEdges {
  return { start: scrollLeft > SLACK, end: scrollLeft + clientWidth < scrollWidth - SLACK };
}

function unlessSame(before: HiddenEdges, now: HiddenEdges): HiddenEdges {
  return before.start === now.start && before.end === now.end ? before : now;
}
