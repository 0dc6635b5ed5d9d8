import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { MetricsSettings } from '../../config/operationSettings.ts';
import type { Settings } from '../../config/settings.ts';
import { onBehalfOf } from '../../database/behalf.ts';
import type { Database } from '../../database/database.ts';
import { roomKeeper } from '../../files/fileRoom.ts';
import type { Watch } from '../watch.ts';
import { serveMetrics } from './metricsServer.ts';
import { browserMetrics } from './browserMetrics.ts';
import { poolMetrics } from './poolMetrics.ts';
import { releaseMetrics } from './releaseMetrics.ts';
import { requestMetrics } from './requestMetrics.ts';
import { readStoredFigures } from './storedFigures.ts';
import { storedMetrics } from './storedMetrics.ts';
import { workMetrics } from './workMetrics.ts';

/** Whoever asks waits for ten seconds as a rule. */
const PATIENCE_MS = 5_000;
/** Their names say that they only grow, and they do not: each is there under another name. */
const MISNAMED = [
  'nodejs_active_resources_total',
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
];

/** Opens metrics of this process, and of what stands in the database that it shares with others. */
export async function openMetrics(
  where: MetricsSettings,
  settings: Settings,
  database: Database,
): Promise<Watch> {
  const registry = new Registry();
  const registers: [Registry] = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const watch = requestMetrics(registers);
  const lookAtPool = poolMetrics(registers, database);
  const readReleases = releaseMetrics(registers, settings.portalDir);
  const tellStored = storedMetrics(registers);
  const { store, folder, mostBytes } = settings.files;
  const room = roomKeeper(database, { mostBytes, folder: store === 'folder' ? folder : null });

  async function read(): Promise<string> {
    lookAtPool();
    const stored = onBehalfOf({ name: 'metrics', statementMs: PATIENCE_MS }, () =>
      readStoredFigures(database, { isConnected: settings.ewp !== null, room }),
    );
    const [figures] = await Promise.all([withinTime(stored), readReleases()]);
    tellStored(figures);
    return registry.metrics();
  }

  const { contentType } = registry;
  const close = await serveMetrics(where, { contentType, read: oneAtATime(read) });
  const ends = [workMetrics(registers), browserMetrics(registers)];
  return {
    watch,
    close: async () => {
      for (const end of ends) end();
      registry.clear();
      await close();
    },
  };
}

/** Null for what failed, or did not come in time. */
async function withinTime<Value>(asked: Promise<Value>): Promise<Value | null> {
  const patience = new AbortController();
  const nothing = () => null;
  const tooLate = pause(PATIENCE_MS, null, { signal: patience.signal, ref: false }).catch(nothing);
  const value = await Promise.race([asked.catch(nothing), tooLate]);
  patience.abort();
  return value;
}

/** However many ask at a time, the database is asked once. */
function oneAtATime(read: () => Promise<string>): () => Promise<string> {
  let running: Promise<string> | undefined;
  return () => {
    running ??= read().finally(() => {
      running = undefined;
    });
    return running;
  };
}
