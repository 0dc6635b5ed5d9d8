import { isDeepStrictEqual } from 'node:util';
import type { SetDefinition } from '../../model/definition.ts';
import type { StoredRecord } from './storedRecord.ts';

/** Lists the members in which two states of a record differ; every member of a new record. */
export function changedMembers(
  definition: SetDefinition,
  before: StoredRecord | null,
  after: StoredRecord,
): string[] {
  return [...Object.keys(definition.fields), ...Object.keys(definition.links)].filter(
    (member) =>
      !isDeepStrictEqual(
        before?.[member] ?? emptyOf(definition, member),
        after[member] ?? emptyOf(definition, member),
      ),
  );
}

function emptyOf(definition: SetDefinition, member: string): unknown {
  const kind = definition.links[member]?.kind;
  return kind === 'ownedMany' || kind === 'linkedMany' ? [] : null;
}
