import { patient } from '../../../../scripts/lib/patience.mjs';
import { describeBadServers } from './badServers.ts';
import { describeBurst } from './burst.ts';
import { describeContent } from './content.ts';
import { describeKilled } from './killed.ts';
import { describeManifest } from './manifest.ts';
import { describeParameters } from './parameters.ts';
import { describeSignatures } from './signatures.ts';
import { describeVisibility } from './visibility.ts';
import { openWorld, type World } from './support/world.ts';

const START_MS = patient(120_000);
let world: World | undefined;

beforeAll(async () => {
  world = await openWorld();
}, START_MS);
afterAll(async () => world?.close(), START_MS);

const theWorld = () => {
  if (world === undefined) throw new Error('The node is not up.');
  return world;
};

describe('a node, seen by a client that knows the specifications alone,', () => {
  describeManifest(theWorld);
  describeSignatures(theWorld);
  describeParameters(theWorld);
  describeVisibility(theWorld);
  describeContent(theWorld);
  describeBadServers(theWorld);
  describeBurst(theWorld);
  describeKilled(theWorld);
});
