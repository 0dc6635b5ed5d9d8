import { idsByMember } from './resolveReferences.ts';
import type { Key } from '../../model/key.ts';
import { conflict, notFound, refuse } from '../../../platform/problems/refusals.ts';
import type { SaveContext } from '../saveContext.ts';
import type { SaveJob } from '../saveJob.ts';
import { lockRecords } from '../stored/storedRecord.ts';

/** - isNamed: the body says which record it means, by the id or a unique member; else the set's own rule has recognised it */
export type Existing = { readonly id: Key; readonly isNamed: boolean };

/**
 * Finds and locks the record that a posted one means: by its id, else by a unique member, else by the set's own rule.
 *
 * - undefined: the posted record is a new one
 *
 * Throws `not-found` for an id that no record has, and `conflict` for an insert (`$state` 1) of a record that is there.
 */
export async function findExisting(
  { definition, record, prefix }: SaveJob,
  context: SaveContext,
): Promise<Existing | undefined> {
  if (record.id !== undefined) {
    if (record.state === 'insert') refuse([{ field: `${prefix}id`, code: 'read-only' }]);
    const locked = await lockRecords(context.database, definition, [record.id]);
    if (!locked.has(record.id)) throw notFound();
    return { id: record.id, isNamed: true };
  }
  const named = await byUniqueMember(definition, record, context);
  const id = named ?? (await byRule(definition, record, context));
  if (id === undefined) return undefined;
  if (record.state === 'insert') {
    throw conflict({ en: 'There is such a record already.', el: 'Υπάρχει ήδη τέτοια εγγραφή.' });
  }
  await lockRecords(context.database, definition, [id]);
  return { id, isNamed: named !== undefined };
}

async function byUniqueMember(
  definition: SaveJob['definition'],
  record: SaveJob['record'],
  context: SaveContext,
): Promise<Key | undefined> {
  for (const member of definition.uniqueMembers ?? []) {
    const value = record.members.fields.get(member);
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const id = (await idsByMember(context.database, definition, member, [value])).get(value);
    if (id !== undefined) return id;
  }
  return undefined;
}

async function byRule(
  { root }: SaveJob['definition'],
  record: SaveJob['record'],
  context: SaveContext,
): Promise<Key | undefined> {
  return context.rulesOf(root)?.findExisting?.(record.members, context);
}
