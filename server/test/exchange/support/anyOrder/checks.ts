import { sql } from 'kysely';
import {
  isTerminating,
  refusalOf,
  type LifeCycleActionName,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { turnOf, type Turn } from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { differencesOf } from '../../../../src/exchange/conditions/differences.ts';
import type { Copy } from '../../../../src/exchange/status/exchangeState.ts';
import { callerWith } from '../../../support/api/dataApiApp.ts';
import { statusByTheFacts } from './oracle.ts';
import { exchangeRow, factsOf, otherThan, type Side, type World } from './world.ts';

const { permissions } = callerWith('IRO', 1, 'iro');

/** Throws when something holds no longer that holds after each step. */
export async function checkStep(world: World): Promise<void> {
  for (const side of [world.A, world.B]) {
    const error = side.node.logLines.find(
      (line) => /"level":[56]0/.test(line) && !line.includes('"code":"unavailable"'),
    );
    if (error !== undefined) throw new Error(`${side.name} logged ${error}`);
    await checkTyped(side);
  }
}

/** What a person typed stays, but for what was sent, and taken back by a partner that went back to what both had approved. */
async function checkTyped(side: Side): Promise<void> {
  const { typed } = side;
  if (side.id === null || typed === null || side.isDown) return;
  const row = await exchangeRow(side);
  if (monthsOf(row?.ours ?? null) === typed.months) typed.isSent = true;
  const stored = await storedMonths(side);
  if (stored === typed.months) return;
  if (!typed.isSent || stored !== monthsOf(row?.approved?.ours ?? null)) {
    throw new Error(`${side.name} lost what was typed: ${typed.months} became ${stored}`);
  }
  side.typed = null;
}

async function storedMonths(side: Side): Promise<number> {
  const [row] = (await side.node.agreement(side.id ?? 0)).studentMobilitiesForStudies;
  return row.totalMonthsPerYear;
}

function monthsOf(copy: Copy | null): number | undefined {
  return copy?.iia.cooperationConditions.studentStudies[0]?.totalMonthsPerYear;
}

/** Throws when something is not as it has to be once everything was delivered and both have reconciled. */
export async function checkQuiet(world: World): Promise<void> {
  const sides = [world.A, world.B];
  for (const side of sides) await checkNoWorkIsLeft(side);
  const turns: Turn[] = [];
  for (const side of sides) {
    if (side.id === null) continue;
    await checkStatus(world, side);
    turns.push(await checkTurn(side));
  }
  const isLinked =
    world.A.id !== null && world.B.id !== null && (await partnerId(world.A)) === String(world.B.id);
  if (!isLinked) return;
  await checkBothAgree(world);
  const isAtRest = turns.every((turn) => turn === 'nobody');
  if (!isAtRest && !turns.some((turn) => turn === 'us' || turn === 'both')) {
    throw new Error(`Everybody waits: ${turns.join(', ')}`);
  }
}

async function partnerId(side: Side): Promise<string | null> {
  return (await exchangeRow(side))?.partner_iia_id ?? null;
}

async function checkNoWorkIsLeft({ name, node: { database } }: Side): Promise<void> {
  const deliveries = await database
    .selectFrom('exchange_deliveries')
    .select(['id', 'state'])
    .where('state', '<>', 'delivered')
    .execute();
  const incoming = await database
    .selectFrom('exchange_incoming')
    .select(['id', 'state'])
    .where('state', '<>', 'done')
    .execute();
  if (deliveries.length + incoming.length > 0)
    throw new Error(`${name} has work left: ${JSON.stringify({ deliveries, incoming })}`);
}

async function checkStatus(world: World, side: Side): Promise<void> {
  const mine = await exchangeRow(side);
  const other = otherThan(world, side);
  const theirs = other.id === null ? undefined : await exchangeRow(other);
  const { ewpStatus, terminated } = await factsOf(side);
  const expected = statusByTheFacts(mine, theirs, String(side.id));
  const now = { ewpStatus, terminated };
  if (JSON.stringify(now) !== JSON.stringify(expected))
    throw new Error(`${side.name} is ${JSON.stringify(now)} where the facts say ${JSON.stringify(expected)}`);
}

/** Buttons by which somebody whose turn it is goes on. */
const WAYS_ON: readonly LifeCycleActionName[] = ['finalize', 'notify', 'approve', 'edit'];

async function checkTurn(side: Side): Promise<Turn> {
  const facts = await factsOf(side);
  const turn = turnOf(facts);
  const offered = WAYS_ON.filter((name) => refusalOf(name, facts, permissions) === undefined);
  if ((turn === 'us' || turn === 'both') && offered.length === 0)
    throw new Error(`${side.name} has the turn and nothing to do: ${JSON.stringify(facts)}`);
  return turn;
}

const MIRROR: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 4, 5: 6, 6: 5, 7: 7 };
const TERMINATION_MIRROR: Readonly<Record<number, number>> = { 0: 0, 1: 1, 2: 3, 3: 2, 4: 4 };

async function checkBothAgree({ A, B }: World): Promise<void> {
  const [a, b] = [await exchangeRow(A), await exchangeRow(B)];
  if (a === undefined || b === undefined) throw new Error('Linked agreements are known to the exchange.');
  if (a.partners?.hash !== b.ours?.hash || b.partners?.hash !== a.ours?.hash)
    throw new Error('One side does not know the present copy of the other.');
  if (
    a.approved?.ours.hash !== b.approved?.partners.hash ||
    b.approved?.ours.hash !== a.approved?.partners.hash
  )
    throw new Error('The sides do not agree on what both approved.');
  const [inA, inB] = [await factsOf(A), await factsOf(B)];
  const isBegun = [a, b].some((row) => row.changing === 'us' && row.ours?.hash === row.approved?.ours.hash);
  const isCrossed = isTerminating(inA) !== isTerminating(inB);
  if (!isBegun && !isCrossed) {
    const statuses = [inA.ewpStatus, inB.ewpStatus, inA.terminated, inB.terminated].join(' ');
    if (MIRROR[inA.ewpStatus] !== inB.ewpStatus || TERMINATION_MIRROR[inA.terminated] !== inB.terminated)
      throw new Error(`The statuses do not mirror each other: ${statuses}`);
  }
  for (const [side, row] of [
    [A, a],
    [B, b],
  ] as const)
    await checkAtRest(side, row);
}

async function checkAtRest(
  side: Side,
  row: NonNullable<Awaited<ReturnType<typeof exchangeRow>>>,
): Promise<void> {
  const { ewpStatus, terminated } = await factsOf(side);
  if (ewpStatus !== 7 || (terminated !== 0 && terminated !== 4) || row.ours === null || row.partners === null)
    return;
  const differences = differencesOf({
    ours: row.ours.iia.cooperationConditions,
    partners: row.partners.iia.cooperationConditions,
    approved: null,
  });
  if (differences.length > 0)
    throw new Error(`${side.name} approved what differs: ${JSON.stringify(differences)}`);
  const { rows } = await sql<{
    kept: any;
  }>`select approved_copy as kept from agreements where id = ${side.id}`.execute(side.node.database);
  const { agreement, hash } = rows[0]?.kept ?? {};
  // Of a terminated agreement nothing that was typed and not sent is taken away.
  const typed = terminated === 4 ? [] : [await storedMonths(side)];
  const months = [...typed, monthsOf(row.ours), agreement.studentMobilitiesForStudies[0].totalMonthsPerYear];
  if (new Set(months).size > 1 || hash !== row.approved?.ours.hash)
    throw new Error(`${side.name} is at rest with ${months.join(', ')} months`);
}
