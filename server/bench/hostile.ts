import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/database.ts';
import { tell, withBenchDatabase } from './support/benchSetting.ts';
import type { Listening, Standstill } from './hostile/hostileServer.ts';
import type { Seen } from './hostile/healthWatch.ts';
import type { HostileRequest } from './hostile/hostileRequest.ts';
import { HOSTILE_REQUESTS } from './hostile/hostileRequests.ts';

/** Aim of the portal's owner: no request delays `/health` by more. */
const AIM_MS = 100;
const AGREEMENTS = 1_200;
const CONNECTIONS = 12;

type Answered = { readonly status: number; readonly kilobytes: number };

/**
 * Sends each request that is made to hurt, and tells how long `/health` took meanwhile at most, beside the aim; against `DATABASE_URL` or the
 * embedded PostgreSQL. Words after the command choose requests by their names.
 *
 * The server's thread is watched besides: what it does in one go is the server's own doing, whatever else the machine does meanwhile.
 */
async function main(): Promise<void> {
  await withBenchDatabase(AGREEMENTS, async (url) => {
    const database = openDatabase(url, { connections: 1 });
    await sql`analyze`.execute(database);
    await database.destroy();
    const server = new Worker(new URL('./hostile/hostileServer.ts', import.meta.url), {
      workerData: { url, connections: CONNECTIONS },
    });
    const { port, tokens } = await new Promise<Listening>((resolve, reject) =>
      server.once('message', resolve).once('error', reject),
    );
    const watch = new Worker(new URL('./hostile/healthWatch.ts', import.meta.url), { workerData: { port } });
    tell(
      `\n${cpus().length} processors for requests, server and PostgreSQL together; aim: /health within ${AIM_MS} ms`,
    );
    let missed = 0;
    const words = process.argv.slice(2);
    const chosen = HOSTILE_REQUESTS.filter(({ name }) => words.every((word) => name.includes(word)));
    for (const one of chosen) {
      await seenBy(watch);
      await standstillOf(server);
      const started = performance.now();
      const answers = await Promise.all(
        Array.from({ length: one.times ?? 1 }, () => send(port, tokens[one.by], one)),
      );
      const took = performance.now() - started;
      const { longest } = await seenBy(watch);
      const { standstillMs } = await standstillOf(server);
      if (longest > AIM_MS) missed += 1;
      tell(line(one, answers, { took, longest, standstillMs }));
    }
    tell(`\n${chosen.length} requests, ${missed} of them above the aim`);
    await watch.terminate();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.postMessage('stop');
    await ended;
  });
}

function line(
  { name, by, times = 1 }: HostileRequest,
  answers: readonly Answered[],
  {
    took,
    longest,
    standstillMs,
  }: { readonly took: number; readonly longest: number; readonly standstillMs: number },
): string {
  const statuses = [...new Set(answers.map(({ status }) => status))].toSorted().join('/');
  const kilobytes = Math.max(...answers.map((answer) => answer.kilobytes));
  const figures = `${statuses.padStart(7)} after ${took.toFixed(0).padStart(5)} ms, ${kilobytes.toFixed(0).padStart(5)} KB; /health at most ${longest.toFixed(0).padStart(4)} ms`;
  return `${`${by}: ${name}`.padEnd(58)}${times === 1 ? '' : `${times} x`.padStart(5)} ${figures}, ${(longest / AIM_MS).toFixed(2)} of the aim ${longest <= AIM_MS ? 'met' : 'MISSED'}; the server’s thread ${standstillMs.toFixed(0)} ms at most`;
}

function seenBy(watch: Worker): Promise<Seen> {
  return new Promise((resolve) => {
    watch.once('message', resolve);
    watch.postMessage('tell');
  });
}

function standstillOf(server: Worker): Promise<Standstill> {
  return new Promise((resolve) => {
    server.once('message', resolve);
    server.postMessage('tell');
  });
}

function send(
  port: number,
  token: string,
  { path: address, body, type = 'application/json' }: HostileRequest,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': type }),
    };
    const agent = new Agent();
    request(
      { agent, host: '127.0.0.1', port, path: address, method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        let bytes = 0;
        response.on('data', (piece: Buffer) => (bytes += piece.length)).on('error', reject);
        response.on('end', () => {
          agent.destroy();
          resolve({ status: response.statusCode ?? 0, kilobytes: bytes / 1024 });
        });
        // A server that refuses a body need not read it to its end.
      },
    )
      .on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EPIPE' || error.code === 'ECONNRESET'
          ? resolve({ status: 0, kilobytes: 0 })
          : reject(error),
      )
      .end(body);
  });
}

await main();
