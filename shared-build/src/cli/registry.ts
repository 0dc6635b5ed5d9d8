import { parseArgs } from 'node:util';
import { bringBuilt } from '../builds/bringBuilt.ts';
import { writeIndexPage } from '../portalPage/indexPage.ts';
import { leftOutText } from '../builds/putBuildsInForce.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { addKey, addRoot, listKeys, makeReleaseKey, retireKey } from '../registry/changeKeys.ts';
import { renew, renewIfDue, renewUnverified } from '../registry/renewRegistry.ts';
import { verifyServed } from '../portalPage/verifyServed.ts';
import { openMapStore, openStore } from '../store/objectStore.ts';
import { runInStore } from '../store/runInStore.ts';
import { pullSourceMaps } from '../store/sourceMapStore.ts';
import { MAPS_VARIABLE, STORE_VARIABLE, storeSettings } from '../store/storeSettings.ts';
import { PORTAL_FOLDER } from '../workspace/workspace.ts';

// Imports nothing that builds: it also runs where the portal is only served.

const USAGE = `Usage: node shared-build/src/cli/registry.ts <command> [--portal <folder>]

  verify [address]        tell whether browsers would take the registry of the folder, or of the portal at an address
  renew [--now]           sign it anew when less than half of its time is left, or now
                          --unverified: whoever signed it, such as after the keys were lost; look at what it names first
  bring <folder>          put in force what is new in a built portal, such as an image's; nothing that was released is taken back
  maps <folder>           bring the source maps of all releases in the store to where the server reads them, its PORTAL_DIR
  keys list               tell who may sign it
  keys new                make a release key in the folder of keys, and tell its public half
  keys add <public key>   let a release key sign, for ever or --until <date>
  keys retire <id>        let a release key or a root key count no more
  keys root               make one more root key

RELEASE_KEYS names the folder of keys, RELEASE_STORE a store that the portal is in instead of a folder,
RELEASE_MAPS the place of its source maps.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    portal: { type: 'string' },
    now: { type: 'boolean' },
    unverified: { type: 'boolean' },
    until: { type: 'string' },
  },
});
const [command, ...words] = positionals;
const portal = values.portal ?? PORTAL_FOLDER;

try {
  if (!(await runInStore(import.meta.filename, process.argv.slice(2)))) await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  switch (command) {
    case 'verify':
      return verify(words[0] ?? portal);
    case 'renew': {
      const renewed =
        values.unverified === true
          ? await renewUnverified(portal)
          : values.now === true
            ? await renew(portal)
            : await renewIfDue(portal);
      return inForce(renewed === null ? 'not due' : `good until ${renewed.expiresAt}`);
    }
    case 'bring': {
      const leftOut = await bringBuilt(word(words[0]), portal);
      const { sequence } = await readRegistry(portal);
      console.log([...leftOut.map(leftOutText), `registry ${sequence} is in force`].join('\n'));
      return;
    }
    case 'maps':
      return bringMaps(word(words[0]));
    case 'keys':
      return changeKeys(words[0], words[1]);
    default:
      throw new Error(USAGE);
  }
}

async function verify(place: string): Promise<void> {
  const { sequence, expiresAt, releases } = await verifyServed(place);
  console.log([`registry ${sequence} holds until ${expiresAt}`, ...releases].join('\n'));
}

async function bringMaps(folder: string): Promise<void> {
  const settings = storeSettings();
  const maps = settings === undefined ? undefined : openMapStore(settings);
  if (settings === undefined || maps === undefined)
    throw new Error(
      `${STORE_VARIABLE} and ${MAPS_VARIABLE} say where releases and their source maps are; a portal in a folder has them beside its releases.`,
    );
  const came = await pullSourceMaps(maps.store, openStore(settings), folder);
  console.log(`${came} source maps have come to ${folder}`);
}

async function changeKeys(act: string | undefined, what: string | undefined): Promise<void> {
  switch (act) {
    case 'list':
      console.log((await listKeys(portal)).join('\n'));
      return;
    case 'new':
      console.log(await makeReleaseKey());
      return;
    case 'add':
      return inForce(`${await addKey(portal, word(what), values.until)} may sign`);
    case 'retire':
      await retireKey(portal, word(what));
      return inForce(`${what} counts no more`);
    case 'root':
      return inForce(`${await addRoot(portal)} is a root`);
    default:
      throw new Error(USAGE);
  }
}

/** Browsers that begin anew read the page: it follows each change. */
async function inForce(what: string): Promise<void> {
  await writeIndexPage(portal);
  console.log(what);
}

function word(given: string | undefined): string {
  if (given === undefined) throw new Error(USAGE);
  return given;
}
