import type { CDPSession, Page } from '@playwright/test';
import { patient } from '../../../scripts/lib/patience.mjs';
import { modulesInForce } from '../../support/releases/anotherRelease.ts';
import { expect, test } from '../../support/test.ts';

// In a process of its own: what pages before it have left would go while it counts.
test.use({ account: 'iro', isContextKept: false });

/** Visits of each module before anything is measured: caches fill, and code that is compiled late has come. */
const FIRST = 5;
const VISITS = 25;

type Remains = { readonly nodes: number; readonly listeners: number; readonly timers: number };

/** What may be there more after twenty visits of every module: less than what one module leaves that forgets one listener, one timer or a line of a table each time. */
const LIMIT: Remains = { nodes: 200, listeners: 15, timers: 12 };

test('no module leaves nodes, listeners or timers behind when it is opened and left twenty-five times', async ({
  page,
  context,
}) => {
  await page.addInitScript(countTimers);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  await page.goto('/');
  // The menu comes with the person, who is asked for unseen.
  await page.getByRole('link', { name: 'Overview' }).waitFor();
  await visit(page, FIRST);
  const before = await remains(page, client);
  await visit(page, VISITS - FIRST);
  const after = await remains(page, client);
  const more = {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    timers: after.timers - before.timers,
  };
  test.info().annotations.push({ type: 'left behind', description: JSON.stringify({ before, more }) });
  for (const what of ['nodes', 'listeners', 'timers'] as const)
    expect(more[what], `${what} after the visits`).toBeLessThanOrEqual(LIMIT[what]);
});

/**
 * Opens the first page of each module by the menu, in turn. Inside the page: a hundred steps from outside take half a minute.
 *
 * What runs inside a page is not ended from outside: each step has a limit of its own.
 */
async function visit(page: Page, times: number): Promise<void> {
  const pages = Object.values(modulesInForce()).map(({ release: { description } }) => ({
    path: description.routes[0]?.path ?? '',
    title: description.routes[0]?.title.en ?? '',
  }));
  await page.evaluate(
    async ({ rounds, stops, stepMs }) => {
      const isThere = (title: string) => {
        const heading = document.querySelector('main h1');
        const isShown = heading?.textContent === title && heading.getClientRects().length > 0;
        // Pages are left with what they read, not while they are empty.
        return isShown && document.querySelector('main :is(td, li)') !== null;
      };
      for (let round = 0; round < rounds; round += 1) {
        for (const { path, title } of stops) {
          document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
          const since = performance.now();
          while (!isThere(title)) {
            if (performance.now() - since > stepMs) throw new Error(`${title} does not come.`);
            await new Promise(requestAnimationFrame);
          }
        }
      }
    },
    { rounds: times, stops: pages, stepMs: patient(30_000) },
  );
  await page.waitForLoadState('networkidle');
}

async function remains(page: Page, client: CDPSession): Promise<Remains> {
  // What the first run frees can free more.
  for (let run = 0; run < 3; run += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const timers = await page.evaluate(() => Number(Reflect.get(window, 'pendingTimers')));
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), timers };
}

/** Runs in the page before anything else: keeps the number of timers that wait. */
function countTimers(): void {
  const waiting = new Set<unknown>();
  const [later, often] = [window.setTimeout.bind(window), window.setInterval.bind(window)];
  const [notLater, notOften] = [window.clearTimeout.bind(window), window.clearInterval.bind(window)];
  Object.assign(window, {
    setTimeout: (work: () => void, ms?: number, ...values: []) => {
      const id = later(() => {
        waiting.delete(id);
        work(...values);
      }, ms);
      waiting.add(id);
      return id;
    },
    setInterval: (work: () => void, ms?: number, ...values: []) => {
      const id = often(work, ms, ...values);
      waiting.add(id);
      return id;
    },
    clearTimeout: (id?: number) => {
      waiting.delete(id);
      notLater(id);
    },
    clearInterval: (id?: number) => {
      waiting.delete(id);
      notOften(id);
    },
  });
  Object.defineProperty(window, 'pendingTimers', { get: () => waiting.size });
}
