import { Agent, request } from 'node:http';

/** What a server answers under load, times in milliseconds. */
export type Figures = {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly calls: number;
};

type Target = { readonly port: number; readonly path: string; readonly token: string };

/**
 * Calls one address over a number of connections for some time, each call as soon as the one before has been answered.
 *
 * Throws when an answer is not 200.
 */
export async function drive(
  target: Target,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const callUntilEnd = async (): Promise<void> => {
    while (performance.now() < end) times.push(await timeOf(target, agent));
  };
  await Promise.all(Array.from({ length: connections }, callUntilEnd));
  const took = performance.now() - started;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    perSecond: (times.length / took) * 1000,
    calls: times.length,
  };
}

/** Makes one call and gives its milliseconds. */
export async function timeOf({ port, path, token }: Target, agent?: Agent): Promise<number> {
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    request({ host: '127.0.0.1', port, path, headers, ...(agent && { agent }) }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        if (response.statusCode !== 200) body += chunk.toString();
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path}: ${response.statusCode} ${body}`));
      });
    })
      .on('error', reject)
      .end();
  });
  return performance.now() - started;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
