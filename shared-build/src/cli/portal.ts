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
import type { RegistryState } from '../signing/keptRegistry.ts';
import { runInStore } from '../store/runInStore.ts';
import { watch } from '../watch.ts';
import { PORTAL_FOLDER, SHELL_ID, moduleIds } from '../workspace.ts';
import { tellClosedWaysBack, tellInForce, tellLedger, tellLog, tellStatus } from './tell.ts';

const USAGE = `Usage: node shared-build/src/cli/portal.ts <command> [id] [--portal <folder>]

  build:all         build what has changed, check it, publish it
  build <id>        build the shell or one module into its dist folder
  watch <id>        build one part again whenever a file changes, and publish it at once
  check [id]        tell whether the built shell or module (or all modules that are built) fits what is in force
  publish <id>      check the built shell or module, put it beside its earlier releases, make it the active one
                    --percent <1-99>: make the module the canary of that part of the browsers, or change that part
                    --preview: put it beside the others as a preview; what is in force stays
                    --built <folder>, also of check: what was built lies there, and not in the package's dist folder
  forget <id> <release>
                    name a preview no longer
  promote <id>      check the canary, make it the active one for all
  halt <id>         end the canary: all get the active one
  rollback <id>     make the release of the shell or a module before the active one the active one again
  off <id>          switch a module off: its pages say so
  on <id>           switch it on again
  ledger            tell who uses which export of what the shell offers; --unused: those that nobody uses; --json
  status            tell what is in force, and the canaries; --server <address>: and how each does there
  log               tell who published, rolled back or switched what

RELEASE_STORE names a store that the portal is in instead of a folder.`;

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
  },
});
const [command, id, release] = positionals;
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
      return putInForce(knownId(moduleIds()), await switchModule(knownId(moduleIds()), command, portal));
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
}

async function publishModule(module: string): Promise<void> {
  const built = await builtFolder(module, values.built);
  const judge = () => requireFit([module], [built]);
  // First, so that nothing that does not fit leaves files behind; then once more as it comes into force.
  await judge();
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

/** Throws unless the folders' modules fit the shell and the other modules that are in force. */
async function requireFit(ids: readonly string[], folders: readonly string[]): Promise<void> {
  await requireFitInPortal(portal, await readActiveShell(portal), ids, folders);
}

async function checkShell(): Promise<void> {
  const shell = await readBuiltShell(await builtFolder(SHELL_ID, values.built));
  await requireModulesFit(shell, portal);
  console.log(`${SHELL_ID}: every module in force fits it`);
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
