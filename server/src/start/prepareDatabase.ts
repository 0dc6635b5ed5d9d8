import { loadReference } from '../reference/loadReference.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { oneServerAtATime } from '../database/oneServerAtATime.ts';

export type PrepareOptions = {
  /** How many sample agreements a database without a sample gets; 0 for none. */
  readonly sampleAgreements: number;
  /** Erasmus code of the university that runs the portal; absent: the one that the shipped lists put first. */
  readonly localInstitution?: string | undefined;
  /** Gives a database without a sample what an office needs before it can answer a partner. */
  readonly hasDemoOffice?: boolean;
  /** Told what begins now, as in "Loading the reference data". */
  readonly tell?: (step: string) => void;
  readonly today?: Date;
};

export type Prepared = {
  readonly migrations: readonly string[];
  readonly wroteReference: boolean;
  readonly wroteSample: boolean;
};

const PROGRESS_EVERY = 50_000;

/**
 * Brings a database to the state that the server needs: tables, reference data, and the sample where it is wanted.
 *
 * - whatever is up to date already is left alone, so that a second start takes milliseconds
 * - a sample that is there stays as it is, with all that people did to it, even when another size is asked for
 * - servers of one portal that start at the same time do this one after the other; it takes two connections
 */
export async function prepareDatabase(database: Database, options: PrepareOptions): Promise<Prepared> {
  return oneServerAtATime(database, () => prepare(database, options));
}

async function prepare(database: Database, options: PrepareOptions): Promise<Prepared> {
  const { sampleAgreements, localInstitution, hasDemoOffice = false, tell = () => {}, today } = options;
  tell('Bringing the database tables up to date');
  const migrations = await migrate(database);
  const wroteReference = await loadReference(database, { localInstitution, tell });
  const wroteSample = sampleAgreements > 0 && (await writeSample(database, options));
  if (hasDemoOffice) {
    const { loadDemoOffice } = await import('../demonstration/sample/loadDemoOffice.ts');
    await loadDemoOffice(database, today);
  }
  return { migrations, wroteReference, wroteSample };
}

/** Gives whether the sample was not there yet. It is loaded here alone: an image for production has none. */
async function writeSample(
  database: Database,
  { sampleAgreements, tell = () => {}, today }: PrepareOptions,
): Promise<boolean> {
  const { loadedSample, loadSample } = await import('../demonstration/sample/loadSample.ts');
  if ((await loadedSample(database)) !== undefined) return false;
  tell(`Making the sample with ${sampleAgreements} agreements`);
  const onProgress = (count: number) => {
    if (count % PROGRESS_EVERY === 0) tell(`Made ${count} of ${sampleAgreements} agreements`);
  };
  await loadSample(database, { agreements: sampleAgreements, onProgress, ...(today && { today }) });
  return true;
}
