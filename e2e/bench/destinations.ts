import type { Browser, Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { launchBrowser, startBenchPortal } from './benchPortal.ts';
import { sampleDestinations } from './sampleDestinations.ts';

// How long filters of destinations take to answer once their data are there, beside one frame, and how soon the page is there beside the agreement list.

const FRAME_MS = 1000 / 60;
/** The most that a department has, and so few that filters still leave one whole page: what more costs is the filtering. */
const SIZES = { most: 800, page: 60 } as const;
const ANSWERS = Number(process.env['ANSWERS'] ?? 40);
const VISITS = Number(process.env['VISITS'] ?? 7);
const LIST = '/destinations?department=1';
const FILTERS = ['Blended', 'Places left'] as const;

type Answered = { readonly changed: readonly number[]; readonly busy: number };

const portal = await startBenchPortal();
const browser = await launchBrowser();
try {
  await measure(browser);
} finally {
  await browser.close();
  portal.stop();
}

async function measure(chrome: Browser): Promise<void> {
  const context = await chrome.newContext({
    baseURL: portal.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await signIn(page, 'iro');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const most = await answers(page, SIZES.most);
  const few = await answers(page, SIZES.page);
  reportAnswers(most, few);

  const own: number[] = [];
  const agreements: number[] = [];
  await offer(page, SIZES.most);
  // In turns, so that whatever else the machine does meets both.
  for (let visit = 0; visit < VISITS; visit += 1) {
    own.push(await firstSight(page, LIST));
    agreements.push(await firstSight(page, '/'));
  }
  const [here, there] = [median(own), median(agreements)];
  console.log(`\nFrom the address to the list, ms, median of ${VISITS} visits`);
  console.table({
    destinations: { ms: Math.round(here), 'beside the agreement list': ratio(here, there) },
    'agreement list': { ms: Math.round(there), 'beside the agreement list': 1 },
  });
}

/** Gives the page so many destinations in place of those of the portal. */
async function offer(page: Page, count: number): Promise<void> {
  await page.unroute('**/api/destinations?*');
  await page.route('**/api/destinations?*', (route) => route.fulfill({ json: sampleDestinations(count) }));
}

/** Presses filters, and watches until the page says how many are left. */
async function answers(page: Page, count: number): Promise<Answered> {
  await offer(page, count);
  await page.goto(LIST);
  const total = page.getByText(/^Total number of destinations/).first();
  await total.waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyNow = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const changed: number[] = [];
  let busy = 0;
  for (let index = 0; index < ANSWERS; index += 1) {
    const button = page.getByRole('button', { name: FILTERS[index % FILTERS.length] ?? '', exact: true });
    await button.scrollIntoViewIfNeeded();
    const before = await busyNow();
    changed.push(
      await button.evaluate(
        (pressed) =>
          new Promise<number>((resolve) => {
            const text = () => document.querySelector('main')?.textContent;
            const was = text();
            const from = performance.now();
            const watcher = new MutationObserver(() => {
              if (text() === was) return;
              watcher.disconnect();
              resolve(performance.now() - from);
            });
            watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
            (pressed as HTMLElement).click();
          }),
      ),
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    busy += (await busyNow()) - before;
  }
  return { changed, busy: (busy * 1000) / ANSWERS };
}

async function firstSight(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page
    .getByText(/^Total number of/)
    .first()
    .waitFor({ state: 'attached' });
  return page.evaluate(() => performance.now());
}

function reportAnswers(most: Answered, few: Answered): void {
  console.log(
    `\nFrom a press on a filter to the changed page, ms, ${ANSWERS} presses; limit ${FRAME_MS.toFixed(1)} ms, one frame`,
  );
  const row = ({ changed, busy }: Answered) => ({
    p50: Number(median(changed).toFixed(1)),
    'p50/limit': ratio(median(changed), FRAME_MS),
    'processor time': Number(busy.toFixed(1)),
  });
  console.table({
    [`${SIZES.most} destinations`]: row(most),
    [`${SIZES.page} destinations`]: row(few),
    'what more of them costs': {
      p50: Number((median(most.changed) - median(few.changed)).toFixed(1)),
      'p50/limit': ratio(median(most.changed) - median(few.changed), FRAME_MS),
      'processor time': Number((most.busy - few.busy).toFixed(1)),
    },
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ratio(value: number, other: number): number {
  return Number((value / other).toFixed(2));
}
