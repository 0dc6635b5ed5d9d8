import type { Page } from '@playwright/test';

/** Calls that are sent by POST and change nothing, or tell of the page itself. */
const READING = [
  /\/changes$/,
  /\/(ModuleReports|FaultReports)$/,
  /\/bulk-jobs\/preview$/,
  /\/officers\/current$/,
  /\/MobilityFactsheets\/\d+\/look$/,
  /\/destinations\/\d+\/looks$/,
  /\/Users\/Me\/tour$/,
].map(({ source }) => source);

/** - scriptAt: when the last script had come, as `performance.now()` has it */
type Counted = { readonly sent: string[]; underWay: number; scriptAt: number };
declare global {
  // Interfaces alone are joined with those of the browser.
  interface Window {
    countedChanges: Counted;
  }
}

/** Waits until no request runs and the page no longer changes. Returns the changes sent since the last call, as method and path with `#` for numbers. */
export type TakeSent = () => Promise<readonly string[]>;

/** Lets a page read, and answers each request that changes something with a failure: no record changes, so every button can be tried. */
export async function countChanges(page: Page): Promise<TakeSent> {
  await page.addInitScript((reading) => {
    const original = window.fetch.bind(window);
    const counted: Counted = { sent: [], underWay: 0, scriptAt: 0 };
    window.countedChanges = counted;
    // A dialog may first have to load its script. Counted here: the browser's own events reach the test later than what the page answers.
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLScriptElement) || node.src === '') continue;
        counted.underWay += 1;
        const end = () => {
          counted.underWay -= 1;
          counted.scriptAt = performance.now();
        };
        node.addEventListener('load', end);
        node.addEventListener('error', end);
      }
    }).observe(document, { subtree: true, childList: true });
    const answer = async (method: string, path: string): Promise<Response> => {
      counted.sent.push(`${method} ${path.replaceAll(/\d+/g, '#')}`);
      // As long as a quick server takes: both presses come before.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      return new Response(JSON.stringify({ code: 'unavailable', message: 'Tried only.' }), {
        status: 503,
        headers: { 'content-type': 'application/json' },
      });
    };
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const isOurs = /^\/(api|exchange)\//.test(pathname);
      const isChange = isOurs && !['GET', 'HEAD'].includes(request.method);
      counted.underWay += 1;
      try {
        if (isChange && !reading.some((source) => new RegExp(source).test(pathname)))
          return await answer(request.method, pathname.replace(/^\/(api|exchange)/, ''));
        const response = await original(input, init);
        // Its head comes first; the page shows nothing before the rest is there.
        await response.clone().arrayBuffer();
        return response;
      } finally {
        counted.underWay -= 1;
      }
    };
  }, READING);
  return async () => {
    await waitUntilStill(page);
    return page.evaluate(() => window.countedChanges.sent.splice(0));
  };
}

const LONGEST_MS = 15_000;
/** React shows what it waited for no sooner than 300 ms after it has shown that it waits. */
const AFTER_SCRIPT_MS = 400;

async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(
    async ([longest, afterScript]) => {
      const { countedChanges: counted } = window;
      let still = 0;
      let changes = 0;
      const watch = new MutationObserver(() => (changes += 1));
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const end = performance.now() + longest;
      while (still < 4 && performance.now() < end) {
        const before = changes;
        await new Promise(requestAnimationFrame);
        const isWaiting = counted.underWay > 0 || performance.now() - counted.scriptAt < afterScript;
        still = !isWaiting && changes === before ? still + 1 : 0;
      }
      watch.disconnect();
    },
    [LONGEST_MS, AFTER_SCRIPT_MS] as const,
  );
}
