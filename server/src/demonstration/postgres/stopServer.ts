import { isServerAlive } from './postmasterFile.ts';
import { waitUntil } from './waitUntil.ts';

const FAST_MS = 20_000;
const IMMEDIATE_MS = 5_000;

/**
 * Stops a server: lets running transactions end at once ("fast"), and only if that hangs ends its processes; the next start then
 * recovers from the log, nothing that was acknowledged is lost.
 */
export async function stopServer(pid: number, cluster: string): Promise<void> {
  if (await stopBy('SIGINT', pid, cluster, FAST_MS)) return;
  await stopBy('SIGQUIT', pid, cluster, IMMEDIATE_MS);
}

async function stopBy(
  signal: NodeJS.Signals,
  pid: number,
  cluster: string,
  patienceMs: number,
): Promise<boolean> {
  // A number that another program has by now is not ours to end.
  if (!isServerAlive(pid, cluster)) return true;
  try {
    process.kill(pid, signal);
  } catch {
    return true;
  }
  return waitUntil(() => !isServerAlive(pid, cluster), patienceMs);
}
