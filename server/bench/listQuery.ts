import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '../src/database/database.ts';
import { benchDatabase, chooseFilters } from './support/benchDatabase.ts';
import type { Listening } from './support/benchServer.ts';
import { tell, withPostgres } from './support/benchSetting.ts';
import { drive, timeOf } from './support/load.ts';
import { addressOf, benchQueries } from './queries.ts';
import { table, verdicts, type Measured } from './support/report.ts';

const WARM_UP_S = 1;
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,20000,100000,1000000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '8' },
  },
});

/**
 * Measures the agreement list at several sizes, over HTTP and with the rights of the office, against `DATABASE_URL` or the embedded
 * PostgreSQL. The databases are kept for the next run.
 */
async function main(): Promise<void> {
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error('--sizes takes numbers with commas between');
  await withPostgres(async ({ server, name }) => {
    const measured: Measured[] = [];
    for (const agreements of sizes)
      measured.push(...(await measure(await benchDatabase(server, agreements, tell), agreements)));
    tell(
      `\n${values.connections} connections, ${values.seconds} s each, ${cpus().length} processors for load, server and ${name} together`,
    );
    tell(`${table(measured)}\n\n${verdicts(measured).join('\n')}`);
  });
}

async function measure(url: string, agreements: number): Promise<readonly Measured[]> {
  const database = openDatabase(url, { connections: 1 });
  const queries = benchQueries(await chooseFilters(database));
  await database.destroy();
  const connections = Number(values.connections);
  const worker = new Worker(new URL('./support/benchServer.ts', import.meta.url), {
    workerData: { url, connections },
  });
  const { port, token } = await new Promise<Listening>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  const measured: Measured[] = [];
  // The very first call pays for opening a connection, which is not what is measured.
  await timeOf({ port, token, path: '/api/Users/Me' });
  for (const query of queries) {
    const target = { port, token, path: addressOf(query) };
    const first = await timeOf(target);
    await drive(target, { connections, seconds: WARM_UP_S });
    const figures = await drive(target, { connections, seconds: Number(values.seconds) });
    tell(
      `${agreements} ${query.name}: p50 ${figures.p50.toFixed(1)} ms, p99 ${figures.p99.toFixed(1)} ms, ${figures.perSecond.toFixed(0)} calls/s`,
    );
    measured.push({ agreements, query: query.name, first, figures });
  }
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.postMessage('stop');
  await ended;
  return measured;
}

await main();
