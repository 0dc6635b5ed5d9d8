import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildAll } from '../src/buildAll.ts';
import { CACHE_FOLDER } from '../src/workspace.ts';
import { buildTwin } from './support/buildTwin.ts';
import { CONDITIONS, type Visit, openList } from './support/openList.ts';
import { servePortal } from './support/servePortal.ts';

const RUNS = Number(process.env['RUNS'] ?? 9);
const INSTALLED_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

const federatedFolder = join(CACHE_FOLDER, 'bench', 'federated');
await buildAll(federatedFolder, console.log);
const twinFolder = await buildTwin();
const servers = { federated: await servePortal(federatedFolder), oneBundle: await servePortal(twinFolder) };
const executablePath = INSTALLED_BROWSERS.find((path) => existsSync(path));
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  console.log(
    `\nDeep link to the agreement list, empty cache, ${CONDITIONS.megabitsPerSecond} Mbit/s, ${CONDITIONS.latencyMs} ms, ` +
      `CPU / ${CONDITIONS.cpuSlowdown}, median of ${RUNS} visits\n`,
  );
  for (const isChecked of [true, false]) {
    console.log(
      isChecked
        ? 'Permission checked before in this session:'
        : 'First visit, with the 1 s permission check:',
    );
    await compare(isChecked);
  }
} finally {
  await browser.close();
  servers.federated.stop();
  servers.oneBundle.stop();
}

async function compare(isChecked: boolean): Promise<void> {
  const visits: Record<keyof typeof servers, Visit[]> = { federated: [], oneBundle: [] };
  // One visit of each that does not count, then in turns, so that whatever else the machine does meets both.
  for (let run = -1; run < RUNS; run += 1) {
    for (const name of ['oneBundle', 'federated'] as const) {
      const visit = await openList(browser, servers[name].origin, isChecked);
      if (run >= 0) visits[name].push(visit);
    }
  }
  const one = summary(visits.oneBundle);
  const federated = summary(visits.federated);
  console.table({ 'one bundle': one, federated, ratio: ratio(federated, one) });
}

function summary(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => median(visits.map((visit) => visit[name]));
  return { bytes: of('bytes'), requests: of('requests'), firstRowMs: Math.round(of('firstRowMs')) };
}

function ratio(a: Visit, b: Visit): Visit {
  const of = (name: keyof Visit) => Number((a[name] / b[name]).toFixed(3));
  return { bytes: of('bytes'), requests: of('requests'), firstRowMs: of('firstRowMs') };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
