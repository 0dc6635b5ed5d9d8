import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from '../support/session/accounts.ts';
import { launchBrowser, startBenchPortal } from './benchPortal.ts';

/** Aims of the portal's owner at 5,000 agreements. */
const LIMIT_MS = 5_000;
const BLOCK_LIMIT_MS = 50;
const AGREEMENTS = 5_000;
/** A fifth of the sample is drafts or deleted. */
const SAMPLE = String(AGREEMENTS * 1.3);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const OF_ONE_DEPARTMENT =
  /departmentalCoordinatorContacts%2Fdepartment(\+|%20)eq(\+|%20)\d+(\+|%20)and(\+|%20)/;

/**
 * Measures how long the file of a department takes from the click to the download, and the longest time for which the page stood still meanwhile.
 *
 * No department of the sample has so many agreements: the browser leaves the department out of the question.
 */
const portal = await startBenchPortal({ SAMPLE_AGREEMENTS: SAMPLE });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ baseURL: portal.origin, viewport: { width: 1440, height: 900 } });
  await signIn(page, 'iro');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route(/\/api\/MobilityAgreements\?/, (route) =>
    route.continue({ url: route.request().url().replace(OF_ONE_DEPARTMENT, '') }),
  );
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await exportOnce(page));
  console.log(`\nExport of a department to Excel, the median of ${ROUNDS}`);
  const ms = median(rounds.map((round) => round.ms));
  const block = median(rounds.map((round) => round.block));
  console.table({
    agreements: { is: rounds[0]?.agreements },
    'size of the file, kB': { is: Math.round((rounds[0]?.bytes ?? 0) / 1000) },
    'click to file, ms': { is: ms, limit: LIMIT_MS, 'is/limit': ratio(ms, LIMIT_MS) },
    'page stood still, ms': { is: block, limit: BLOCK_LIMIT_MS, 'is/limit': ratio(block, BLOCK_LIMIT_MS) },
  });
} finally {
  await browser.close();
  portal.stop();
}

type Round = {
  readonly ms: number;
  readonly block: number;
  readonly agreements: number;
  readonly bytes: number;
};

async function exportOnce(page: Page): Promise<Round> {
  await page.goto('/iia/export');
  await page.getByRole('combobox').fill('a');
  await page.getByRole('option').first().click();
  const count = await page.getByText(/^[\d,]+ agreements, with/).innerText();
  await watchStandstill(page);
  const arrival = page.waitForEvent('download', { timeout: 120_000 });
  const began = performance.now();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await arrival;
  const ms = Math.round(performance.now() - began);
  const block = await page.evaluate(() => (globalThis as Watched).longestStandstill ?? 0);
  const { size } = await stat(await file.path());
  return {
    ms,
    block: Math.round(block),
    agreements: Number.parseInt(count.replaceAll(',', ''), 10),
    bytes: size,
  };
}

type Watched = typeof globalThis & { longestStandstill?: number };

/** Keeps in the page the longest time between two turns of its loop, from now on. */
async function watchStandstill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    let last = performance.now();
    (globalThis as Watched).longestStandstill = 0;
    port1.onmessage = () => {
      const now = performance.now();
      (globalThis as Watched).longestStandstill = Math.max(
        (globalThis as Watched).longestStandstill ?? 0,
        now - last,
      );
      last = now;
      setTimeout(() => port2.postMessage(null), 1);
    };
    port2.postMessage(null);
  });
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function ratio(value: number, other: number): number {
  return Number((value / other).toFixed(2));
}
