import { patient } from '../../../../scripts/lib/patience.mjs';
import { checkQuiet } from '../support/anyOrder/checks.ts';
import { conclude } from '../support/anyOrder/conclude.ts';
import { startHeldPortals, type HeldPortals } from '../support/anyOrder/heldPortals.ts';
import { pick, randomOf } from '../support/anyOrder/random.ts';
import { randomStep } from '../support/anyOrder/randomStep.ts';
import type { World } from '../support/anyOrder/world.ts';
import { BEGINNINGS, newWorld, take } from '../support/anyOrder/walk.ts';

/** More of them, or others, are walked by hand: each seed is a walk of its own. */
const WALKS = Number(process.env['ANY_ORDER_WALKS'] ?? 5);
const FIRST_SEED = Number(process.env['ANY_ORDER_SEED'] ?? 1);
const STEPS = 14;
const TIMEOUT_MS = patient(180_000 + WALKS * 20_000);

let portals: HeldPortals;
beforeAll(async () => {
  portals = await startHeldPortals();
}, TIMEOUT_MS);
afterAll(() => portals.stop(), TIMEOUT_MS);

/** Walks, delivers everything, checks it, and lets both go on until they agree; gives the steps with the fault, or nothing. */
async function faultOf(seed: string, steps: (world: World) => Promise<void>): Promise<string | undefined> {
  await portals.forget();
  const world = newWorld(portals);
  try {
    await steps(world);
    await take(world, 'settle');
    await checkQuiet(world);
    await conclude(world);
    return undefined;
  } catch (error) {
    for (const side of [world.A, world.B]) if (side.isDown) await side.node.start();
    return `${seed}: ${String(error)}\n  ${world.trail.join('\n  ')}`;
  }
}

async function takeAll(world: World, steps: readonly string[]): Promise<void> {
  for (const step of steps) await take(world, step);
}

const CHANGED_BY_BOTH = [
  'A initiate',
  'A edit 12',
  'A notify',
  'deliver',
  'B edit 12',
  'B notify',
  'deliver',
];

test.each<[string, keyof typeof BEGINNINGS, readonly string[]]>([
  [
    'changes are begun and nothing but contacts is changed',
    'concluded',
    ['A initiate', 'A contacts', 'A notify'],
  ],
  [
    'both begin changes that come to nothing',
    'concluded',
    ['A initiate & B initiate', 'B approve', 'A approve'],
  ],
  [
    'a termination that was approved is taken back',
    'concluded',
    ['A terminate', 'deliver', 'B approve', 'B revert'],
  ],
  [
    'the partner goes back while somebody types an answer',
    'concluded',
    ['A initiate', 'A edit 12', 'A notify', 'deliver', 'B edit 14', 'A revert'],
  ],
  [
    'the partner goes back while somebody changes an answer that was sent',
    'concluded',
    [...CHANGED_BY_BOTH, 'B edit 14', 'A revert'],
  ],
  [
    'one side deletes its copy, and the other sends its own again',
    'linked',
    ['A delete', 'deliver', 'B notify'],
  ],
  ['an imported draft is deleted before it was sent', 'offered', ['B import', 'B deleteAndDie']],
  [
    'the next round comes before the approval that ended the last one',
    'linked',
    ['A approve', 'deliver', 'B approve', 'B initiate', 'B edit 12', 'B notify', 'A workLatest'],
  ],
  [
    'a changed copy is sent after an approval, and the partner has approved meanwhile',
    'linked',
    ['A approve', 'deliver', 'B approve', 'A lose', 'A edit 12', 'A notify'],
  ],
  [
    'changes are reverted while the partner cannot say that it has approved them',
    'concluded',
    [...CHANGED_BY_BOTH, 'A approve', 'deliver', 'B approve', 'A lose', 'B down', 'A revert', 'B up'],
  ],
  [
    'one side deletes what the partner has concluded meanwhile',
    'linked',
    ['A approve', 'deliver', 'B approve', 'A lose', 'A delete'],
  ],
  [
    'one side deletes and dies, and the partner has concluded meanwhile',
    'linked',
    ['A approve', 'deliver', 'B approve', 'A lose', 'A deleteAndDie', 'B edit 12'],
  ],
  [
    'one side deletes while the partner cannot say that it has approved',
    'linked',
    ['A approve', 'deliver', 'B approve', 'A lose', 'B down', 'A delete', 'B up'],
  ],
  [
    'one side deletes what it approved, and the partner never approves',
    'linked',
    ['A approve', 'B down', 'A delete', 'B up', 'deliver', 'B notify'],
  ],
  [
    'an agreement that has ended is begun anew on both sides, and one goes back',
    'ended',
    ['A initiate', 'A edit 12', 'A notify', 'B initiate', 'B edit 14', 'B notify', 'deliver', 'A revert'],
  ],
  [
    'a new revision of an agreement that has ended is never answered',
    'ended',
    ['B initiate', 'B edit 12', 'B notify', 'deliver', 'A night', 'B edit 14'],
  ],
  [
    'a termination crosses changes',
    'concluded',
    ['A initiate', 'A edit 14', 'A notify', 'B terminate & B work'],
  ],
])(
  'two universities agree in the end when %s',
  async (name, beginning, steps) => {
    expect(await faultOf(name, async (world) => takeAll(world, [...BEGINNINGS[beginning], ...steps]))).toBe(
      undefined,
    );
  },
  TIMEOUT_MS,
);

test(
  'two universities agree in the end, and can go on, whatever happens in whatever order',
  async () => {
    const faults: string[] = [];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + WALKS; seed += 1) {
      const random = randomOf(seed);
      const beginning = pick(random, ['offered', 'linked', 'concluded', 'concluded', 'concluded'] as const);
      const fault = await faultOf(`seed ${seed}`, async (world) => {
        await takeAll(world, BEGINNINGS[beginning]);
        for (let count = 0; count < STEPS; count += 1) await take(world, await randomStep(world, random));
      });
      if (fault !== undefined) faults.push(fault);
    }
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);
