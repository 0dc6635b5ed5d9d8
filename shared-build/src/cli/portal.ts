import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../buildAll.ts';
import { builtFolder } from '../builtFolder.ts';
import { compile } from '../compile.ts';
import { halt, promote, publishCanary, readCanary } from '../canary.ts';
import { requireFit as requireFitInPortal } from '../gate.ts';
import { readActiveShell, writeIndexPage } from '../indexPage.ts';
import { forgetPreview, publishPreview } from '../preview.ts';
import { releaseBase } from '../previousReleases.ts';
import { previousFolder, publish, readRelease, rollBack, switchModule } from '../publish.ts';
import { publishShell, readBuiltShell, requireModulesFit, rollBackShell } from '../publishShell.ts';
import { readRegistry } from '../registryFile.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';
import { runInStore } from '../store/runInStore.ts';
import { watch } from '../watch.ts';
import { PORTAL_FOLDER, SHELL_ID, moduleIds } from '../workspace.ts';
import { runServer, SERVER, tellUncompared } from './server.ts';
import { tellClosedWaysBack, tellInForce, tellLedger, tellLog, tellStatus } from './tell.ts';
import { runTogether, TOGETHER } from './together.ts';
import { USAGE } from './usage.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    portal: { type: 'string' },
    percent: { type: 'string' },
    server: { type: 'string' },
    preview: { type: 'boolean' },
    built: { type: 'string' },
    unused: { type: 'boolean' },
    json: { type: 'boolean' },
    off: { type: 'string', multiple: true },
  },
});
const [command, id, release] = positionals;
const rest = positionals.slice(2);
const portal = values.portal ?? PORTAL_FOLDER;

try {
  if (!(await runInStore(import.meta.filename, process.argv.slice(2)))) await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  // Whoever promotes ten percent, or a shell for ten, does not mean all.
  if (values.percent !== undefined && (command !== 'publish' || id === SHELL_ID)) throw new Error(USAGE);
  if (values.built !== undefined && (id === undefined || !['check', 'publish'].includes(command ?? '')))
    throw new Error(USAGE);
  if (id === TOGETHER && [values.percent, values.preview, values.built].some((one) => one !== undefined))
    throw new Error(USAGE);
  if (id === TOGETHER) return runTogether(command ?? '', { folders: rest, off: values.off ?? [] }, portal);
  if (values.off !== undefined) throw new Error(USAGE);
  if (id === SERVER) return runServer(command ?? '', release, portal);
  switch (command) {
    case 'build:all':
      return buildAll(portal, console.log);
    case 'build':
      return compile(knownId([SHELL_ID, ...moduleIds()]));
    case 'watch':
      return watch(knownId([SHELL_ID, ...moduleIds()]), portal, console.log);
    case 'check':
      if (id === SHELL_ID) return checkShell();
      return check(id === undefined ? moduleIds() : [knownId(moduleIds())]);
    case 'publish':
      if (id === SHELL_ID && values.preview !== true)
        return putShellInForce(await publishShell(await builtFolder(SHELL_ID, values.built), portal));
      return values.preview === true
        ? offerPreview(knownId(moduleIds()))
        : publishModule(knownId(moduleIds()));
    case 'forget':
      return forget(knownId(moduleIds()));
    case 'promote':
      return promoteCanary(knownId(moduleIds()));
    case 'halt':
      return haltCanary(knownId(moduleIds()));
    case 'rollback':
      if (id === SHELL_ID) return putShellInForce(await rollBackShell(portal));
      return rollBackModule(knownId(moduleIds()));
    case 'off':
    case 'on':
      return turn(knownId(moduleIds()), command);
    case 'ledger':
      return tellLedger(portal, values);
    case 'status':
      return tellStatus(portal, values.server);
    case 'log':
      return tellLog(portal);
    default:
      throw new Error(USAGE);
  }
}

async function check(ids: readonly string[]): Promise<void> {
  await requireFit(ids, await Promise.all(ids.map((one) => builtFolder(one, values.built))));
  console.log(`${ids.join(', ')}: fits what is in force`);
  await tellUncompared(portal);
}

async function publishModule(module: string): Promise<void> {
  const built = await builtFolder(module, values.built);
  const judge = () => requireFit([module], [built]);
  // First, so that nothing that does not fit leaves files behind; then once more as it comes into force.
  await judge();
  await tellUncompared(portal);
  const { percent } = values;
  await putInForce(
    module,
    percent === undefined
      ? await publish(built, portal, judge)
      : await publishCanary(built, portal, Number(percent), judge),
  );
}

async function promoteCanary(module: string): Promise<void> {
  const { release } = await readCanary(module, portal);
  // What is in force beside it may be another release than when it became a canary.
  const judge = () => requireFit([module], [join(portal, releaseBase(module, release.release))]);
  await putInForce(module, await promote(module, portal, judge));
}

async function haltCanary(module: string): Promise<void> {
  const { release } = await readCanary(module, portal);
  await putInForce(module, await halt(module, release.release, portal));
}

async function offerPreview(module: string): Promise<void> {
  if (values.percent !== undefined) throw new Error('A preview is for nobody: leave --percent out.');
  const folder = await builtFolder(module, values.built);
  const judge = () => requireFit([module], [folder]);
  await judge();
  const name = (await readRelease(folder)).release;
  const { modules, sequence } = await publishPreview(folder, portal, judge);
  await writeIndexPage(portal);
  const isPreview = modules[module]?.previews?.some((one) => one.release === name) === true;
  console.log(
    isPreview
      ? `${module}: ${name} can be tried at /?release=${module}@${name}, registry ${sequence}`
      : `${module}: ${name} is no preview, the registry names it already`,
  );
}

async function forget(module: string): Promise<void> {
  if (release === undefined) throw new Error('forget needs the name of a release');
  const { sequence } = await forgetPreview(module, release, portal);
  await writeIndexPage(portal);
  console.log(`${module}: ${release} is a preview no longer, registry ${sequence}`);
}

async function rollBackModule(module: string): Promise<void> {
  // An earlier release may not fit a shell that was released since.
  const earlier = await previousFolder(module, portal);
  await putInForce(module, await rollBack(module, portal, () => requireFit([module], [earlier])));
}

async function turn(module: string, to: 'off' | 'on'): Promise<void> {
  // The shell, or an address, may have moved on since it was switched off.
  const judge = async () => {
    const { modules } = await readRegistry(portal);
    const { release, canary } = modules[module] ?? {};
    for (const one of [release, canary?.release])
      if (one !== undefined) await requireFit([module], [join(portal, releaseBase(module, one.release))]);
  };
  await putInForce(module, await switchModule(module, to, portal, judge));
}

/** Throws unless the folders' modules fit the shell and the other modules that are in force. */
async function requireFit(ids: readonly string[], folders: readonly string[]): Promise<void> {
  await requireFitInPortal(portal, await readActiveShell(portal), ids, folders);
}

async function checkShell(): Promise<void> {
  const shell = await readBuiltShell(await builtFolder(SHELL_ID, values.built));
  await requireModulesFit(shell, portal);
  console.log(`${SHELL_ID}: every module in force fits it`);
  await tellUncompared(portal);
  await tellClosedWaysBack(shell, portal);
}

async function putShellInForce({ shell, sequence }: RegistryState): Promise<void> {
  await writeIndexPage(portal);
  console.log(`${SHELL_ID}: ${shell?.release} is in force, registry ${sequence}`);
  await tellClosedWaysBack(await readActiveShell(portal), portal);
}

async function putInForce(module: string, registry: RegistryState): Promise<void> {
  await writeIndexPage(portal);
  tellInForce(module, registry);
}

function knownId(ids: readonly string[]): string {
  if (id !== undefined && ids.includes(id)) return id;
  throw new Error(`${command} needs one of: ${ids.join(', ')}`);
}
