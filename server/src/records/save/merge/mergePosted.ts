import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { NestedOutcome } from '../setRules.ts';
import { isObject } from '../posted/body.ts';
import { mergeRecord } from './mergeRecord.ts';
import type { Key } from '../../model/key.ts';
import type { NamedReference } from '../posted/parsedMembers.ts';
import { refuse } from '../../../platform/problems/refusals.ts';
import { clearedErrors } from './requiredErrors.ts';
import { nestedRecords, type Resolved, resolveReferences } from './resolveReferences.ts';
import type { SaveContext } from '../saveContext.ts';
import type { SaveJob } from '../saveJob.ts';
import { serverSetErrors } from './serverSet.ts';
import type { MergedRecord, StoredRecord } from '../stored/storedRecord.ts';

/**
 * Lays what was posted over the stored record, once every record that it names is found and every record that it carries is made.
 *
 * - changedBelow: members whose links stay, but lead to a record that was changed
 *
 * Throws one 400 with everything that was refused of the body.
 */
export async function mergePosted(
  job: SaveJob,
  before: StoredRecord | null,
  context: SaveContext,
): Promise<{ readonly after: MergedRecord; readonly changedBelow: readonly string[] }> {
  const { definition, record, prefix } = job;
  const errors = [...job.errors];
  const isKnown = (reference: NamedReference, id: Key) =>
    before !== null && holds(before, reference.path.slice(prefix.length), id);
  const resolved = await resolveReferences(context.database, context.caller, record.members, isKnown, errors);
  errors.push(...serverSetErrors(definition, before, { members: record.members, resolved }, prefix));
  const nested = await saveNested(job, before, resolved, context);
  refuse([...errors, ...nested.errors]);
  const after = mergeRecord(definition, before, record.members, new Map([...resolved, ...nested.ids]));
  refuse(clearedErrors(definition, after, prefix));
  return { after, changedBelow: nested.changed };
}

async function saveNested(
  { definition, record }: SaveJob,
  before: StoredRecord | null,
  resolved: Resolved,
  context: SaveContext,
): Promise<NestedOutcome> {
  const records = nestedRecords(record.members);
  if (records.length === 0) return { ids: new Map(), errors: [], changed: [] };
  const after = mergeRecord(definition, before, record.members, resolved);
  const outcome = await context.rulesOf(definition.root)?.saveNested?.({ records, before, after }, context);
  return outcome ?? { ids: new Map(), errors: records.map(notFoundAt), changed: [] };
}

function notFoundAt({ path }: { readonly path: string }): FieldError {
  return { field: path, code: 'reference-not-found' };
}

/** Tells whether a record refers to another one already, at the same place or under the same member of one of its children. */
function holds(before: StoredRecord, path: string, id: Key): boolean {
  const [member = '', ...below] = path.split('/');
  const value = before[member];
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.some((item) => (isObject(item) ? item[below.at(-1) ?? ''] : item) === id);
}
