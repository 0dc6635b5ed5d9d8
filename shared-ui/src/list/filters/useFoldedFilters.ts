import { useState } from 'react';

const STORAGE_KEY = 'filters';
const FOLDED = 'folded';

/** Keeps whether the filters beside a list are folded away, for all lists of this browser and for the next visit. */
export function useFoldedFilters() {
  const [isFolded, setIsFolded] = useState(() => window.localStorage.getItem(STORAGE_KEY) === FOLDED);
  const toggle = () => {
    if (isFolded) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, FOLDED);
    setIsFolded(!isFolded);
  };
  return [isFolded, toggle] as const;
}
