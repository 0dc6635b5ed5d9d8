import {
  type ModuleReport,
  MOST_OUTCOMES,
  type ReportedOutcome,
  type ReportModule,
} from 'shared-contracts/releases/moduleReports.ts';
import { soonest } from '../../lib/soonest.ts';

/** What goes well can wait for the start to be over; a fault is told at once, with those that come right after it. */
const READY_PAUSE_MS = 5_000;
const FAULT_PAUSE_MS = 300;
/** After the server could not be told. */
const AGAIN_MS = 30_000;
const TAB_KEY = 'portal.tab';

export type OutcomeQueue = {
  readonly report: ReportModule;
  /** Sends what waits, and what comes, until the function that it gives is called; what could not be sent waits on. */
  readonly sendBy: (send: (report: ModuleReport) => Promise<void>) => () => void;
};

/** Keeps what became of releases in this tab until the server has been told; each outcome of a release is told once. */
export function createOutcomeQueue(tab: string = tabName()): OutcomeQueue {
  const known = new Set<string>();
  let waiting: readonly ReportedOutcome[] = [];
  let send: ((report: ModuleReport) => Promise<void>) | undefined;
  const sending = soonest(() => void sendNow());

  function sendIn(pauseMs: number): void {
    if (send !== undefined && waiting.length > 0) sending.in(pauseMs);
  }

  async function sendNow(): Promise<void> {
    sending.cancel();
    const outcomes = waiting.slice(0, MOST_OUTCOMES);
    if (send === undefined || outcomes.length === 0) return;
    waiting = waiting.slice(outcomes.length);
    try {
      await send({ tab, outcomes });
      sendIn(READY_PAUSE_MS);
    } catch {
      waiting = [...outcomes, ...waiting].slice(0, MOST_OUTCOMES);
      sendIn(AGAIN_MS);
    }
  }

  return {
    report: (module, release, outcome) => {
      const name = `${module} ${release} ${outcome}`;
      if (known.has(name)) return;
      known.add(name);
      waiting = [...waiting, { module, release, outcome }].slice(-MOST_OUTCOMES);
      sendIn(outcome === 'ready' ? READY_PAUSE_MS : FAULT_PAUSE_MS);
    },
    sendBy: (how) => {
      send = how;
      const onHidden = () => {
        if (document.visibilityState === 'hidden') void sendNow();
      };
      document.addEventListener('visibilitychange', onHidden);
      sendIn(READY_PAUSE_MS);
      return () => {
        document.removeEventListener('visibilitychange', onHidden);
        sending.cancel();
        send = undefined;
      };
    },
  };
}

/** Names this tab at random, the same after a reload. */
function tabName(): string {
  const made = crypto.randomUUID();
  try {
    const kept = window.sessionStorage.getItem(TAB_KEY);
    if (kept !== null) return kept;
    window.sessionStorage.setItem(TAB_KEY, made);
  } catch {
    // Where nothing may be kept, a reload counts as another tab.
  }
  return made;
}
