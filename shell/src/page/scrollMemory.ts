/** How long a page that comes back may take to grow to its former height, in milliseconds. */
const GROWTH_LIMIT_MS = 2000;

export type ScrollMemory = {
  /** Remembers the scroll position for an entry of the history, until the returned function is called. */
  readonly watch: (key: string) => () => void;
  /** Scrolls to where an entry was left, as soon as the page is high enough; to the top without a key. */
  readonly restore: (key: string | undefined) => void;
};

/** Makes the memory of how far each visited page was scrolled; it lasts as long as the document. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>();
  let stopWaiting = () => {};
  // The browser would scroll before the page is there. It keeps its own way for a page that is loaded anew.
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });

  return {
    watch: (key) => {
      const remember = () => positions.set(key, window.scrollY);
      window.addEventListener('scroll', remember, { passive: true });
      return () => window.removeEventListener('scroll', remember);
    },
    restore: (key) => {
      stopWaiting();
      const goal = key === undefined ? 0 : (positions.get(key) ?? 0);
      window.scrollTo(0, goal);
      if (goal > 0 && window.scrollY < goal) stopWaiting = scrollWhenHigh(goal);
    },
  };
}

function scrollWhenHigh(goal: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < goal) return;
    stop();
    window.scrollTo(0, goal);
  });
  const timer = setTimeout(() => observer.disconnect(), GROWTH_LIMIT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body);
  return stop;
}
