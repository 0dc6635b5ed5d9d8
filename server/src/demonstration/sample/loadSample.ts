import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { agreementMaker } from './agreements/agreements.ts';
import type { AgreementMaker, Placement } from './agreements/agreements.ts';
import { createApplications } from './applications/applications.ts';
import { assignSample } from './staff/assignSample.ts';
import { addCopiesApart } from './agreements/copiesApart.ts';
import { sampleCalendar } from './chance/days.ts';
import { createEctsCoordinators } from './staff/ectsCoordinators.ts';
import { createFactsheets } from './partners/factsheets.ts';
import { moveSequences, prepareLoad, vacuumSample } from './context/loadMode.ts';
import { createLocalStaff } from './staff/localStaff.ts';
import { createPartners } from './partners/partners.ts';
import { createSampleContext } from './context/sampleContext.ts';
import type { SampleContext } from './context/sampleContext.ts';

export type SampleOptions = {
  /** How many agreements; everything else follows. */
  readonly agreements: number;
  /** Day around which the sample lies; the same day and number give the same sample. */
  readonly today?: Date;
  readonly onProgress?: (agreements: number) => void;
};

const META_KEY = 'sample-data';
const AGREEMENTS_PER_BATCH = 2000;
const AGREEMENTS_PER_TURN = 20;
/** Applications choose among the stays of the first agreements, so that every size has the same applications. */
const AGREEMENTS_WITH_PLACEMENTS = 1200;

/**
 * Writes the invented sample in one transaction.
 *
 * Throws when the database holds a sample or agreements already, or no reference data.
 */
export async function loadSample(database: Database, options: SampleOptions): Promise<void> {
  const { agreements, today = new Date(), onProgress } = options;
  await database.transaction().execute(async (transaction) => {
    await requireEmpty(transaction);
    const restore = await prepareLoad(transaction, agreements);
    const context = await createSampleContext(transaction, sampleCalendar(today));
    const makeAgreement = await createSurroundings(context, agreements);
    await context.batches.flush(transaction);

    const placements = await writeAgreements(transaction, context, { agreements, makeAgreement, onProgress });
    createApplications(context, placements);
    await context.batches.flush(transaction);
    await assignSample(transaction);
    await addCopiesApart(transaction, context.apart);
    await restore();
    await moveSequences(transaction);
    await beginHistories(transaction);
    const value = JSON.stringify({ agreements, today: today.toISOString() });
    await transaction.insertInto('portal_meta').values({ key: META_KEY, value }).execute();
    await sql`update change_counters set version = version + 1`.execute(transaction);
  });
  await vacuumSample(database);
}

/** Who made an agreement or an application and when; what it was then nobody invents. */
async function beginHistories(database: Database): Promise<void> {
  await sql`
    insert into audit_entries (at, user_id, set_name, record_id, operation)
    select date_created, owner_id, 'MobilityAgreements', id, 'create' from agreements
    union all select date_created, owner_id, 'ApplicationStudentStudiesForms', id, 'create' from applications order by 3, 4`.execute(
    database,
  );
}

type Work = {
  readonly agreements: number;
  readonly makeAgreement: AgreementMaker;
  readonly onProgress: SampleOptions['onProgress'];
};

/** Makes the next batch while the database writes the one before; gives the stays that students may choose. */
async function writeAgreements(
  database: Database,
  { batches }: SampleContext,
  work: Work,
): Promise<readonly Placement[]> {
  const placements: Placement[] = [];
  let writing = Promise.resolve();
  for (let index = 0; index < work.agreements; index += 1) {
    const placement = work.makeAgreement(index);
    if (placement && index < AGREEMENTS_WITH_PLACEMENTS) placements.push(placement);
    // Lets the driver send the next statement of the batch that is being written.
    if (index % AGREEMENTS_PER_TURN === 0) await setImmediate();
    if ((index + 1) % AGREEMENTS_PER_BATCH !== 0) continue;
    await writing;
    writing = batches.flush(database);
    // Thrown where it is awaited, a batch later.
    writing.catch(() => undefined);
    work.onProgress?.(index + 1);
  }
  await writing;
  return placements;
}

/** Tells how many agreements the sample in the database was made with; undefined when there is none. */
export async function loadedSample(database: Database): Promise<number | undefined> {
  const row = await database
    .selectFrom('portal_meta')
    .select('value')
    .where('key', '=', META_KEY)
    .executeTakeFirst();
  return row && Number(row.value.agreements);
}

async function createSurroundings(context: SampleContext, agreements: number) {
  const staff = createLocalStaff(context);
  const partners = createPartners(context, agreements);
  const factsheets = await createFactsheets(context, partners);
  createEctsCoordinators(context);
  return agreementMaker(context, { staff, partners, factsheets });
}

async function requireEmpty(database: Database): Promise<void> {
  const { rows } = await sql<{ filled: boolean }>`select exists (select from agreements) as filled`.execute(
    database,
  );
  if (rows[0]?.filled || (await loadedSample(database)) !== undefined) {
    throw new Error('The database has agreements already; the sample goes into an empty one only.');
  }
}
