import {
  isTerminating,
  refusalOf,
  type LifeCycleActionName,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { turnOf } from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { callerWith } from '../../../support/api/dataApiApp.ts';
import { exchangeRow, factsOf, firstOffer, otherThan, type Side, type World } from './world.ts';
import { take } from './walk.ts';
import { checkQuiet } from './checks.ts';

const { permissions } = callerWith('IRO', 1, 'iro');
const MOST_MOVES = 16;

/**
 * Lets two offices of good will go on that do nothing but what the portal offers them, and only when it says that it is their turn: they come to
 * an agreement that both approved, or to its end.
 */
export async function conclude(world: World): Promise<void> {
  world.trail.push('-- from here on both are of good will');
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    if (await isConcluded(world)) return;
    const side = await whoseTurn(world);
    for (const step of await goodMove(world, side)) await take(world, `${side.name} ${step}`);
    await take(world, 'deliver');
    await checkQuiet(world);
  }
  throw new Error('Two offices of good will do not come to an end.');
}

async function isConcluded({ A, B }: World): Promise<boolean> {
  if (A.id === null && B.id === null) return true;
  if (A.id === null || B.id === null) return false;
  const [a, b] = [await factsOf(A), await factsOf(B)];
  const isFinal = (facts: typeof a) =>
    facts.ewpStatus === 7 && (facts.terminated === 0 || facts.terminated === 4);
  return isFinal(a) && isFinal(b);
}

/** Who was asked last answers last. */
async function whoseTurn(world: World): Promise<Side> {
  const isAsked = async (side: Side) =>
    (await firstOffer(side)) !== undefined ||
    (side.id !== null && ['us', 'both'].includes(turnOf(await factsOf(side))));
  const asked = [];
  for (const side of [world.B, world.A]) if (await isAsked(side)) asked.push(side);
  const [first] = asked;
  if (first === undefined) throw new Error('Nobody has the turn, and nothing is at rest.');
  return first;
}

async function goodMove(world: World, side: Side): Promise<readonly string[]> {
  if (side.id === null) return ['import'];
  if ((await firstOffer(side)) !== undefined) return ['link', 'notify'];
  const facts = await factsOf(side);
  const isOffered = (name: LifeCycleActionName) => refusalOf(name, facts, permissions) === undefined;
  const months = async (whose: Side) =>
    (await exchangeRow(whose))?.ours?.iia.cooperationConditions.studentStudies[0]?.totalMonthsPerYear;
  const other = otherThan(world, side);
  const theirs = await months(other);
  const isCrossed = other.id !== null && isTerminating(facts) !== isTerminating(await factsOf(other));
  // One wants to end what the other wants to change: whoever is of good will gives in.
  if (isCrossed) return ['revert'];
  if (facts.status < 3) return ['submit', 'finalize', 'notify'];
  if (isTerminating(facts)) return ['approve'];
  const [row] = (await side.node.agreement(side.id)).studentMobilitiesForStudies;
  if (theirs !== undefined && theirs !== row.totalMonthsPerYear && isOffered('edit'))
    return [`edit ${theirs}`, 'notify'];
  if (isOffered('approve') && facts.hasPartnerCopy && facts.ewpStatus > 3) return ['approve'];
  return isOffered('notify') ? ['notify'] : ['revert'];
}
