import type { Browser, CDPSession, Page } from '@playwright/test';
import { signIn } from '../support/session/accounts.ts';
import { startAnsweringProxy } from './answeringProxy.ts';
import { launchBrowser, startBenchPortal } from './benchPortal.ts';
import { sampleDestinations } from './sampleDestinations.ts';

// How long filters of destinations take to answer once their data are there, beside one frame, and how soon the page is there beside the agreement list.

const FRAME_MS = 1000 / 60;
/** The most that a department has, and so few that filters still leave one whole page: what more costs is the filtering. */
const SIZES = { most: 800, page: 60 } as const;
const ANSWERS = Number(process.env['ANSWERS'] ?? 40);
const VISITS = Number(process.env['VISITS'] ?? 7);
const LIST = '/destinations?department=1';
const FILTERS = ['Blended mobility', 'Places left'] as const;
const WARM_UP = 12;

/** Times from a press to the change, and what a press takes of a processor by scripts, and by styles and layout: ms. */
type Answered = { readonly changed: readonly number[]; readonly script: number; readonly drawing: number };

const proxy = await startAnsweringProxy('/api/destinations?');
const portal = await startBenchPortal({ PUBLIC_URL: proxy.origin });
proxy.before(portal.origin);
const browser = await launchBrowser();
try {
  await measure(browser);
} finally {
  await browser.close();
  portal.stop();
  proxy.stop();
}

async function measure(chrome: Browser): Promise<void> {
  const context = await chrome.newContext({
    baseURL: proxy.origin,
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
  proxy.answer(sampleDestinations(SIZES.most));
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

/** Presses filters in turn, each as soon as what the one before did is painted, and watches until the page says how many are left. */
async function answers(page: Page, count: number): Promise<Answered> {
  proxy.answer(sampleDestinations(count));
  await page.goto(LIST);
  await page
    .getByText(/^Total number of destinations/)
    .first()
    .waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  // Code that runs for the first time is compiled meanwhile.
  await press(page, WARM_UP);
  const before = await spent(client);
  const changed = await press(page, ANSWERS);
  const after = await spent(client);
  await client.detach();
  return {
    changed,
    script: (after.script - before.script) / ANSWERS,
    drawing: (after.drawing - before.drawing) / ANSWERS,
  };
}

/** Times from a press to the change of the page, in ms. */
async function press(page: Page, times: number): Promise<readonly number[]> {
  const buttons = await Promise.all(
    FILTERS.map((name) => page.getByRole('button', { name, exact: true }).elementHandle()),
  );
  return page.evaluate(
    async ({ pressed, count }) => {
      const text = () => document.querySelector('main')?.textContent;
      const answered: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const was = text();
        const change = new Promise<number>((resolve) => {
          const watcher = new MutationObserver(() => {
            if (text() === was) return;
            watcher.disconnect();
            resolve(performance.now());
          });
          watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
        });
        const from = performance.now();
        (pressed[index % pressed.length] as HTMLElement).click();
        answered.push((await change) - from);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }
      return answered;
    },
    { pressed: buttons, count: times },
  );
}

/** What the page has taken of a processor so far, in ms. */
async function spent(client: CDPSession): Promise<{ readonly script: number; readonly drawing: number }> {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
  return { script: of('ScriptDuration'), drawing: of('LayoutDuration') + of('RecalcStyleDuration') };
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
  const row = ({ changed, script, drawing }: Answered) => ({
    p50: Number(median(changed).toFixed(1)),
    'p50/limit': ratio(median(changed), FRAME_MS),
    script: Number(script.toFixed(1)),
    'script/limit': ratio(script, FRAME_MS),
    'styles and layout': Number(drawing.toFixed(1)),
  });
  console.table({
    [`${SIZES.most} destinations`]: row(most),
    [`${SIZES.page} destinations`]: row(few),
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ratio(value: number, other: number): number {
  return Number((value / other).toFixed(2));
}
