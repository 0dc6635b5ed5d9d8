import { useCallback, useEffect, useState, type RefObject } from 'react';
import { HEAD_HEIGHT, ROW_HEIGHT, sidesOf } from './components/sheetSizes.ts';
import type { Place } from './sheet/range.ts';

/** Rows that are drawn beyond those in sight, and by which the drawn ones move on. */
const BEYOND = 8;
/** While nothing is known of the height, as before the first layout. */
const HEIGHT = 640;

/**
 * Which rows of a sheet are drawn: those in sight and some more.
 *
 * - page: rows in sight; show: scrolls as little as brings a cell into sight
 */
export function useWindow(frame: RefObject<HTMLDivElement | null>, count: number) {
  const [first, setFirst] = useState(0);
  const [height, setHeight] = useState(HEIGHT);
  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (element.clientHeight > 0) setHeight(element.clientHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const page = Math.max(1, Math.floor((height - HEAD_HEIGHT) / ROW_HEIGHT));
  const onScroll = useCallback(() => {
    const top = Math.floor((frame.current?.scrollTop ?? 0) / ROW_HEIGHT);
    // In steps, so that not every turn of the wheel draws something.
    setFirst(Math.floor(top / BEYOND) * BEYOND);
  }, [frame]);
  const show = useCallback(
    ({ row, column }: Place) => {
      const element = frame.current;
      if (element === null) return;
      const [top, bottom] = [row * ROW_HEIGHT, (row + 1) * ROW_HEIGHT + HEAD_HEIGHT];
      if (top < element.scrollTop) element.scrollTop = top;
      else if (bottom > element.scrollTop + element.clientHeight)
        element.scrollTop = bottom - element.clientHeight;
      if (column === 0) return;
      const { left, right } = sidesOf(column);
      const fixed = sidesOf(0).right;
      if (left < element.scrollLeft + fixed) element.scrollLeft = left - fixed;
      else if (right > element.scrollLeft + element.clientWidth)
        element.scrollLeft = Math.min(left - fixed, right - element.clientWidth);
    },
    [frame],
  );
  const from = Math.max(0, first - BEYOND);
  return { from, to: Math.min(count - 1, first + page + 2 * BEYOND), page, onScroll, show };
}
