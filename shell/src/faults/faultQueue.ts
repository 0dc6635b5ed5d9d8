import {
  type FaultReport,
  MOST_COUNTS,
  MOST_FAULTS,
  MOST_TIMES,
  type ToldCount,
  type ToldFault,
} from 'shared-contracts/releases/faults/faultReports.ts';
import { soonest } from '../lib/soonest.ts';

/** A fault that is new is told at once, with those that come right after it; how often it came again, and what is counted, can wait. */
const NEW_PAUSE_MS = 1_000;
const AGAIN_PAUSE_MS = 60_000;
const RETRY_MS = 30_000;
/** A server that does not take it so often does not get it. */
const MOST_TRIES = 3;
/** Of one tab: different faults, different things that are counted, and reports. */
const MOST_DIFFERENT = 20;
const MOST_COUNTED = 30;
const MOST_REPORTS = 40;

type Lines = Pick<FaultReport, 'faults' | 'counts'>;
type Count = Omit<ToldCount, 'times'>;

export type FaultQueue = {
  /** - reference: the same for the same fault */
  readonly addFault: (reference: string, fault: Omit<ToldFault, 'times'>) => void;
  readonly addCount: (count: Count) => void;
  /** Ends it; what waits is dropped, as nobody is signed in any more to tell of it. */
  readonly stop: () => void;
};

/** Keeps what went wrong in this tab until the server has been told, added up. Whatever the server does, it ends: a tab sends so many reports and no more. */
export function createFaultQueue(send: (lines: Lines) => Promise<void>): FaultQueue {
  const known = new Set<string>();
  const faults = new Map<string, ToldFault>();
  const counts = new Map<string, ToldCount>();
  const sending = soonest(() => void sendNow());
  let [tries, reports, isStopped] = [0, 0, false];

  function sendIn(pauseMs: number): void {
    if (!isStopped && faults.size + counts.size > 0) sending.in(pauseMs);
  }

  async function sendNow(): Promise<void> {
    sending.cancel();
    const [someFaults, someCounts] = [take(faults, MOST_FAULTS), take(counts, MOST_COUNTS)];
    if (someFaults.length + someCounts.length === 0 || reports >= MOST_REPORTS) return;
    reports += 1;
    try {
      await send({ faults: someFaults.map(([, one]) => one), counts: someCounts.map(([, one]) => one) });
      tries = 0;
      sendIn(NEW_PAUSE_MS);
    } catch {
      tries += 1;
      if (tries >= MOST_TRIES) tries = 0;
      else {
        for (const [key, one] of someFaults) add(faults, key, one);
        for (const [key, one] of someCounts) add(counts, key, one);
      }
      sendIn(RETRY_MS);
    }
  }

  const onHidden = () => {
    if (document.visibilityState === 'hidden') void sendNow();
  };
  document.addEventListener('visibilitychange', onHidden);

  return {
    addFault: (reference, fault) => {
      const isNew = !known.has(reference);
      if (isStopped || (isNew && known.size >= MOST_DIFFERENT)) return;
      known.add(reference);
      add(faults, `${reference} ${fault.page}`, { ...fault, times: 1 });
      sendIn(isNew ? NEW_PAUSE_MS : AGAIN_PAUSE_MS);
    },
    addCount: (count) => {
      const key = [count.kind, count.module, count.release, count.what].join(' ');
      if (isStopped || (!counts.has(key) && counts.size >= MOST_COUNTED)) return;
      add(counts, key, { ...count, times: 1 });
      sendIn(AGAIN_PAUSE_MS);
    },
    stop: () => {
      document.removeEventListener('visibilitychange', onHidden);
      sending.cancel();
      isStopped = true;
    },
  };
}

/** Adds up lines that differ in nothing but how often. */
function add<Line extends ToldFault | ToldCount>(waiting: Map<string, Line>, key: string, line: Line): void {
  const before = waiting.get(key);
  const times = Math.min((before?.times ?? 0) + line.times, MOST_TIMES);
  const longest = 'longestMs' in line && before !== undefined && 'longestMs' in before ? before.longestMs : 0;
  waiting.set(key, {
    ...line,
    times,
    ...('longestMs' in line ? { longestMs: Math.max(line.longestMs, longest) } : {}),
  });
}

function take<Line>(waiting: Map<string, Line>, most: number): ReadonlyArray<readonly [string, Line]> {
  const some = [...waiting].slice(0, most);
  for (const [key] of some) waiting.delete(key);
  return some;
}
