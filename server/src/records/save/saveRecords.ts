import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import type { SetDefinition } from '../model/definition.ts';
import { readRecord } from '../read/readRecord.ts';
import type { BodyObject } from './posted/body.ts';
import { changeAsCaller, type SaveServices } from './transaction/changeTransaction.ts';
import {
  claimKey,
  type Earlier,
  keepSaved,
  type Repeatable,
  savedDifferently,
} from './transaction/idempotencyKey.ts';
import type { Key } from '../model/key.ts';
import { parseRecord } from './posted/parseRecord.ts';
import { requireSomeGrant } from '../grants/grants.ts';
import type { SaveContext } from './saveContext.ts';
import type { SaveJob } from './saveJob.ts';
import { addressOf } from './stored/version.ts';
import { newRecord, type Saved, saveRecord } from './saveRecord.ts';
import { lockRecords, type MergedRecord } from './stored/storedRecord.ts';

export type SaveRequest = {
  readonly definition: SetDefinition;
  readonly records: readonly BodyObject[];
  /** The body was an array: paths of refused members begin with the index. */
  readonly isArray: boolean;
  /** Version from the header `If-Match`: all records of the body must have it. */
  readonly version: string | undefined;
  /** Key from the header `Idempotency-Key`; counts where something is created. */
  readonly idempotencyKey?: string | undefined;
};

/** Saves the records of one body in a transaction of its own, as {@link saveInTransaction} does. */
export async function saveRecords(
  services: SaveServices,
  by: { readonly caller: SignedInCaller; readonly requestId: string },
  request: SaveRequest,
): Promise<readonly unknown[]> {
  return changeAsCaller(services, by, (context) => saveInTransaction(context, request));
}

/**
 * Saves the records of one body, and gives for each the record as the caller may read it now.
 *
 * - a deleted record, and one that left the caller's reach, is answered by its id and what the caller posted
 *
 * Throws a `Problem` for whatever is refused; the transaction must be rolled back then.
 */
export async function saveInTransaction(
  context: SaveContext,
  request: SaveRequest,
): Promise<readonly unknown[]> {
  const { caller, database } = context;
  requireSomeGrant(caller, request.definition);
  const jobs = request.records.map((record, index) => toJob(request, context, { record, index }));
  const repeatable = repeatableOf(request, jobs, caller);
  const earlier = repeatable && (await claimKey(database, repeatable, context.now));
  if (earlier !== undefined) return answerAgain(earlier, jobs, request);
  // One record is locked when it is looked for.
  if (jobs.length > 1)
    await lockRecords(
      database,
      request.definition,
      jobs.flatMap(({ record }) => (record.id === undefined ? [] : [record.id])),
    );
  const answers: unknown[] = [];
  const ids: Key[] = [];
  for (const [index, job] of jobs.entries()) {
    const saved = await saveRecord(job, context);
    ids.push(saved.id);
    answers.push(await answer(job, saved, request.records[index] ?? {}));
  }
  if (repeatable !== undefined) await keepSaved(database, repeatable, ids);
  return answers;
}

/** Makes the record that saving a new one would store, and stores nothing. Throws a `Problem` as {@link saveInTransaction} does. */
export async function newInTransaction(
  context: SaveContext,
  definition: SetDefinition,
  posted: BodyObject,
): Promise<MergedRecord> {
  const request = { definition, records: [posted], isArray: false, version: undefined };
  return newRecord(toJob(request, context, { record: posted, index: 0 }), context);
}

/** Only what creates something can do harm when it is repeated: a repeated change is an old version, or changes nothing more. */
function repeatableOf(
  { idempotencyKey: key, records }: SaveRequest,
  jobs: readonly SaveJob[],
  caller: SignedInCaller,
): Repeatable | undefined {
  const [first] = jobs;
  const isCreation = jobs.some(({ record }) => record.id === undefined);
  if (key === undefined || first === undefined || !isCreation) return undefined;
  return { userId: caller.id, key, set: first.definition.root, records };
}

/** Answers a repeated creation with its records as they are now, or says that they hold something else than is posted now. */
async function answerAgain(
  { ids, isSame }: Earlier,
  jobs: readonly SaveJob[],
  { records, isArray }: SaveRequest,
): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  for (const [index, job] of jobs.entries()) {
    const id = ids[index];
    if (id !== undefined) answers.push(await answer(job, { id, isDeleted: false }, records[index] ?? {}));
  }
  if (!isSame) {
    const [job] = jobs;
    const [id] = ids;
    const isOne = !isArray && job !== undefined && id !== undefined;
    throw savedDifferently(
      isArray ? answers : answers[0],
      isOne ? addressOf(job.definition.name, id) : undefined,
    );
  }
  return answers;
}

function toJob(
  { definition, isArray, version }: SaveRequest,
  context: SaveContext,
  { record, index }: { readonly record: BodyObject; readonly index: number },
): SaveJob {
  const errors: FieldError[] = [];
  const prefix = isArray ? `${index}/` : '';
  return {
    definition,
    record: parseRecord(definition, record, prefix, errors),
    version,
    errors,
    prefix,
    readCurrent: async (id: Key) => ({
      set: definition.name,
      id,
      current: await readRecord({ database: context.database }, context.caller, definition, id),
    }),
  };
}

async function answer(job: SaveJob, saved: Saved, posted: BodyObject): Promise<unknown> {
  const current = saved.isDeleted ? null : (await job.readCurrent(saved.id)).current;
  if (current !== null) return current;
  const members = Object.entries(posted).filter(
    ([member]) => Object.hasOwn(job.definition.fields, member) || member === '$state',
  );
  return { ...Object.fromEntries(members), id: saved.id };
}
