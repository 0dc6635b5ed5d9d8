import { isOver } from 'shared-contracts/agreements/lifeCycle/agreementTermination.ts';
import { isTerminating } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { EXCHANGE_EVENTS as EVENTS } from '../../../../src/exchange/status/exchangeEvents.ts';
import {
  UNKNOWN_TO_THE_NETWORK,
  type Copy,
  type ExchangeState,
} from '../../../../src/exchange/status/exchangeState.ts';
import { statusOf } from '../../../../src/exchange/status/statusTable.ts';
import { buildConditions, buildIia, buildStudentSpec } from 'ewp/testing';

/**
 * One university without server and network: what it knows, and what the agreement says that its people edit.
 *
 * - content: the agreement, as one number; agreed: what both approved last
 * - isTold: nothing was posted since the partner was told last
 */
export type SimulatedSide = {
  readonly name: 'a' | 'b';
  readonly state: ExchangeState;
  readonly content: number;
  readonly agreed: number | null;
  readonly isTold: boolean;
};

/** Both, the one that acts first. */
export type Sides = readonly [side: SimulatedSide, other: SimulatedSide];

const COPIES = new Map<string, Copy>();

/** Gives the copy of a university's agreement; its hash says whose it is, what it says, and that it ends. */
function copyOf(name: string, content: number, isTerminated = false): Copy {
  const hash = `${name}${content}${isTerminated ? '!' : ''}`;
  const studentStudies = [buildStudentSpec({ mobilitiesPerYear: content })];
  const copy = COPIES.get(hash) ?? {
    hash,
    isTerminated,
    iia: buildIia({
      cooperationConditions: buildConditions({ isTerminatedAsAWhole: isTerminated, studentStudies }),
    }),
  };
  COPIES.set(hash, copy);
  return copy;
}

export function contentOf(copy: Copy | null): number | undefined {
  return copy?.iia.cooperationConditions.studentStudies[0]?.mobilitiesPerYear;
}

function isStable({ state }: SimulatedSide): boolean {
  const { ewpStatus, terminated } = statusOf(state);
  return ewpStatus === 7 && terminated === 0;
}

function hasEnded({ state }: SimulatedSide): boolean {
  return isOver(statusOf(state));
}

/** What was edited since our copy was sent begins the next round. */
function inState(
  side: SimulatedSide,
  state: ExchangeState,
  change: Partial<SimulatedSide> = {},
): SimulatedSide {
  const next = { ...side, ...change, state };
  if (state.approved === null || state.approved === side.state.approved) return next;
  const agreed = contentOf(state.approved.ours) ?? null;
  if (agreed === next.content) return { ...next, agreed };
  return { ...next, agreed, state: EVENTS.changesInitiated(state), isTold: false };
}

function publish(side: SimulatedSide): SimulatedSide {
  const status = statusOf(side.state);
  const isEnd = side.state.ours?.isTerminated === true && (isTerminating(status) || isOver(status));
  const copy = copyOf(side.name, side.content, isEnd);
  return inState(side, EVENTS.published(side.state, copy), { isTold: true });
}

function terminate(side: SimulatedSide): SimulatedSide {
  const copy = copyOf(side.name, contentOf(side.state.ours) ?? side.content, true);
  return inState(side, EVENTS.published(EVENTS.changesInitiated(side.state), copy), { isTold: true });
}

function back(side: SimulatedSide): SimulatedSide {
  return { ...side, state: EVENTS.reverted(side.state), content: side.agreed ?? side.content, isTold: true };
}

/** Whoever has approved asks whether the partner has, before either copy changes: both may have, and only one know it. */
function sure([side, other]: Sides): SimulatedSide {
  const { ourApproval, approved } = side.state;
  return ourApproval === null || ourApproval === approved?.partners.hash ? side : asked([side, other]);
}

/** The partner's copy of now is fetched and taken in. */
function fetched([before, other]: Sides): SimulatedSide {
  const side = before.state.partners?.hash === other.state.ours?.hash ? before : sure([before, other]);
  const isEdited = side.state.ours !== null && contentOf(side.state.ours) !== side.content;
  const { state, outcome, mustRevert } = EVENTS.partnerServed(side.state, other.state.ours);
  const next = inState(side, state);
  if (outcome !== 'reverted') return next;
  if (!isEdited) return mustRevert ? back(next) : next;
  const kept = mustRevert ? { ...next, state: EVENTS.reverted(next.state) } : next;
  return { ...kept, state: EVENTS.changesInitiated(kept.state), isTold: false };
}

function asked([side, other]: Sides): SimulatedSide {
  return inState(side, EVENTS.partnerAnswered(side.state, other.state.ourApproval).state);
}

function approve([side, other]: Sides): SimulatedSide {
  const { ewpStatus, terminated } = statusOf(side.state);
  const isDone = ewpStatus === 5 || terminated === 2 || hasEnded(side) || isStable(side);
  if (isDone || other.state.ours === null) return side;
  const isEnding = isTerminating({ ewpStatus, terminated });
  const { approved, changing, ours: served } = side.state;
  const isBegun = changing === 'us' && served?.hash === approved?.ours.hash;
  const isSent = isEnding
    ? served?.isTerminated === true
    : contentOf(served) === side.content && served?.isTerminated !== true && !isBegun;
  const ready = isSent ? side : isEnding ? terminate(side) : publish(side);
  const isLast = ready.state.ours !== null && ready.state.partnerApproval === ready.state.ours.hash;
  const next = fetched([isLast ? asked([ready, other]) : ready, other]);
  const { ours, partners } = next.state;
  const isSame = contentOf(ours) === contentOf(partners) && ours?.isTerminated === partners?.isTerminated;
  const isBack = next.state.changing === null && isStable(next);
  return isSame && !isBack ? inState(next, EVENTS.weApproved(next.state)) : next;
}

function revert([side, other]: Sides): SimulatedSide {
  if (side.state.approved === null || isStable(side) || hasEnded(side)) return side;
  const { state, outcome } = EVENTS.partnerAnswered(side.state, other.state.ourApproval);
  const next = inState(side, state);
  return outcome === 'approved' || hasEnded(next) ? next : back(next);
}

const edit =
  (content: number) =>
  ([side]: Sides): SimulatedSide =>
    statusOf(side.state).ewpStatus === 7
      ? side
      : { ...side, content, isTold: side.isTold && side.content === content };

/** All that a side can do, or that becomes known to it, each at any time. */
export const MOVES: Readonly<Record<string, (sides: Sides) => SimulatedSide>> = {
  'edit 1': edit(1),
  'edit 2': edit(2),
  notify: (sides) => {
    const side = sure(sides);
    return statusOf(side.state).ewpStatus === 7 ? side : publish(side);
  },
  approve,
  revert,
  initiate: ([side]) =>
    isStable(side) || hasEnded(side)
      ? { ...side, state: EVENTS.changesInitiated(side.state), isTold: false }
      : side,
  terminate: ([side]) => (isStable(side) ? terminate(side) : side),
  fetch: (sides) => (sides[1].state.ours === null ? sides[0] : fetched(sides)),
  ask: (sides) => (sides[0].state.ours === null ? sides[0] : asked(sides)),
};

export function newSides(): Sides {
  const side = (name: 'a' | 'b'): SimulatedSide => ({
    name,
    state: UNKNOWN_TO_THE_NETWORK,
    content: 1,
    agreed: null,
    isTold: false,
  });
  return [side('a'), side('b')];
}
