/** How long what was asked for counts as new, in milliseconds. */
export const ASK_EVERY_MS = 5 * 60_000;

/**
 * Asks again and again while somebody can see the page, and at once when they come back to it after longer than that; never while it is
 * hidden.
 *
 * - ask: never rejects
 * - result: ends it
 */
export function askWhileVisible(ask: () => Promise<void>): () => void {
  let askedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const plan = () => {
    clearTimeout(timer);
    if (isOver || document.visibilityState === 'hidden') return;
    timer = setTimeout(go, Math.max(0, askedAt + ASK_EVERY_MS - Date.now()));
  };
  const go = () => {
    askedAt = Date.now();
    void ask().then(plan);
  };

  plan();
  document.addEventListener('visibilitychange', plan);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
  };
}
