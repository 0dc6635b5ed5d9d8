import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';

import { CONTENT_COLUMNS } from '../src/data/dataApi.ts';
import { openDatabase } from '../src/database/database.ts';
import { UNUSED_MS } from '../src/files/fileStore.ts';
import { openFileStore } from '../src/files/openFileStore.ts';
import { withBenchDatabase, tell } from './support/benchSetting.ts';
import type { MemoryReport } from './support/memoryReports.ts';
import { streamOf, testPdf } from '../test/support/api/testPdf.ts';

const MB = 1024 * 1024;
/** Aim of the portal's owner: memory of the server above what it has when idle. */
const AIM_MB = 150;
const REST_MS = 2000;
/** What a PDF has around the bytes that fill it. */
const ROOM_AROUND = 2_000;
const NAME = 'bench.pdf';
const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '50' },
    megabytes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '2' },
  },
});
const [uploads, megabytes] = [Number(values.uploads), Number(values.megabytes)];

type Running = { readonly port: number; readonly token: string; readonly stop: () => void; rss: number };
type Round = { readonly seconds: number; readonly idle: number; readonly peak: number };

/**
 * Measures many uploads at once, each of another content: memory and throughput of the portal's server with either place for files, beside
 * a server that only writes files.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  try {
    await withBenchDatabase(1000, async (url) => {
      const ways = {
        'plain file server': () => start('plainFileServer.ts', folder),
        'portal, files in the database': () => start('uploadServer.ts', url, 'database', folder),
        'portal, files in a folder': () => start('uploadServer.ts', url, 'folder', folder),
      };
      tell(`\n${uploads} uploads of ${megabytes} MB at once, ${cpus().length} processors for all of it`);
      for (const [name, begin] of Object.entries(ways)) {
        const server = await begin();
        for (let round = 1; round <= Number(values.rounds); round += 1) {
          await forget(url, folder);
          tell(line(`${name}, round ${round}`, await measure(server)));
        }
        server.stop();
      }
      await forget(url, folder);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Removes what an earlier round has stored: nobody may store without end. */
async function forget(url: string, folder: string): Promise<void> {
  const database = openDatabase(url, { connections: 1 });
  await sql`delete from application_files where file_name = ${NAME}`.execute(database);
  const store = openFileStore(
    database,
    { store: 'database', folder, mostBytes: Number.POSITIVE_INFINITY },
    CONTENT_COLUMNS,
  );
  await store.sweep(new Date());
  await store.sweep(new Date(Date.now() + 2 * UNUSED_MS));
  await database.destroy();
}

function line(name: string, { seconds, idle, peak }: Round): string {
  const above = (peak - idle) / MB;
  const speed = (uploads * megabytes) / seconds;
  return `${name.padEnd(40)} ${seconds.toFixed(2)} s, ${speed.toFixed(0)} MB/s; memory ${(idle / MB).toFixed(0)} MB idle, at most ${above.toFixed(0)} MB more (aim ${AIM_MB} MB: ${above < AIM_MB ? 'met' : 'MISSED'})`;
}

async function start(file: string, ...given: readonly string[]): Promise<Running> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, file), given);
  const { port, token } = await new Promise<{ port: number; token: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number; token: string }));
    child.once('exit', () => reject(new Error(`${file} does not start`)));
  });
  const running: Running = { port, token, rss: 0, stop: () => child.disconnect() };
  child.on('message', (message) => {
    running.rss = Math.max(running.rss, (message as MemoryReport).rss);
  });
  return running;
}

async function measure(server: Running): Promise<Round> {
  const files = Array.from({ length: uploads }, pdf);
  // Idle is what the server has after a first upload and a rest: code that has been loaded does not count.
  await send(server, testPdf(), new Agent());
  await pause(REST_MS);
  server.rss = 0;
  await pause(REST_MS / 2);
  const idle = server.rss;
  const agent = new Agent({ maxSockets: uploads });
  const began = performance.now();
  await Promise.all(files.map((file) => send(server, file, agent)));
  const seconds = (performance.now() - began) / 1000;
  await pause(REST_MS / 10);
  agent.destroy();
  return { seconds, idle, peak: server.rss };
}

function pdf(): Buffer {
  const random = randomBytes(megabytes * MB - ROOM_AROUND);
  return testPdf('bench', { objects: [streamOf('', random)] });
}

function send({ port, token }: Running, file: Buffer, agent: Agent): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/pdf',
    'content-length': file.length,
  };
  return new Promise((resolve, reject) => {
    const upload = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: 'POST',
        path: `/api/ApplicationFiles/content?fileName=${NAME}`,
        headers,
      },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${response.statusCode} ${body}`));
        });
      },
    );
    upload.on('error', reject).end(file);
  });
}

await main();
