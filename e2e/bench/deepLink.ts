import type { Browser } from '@playwright/test';
import { signIn } from '../support/session/accounts.ts';
import { PORTAL } from '../support/places.ts';
import { startOwnPortal } from '../support/portal/ownPortal.ts';
import { launchBrowser } from './benchPortal.ts';

// How long somebody waits for a page that they open by its address in an empty browser, and how many answers one after the other its code
// needs. Folders of portals as arguments are compared; without one it is the portal that was built.

const RUNS = Number(process.env['RUNS'] ?? 7);
const LATENCY_MS = 40;
const MEGABITS_PER_SECOND = 10;
const CPU_SLOWDOWN = 4;
const ADDRESSES = ['/', '/factsheets/edit/1', '/iia/form', '/application/settings', '/overview'] as const;

type Loaded = { readonly name: string; readonly from: number; readonly to: number };
type Visit = { readonly rounds: number; readonly codeMs: number; readonly headingMs: number };
type Visits = Readonly<Record<string, readonly Visit[]>>;

const folders = process.argv.length > 2 ? process.argv.slice(2) : [PORTAL];
const browser = await launchBrowser();
try {
  for (const folder of folders) {
    console.log(
      `\n${folder}: ${MEGABITS_PER_SECOND} Mbit/s, ${LATENCY_MS} ms, CPU / ${CPU_SLOWDOWN}, median of ${RUNS} first visits`,
    );
    print(await measure(browser, folder));
  }
} finally {
  await browser.close();
}

async function measure(chrome: Browser, folder: string): Promise<Visits> {
  const portal = await startOwnPortal(
    { PORTAL_DIR: folder, SAMPLE_AGREEMENTS: '20' },
    (said) => /^The portal is at/m.exec(said)?.[0],
  );
  try {
    const context = await chrome.newContext({ baseURL: portal.portalUrl, locale: 'en-GB' });
    const page = await context.newPage();
    await signIn(page, 'iro');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const storageState = await context.storageState();
    const visits: Record<string, Visit[]> = {};
    for (let run = 0; run < RUNS; run += 1)
      for (const address of ADDRESSES) {
        const visitor = await chrome.newContext({ baseURL: portal.portalUrl, locale: 'en-GB', storageState });
        (visits[address] ??= []).push(await visit(await visitor.newPage(), address));
        await visitor.close();
      }
    return visits;
  } finally {
    await portal.stop();
  }
}

async function visit(page: Awaited<ReturnType<Browser['newPage']>>, address: string): Promise<Visit> {
  const client = await page.context().newCDPSession(page);
  const bytesPerSecond = (MEGABITS_PER_SECOND * 1_000_000) / 8;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  const headingMs = await page.evaluate(() => performance.now());
  const loaded = await page.evaluate((): readonly Loaded[] =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({ name, from: startTime, to: responseEnd })),
  );
  const code = loaded.filter(({ name }) => /\/m\/mfe-[a-z]+\/.*\.js$/.test(name));
  return {
    rounds: Math.max(...code.map((one) => roundOf(one, loaded))),
    codeMs: Math.max(...code.map(({ to }) => to)),
    headingMs,
  };
}

/** Counts the answers that came one after the other before a file was asked for, and its own. */
function roundOf(file: Loaded, all: readonly Loaded[]): number {
  const before = all.filter((one) => leadsToCode(one) && one.to <= file.from);
  return 1 + Math.max(0, ...before.map((one) => roundOf(one, before)));
}

/** The page itself and what is of modules: whatever else comes is there beside them. */
function leadsToCode({ name, from }: Loaded): boolean {
  return from === 0 || /\/m\/mfe-[a-z]+\//.test(name);
}

function print(visits: Visits): void {
  const median = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const rows = Object.entries(visits).map(([address, all]) => ({
    address,
    'answers in sequence': median(all.map(({ rounds }) => rounds)),
    'code there, ms': Math.round(median(all.map(({ codeMs }) => codeMs))),
    'heading, ms': Math.round(median(all.map(({ headingMs }) => headingMs))),
  }));
  console.table(rows);
}
