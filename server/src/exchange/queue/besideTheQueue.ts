import { setTimeout as pause } from 'node:timers/promises';

/** Work that takes longer, since a partner hangs, goes on beside the queue. */
const PATIENCE_MS = 1_000;
/** Calls that one server keeps open to partners that hang; each ends by itself within half a minute. */
const MOST_BESIDE = 40;

/** Work that goes on while the queue takes up the next. */
export type WorkBeside = {
  /**
   * Waits for work, but not for long: a partner that hangs keeps nobody waiting whose partner answers.
   *
   * - onFailure: told of an error that comes after this has returned; one that comes before is thrown. Nobody is left to hear of what it throws
   */
  readonly run: (work: () => Promise<void>, onFailure: (error: unknown) => Promise<void>) => Promise<void>;
  /** Waits for what is under way, no longer than so many milliseconds. */
  readonly rest: (longestMs: number) => Promise<void>;
};

export function besideTheQueue({ patienceMs = PATIENCE_MS, most = MOST_BESIDE } = {}): WorkBeside {
  const beside = new Set<Promise<void>>();
  return {
    run: async (work, onFailure) => {
      const running = work();
      if (await isOver(running, patienceMs)) return running;
      if (beside.size >= most) return running;
      const watched: Promise<void> = running
        .catch(onFailure)
        .catch(() => undefined)
        .finally(() => beside.delete(watched));
      beside.add(watched);
    },
    rest: async (longestMs) => {
      await isOver(Promise.allSettled(beside), longestMs);
    },
  };
}

async function isOver(running: Promise<unknown>, longestMs: number): Promise<boolean> {
  const over = () => true;
  const timer = new AbortController();
  const { signal } = timer;
  try {
    return await Promise.race([running.then(over, over), pause(longestMs, false, { signal, ref: false })]);
  } finally {
    timer.abort();
  }
}
