import { useSyncExternalStore } from 'react';

const PRINT = 'print';
let isAsked = false;

/** Tells whether the page is being put on paper: what is drawn then is there before the browser lays it out. */
export function useIsOnPaper(): boolean {
  return useSyncExternalStore(follow, () => isAsked || window.matchMedia(PRINT).matches);
}

function follow(listener: () => void): () => void {
  const begin = () => {
    isAsked = true;
    listener();
  };
  const end = () => {
    isAsked = false;
    listener();
  };
  const media = window.matchMedia(PRINT);
  media.addEventListener('change', listener);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    media.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
