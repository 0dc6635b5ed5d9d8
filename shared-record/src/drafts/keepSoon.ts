/** A draft is kept when nobody has typed for so long: well within the second that may be lost. */
const DRAFT_PAUSE_MS = 400;

/**
 * Keeps what is typed shortly after it was, and when the page is hidden or left in whatever way.
 *
 * - keep: keeps all that is typed by now
 * - touch: something was typed; now: keeps it at once, if something was; stop: the same, and the page is listened to no more
 */
export function keepSoon(keep: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  const now = () => {
    clearTimeout(timer);
    if (!isWaiting) return;
    isWaiting = false;
    keep();
  };
  const keepWhenHidden = () => {
    if (document.visibilityState === 'hidden') now();
  };
  window.addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', keepWhenHidden);
  return {
    touch: () => {
      isWaiting = true;
      clearTimeout(timer);
      timer = setTimeout(now, DRAFT_PAUSE_MS);
    },
    now,
    stop: () => {
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', keepWhenHidden);
      now();
    },
  };
}
