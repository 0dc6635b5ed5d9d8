import { useState } from 'react';

const FOLDED = 'folded';

/**
 * Keeps whether something is folded away, for this browser and for the next visit.
 *
 * - part: what it is, as in `filters`
 */
export function useFolded(part: string) {
  const [isFolded, setIsFolded] = useState(() => window.localStorage.getItem(part) === FOLDED);
  const toggle = () => {
    if (isFolded) window.localStorage.removeItem(part);
    else window.localStorage.setItem(part, FOLDED);
    setIsFolded(!isFolded);
  };
  return [isFolded, toggle] as const;
}
