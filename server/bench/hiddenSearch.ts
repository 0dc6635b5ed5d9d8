import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/database.ts';
import { asker } from './benchCalls.ts';
import type { CallsListening } from './callsServer.ts';
import { manyApplications } from './manyApplications.ts';
import { tell, withBenchDatabase } from './support/benchSetting.ts';
import { start } from './support/forked.ts';

/** Share of pairs whose time may tell which of the two names another student has; of times that tell nothing it is a half. */
const MOST_TOLD = 0.6;
const { values } = parseArgs({
  options: { applications: { type: 'string', default: '12000' }, pairs: { type: 'string', default: '200' } },
});

const SYLLABLES = ['ka', 'lo', 'ge', 'ro', 'pou', 'mi', 'ta', 'ni', 've', 'sti', 'da', 'xe'];
const nameOf = (serial: number) =>
  [0, 1, 2, 3, 4].map((place) => SYLLABLES[Math.floor(serial / 12 ** place) % 12]).join('');

/** Measures whether the time of a student's search tells that another student's application has a name. */
await withBenchDatabase(1200, async (url) => {
  const database = openDatabase(url, { connections: 1 });
  await manyApplications(database, Number(values.applications));
  const pairs = Number(values.pairs);
  const names = Array.from({ length: pairs }, (_, pair) => ({
    hidden: nameOf(7919 * (2 * pair + 1)),
    nobodys: nameOf(7919 * (2 * pair + 2)),
  }));
  await sql`
    with hidden as (select name, row_number() over () as turn from unnest(${names.map(({ hidden }) => hidden)}::text[]) name),
    copies as (select application_id, row_number() over (order by application_id desc) as turn from application_student_data)
    update application_student_data data set family_name_latin = hidden.name from copies join hidden using (turn)
    where data.application_id = copies.application_id`.execute(database);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const portal = await start<CallsListening>('callsServer.ts', url);
  const student = asker(portal.listening.port, portal.listening.tokens.student, agent);
  const timeOf = async (name: string) => {
    const began = performance.now();
    await student(`/api/ApplicationStudentStudiesForms?$search=${name}&$select=id&$count=true`);
    return performance.now() - began;
  };
  // The first ones open connections and plan statements.
  for (let call = 0; call < 60; call += 1) await timeOf(nameOf(call + 1));
  const times: { readonly hidden: number; readonly nobodys: number }[] = [];
  for (const [pair, { hidden, nobodys }] of names.entries())
    if (pair % 2 === 0) times.push({ hidden: await timeOf(hidden), nobodys: await timeOf(nobodys) });
    else {
      const second = await timeOf(nobodys);
      times.push({ hidden: await timeOf(hidden), nobodys: second });
    }
  const longer = times.filter((time) => time.hidden > time.nobodys).length / pairs;
  const told = Math.max(longer, 1 - longer);
  const [hidden, nobodys] = [
    median(times.map((time) => time.hidden)),
    median(times.map((time) => time.nobodys)),
  ];
  tell(`a name that another student has: ${hidden.toFixed(1)} ms; that nobody has: ${nobodys.toFixed(1)} ms`);
  tell(
    `the longer time is of the same kind in ${(told * 100).toFixed(0)} % of ${pairs} pairs (limit ${MOST_TOLD * 100} %: ${told <= MOST_TOLD ? 'met' : 'MISSED'})`,
  );
  agent.destroy();
  await Promise.all([portal.stop(), database.destroy()]);
});

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
