import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import {
  ACTIVE_AGREEMENTS,
  agreementFilter,
  type AgreementFilter,
} from 'shared-contracts/agreements/agreementFilter.ts';
import { WAITING_STEPS } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { countRecords } from '../src/data/records.ts';
import type { Database } from '../src/database/database.ts';
import { DERIVED_AGREEMENT_MEMBERS } from '../src/exchange/agreementMembers.ts';
import { overviewReader } from '../src/overview/overviewReader.ts';
import { countCharts } from '../src/overview/readCharts.ts';
import { tell, withEachDatabase } from './support/benchSetting.ts';

/** Aim of the portal's owner for the overview, in milliseconds, at 1,200 and at 100,000 agreements. */
const LIMIT_MS = 300;
const RUNS = 9;
const OFFICE = { id: 1, permissions: ROLE_PERMISSIONS.IRO };
const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1200,100000' } } });

/**
 * Measures the overview as the office reads it, at several sizes, against `DATABASE_URL` or the embedded PostgreSQL: after a change, when
 * nothing has changed, its charts, and for comparison the same numbers counted list by list. The databases are kept for the next run.
 */
async function main(): Promise<void> {
  await withEachDatabase(values.sizes, measure);
}

async function measure(database: Database, size: number): Promise<void> {
  const services = {
    database,
    clock: () => new Date(),
    isConnected: true,
    fileRoom: async () => ({ state: 'ok' as const }),
  };
  const read = overviewReader(services);
  const change = () =>
    sql`update change_counters set version = version + 1 where set_name = 'MobilityAgreements'`.execute(
      database,
    );
  const changed = await medianOf(() => read(OFFICE), change);
  const unchanged = await medianOf(() => read(OFFICE));
  const charts = await medianOf(() => countCharts(database, OFFICE, new Date()));
  const separate = await medianOf(() => countOneByOne(database));
  tell(`\n${new Intl.NumberFormat('en').format(size)} agreements, median of ${RUNS}`);
  for (const [name, ms] of [
    ['after a change', changed],
    ['when nothing has changed', unchanged],
    ['charts after a change', charts],
  ] as const)
    tell(
      `${name}: ${ms.toFixed(1)} ms, ${(ms / LIMIT_MS).toFixed(2)} of the limit of ${LIMIT_MS} ms, ${ms < LIMIT_MS ? 'met' : 'MISSED'}`,
    );
  tell(
    `its numbers counted list by list: ${separate.toFixed(1)} ms, ${(separate / changed).toFixed(2)} x the whole overview after a change`,
  );
}

/** What the page would cost if it asked the list for each of its numbers. */
async function countOneByOne(database: Database): Promise<void> {
  const today = new Date();
  const year = academicYearOf(today);
  const asked: readonly AgreementFilter[] = [
    {},
    ...WAITING_STEPS.map((waiting) => ({ waiting })),
    { waiting: 'later' },
    { waiting: 'partner' },
    { ends: year },
    { ends: year + 1 },
    { idle: 'yes' },
    { undelivered: 'yes' },
  ];
  for (const filter of asked) {
    await countRecords(database, 'MobilityAgreements', {
      caller: OFFICE,
      derived: DERIVED_AGREEMENT_MEMBERS,
      filters: { total: agreementFilter({ ...ACTIVE_AGREEMENTS, ...filter }, today) },
    });
  }
}

async function medianOf(run: () => Promise<unknown>, before?: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index <= RUNS; index += 1) {
    await before?.();
    const started = performance.now();
    await run();
    // The first one opens connections and warms the database up.
    if (index > 0) times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

await main();
