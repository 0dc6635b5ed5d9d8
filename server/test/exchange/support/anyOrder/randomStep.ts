import {
  refusalOf,
  type LifeCycleActionName,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { callerWith } from '../../../support/api/dataApiApp.ts';
import { pick } from './random.ts';
import { factsOf, otherThan, type Side, type World } from './world.ts';

const { permissions } = callerWith('IRO', 1, 'iro');

/** What a person can press, and which button of the life cycle offers it. */
const PRESSED: ReadonlyArray<readonly [step: string, button: LifeCycleActionName]> = [
  ['edit 10', 'edit'],
  ['edit 12', 'edit'],
  ['edit 14', 'edit'],
  ['contacts', 'edit'],
  ['submit', 'submit'],
  ['finalize', 'finalize'],
  ['notify', 'notify'],
  ['notify', 'notify'],
  ['notifyAndDie', 'notify'],
  ['approve', 'approve'],
  ['approve', 'approve'],
  ['approve', 'approve'],
  ['initiate', 'initiateChanges'],
  ['initiate', 'initiateChanges'],
  ['terminate', 'initiateTermination'],
  ['revert', 'revert'],
  ['revert', 'revert'],
  ['delete', 'delete'],
  ['deleteAndDie', 'delete'],
  ['link', 'edit'],
];

const BEFALLS = [
  'send',
  'work',
  'work',
  'work',
  'workLatest',
  'lose',
  'dieOver',
  'repeat',
  'night',
  'resend',
  'down',
  'up',
];
const OVER_A_CALL = ['approve', 'revert', 'work'];

/** Picks what happens next: mostly something that a side is offered now, at times something that it is refused, or an accident. */
export async function randomStep(world: World, random: () => number): Promise<string> {
  const side = pick(random, [world.A, world.B]);
  if (random() < 0.45) return `${side.name} ${pick(random, BEFALLS)}`;
  const step = `${side.name} ${await pressed(side, random)}`;
  if (random() < 0.75) return step;
  const other = otherThan(world, side);
  const also = random() < 0.7 ? other : side;
  const second = random() < 0.3 ? `${also.name} work` : `${also.name} ${await pressed(also, random)}`;
  const [, action = ''] = step.split(' ');
  return OVER_A_CALL.includes(action)
    ? `${step} ${pick(random, ['>', '&'])} ${second}`
    : `${step} & ${second}`;
}

async function pressed(side: Side, random: () => number): Promise<string> {
  if (side.id === null) return pick(random, ['import', 'import', 'create']);
  const facts = await factsOf(side);
  const isCareless = random() < 0.15;
  const offered = PRESSED.filter(
    ([, button]) => isCareless || refusalOf(button, facts, permissions) === undefined,
  );
  return offered.length === 0 ? 'work' : pick(random, offered)[0];
}
