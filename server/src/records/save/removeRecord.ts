import type { Key } from '../model/key.ts';
import { conflict, notPermitted, refuse } from '../../platform/problems/refusals.ts';
import { grantsOn } from '../grants/grants.ts';
import { matchingGrants } from '../grants/matchingGrants.ts';
import { log, type SaveContext, store } from './saveContext.ts';
import type { SaveJob } from './saveJob.ts';
import type { StoredRecord } from './stored/storedRecord.ts';
import { staleProblem, type VersionCheck } from './stored/version.ts';
import { deleteRecord } from './write/writeRecord.ts';

/**
 * Deletes a record: for good, or by its mark `isDeleted` in the sets that have one.
 *
 * - otherChanges: members that the same body changes besides; a deletion takes none
 */
export async function removeRecord(
  job: SaveJob,
  {
    id,
    before,
    check,
    otherChanges,
  }: {
    readonly id: Key;
    readonly before: StoredRecord;
    readonly check: VersionCheck;
    readonly otherChanges: readonly string[];
  },
  context: SaveContext,
): Promise<void> {
  const grants = grantsOn(context.caller, 'delete', job.definition);
  if ((await matchingGrants(context.database, context.caller, grants, job.definition, before)).length === 0)
    throw notPermitted();
  if (check === 'other') throw staleProblem(check, await job.readCurrent(id));
  refuse(otherChanges.map((member) => ({ field: job.prefix + member, code: 'read-only' })));
  if (before.isDeleted === true) {
    throw conflict({ en: 'The record has been deleted already.', el: 'Η εγγραφή έχει ήδη διαγραφεί.' });
  }
  await context.rulesOf(job.definition.root)?.checkDelete?.(before, context);
  if (job.definition.fields.isDeleted !== undefined) {
    await store(context, job.definition, {
      before,
      after: { ...before, isDeleted: true },
      operation: 'delete',
    });
    return;
  }
  await deleteRecord(context.database, job.definition, id);
  await log(context, { set: job.definition.root, id, operation: 'delete', before, after: null });
}
