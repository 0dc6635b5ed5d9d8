import { answerTo, guardReleases } from '../publish/guardReleases.ts';
import { guardInStore } from '../store/guardInStore.ts';
import { storeSettings } from '../store/storeSettings.ts';
import type { BurntRelease } from '../publish/takeBack.ts';
import { PORTAL_FOLDER } from '../workspace/workspace.ts';

// node shared-build/src/cli/guard.ts <address of a server> [folder of the portal]
// RELEASE_STORE names a store that the portal is in instead of a folder.
// Takes releases back that fail in too many browsers, until it is ended.

// The log says who took a release back.
process.env['RELEASED_BY'] ??= 'guard';
const [origin, portal = PORTAL_FOLDER] = process.argv.slice(2);
if (origin === undefined || !URL.canParse(origin)) {
  console.error('guard needs the address of a server, such as http://localhost:8080');
  process.exit(1);
}
// Whoever started it hears of it, and takes it along.
process.on('disconnect', () => process.exit(0));
const store = storeSettings();
const answer: (burnt: BurntRelease) => Promise<string | undefined> =
  store === undefined ? (burnt) => answerTo(portal, burnt) : guardInStore(store);
await guardReleases(answer, origin, (sentence) => {
  if (process.send === undefined) console.log(sentence);
  else process.send(sentence);
});
