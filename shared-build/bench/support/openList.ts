import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { isData, sampleSession } from './sampleAnswers.ts';

/** The network and the processor of the benchmark. */
export const CONDITIONS = { megabitsPerSecond: 10, latencyMs: 40, cpuSlowdown: 4 };

export type Visit = {
  /** Bytes over the network for everything but data, compressed, with headers. */
  readonly bytes: number;
  readonly requests: number;
  /** From the navigation's start to the first row of the list, in milliseconds. */
  readonly firstRowMs: number;
  /** Processor time of the page's main thread until then, in milliseconds at the slowed speed; what else the machine does is no part of it. */
  readonly processorMs: number;
};

/**
 * Opens the agreement list in an empty browser, as somebody who is signed in, and measures.
 *
 * - isChecked: the permission was checked before in this session, so that the 1 s delay does not hide the loading
 */
export async function openList(browser: Browser, origin: string, isChecked: boolean): Promise<Visit> {
  const context = await browser.newContext();
  try {
    return await visitList(context, origin, isChecked);
  } finally {
    await context.close();
  }
}

/** The same in a browser that may have been there before and keeps what it got. */
export async function visitList(context: BrowserContext, origin: string, isChecked: boolean): Promise<Visit> {
  const page = await context.newPage();
  try {
    const { local, session, checked, cookies } = await sampleSession();
    await page.addInitScript(prepare, { local, session: { ...session, ...(isChecked && checked) }, cookies });
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await throttle(client);
    const traffic = countTraffic(client);
    await page.goto(`${origin}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'firstRowAt' in window, undefined, { polling: 50, timeout: 60_000 });
    const processorMs = await processorTime(client);
    const firstRowMs = Number(await page.evaluate((): unknown => Reflect.get(window, 'firstRowAt')));
    // What else the page asks for counts as well, such as the code that it brings once it is at rest.
    await page.waitForFunction(isAtRest, undefined, { polling: 50, timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    return { ...traffic(), firstRowMs, processorMs };
  } finally {
    await page.close();
  }
}

/** Runs in the page before anything else: puts the session into storage, and notes when the first row can be seen. */
function prepare({
  local,
  session,
  cookies,
}: {
  local: Record<string, string>;
  session: Record<string, string>;
  cookies: Record<string, string>;
}): void {
  for (const [key, value] of Object.entries(local)) window.localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) window.sessionStorage.setItem(key, value);
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; Path=/`;
  const look = () => {
    const row = document.querySelector('tbody tr td');
    if (row !== null && row.getClientRects().length > 0) Reflect.set(window, 'firstRowAt', performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: what tells of faults is the last that it brings by itself (`TellFaults.tsx`). */
function isAtRest(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('startTelling'));
}

async function processorTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

async function throttle(client: CDPSession): Promise<void> {
  const bytesPerSecond = (CONDITIONS.megabitsPerSecond * 1_000_000) / 8;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
}

function countTraffic(client: CDPSession): () => { bytes: number; requests: number } {
  const data = new Set<string>();
  const sizes = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (isData(new URL(request.url).pathname)) data.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  return () => {
    const code = [...sizes].filter(([requestId]) => !data.has(requestId));
    return { bytes: code.reduce((sum, [, size]) => sum + size, 0), requests: code.length };
  };
}
