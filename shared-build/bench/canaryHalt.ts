import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { buildAll } from '../src/builds/buildAll.ts';
import { publishCanary } from '../src/publish/canary.ts';
import { writeIndexPage } from '../src/portalPage/indexPage.ts';
import { moduleConfig } from '../src/compile/moduleConfig.ts';
import { precompressFolder } from '../src/workspace/precompress.ts';
import { publish } from '../src/publish/publish.ts';
import { readRelease } from '../src/release/readRelease.ts';
import { readReleaseLog } from '../src/release/releaseLog.ts';
import { runWebpack } from '../src/compile/runWebpack.ts';
import { CACHE_FOLDER, packageFolder } from '../src/workspace/workspace.ts';
import { launchBrowser } from './support/compareVisits.ts';
import { startLivePortal } from './support/livePortal.ts';
import {
  type FactsheetVisit,
  signedInState,
  VISITED_MODULE,
  visitFactsheets,
} from './support/visitFactsheets.ts';
import { withLine } from './support/withLine.ts';

// A release that fails as it starts, for a part of the browsers, and beside it for all at once: who sees what until it is halted or taken back.

const SESSIONS = Number(process.env['SESSIONS'] ?? 80);
const PERCENT = Number(process.env['PERCENT'] ?? 10);
const HALT_LIMIT_MS = 30_000;
const ACCOUNTS = ['iro', 'teacher'] as const;
const OWN_FOLDER = join(CACHE_FOLDER, 'bench', 'canary');

process.env['RELEASE_KEYS'] = join(OWN_FOLDER, 'keys');
await rm(OWN_FOLDER, { recursive: true, force: true });
const broken = await buildBroken();
const browser = await launchBrowser();
try {
  console.log(`\n${SESSIONS} browsers, one after another, each for the first time.\n`);
  console.table({
    [`canary of ${PERCENT} %`]: await measure(browser, 'canary'),
    'all at once': await measure(browser, 'all'),
  });
} finally {
  await browser.close();
}

/** Gives the folder of a build whose module throws as it starts. */
async function buildBroken(): Promise<string> {
  const built = join(OWN_FOLDER, 'broken');
  const file = join(packageFolder(VISITED_MODULE), 'src', 'module.tsx');
  const configuration = withLine(moduleConfig(VISITED_MODULE), file, "throw new Error('a broken release');");
  await runWebpack({ ...configuration, output: { ...configuration.output, path: built } });
  await precompressFolder(built);
  return built;
}

async function measure(chrome: Browser, to: 'canary' | 'all') {
  const folder = join(OWN_FOLDER, to);
  await buildAll(folder, console.log);
  const portal = await startLivePortal(folder);
  try {
    const sessions = await Promise.all(ACCOUNTS.map((name) => signedInState(chrome, portal.origin, name)));
    await (to === 'canary' ? publishCanary(broken, folder, PERCENT) : publish(broken, folder));
    await writeIndexPage(folder);
    const { release } = await readRelease(broken);
    const visits: FactsheetVisit[] = [];
    while (visits.length < SESSIONS) {
      for (const session of sessions)
        visits.push(await visitFactsheets(chrome, portal.origin, session, release));
    }
    return { ...summary(visits), 'seconds to the end': await secondsToTheEnd(folder, visits) };
  } finally {
    await portal.stop();
  }
}

function summary(visits: readonly FactsheetVisit[]) {
  const count = (page: FactsheetVisit['page']) => visits.filter((visit) => visit.page === page).length;
  return {
    browsers: visits.length,
    'asked for it': visits.filter(({ asked }) => asked).length,
    'earlier release': count('earlier'),
    'error page': count('error'),
  };
}

/** From the first browser in which it failed to the registry without it; null when it did not come to that. */
async function secondsToTheEnd(folder: string, visits: readonly FactsheetVisit[]): Promise<number | null> {
  const first = visits.find(({ page }) => page !== 'release')?.endedAt;
  if (first === undefined) return null;
  const until = Date.now() + HALT_LIMIT_MS;
  while (Date.now() < until) {
    const line = (await readReleaseLog(folder)).find(({ act }) => act === 'halt' || act === 'take-back');
    if (line !== undefined) return Math.round((Date.parse(line.at) - first) / 100) / 10;
    await pause(200);
  }
  return null;
}
