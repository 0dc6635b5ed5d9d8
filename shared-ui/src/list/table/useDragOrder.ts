import { type RefObject, useEffect, useRef } from 'react';

/** Marks what an item of the list is dragged by: `<span {...DRAG_HANDLE} />`. It is no control, as the keyboard has buttons beside it. */
export const DRAG_HANDLE = { 'data-drag-handle': '', 'aria-hidden': true } as const;

/**
 * Lets the items of a list be dragged to another place, by mouse, finger or pen. Whoever uses it offers buttons that move an item besides.
 *
 * - onDrag: an item was dragged from one place to another, counted from 0; called at each place on the way, and with the first place again where the drag is
 *   given up by Escape
 * - result: for the list, whose children are the items
 */
export function useDragOrder<List extends HTMLElement>(
  onDrag: (from: number, to: number) => void,
): RefObject<List | null> {
  const list = useRef<List>(null);
  const latest = useRef(onDrag);
  useEffect(() => {
    latest.current = onDrag;
  });
  useEffect(() => {
    const items = list.current;
    if (items === null) return undefined;
    const ending = new AbortController();
    const begin = (event: PointerEvent) => {
      const handle = event.target instanceof Element ? event.target.closest('[data-drag-handle]') : null;
      const item = [...items.children].findIndex((one) => one.contains(handle));
      if (handle === null || item === -1 || event.button !== 0) return;
      // What is dragged is not text that is selected.
      event.preventDefault();
      dragFrom(item, items, (from, to) => latest.current(from, to), ending.signal);
    };
    items.addEventListener('pointerdown', begin, { signal: ending.signal });
    return () => ending.abort();
  }, []);
  return list;
}

/** The window is listened to: an item that is put elsewhere in the page loses a pointer that it has captured. */
function dragFrom(
  first: number,
  items: HTMLElement,
  onDrag: (from: number, to: number) => void,
  ended: AbortSignal,
): void {
  const dropping = new AbortController();
  const signal = AbortSignal.any([ended, dropping.signal]);
  let place = first;
  const moveTo = (to: number) => {
    if (to === place) return;
    onDrag(place, to);
    place = to;
  };
  const follow = ({ clientY }: PointerEvent) => {
    const others = [...items.children].filter((_, index) => index !== place);
    moveTo(others.filter((other) => middleOf(other) < clientY).length);
    items.children[place]?.scrollIntoView({ block: 'nearest' });
  };
  const drop = () => dropping.abort();
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around the list would close.
    event.preventDefault();
    event.stopPropagation();
    moveTo(first);
    drop();
  };
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', drop, { signal });
  window.addEventListener('keydown', giveUp, { signal, capture: true });
}

function middleOf(item: Element): number {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}
