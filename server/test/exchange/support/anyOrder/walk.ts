import { ACTIONS } from './actions.ts';
import { checkStep } from './checks.ts';
import type { HeldPortal, HeldPortals } from './heldPortals.ts';
import { afterDeletion, type Side, type World } from './world.ts';

/** Notifications that cause one another for longer than this never end. */
const MOST_ROUNDS = 40;
const OFTEN_ENOUGH = 30;

/** Both universities, before they have anything to do with each other. */
export function newWorld({ a, b }: HeldPortals): World {
  const side = (name: 'A' | 'B', node: HeldPortal): Side => ({
    name,
    node,
    id: null,
    deleted: null,
    typed: null,
    isDown: false,
  });
  return { A: side('A', a), B: side('B', b), trail: [] };
}

/**
 * Takes one step, and checks what holds after each.
 *
 * - step: `A edit 12`; `A approve & B edit 12` at the same moment; `A approve > B edit 12` while the first waits for the partner's answer;
 *   `deliver` delivers everything; `settle` does, and lets two nights go by
 */
export async function take(world: World, step: string): Promise<void> {
  world.trail.push(step);
  if (step === 'settle' || step === 'deliver') {
    await (step === 'settle' ? settle(world) : quieten(world));
    return comeBack(world);
  }
  const [first = '', while_] = step.split(' > ');
  const ends = await Promise.allSettled(first.split(' & ').map((one) => act(world, one, while_)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  await comeBack(world);
  await checkStep(world);
}

async function comeBack({ A, B }: World): Promise<void> {
  for (const side of [A, B])
    if (side.id === null && (await afterDeletion(side)) === 'back')
      Object.assign(side, { id: side.deleted, deleted: null });
}

async function act(world: World, step: string, meanwhile: string | undefined): Promise<void> {
  const [name, action = '', argument] = step.split(' ');
  const side = name === 'A' ? world.A : world.B;
  if (side.isDown && action !== 'up') return;
  const run = ACTIONS[action];
  if (run === undefined) throw new Error(`There is no such step: ${step}.`);
  const services = meanwhile === undefined ? side.node.services : interrupted(world, side, meanwhile);
  await run(world, side, { argument: Number(argument ?? 0), services });
}

/** The exchange of a side to which something happens after its partner answered, and before the answer is taken in. */
function interrupted(world: World, { node: { services } }: Side, meanwhile: string): ExchangeServicesOf {
  let isDone = false;
  const then = async <Value>(answer: Value): Promise<Value> => {
    if (!isDone) {
      isDone = true;
      await act(world, meanwhile, undefined);
    }
    return answer;
  };
  const { network } = services;
  return {
    ...services,
    network: {
      ...network,
      iia: async (...given) => then(await network.iia(...given)),
      approvals: async (...given) => then(await network.approvals(...given)),
    },
  };
}

type ExchangeServicesOf = HeldPortal['services'];

/** Delivers everything, works it off, and reads the partners' indexes twice, as two nights do. */
export async function settle(world: World): Promise<void> {
  for (const side of [world.A, world.B]) if (side.isDown) await act(world, `${side.name} up`, undefined);
  await quieten(world);
  for (let night = 1; night <= 2; night += 1) {
    for (const name of ['A', 'B']) await act(world, `${name} night`, undefined);
    await quieten(world);
  }
}

async function quieten({ A, B }: World): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let isQuiet = true;
    for (const { node } of [A, B]) {
      if ((await node.send()) > 0) isQuiet = false;
      for (let count = 0; await node.takeIn('oldest'); count += 1) {
        isQuiet = false;
        if (count > OFTEN_ENOUGH) throw new Error('A notification comes again and again.');
      }
    }
    if (isQuiet) return;
  }
  throw new Error('Notifications cause one another without end.');
}

/** Steps after which both have a copy, and after which both have approved. */
const BEGINNING = [
  'A create',
  'A notify',
  'deliver',
  'B import',
  'B submit',
  'B finalize',
  'B notify',
  'deliver',
] as const;
export const BEGINNINGS = {
  offered: BEGINNING.slice(0, 3),
  linked: BEGINNING,
  concluded: [...BEGINNING, 'A approve', 'deliver', 'B approve', 'deliver'],
  ended: [
    ...BEGINNING,
    ...['A approve', 'deliver', 'B approve', 'deliver', 'A terminate', 'deliver', 'B approve', 'deliver'],
    ...['A approve', 'deliver'],
  ],
} as const;
