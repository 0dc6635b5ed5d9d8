import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { Watch } from './watch.ts';

/**
 * Opens metrics and traces where they are set. What is switched off is not even loaded.
 *
 * Throws MetricsPortError when metrics cannot be given where they are wanted.
 */
export async function openWatch(settings: Settings, database: Database): Promise<Watch> {
  const { metrics, traces } = settings.operation;
  const watches: Watch[] = [];
  if (traces !== null) {
    const { openTraces } = await import('./traces/openTraces.ts');
    watches.push(await openTraces(traces));
  }
  if (metrics !== null) {
    const { openMetrics } = await import('./metrics/openMetrics.ts');
    watches.push(await openMetrics(metrics, settings, database));
  }
  return {
    watch: (app) => watches.forEach(({ watch }) => watch(app)),
    close: async () => {
      for (const { close } of watches) await close();
    },
  };
}
