import type { SetDefinition } from '../../model/definition.ts';
import type { StoredRecord } from './storedRecord.ts';

/** Copies a record without its own id and those of its children, to compare contents; ids of other records stay. */
export function withoutIds(definition: SetDefinition, record: StoredRecord): StoredRecord {
  const { id: _id, ...rest } = record;
  const children = Object.entries(definition.links).flatMap(([member, link]) =>
    link.kind === 'ownedMany' || link.kind === 'ownedOne'
      ? [[member, childrenOf(record, member).map((child) => withoutIds(link.target, child))] as const]
      : [],
  );
  return { ...rest, ...Object.fromEntries(children) };
}

/** Lists the owned children of a record under one member; `ownedOne` gives none or one. */
export function childrenOf(record: StoredRecord | null, member: string): readonly StoredRecord[] {
  const value = record?.[member] ?? [];
  return (Array.isArray(value) ? value : [value]).filter(
    (child): child is StoredRecord => typeof child === 'object' && child !== null,
  );
}
