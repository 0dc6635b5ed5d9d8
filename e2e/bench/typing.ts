import type { Browser, Page } from '@playwright/test';
import { signIn } from '../support/session/accounts.ts';
import { launchBrowser, startBenchPortal } from './benchPortal.ts';
import { type Typed, typeInto, watchKeys } from './measureTyping.ts';
import { makeAgreement } from './sampleAgreements.ts';

const CPU_SLOWDOWN = 4;
const LIMIT_MS = 100;
const ROWS = { one: 1, forty: 40 } as const;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

type Size = keyof typeof ROWS;
type Measured = Pick<Typed, 'delays'> & {
  readonly label: string;
  readonly size: Size;
  readonly busyPerKey: number;
};

/** Fields of one row that somebody types into, with what is typed. */
const FIELDS = [
  { label: 'Other information and terms', role: 'textbox', text: 'courses are agreed upon' },
  { label: 'Clarification', role: 'textbox', text: 'applied and theoretical' },
  { label: 'Total months per year', role: 'textbox', text: '123456' },
  { label: 'Subject area', role: 'combobox', text: 'engineering' },
] as const;

const portal = await startBenchPortal();
const CONTEXT = { baseURL: portal.origin, viewport: { width: 1440, height: 900 }, locale: 'en-GB' } as const;
const browser = await launchBrowser();
try {
  await compare(browser);
} finally {
  await browser.close();
  portal.stop();
}

async function compare(chrome: Browser): Promise<void> {
  const context = await chrome.newContext(CONTEXT);
  const page = await context.newPage();
  await signIn(page, 'iro');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const ids = { one: await makeAgreement(page, ROWS.one), forty: await makeAgreement(page, ROWS.forty) };
  const session = await context.storageState();
  const measured: Measured[] = [];
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const size of ['one', 'forty'] as const) {
      // A browser state of its own each time: nothing that was typed before is offered again.
      const visit = await chrome.newContext({ ...CONTEXT, storageState: session });
      measured.push(...(await typeRound(await visit.newPage(), ids[size], size)));
      await visit.close();
    }
  }
  report(measured);
}

async function typeRound(page: Page, id: number, size: Size): Promise<readonly Measured[]> {
  await watchKeys(page);
  await page.goto(`/iia/edit/${id}?step=student-studies`);
  const list = page.getByRole('list', { name: 'Rows of this mobility' });
  await list.waitFor();
  // A row in the middle of the list; the one row of a short list opens by itself.
  if (size === 'forty')
    await list
      .locator('[aria-expanded]')
      .nth(ROWS.forty / 2)
      .click();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measured: Measured[] = [];
  for (const { label, role, text } of FIELDS) {
    const field = page.getByRole(role, { name: label, exact: true });
    // The slowdown keeps the thread busy by itself, so that its own time is measured without.
    const { busyMs } = await typeInto(page, session, field, text);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const { delays } = await typeInto(page, session, field, text);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    measured.push({ label, size, delays, busyPerKey: busyMs / text.length });
  }
  return measured;
}

function report(measured: readonly Measured[]): void {
  const of = (label: string, size: Size) =>
    measured.filter((part) => part.label === label && part.size === size);
  const rows = FIELDS.map(({ label }) => {
    const one = summary(of(label, 'one'));
    const forty = summary(of(label, 'forty'));
    return { label, one, forty };
  });
  console.log(
    `\nFrom a key to its paint, ms, at a processor ${CPU_SLOWDOWN} times slower; ${ROUNDS} rounds in turns; limit ${LIMIT_MS} ms`,
  );
  console.table(
    Object.fromEntries(
      rows.map(({ label, one, forty }) => [
        label,
        {
          keys: forty.keys,
          '1 row p50': one.p50,
          '1 row p95': one.p95,
          '1 row max': one.max,
          '40 rows p50': forty.p50,
          '40 rows p95': forty.p95,
          '40 rows max': forty.max,
          'p50 40/1': ratio(forty.p50, one.p50),
          'p95 40/1': ratio(forty.p95, one.p95),
          'p95/limit': ratio(forty.p95, LIMIT_MS),
        },
      ]),
    ),
  );
  console.log(
    `Processor time of the page per key, ms, times ${CPU_SLOWDOWN}; what else the machine does is not in it`,
  );
  console.table(
    Object.fromEntries(
      rows.map(({ label, one, forty }) => [
        label,
        {
          '1 row': one.busy,
          '40 rows': forty.busy,
          '40/1': ratio(forty.busy, one.busy),
          'of the limit': ratio(forty.busy, LIMIT_MS),
        },
      ]),
    ),
  );
}

function summary(parts: readonly Measured[]) {
  const sorted = parts.flatMap(({ delays }) => delays).toSorted((first, second) => first - second);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  const busy = parts.reduce((sum, { busyPerKey }) => sum + busyPerKey, 0) / parts.length;
  return {
    keys: sorted.length,
    p50: at(0.5),
    p95: at(0.95),
    max: at(1),
    busy: Math.round(busy * CPU_SLOWDOWN),
  };
}

function ratio(value: number, other: number): number {
  return Number((value / other).toFixed(2));
}
