import { useLayoutEffect, useState, type RefObject } from 'react';

/** Tells whether an element is at least so many CSS pixels wide, and follows its changes; true while it is not laid out. */
export function useHasRoom(element: RefObject<HTMLElement | null>, minimum: number): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth } = target;
      setHasRoom(clientWidth === 0 || clientWidth >= minimum);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, minimum]);
  return hasRoom;
}
