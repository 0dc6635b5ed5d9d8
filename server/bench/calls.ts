import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/database.ts';
import { asker, draftOf, saver, WHOLE_AGREEMENTS, type Ids } from './benchCalls.ts';
import { tell, withBenchDatabase } from './support/benchSetting.ts';
import type { CallsListening } from './callsServer.ts';
import { type Forked, start } from './support/forked.ts';
import { postgresProcessor } from './support/postgresProcessor.ts';
import { statementOf } from './wholeStatement.ts';

const WARM_UP = 60;
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '300' },
    agreements: { type: 'string', default: '1200' },
  },
});
const calls = Number(values.calls);

const EXPANDED = encodeURIComponent(
  'studentMobilitiesForStudies,institutions,departmentalCoordinatorContacts($expand=department)',
);

type Call = {
  readonly name: string;
  readonly run: () => Promise<unknown>;
  readonly before?: () => Promise<unknown>;
};
type Cost = { readonly server: number; readonly postgres: number };
type Measured = { readonly name: string; readonly cost: Cost; readonly rival?: Cost; readonly most?: number };

/** Most times the processor time of the bare rival, server and PostgreSQL together, that a call may take. */
const MOST_TIMES = { again: 1, anew: 1.5, save: 3 };

/**
 * Measures the processor time of single calls, in the server's process and in PostgreSQL, beside a bare Fastify that answers by the same statement, or
 * saves by the fewest that a save can do with. What else the machine does meanwhile counts for little: it is not the clock that is read.
 */
await withBenchDatabase(Number(values.agreements), async (url) => {
  const readPostgres = await postgresProcessor(url);
  if (readPostgres === undefined) tell('PostgreSQL runs elsewhere: its processor time is not known.');
  const database = openDatabase(url, { connections: 1 });
  const change = () =>
    sql`update change_counters set version = version + 1 where set_name = 'MobilityAgreements'`.execute(
      database,
    );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const portal = await start<CallsListening>('callsServer.ts', url);
  const { port, tokens } = portal.listening;
  const office = asker(port, tokens.office, agent);
  const student = asker(port, tokens.student, agent);
  const draft = await draftOf(student);
  const { value } = JSON.parse(await office('/api/MobilityAgreements?$select=id&$top=50')) as Ids;
  const ids = value.map(({ id }) => id);
  let turn = 0;
  const bare = await start<{ readonly port: number }>(
    'bareServer.ts',
    url,
    await statementOf(url, WHOLE_AGREEMENTS),
    String(draft['id']),
  );
  const plain = asker(bare.listening.port, '', agent);
  const costOf = async (server: Forked<unknown>, { run, before }: Omit<Call, 'name'>): Promise<Cost> => {
    for (let call = 0; call < WARM_UP; call += 1) {
      await before?.();
      await run();
    }
    const [from, postgresFrom] = [await server.figures(), readPostgres?.() ?? 0];
    for (let call = 0; call < calls; call += 1) {
      await before?.();
      await run();
    }
    const [to, postgresTo] = [await server.figures(), readPostgres?.() ?? 0];
    return {
      server: ((to.processor - from.processor) * 1000) / calls,
      postgres: ((postgresTo - postgresFrom) * 1000) / calls,
    };
  };
  const byStatement = await costOf(bare, { run: () => plain('/statement') });
  let father = 0;
  const bySaves = await costOf(bare, {
    run: () => plain('/save', { fatherName: `Father ${(father += 1)}` }),
  });
  // The rival has changed the draft: its version is another one now.
  const save = saver(student, await draftOf(student));
  const measured: Measured[] = [];
  const measure = async (call: Call, against: Pick<Measured, 'rival' | 'most'> = {}) => {
    const one = { name: call.name, cost: await costOf(portal, call), ...against };
    measured.push(one);
    tell(line(one));
  };
  tell(`\nprocessor milliseconds a call, ${calls} calls each:`);
  const whole = () => office(WHOLE_AGREEMENTS);
  await measure(
    { name: 'ten whole agreements, nothing changed', run: whole },
    { rival: byStatement, most: MOST_TIMES.again },
  );
  await measure(
    { name: 'ten whole agreements, after a change', run: whole, before: change },
    { rival: byStatement, most: MOST_TIMES.anew },
  );
  await measure({
    name: 'ten agreements with $expand',
    run: () => office(`/api/MobilityAgreements?$top=10&$select=id&$expand=${EXPANDED}`),
  });
  await measure({
    name: 'a whole agreement',
    run: () => office(`/api/MobilityAgreements/${ids[(turn += 1) % ids.length]}`),
  });
  await measure({
    name: 'a student’s application',
    run: () => student(`/api/ApplicationStudentStudiesForms/${String(draft['id'])}`),
  });
  await measure({ name: 'a student’s save', run: save }, { rival: bySaves, most: MOST_TIMES.save });
  const missed = measured.filter(({ cost, rival, most }) => rival && most && ratio(cost, rival) > most);
  tell(`\n${missed.length} of ${measured.filter(({ most }) => most).length} above their limit`);
  agent.destroy();
  await Promise.all([portal.stop(), bare.stop(), database.destroy()]);
});

function line({ name, cost, rival, most }: Measured): string {
  const figures = `${name.padEnd(40)} server ${cost.server.toFixed(1).padStart(5)}, PostgreSQL ${cost.postgres.toFixed(1).padStart(5)}`;
  if (rival === undefined || most === undefined) return figures;
  const times = ratio(cost, rival);
  return `${figures}; bare ${rival.server.toFixed(1)} and ${rival.postgres.toFixed(1)}: ${times.toFixed(2)} times (limit ${most}: ${times <= most ? 'met' : 'MISSED'})`;
}

function ratio(cost: Cost, rival: Cost): number {
  return (cost.server + cost.postgres) / (rival.server + rival.postgres);
}
