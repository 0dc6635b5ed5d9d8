import { sql, type Transaction } from 'kysely';
import { faultReference } from 'shared-contracts/releases/faults/faultReference.ts';
import type { Fault, FaultReport, ToldFault } from 'shared-contracts/releases/faults/faultReports.ts';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { FaultSample } from '../tables.ts';

/** Different faults of one release: one that fails in ever new ways takes no room from the others. */
const MOST_OF_RELEASE = 100;
const MOST_KEPT = 2_000;
const MOST_SAMPLES = 5;

type Told = {
  readonly userId: number;
  readonly report: Pick<FaultReport, 'browser' | 'language'>;
  readonly commits: ReadonlyMap<string, string | null>;
  readonly now: Date;
};
/** A fault that nobody has told before. */
export type NewFault = Pick<Fault, 'module' | 'release' | 'name'> & { readonly reference: string };

/**
 * Keeps faults, each with those of other browsers that are the same.
 *
 * - commits: by {@link releaseKey}
 * - result.kept: those that there was room for; fresh: those of them that are new
 */
export async function keepFaults(
  transaction: Transaction<Tables>,
  faults: readonly ToldFault[],
  told: Told,
): Promise<{ readonly kept: readonly ToldFault[]; readonly fresh: readonly NewFault[] }> {
  const named = faults.map((fault) => ({ fault, reference: faultReference(fault) }));
  const fresh: NewFault[] = [];
  const kept: ToldFault[] = [];
  // In one order, so that two who tell the same do not wait for each other.
  for (const one of named.sort((a, b) => (a.reference < b.reference ? -1 : 1))) {
    const isNew = await insertNew(transaction, one.fault, one.reference, told);
    const { module, release, name } = one.fault;
    if (isNew) fresh.push({ module, release, name, reference: one.reference });
    if (await addTo(transaction, one.fault, one.reference, told)) kept.push(one.fault);
  }
  return { kept, fresh };
}

/** Names a release among those of all modules. */
export function releaseKey({ module, release }: Pick<Fault, 'module' | 'release'>): string {
  return `${module}/${release}`;
}

async function insertNew(
  transaction: Transaction<Tables>,
  fault: ToldFault,
  reference: string,
  { commits, now }: Told,
): Promise<boolean> {
  const { module, release, name, message, frames } = fault;
  const { rows } = await sql`
    insert into faults (module, release, reference, commit, name, message, frames, samples, first_at, last_at, times)
    select ${module}, ${release}, ${reference}, ${commits.get(releaseKey(fault)) ?? null}, ${name}, ${message},
      ${JSON.stringify(frames)}::jsonb, '[]', ${now}, ${now}, 0
    where (select count(*) from faults where module = ${module} and release = ${release}) < ${MOST_OF_RELEASE}
    on conflict do nothing
    returning id`.execute(transaction);
  return rows.length > 0;
}

/** Counts one more time of a fault. False for one that there is no room for. */
async function addTo(
  transaction: Transaction<Tables>,
  { module, release, message, page, times }: ToldFault,
  reference: string,
  { userId, report: { browser, language }, now }: Told,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('faults')
    .select(['id', 'samples'])
    .where('module', '=', module)
    .where('release', '=', release)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return false;
  const browserName = browser.version === 0 ? browser.name : `${browser.name} ${browser.version}`;
  const sample = { at: now.toISOString(), message, page, browser: browserName, language };
  await transaction
    .updateTable('faults')
    .set({
      last_at: now,
      times: sql<number>`least(times::bigint + ${times}, 1000000000)::integer`,
      samples: JSON.stringify(withSample(found.samples, sample)),
    })
    .where('id', '=', found.id)
    .execute();
  await transaction
    .insertInto('fault_people')
    .values({ fault_id: found.id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** One that says the same as another takes its place: different ones tell more. */
function withSample(samples: readonly FaultSample[], sample: FaultSample): readonly FaultSample[] {
  const key = ({ message, page, browser, language }: FaultSample) =>
    JSON.stringify([message, page, browser, language]);
  return [sample, ...samples.filter((other) => key(other) !== key(sample))].slice(0, MOST_SAMPLES);
}

/** Leaves the latest {@link MOST_KEPT} faults. Apart from what keeps them: of two that wait for each other one would fail. */
export async function leaveLatest(database: Database): Promise<void> {
  await sql`
    delete from faults where id in (
      select id from faults order by last_at desc, id desc offset ${MOST_KEPT} for update skip locked
    )`.execute(database);
}
