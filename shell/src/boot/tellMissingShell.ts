import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { NOT_STARTED, showNotStarted } from './startFailurePage.ts';

/** Longest time for a script to come before the page is loaded anew without it, in milliseconds. */
const SCRIPT_LIMIT_MS = 10_000;
const MARK = 'isShellRunning';

/** Notes that the shell's script came and runs. */
export function markShell(): void {
  Reflect.set(window, MARK, true);
}

/**
 * Says that the portal could not start when the shell's script did not come, was refused or failed at once.
 *
 * The browser tells that its document is there only after each script that the page defers has run or failed.
 */
export function tellMissingShell(tag: LanguageTag): void {
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    if (root !== null && Reflect.get(window, MARK) !== true)
      showNotStarted(root, tag, NOT_STARTED[tag].missing, () => void startAnew());
  });
}

/** Loads the page anew, with scripts that the browser did not keep: one that was changed on its way would be refused for as long as it is kept. */
async function startAnew(): Promise<void> {
  const scripts = [...document.scripts].filter(({ src }) => src !== '');
  await Promise.allSettled(scripts.map(({ src }) => fetchAnew(src)));
  window.location.reload();
}

async function fetchAnew(address: string): Promise<void> {
  const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(SCRIPT_LIMIT_MS) });
  // Kept by the browser once it has come to its end.
  await answer.arrayBuffer();
}
