import type { Browser, Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { launchBrowser, startBenchPortal } from './benchPortal.ts';
import { watchKeys } from './measureTyping.ts';
import { makeAgreement } from './sampleAgreements.ts';

/** From a key to its paint, at a processor this much slower. */
const LIMIT_MS = 50;
const CPU_SLOWDOWN = 4;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Rows of one agreement, and agreements of each table. */
const ROWS_EACH = 40;
const AGREEMENTS = { forty: 1, thousand: 25 } as const;
const KEY_PAUSE_MS = 60;

type Size = keyof typeof AGREEMENTS;
type Act = 'arrow down' | 'type and Enter' | 'Page Down' | 'paste 200 cells' | 'undo';
type Measured = { readonly act: Act; readonly size: Size; readonly delays: readonly number[] };

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
      await page.evaluate(() => localStorage.clear());
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const timed = async (act: Act, keys: readonly string[]): Promise<Measured> => {
    await page.waitForTimeout(600);
    await takeDelays(page);
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
    await page.waitForTimeout(600);
    return { act, size, delays: await takeDelays(page) };
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return measured;
}

function takeDelays(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as { keyDelays: number[] }).keyDelays.splice(0));
}

function report(measured: readonly Measured[], opened: Readonly<Record<Size, readonly number[]>>): void {
  console.log(
    `\nFrom a key to its paint, ms, at a processor ${CPU_SLOWDOWN} times slower; ${ROUNDS} rounds in turns; limit ${LIMIT_MS} ms without the slowdown`,
  );
  const acts = [...new Set(measured.map(({ act }) => act))];
  const of = (act: Act, size: Size) =>
    measured
      .filter((one) => one.act === act && one.size === size)
      .flatMap(({ delays }) => delays)
      .toSorted((first, second) => first - second);
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
            '40 rows p95': Math.round(at(forty, 0.95)),
            '1,000 rows p50': Math.round(at(thousand, 0.5)),
            '1,000 rows p95': Math.round(at(thousand, 0.95)),
            'p95 1,000/40': ratio(at(thousand, 0.95), at(forty, 0.95)),
            'p95 without slowdown/limit': ratio(at(thousand, 0.95) / CPU_SLOWDOWN, LIMIT_MS),
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
