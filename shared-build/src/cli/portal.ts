#!/usr/bin/env node
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../builds/buildAll.ts';
import { builtFolder } from '../builds/builtFolder.ts';
import { compile } from '../compile/compile.ts';
import { halt, promote, publishCanary, readCanary } from '../publish/canary.ts';
import { requireFit as requireFitInPortal } from '../gate/gate.ts';
import { readActiveShell, writeIndexPage } from '../portalPage/indexPage.ts';
import { forgetPreview, publishPreview } from '../publish/preview.ts';
import { releaseBase } from '../release/previousReleases.ts';
import { previousFolder, publish, rollBack, switchModule } from '../publish/publish.ts';
import { readRelease } from '../release/readRelease.ts';
import { publishShell, readBuiltShell, requireModulesFit, rollBackShell } from '../publish/publishShell.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { removeModule } from '../publish/removeModule.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';
import { runInStore } from '../store/runInStore.ts';
import { isAddress, withServedPortal } from '../store/servedPortal.ts';
import { watch } from '../builds/watch.ts';
import { IS_STANDALONE, PORTAL_FOLDER, SHELL_ID, moduleIds } from '../workspace/workspace.ts';
import { knownId, moduleId } from './namedModule.ts';
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
let portal = values.portal ?? PORTAL_FOLDER;
const buildable = IS_STANDALONE ? moduleIds() : [SHELL_ID, ...moduleIds()];

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
  if (isAddress(portal)) return checkServed(portal);
  switch (command) {
    case 'build:all':
      if (IS_STANDALONE)
        throw new Error('build:all needs the sources of the portal: build builds this module.');
      return buildAll(portal, console.log);
    case 'build':
      return compile(knownId(command, id, buildable));
    case 'watch':
      return watch(knownId(command, id, buildable), portal, console.log);
    case 'check':
      return id === SHELL_ID ? checkShell() : checkModules();
    case 'publish':
      if (id === SHELL_ID && values.preview !== true)
        return putShellInForce(await publishShell(await builtFolder(SHELL_ID, values.built), portal));
      return values.preview === true ? offerPreview(builtId()) : publishModule(builtId());
    case 'forget':
      return forget(moduleId(command, id));
    case 'promote':
      return promoteCanary(moduleId(command, id));
    case 'halt':
      return haltCanary(moduleId(command, id));
    case 'rollback':
      if (id === SHELL_ID) return putShellInForce(await rollBackShell(portal));
      return rollBackModule(moduleId(command, id));
    case 'off':
    case 'on':
      return turn(moduleId(command, id), command);
    case 'remove':
      return remove(moduleId(command, id));
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

/** Nothing but `check` is done with a portal of which the address is all that is known. */
async function checkServed(address: string): Promise<void> {
  if (command !== 'check' || id === SHELL_ID)
    throw new Error(
      '--portal names an address for `check` of modules alone: a folder, or RELEASE_STORE, says where to change something.',
    );
  await withServedPortal(address, async (folder) => {
    portal = folder;
    await checkModules();
  });
}

async function checkModules(): Promise<void> {
  const ids = id === undefined ? moduleIds() : [builtId()];
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

async function remove(module: string): Promise<void> {
  const { sequence } = await removeModule(module, portal, () => requireFit([module], []));
  await writeIndexPage(portal);
  console.log(`${module}: is in force no more, registry ${sequence}`);
}

/** The id of a module whose build lies in its package's folder, or wherever somebody says. */
function builtId(): string {
  return values.built === undefined ? knownId(command, id, moduleIds()) : moduleId(command, id);
}
