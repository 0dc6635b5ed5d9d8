import { turnOf } from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { isTerminating } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { NEW_AGREEMENT_FACTS } from 'shared-contracts/agreements/agreementFacts.ts';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { statusOf } from '../../../src/exchange/status/statusTable.ts';
import {
  contentOf,
  MOVES,
  newSides,
  type Sides,
  type SimulatedSide,
} from '../support/anyOrder/simulatedSide.ts';

const MOST_STEPS = Number(process.env['ANY_ORDER_STEPS'] ?? 6);
const TIMEOUT_MS = patient(120_000);

const LINKED = ['a notify', 'b fetch', 'b notify', 'a fetch'];
const CONCLUDED = [...LINKED, 'a approve', 'b ask', 'b approve', 'a ask'];
const CHANGED = [
  ...CONCLUDED,
  'a initiate',
  'a edit 2',
  'a notify',
  'b fetch',
  'b edit 2',
  'b notify',
  'a fetch',
];

const ENDED = [...CONCLUDED, 'a terminate', 'b fetch', 'b approve', 'a fetch', 'a ask', 'a approve', 'b ask'];

type Situation = { readonly sides: Sides; readonly steps: readonly string[] };

function move([a, b]: Sides, step: string): Sides {
  const [name, ...words] = step.split(' ');
  const run = MOVES[words.join(' ')];
  if (run === undefined) throw new Error(`There is no such step: ${step}.`);
  return name === 'a' ? [run([a, b]), b] : [a, run([b, a])];
}

/** Everything becomes known to both. */
function settled(sides: Sides): Sides {
  let now = sides;
  for (let round = 0; round < 6; round += 1) {
    const before = keyOf(now);
    for (const step of ['fetch', 'ask']) for (const name of ['a', 'b']) now = move(now, `${name} ${step}`);
    if (keyOf(now) === before) return now;
  }
  throw new Error('It does not come to rest.');
}

function keyOf(sides: Sides): string {
  return JSON.stringify(
    sides.map(({ state, content, agreed, isTold }) => [
      state.ours?.hash,
      state.partners?.hash,
      state.ourApproval,
      state.partnerApproval,
      state.approved?.ours.hash,
      state.approved?.partners.hash,
      state.changing,
      content,
      agreed,
      isTold,
    ]),
  );
}

function turn({ state, content, isTold }: SimulatedSide) {
  const wasApproved = state.approved !== null;
  const hasUnsentEdits = state.ours !== null && contentOf(state.ours) !== content;
  return turnOf({
    ...NEW_AGREEMENT_FACTS,
    ...statusOf(state),
    wasApproved,
    hasNotified: isTold,
    hasUnsentEdits,
    endBegunBy: state.changing,
    isPartnerEnding: state.partners?.isTerminated === true,
    isPartnerBehind: state.approved !== null && state.partners?.hash === state.approved.partners.hash,
  });
}

const MIRROR: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 2, 4: 4, 5: 6, 6: 5, 7: 7 };
const TERMINATION_MIRROR: Readonly<Record<number, number>> = { 0: 0, 1: 1, 2: 3, 3: 2, 4: 4 };

function faultOf([a, b]: Sides): string | undefined {
  const [inA, inB] = [statusOf(a.state), statusOf(b.state)];
  const turns = [turn(a), turn(b)];
  const isAtRest = turns.every((one) => one === 'nobody');
  if (!isAtRest && !turns.some((one) => one === 'us' || one === 'both'))
    return `everybody waits: ${turns.join(', ')}`;
  const isBegun = [a, b].some(
    ({ state }) => state.changing === 'us' && state.ours?.hash === state.approved?.ours.hash,
  );
  const isCrossed = isTerminating(inA) !== isTerminating(inB);
  const isMirrored =
    MIRROR[inA.ewpStatus] === inB.ewpStatus && TERMINATION_MIRROR[inA.terminated] === inB.terminated;
  if (!isMirrored && !isBegun && !isCrossed) return 'the statuses are no mirror of each other';
  if (a.state.approved?.ours.hash !== b.state.approved?.partners.hash)
    return 'they agree on different copies';
  for (const side of [a, b]) {
    const { ewpStatus, terminated } = statusOf(side.state);
    const isStable = ewpStatus === 7 && (terminated === 0 || terminated === 4);
    // Of a terminated agreement nothing that was typed and not sent is taken away.
    const typed = terminated === 4 ? [] : [side.content];
    const contents = new Set([
      ...typed,
      contentOf(side.state.ours),
      contentOf(side.state.partners),
      side.agreed,
    ]);
    if (isStable && contents.size > 1) return 'what is approved differs';
  }
  return undefined;
}

const STEPS = ['a', 'b'].flatMap((name) => Object.keys(MOVES).map((step) => `${name} ${step}`));

/** Every situation that some order of steps leads to, each once, by the shortest way. */
function situations(beginning: readonly string[]): readonly Situation[] {
  const sides = beginning.reduce(move, newSides());
  const seen = new Set([keyOf(sides)]);
  const all: Situation[] = [{ sides, steps: [] }];
  for (const { sides: now, steps } of all) {
    if (steps.length === MOST_STEPS) continue;
    for (const step of STEPS) {
      const next = move(now, step);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      all.push({ sides: next, steps: [...steps, step] });
    }
  }
  return all;
}

test.each([
  ['have nothing to do with each other yet', []],
  ['have a copy each', LINKED],
  ['have both approved', CONCLUDED],
  ['have both changed what they had approved', CHANGED],
  ['have ended what they had approved', ENDED],
])(
  'two universities that %s agree in the end, and can go on, after any order of steps',
  (_name, beginning) => {
    const all = situations(beginning);
    const faults = all.flatMap(({ sides, steps }) => {
      const end = settled(sides);
      const fault = faultOf(end);
      return fault === undefined ? [] : `${fault} after ${steps.join(', ')}: ${keyOf(end)}`;
    });
    expect(all.length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);
