import { join } from 'node:path';
import { buildAll } from '../src/builds/buildAll.ts';
import { CACHE_FOLDER } from '../src/workspace/workspace.ts';
import { buildTwin } from './support/buildTwin.ts';
import { launchBrowser, printComparison } from './support/compareVisits.ts';
import { CONDITIONS, type Visit, openList } from './support/openList.ts';
import { servePortal } from './support/servePortal.ts';

const RUNS = Number(process.env['RUNS'] ?? 9);

const federatedFolder = join(CACHE_FOLDER, 'bench', 'federated');
await buildAll(federatedFolder, console.log);
const twinFolder = await buildTwin();
const servers = { federated: await servePortal(federatedFolder), oneBundle: await servePortal(twinFolder) };
const browser = await launchBrowser();
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
  printComparison(visits);
}
