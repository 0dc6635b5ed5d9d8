import { LONG_TASK_MS, LONGEST_TASK_MS, SHELL_NAME } from 'shared-contracts/releases/faults/faultReports.ts';
import { ownerOf, releasedFile } from 'shared-contracts/releases/faults/stackFrames.ts';

/** What of a frame's time counts as one that keeps the page from answering, in the browser's reckoning: all of a task but its first 50 ms. */
const FREE_MS = 50;

/** - module: whose code the browser was called into; undefined where it was the shell's, which also runs what modules draw, or nobody knows */
export type LongTask = { readonly module: string | undefined; readonly ms: number };

/** A frame that took long, as Chrome tells of it; browsers that do not have it tell of nothing. */
type LongFrame = PerformanceEntry & {
  readonly blockingDuration: number;
  readonly scripts: ReadonlyArray<{ readonly sourceURL: string; readonly duration: number }>;
};
const FRAME = 'long-animation-frame';
const TASK = 'longtask';

/** Hears of each task that is longer than {@link LONG_TASK_MS}, also those of the start. - result: hears no more */
export function watchLongTasks(onTask: (task: LongTask) => void): () => void {
  const known = 'PerformanceObserver' in globalThis ? PerformanceObserver.supportedEntryTypes : [];
  const type = [FRAME, TASK].find((one) => known.includes(one));
  if (type === undefined) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const task = type === FRAME ? ofFrame(entry as LongFrame) : { module: undefined, ms: entry.duration };
      if (task.ms > LONG_TASK_MS) onTask({ ...task, ms: Math.min(Math.round(task.ms), LONGEST_TASK_MS) });
    }
  });
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}

function ofFrame({ blockingDuration, scripts }: LongFrame): LongTask {
  const [longest] = [...scripts].sort((a, b) => b.duration - a.duration);
  const module = ownerOf(releasedFile(longest?.sourceURL ?? '') ?? '')?.module;
  return {
    module: module === SHELL_NAME ? undefined : module,
    ms: blockingDuration === 0 ? 0 : blockingDuration + FREE_MS,
  };
}
