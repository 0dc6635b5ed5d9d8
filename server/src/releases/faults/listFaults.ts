import { sql } from 'kysely';
import { UNIVERSITY_TIME_ZONE } from 'shared-contracts/dates/universityTime.ts';
import { COUNTED_DAYS, type FaultList, MOST_LISTED } from 'shared-contracts/releases/faultCalls.ts';
import { COUNTED_KINDS } from 'shared-contracts/releases/faults/faultReports.ts';
import type { Database } from '../../database/database.ts';

/** More than browsers can have told of what is kept of one module's releases. */
const MOST_COUNTED = 200;

/** - reference: as the portal writes it */
export type AskedFaults = {
  readonly module?: string | undefined;
  readonly release?: string | undefined;
  readonly reference?: string | undefined;
};

/** Lists faults, the latest first, and what was counted of the same releases; of a reference that fault alone, and no counts. */
export async function listFaults(database: Database, asked: AskedFaults): Promise<FaultList> {
  const faults = await readFaults(database, asked);
  return {
    faults: faults.slice(0, MOST_LISTED),
    more: faults.length > MOST_LISTED,
    counts: asked.reference === undefined ? await readCounts(database, asked) : [],
    modules: await readModules(database),
  };
}

async function readFaults(
  database: Database,
  { module, release, reference }: AskedFaults,
): Promise<FaultList['faults']> {
  const rows = await database
    .selectFrom('faults')
    .selectAll()
    .select((query) =>
      query
        .selectFrom('fault_people')
        .whereRef('fault_people.fault_id', '=', 'faults.id')
        .select(sql<number>`count(*)::integer`.as('people'))
        .as('people'),
    )
    .$if(module !== undefined, (query) => query.where('module', '=', module ?? ''))
    .$if(release !== undefined, (query) => query.where('release', '=', release ?? ''))
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED + 1)
    .execute();
  return rows.map(({ first_at, last_at, frames: _frames, people, samples, ...fault }) => ({
    ...fault,
    samples: [...samples],
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
    people: people ?? 0,
  }));
}

async function readCounts(
  database: Database,
  { module, release }: AskedFaults,
): Promise<FaultList['counts']> {
  const rows = await database
    .selectFrom('fault_counts')
    .select(['kind', 'module', 'release', 'what'])
    .select([
      sql<number>`sum(times)::float8`.as('times'),
      sql<number>`max(longest_ms)::integer`.as('longestMs'),
    ])
    .where('kind', 'in', [...COUNTED_KINDS])
    .where(
      'day',
      '>',
      sql<string>`(now() at time zone ${UNIVERSITY_TIME_ZONE})::date - ${COUNTED_DAYS}::integer`,
    )
    .$if(module !== undefined, (query) => query.where('module', '=', module ?? ''))
    .$if(release !== undefined, (query) => query.where('release', '=', release ?? ''))
    .groupBy(['kind', 'module', 'release', 'what'])
    .orderBy('times', 'desc')
    .orderBy('module')
    .orderBy('release')
    .orderBy('what')
    .limit(MOST_COUNTED)
    .execute();
  return rows.map(({ kind, ...count }) => ({
    ...count,
    kind: COUNTED_KINDS.find((one) => one === kind) ?? 'unknown',
  }));
}

async function readModules(database: Database): Promise<FaultList['modules']> {
  const { rows } = await sql<{ module: string; releases: string[] }>`
    select module, array_agg(release order by release desc) as releases
    from (select module, release from faults union select module, release from fault_counts) as told
    group by module order by module`.execute(database);
  return rows;
}
