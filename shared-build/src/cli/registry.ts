import { parseArgs } from 'node:util';
import { writeIndexPage } from '../indexPage.ts';
import { addKey, addRoot, listKeys, makeReleaseKey, retireKey } from '../signing/changeKeys.ts';
import { adopt, renew, renewIfDue } from '../signing/renewRegistry.ts';
import { verifyServed } from '../signing/verifyServed.ts';
import { runInStore } from '../store/runInStore.ts';
import { PORTAL_FOLDER } from '../workspace.ts';

// Imports nothing that builds: it also runs where the portal is only served.

const USAGE = `Usage: node shared-build/src/cli/registry.ts <command> [--portal <folder>]

  verify [address]        tell whether browsers would take the registry of the folder, or of the portal at an address
  renew [--now]           sign it anew when less than half of its time is left, or now
  adopt <folder>          sign the modules that another portal's folder names, or the same one's after its keys were lost
  keys list               tell who may sign it
  keys new                make a release key in the folder of keys, and tell its public half
  keys add <public key>   let a release key sign, for ever or --until <date>
  keys retire <id>        let a release key or a root key count no more
  keys root               make one more root key

RELEASE_KEYS names the folder of keys, RELEASE_STORE a store that the portal is in instead of a folder.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { portal: { type: 'string' }, now: { type: 'boolean' }, until: { type: 'string' } },
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
      const renewed = values.now === true ? await renew(portal) : await renewIfDue(portal);
      return inForce(renewed === null ? 'not due' : `good until ${renewed.expiresAt}`);
    }
    case 'adopt': {
      const adopted = await adopt(word(words[0]), portal);
      return inForce(adopted === null ? 'in force already' : `in force, registry ${adopted.sequence}`);
    }
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
