import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildAll } from '../src/builds/buildAll.ts';
import { writeIndexPage } from '../src/portalPage/indexPage.ts';
import { moduleConfig } from '../src/compile/moduleConfig.ts';
import { precompressFolder } from '../src/workspace/precompress.ts';
import { publish } from '../src/publish/publish.ts';
import { runWebpack } from '../src/compile/runWebpack.ts';
import { CACHE_FOLDER, ROOT } from '../src/workspace/workspace.ts';
import { behindNginx } from './support/behindNginx.ts';
import { buildTwin } from './support/buildTwin.ts';
import { CHANGED_MODULE, withChange } from './support/changedModule.ts';
import { launchBrowser, printComparison } from './support/compareVisits.ts';
import { CONDITIONS, type Visit, openList, visitList } from './support/openList.ts';

const RUNS = Number(process.env['RUNS'] ?? 9);
const AIM_S = 10;

const federatedFolder = join(CACHE_FOLDER, 'bench', 'released');
await rm(federatedFolder, { recursive: true, force: true });
await buildAll(federatedFolder, console.log);
const twinFolder = await buildTwin();
const servers = {
  federated: await behindNginx(federatedFolder),
  oneBundle: await behindNginx(twinFolder),
};
const NAMES = ['oneBundle', 'federated'] as const;
type Visits = Record<(typeof NAMES)[number], Visit[]>;
const browser = await launchBrowser();
try {
  console.log(
    `\nAgreement list behind nginx, ${CONDITIONS.megabitsPerSecond} Mbit/s, ${CONDITIONS.latencyMs} ms, CPU / ${CONDITIONS.cpuSlowdown}, ` +
      `median of ${RUNS} visits. Aims: 1.05 times the bytes and the time, then under 0.2 times the bytes and 1.00 times the time.\n`,
  );
  console.log('Empty browser:');
  printComparison(await coldVisits());
  console.log(`Somebody who was there before a line of ${CHANGED_MODULE} changed:`);
  printComparison(await visitsAfterARelease());
  await tellRollBack();
} finally {
  await browser.close();
  await Promise.all(NAMES.map((name) => servers[name].stop()));
}

async function coldVisits(): Promise<Visits> {
  const visits: Visits = { oneBundle: [], federated: [] };
  for (let run = -1; run < RUNS; run += 1) {
    for (const name of NAMES) {
      const visit = await openList(browser, servers[name].origin, true);
      if (run >= 0) visits[name].push(visit);
    }
  }
  return visits;
}

/** Each browser comes twice: before the release, and after it; one after the other of the two kinds. */
async function visitsAfterARelease(): Promise<Visits> {
  const contexts = await Promise.all(
    Array.from({ length: RUNS }, () => NAMES)
      .flat()
      .map(async (name) => ({
        name,
        context: await browser.newContext(),
      })),
  );
  for (const { name, context } of contexts) await visitList(context, servers[name].origin, true);
  await release();
  const visits: Visits = { oneBundle: [], federated: [] };
  for (const { name, context } of contexts) {
    visits[name].push(await visitList(context, servers[name].origin, true));
    await context.close();
  }
  return visits;
}

async function release(): Promise<void> {
  const built = join(CACHE_FOLDER, 'bench', 'changed');
  const configuration = withChange(moduleConfig(CHANGED_MODULE));
  await runWebpack({ ...configuration, output: { ...configuration.output, path: built } });
  await precompressFolder(built);
  await publish(built, federatedFolder);
  await writeIndexPage(federatedFolder);
  await buildTwin(withChange);
}

/** From the command to the moment in which whoever opens the portal gets the release before. */
async function tellRollBack(): Promise<void> {
  const now = async () =>
    (await fetch(`${servers.federated.origin}/`, { headers: { accept: 'text/html' } })).text();
  const before = await now();
  const start = performance.now();
  const command = join(ROOT, 'shared-build', 'src', 'cli', 'portal.ts');
  await promisify(execFile)(process.execPath, [
    command,
    'rollback',
    CHANGED_MODULE,
    '--portal',
    federatedFolder,
  ]);
  while ((await now()) === before) await pause(20);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `Roll-back: in force after ${seconds.toFixed(2)} s, ${(seconds / AIM_S).toFixed(3)} of the aim of ${AIM_S} s.`,
  );
}
