import type { Browser, Page } from '@playwright/test';
import { signIn } from '../support/session/accounts.ts';
import { launchBrowser, startBenchPortal } from './benchPortal.ts';
import { busySeconds, takeDelays, watchKeys } from './measureTyping.ts';
import { makeAgreement } from './sampleAgreements.ts';

/** From a key to its paint. */
const LIMIT_MS = 50;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Rows of one agreement, and agreements of each table. */
const ROWS_EACH = 40;
const AGREEMENTS = { forty: 1, thousand: 25 } as const;
const KEY_PAUSE_MS = 60;

type Size = keyof typeof AGREEMENTS;
type Act = 'arrow down' | 'type and Enter' | 'Page Down' | 'paste 200 cells' | 'undo';
/** - delays: of each key to its paint, ms; busyMs: processor time of the page's main thread for a key, with everything that it sets off */
type Measured = {
  readonly act: Act;
  readonly size: Size;
  readonly delays: readonly number[];
  readonly busyMs: number;
};

const portal = await startBenchPortal();
const browser = await launchBrowser();
try {
  await compare(browser);
} finally {
  await browser.close();
  portal.stop();
}

async function compare(chrome: Browser): Promise<void> {
  const context = await chrome.newContext({
    baseURL: portal.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await signIn(page, 'iro');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const ids: number[] = [];
  for (let made = 0; made < AGREEMENTS.thousand; made += 1) ids.push(await makeAgreement(page, ROWS_EACH));
  await watchKeys(page);
  const measured: Measured[] = [];
  const opened: Record<Size, number[]> = { forty: [], thousand: [] };
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const size of ['forty', 'thousand'] as const) {
      opened[size].push(await open(page, ids.slice(0, AGREEMENTS[size])));
      measured.push(...(await work(page, size)));
    }
  }
  report(measured, opened);
}

/** Opens the table; gives the time until it stands, in ms. */
async function open(page: Page, ids: readonly number[]): Promise<number> {
  await page.goto('/iia/refused');
  await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('draft:'))
      .forEach((key) => localStorage.removeItem(key)),
  );
  const before = performance.now();
  await page.goto(`/iia/rows?ids=${ids.join(',')}`);
  await page.getByRole('grid').waitFor();
  return performance.now() - before;
}

async function work(page: Page, size: Size): Promise<readonly Measured[]> {
  const session = await page.context().newCDPSession(page);
  const block = Array.from({ length: 40 }, (_, line) => `${(line % 9) + 1}\t20\t\t\t1st`).join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  await page.locator('[data-place="0:5"]').click();
  // Time that others take from the processor does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const timed = async (act: Act, keys: readonly string[]): Promise<Measured> => {
    await page.waitForTimeout(600);
    await takeDelays(page);
    const before = await busySeconds(session);
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
    await page.waitForTimeout(600);
    const busyMs = (((await busySeconds(session)) - before) * 1000) / keys.length;
    return { act, size, delays: await takeDelays(page), busyMs };
  };
  const measured = [
    await timed(
      'arrow down',
      Array.from({ length: 20 }, () => 'ArrowDown'),
    ),
    await timed('type and Enter', Array.from({ length: 10 }, () => ['3', '0', 'Enter']).flat()),
    await timed(
      'Page Down',
      Array.from({ length: 10 }, () => 'PageDown'),
    ),
    await timed('paste 200 cells', [
      'Control+Home',
      ...Array.from({ length: 5 }, () => 'ArrowRight'),
      'Control+V',
    ]),
    await timed('undo', ['Control+Z']),
  ];
  await session.detach();
  return measured;
}

function report(measured: readonly Measured[], opened: Readonly<Record<Size, readonly number[]>>): void {
  console.log(
    `\nFrom a key to its paint, and processor time of the page for a key, ms; ${ROUNDS} rounds in turns; limit ${LIMIT_MS} ms`,
  );
  const acts = [...new Set(measured.map(({ act }) => act))];
  const of = (act: Act, size: Size) =>
    measured
      .filter((one) => one.act === act && one.size === size)
      .flatMap(({ delays }) => delays)
      .toSorted((first, second) => first - second);
  const busy = (act: Act, size: Size) => {
    const parts = measured.filter((one) => one.act === act && one.size === size);
    return parts.reduce((sum, { busyMs }) => sum + busyMs, 0) / parts.length;
  };
  const at = (sorted: readonly number[], share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  console.table(
    Object.fromEntries(
      acts.map((act) => {
        const [forty, thousand] = [of(act, 'forty'), of(act, 'thousand')];
        return [
          act,
          {
            keys: thousand.length,
            '40 rows p50': Math.round(at(forty, 0.5)),
            '1,000 rows p50': Math.round(at(thousand, 0.5)),
            '1,000 rows p95': Math.round(at(thousand, 0.95)),
            'p50/limit': ratio(at(thousand, 0.5), LIMIT_MS),
            '40 rows busy': Math.round(busy(act, 'forty')),
            '1,000 rows busy': Math.round(busy(act, 'thousand')),
            'busy 1,000/40': ratio(busy(act, 'thousand'), busy(act, 'forty')),
            'busy/limit': ratio(busy(act, 'thousand'), LIMIT_MS),
          },
        ];
      }),
    ),
  );
  const median = (size: Size) =>
    at(
      [...opened[size]].toSorted((first, second) => first - second),
      0.5,
    );
  console.log(
    `Until the table stands, ms: ${Math.round(median('forty'))} with 40 rows, ${Math.round(median('thousand'))} with 1,000; ratio ${ratio(median('thousand'), median('forty'))}`,
  );
}

function ratio(value: number, other: number): number {
  return Number((value / other).toFixed(2));
}
