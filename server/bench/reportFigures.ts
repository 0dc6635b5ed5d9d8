import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProcessFigures } from './support/forked.ts';

const RESOLUTION_MS = 5;

/** Tells the process that started this one its figures, each time it asks; ends with that process. */
export function reportFigures(): void {
  const late = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  late.enable();
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    process.send?.({
      processor: (user + system) / 1e6,
      rss,
      heap: heapUsed,
      lateP99: late.percentile(99) / 1e6,
      lateMost: late.max / 1e6,
    } satisfies ProcessFigures);
    late.reset();
  });
  process.once('disconnect', () => process.exit(0));
}
