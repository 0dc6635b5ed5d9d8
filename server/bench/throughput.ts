import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../src/demonstration/postgres/freePort.ts';
import { openDatabase } from '../src/database/database.ts';
import { nginxConfiguration } from '../src/portal/nginx/nginxConfiguration.ts';
import { NGINX, startNginx } from '../test/support/programs/nginx.ts';
import { makeKey } from './support/benchApp.ts';
import { chooseFilters } from './support/benchDatabase.ts';
import { WHOLE_AGREEMENTS } from './benchCalls.ts';
import { tell, withBenchDatabase } from './support/benchSetting.ts';
import type { CallsListening } from './callsServer.ts';
import { start } from './support/forked.ts';
import { drive } from './support/load.ts';
import { addressOf, benchQueries } from './queries.ts';
import { statementOf } from './wholeStatement.ts';

const WARM_UP_S = 2;
const { values } = parseArgs({
  options: {
    agreements: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '8' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);

/**
 * Measures how many calls a second one process of the portal answers, and two behind nginx, beside a bare Fastify that answers the same bytes, a bare
 * Fastify that answers by the same statement, and the statement alone over as many connections to PostgreSQL; all in one run, so that the ratios
 * hold whatever else the machine does.
 */
await withBenchDatabase(Number(values.agreements), async (url) => {
  const key = await makeKey();
  const [one, two] = [
    await start<CallsListening>('callsServer.ts', url, key),
    await start<CallsListening>('callsServer.ts', url, key),
  ];
  const front = await findFreePort();
  const nginx =
    NGINX === undefined
      ? undefined
      : await startNginx(
          nginxConfiguration({
            publicUrl: `http://localhost:${front}`,
            servers: [one, two].map(({ listening }) => `127.0.0.1:${listening.port}`),
            root: import.meta.dirname,
            listen: `127.0.0.1:${front}`,
            tls: null,
            pagePolicy: "default-src 'self'",
          }),
          front,
        );
  if (nginx === undefined) tell('nginx is not installed: two processes are not measured.');
  const database = openDatabase(url, { connections: 1 });
  const [home] = benchQueries(await chooseFilters(database));
  await database.destroy();
  tell(
    `${connections} connections, ${seconds} s each, ${cpus().length} processors for load, servers, nginx and PostgreSQL together; calls a second:`,
  );
  const questions = {
    'a page of the agreement list': home === undefined ? WHOLE_AGREEMENTS : addressOf(home),
    'ten whole agreements': WHOLE_AGREEMENTS,
  };
  for (const [name, path] of Object.entries(questions)) {
    const statement = await statementOf(url, path);
    const bare = await start<{ readonly port: number }>('bareServer.ts', url, statement);
    const over = async (port: number, at: string) => {
      const target = { port, path: at, token: one.listening.tokens.office };
      await drive(target, { connections, seconds: WARM_UP_S });
      return (await drive(target, { connections, seconds })).perSecond;
    };
    const portal = await over(one.listening.port, path);
    tell(`\n${name}`);
    tell(line('the portal, one process', portal, portal));
    if (nginx !== undefined)
      tell(line('the portal, two processes behind nginx', await over(front, path), portal));
    tell(line('bare Fastify, the same bytes', await over(bare.listening.port, '/bytes'), portal));
    tell(line('bare Fastify, by the same statement', await over(bare.listening.port, '/statement'), portal));
    tell(line('bare PostgreSQL, the same statement', await bareStatements(url, statement), portal));
    await bare.stop();
  }
  await nginx?.stop();
  await Promise.all([one.stop(), two.stop()]);
});

async function bareStatements(url: string, statement: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const ask = () => pool.query({ name: 'asked', text: statement });
  await Promise.all(Array.from({ length: connections }, ask));
  const began = performance.now();
  let answered = 0;
  const askOn = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      await ask();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const perSecond = (answered / (performance.now() - began)) * 1000;
  await pool.end();
  return perSecond;
}

function line(name: string, perSecond: number, portal: number): string {
  return `  ${name.padEnd(40)} ${perSecond.toFixed(0).padStart(6)}, ${(perSecond / portal).toFixed(2)} times one process of the portal`;
}
