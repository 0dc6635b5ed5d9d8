import { isDeepStrictEqual } from 'node:util';
import type { ChildSetName, SetName } from 'shared-contracts/sets.ts';
import type { Link, SetDefinition } from '../model/definition.ts';
import { MODEL } from '../model/model.ts';
import type { Key } from '../model/key.ts';
import type { ParsedChild, ParsedLink, ParsedList, ParsedMembers } from './parsedMembers.ts';
import type { Resolved } from './resolveReferences.ts';
import { keyOf, type MergedOf, type MergedRecord, type StoredRecord } from './storedRecord.ts';

/**
 * Lays posted members over a stored record; members that were not posted keep their value, or get their default in a new record.
 *
 * - before: null for a new record
 * - children without an id, and with the id of another record's child, are new ones: nobody's child changes hands
 */
export function mergeRecord<Name extends SetName | ChildSetName>(
  definition: SetDefinition<Name>,
  before: StoredRecord | null,
  members: ParsedMembers,
  resolved: Resolved,
): MergedOf<Name> {
  const merged: MergedRecord = before === null ? {} : { id: before.id };
  for (const [member, field] of Object.entries(definition.fields)) {
    const reference = members.references.get(member);
    if (field.references !== undefined && reference !== undefined)
      merged[member] = reference === null ? null : (resolved.get(reference) ?? null);
    else if (members.fields.has(member) && field.isServerSet !== true)
      merged[member] = postedValue(definition, before, member, members.fields.get(member));
    else merged[member] = before === null ? (field.default ?? null) : before[member];
  }
  for (const [member, link] of Object.entries(definition.links)) {
    merged[member] = mergeLink(member, link, before, members, resolved);
  }
  // It has the members of its definition, one by one.
  return merged as MergedOf<Name>;
}

function postedValue(
  definition: SetDefinition,
  before: StoredRecord | null,
  member: string,
  value: unknown,
): unknown {
  if (value === null && before === null) return definition.fields[member]?.default ?? null;
  return value;
}

function mergeLink(
  member: string,
  link: Link,
  before: StoredRecord | null,
  members: ParsedMembers,
  resolved: Resolved,
): unknown {
  if (link.kind === 'toOne') {
    const reference = members.references.get(member);
    if (reference === undefined) return before?.[member] ?? null;
    return reference === null ? null : (resolved.get(reference) ?? null);
  }
  if (link.kind === 'linkedMany') {
    const list = members.links.get(member);
    return list === undefined
      ? linkedIds(before, member)
      : mergeLinks(linkedIds(before, member), list, resolved);
  }
  const list = members.children.get(member);
  const stored = childrenOf(before, member);
  const children =
    list === undefined
      ? stored
      : unlessEqual(MODEL[link.set], stored, mergeChildren(MODEL[link.set], stored, list, resolved));
  return link.kind === 'ownedOne' ? (children.at(-1) ?? null) : children;
}

function mergeLinks(
  stored: readonly Key[],
  list: ParsedList<ParsedLink>,
  resolved: Resolved,
): readonly Key[] {
  const ids = new Set(list.isDelta ? stored : []);
  for (const item of list.items) {
    const id = resolved.get(item.reference);
    if (id === undefined) continue;
    if (item.isRemoved) ids.delete(id);
    else ids.add(id);
  }
  return [...ids].sort((a, b) => (a < b ? -1 : 1));
}

function mergeChildren(
  definition: SetDefinition,
  stored: readonly StoredRecord[],
  list: ParsedList<ParsedChild>,
  resolved: Resolved,
): readonly StoredRecord[] {
  const own = new Map(stored.map((child) => [keyOf(child.id), child]));
  const taken = new Set<Key>();
  const posted = list.items.flatMap((item) => {
    // A second child with the same id is a copy that somebody made of the first: a new one.
    const before = item.id === undefined || taken.has(item.id) ? undefined : own.get(item.id);
    if (before !== undefined) taken.add(keyOf(before.id));
    return item.isRemoved
      ? []
      : [{ before, child: mergeRecord(definition, before ?? null, item.members, resolved) }];
  });
  if (!list.isDelta) return posted.map(({ child }) => child);
  const changed = new Map(posted.map(({ before, child }) => [before, child]));
  const kept = stored
    .filter((child) => !taken.has(keyOf(child.id)) || changed.has(child))
    .map((child) => changed.get(child) ?? child);
  return [...kept, ...posted.filter(({ before }) => before === undefined).map(({ child }) => child)];
}

/** Clients strip ids before they save; children that say the same stay the same rows. */
function unlessEqual(
  definition: SetDefinition,
  stored: readonly StoredRecord[],
  merged: readonly StoredRecord[],
): readonly StoredRecord[] {
  const contents = (children: readonly StoredRecord[]) =>
    children.map((child) => withoutIds(definition, child));
  return isDeepStrictEqual(contents(stored), contents(merged)) ? stored : merged;
}

/** Copies a record without its own id and those of its children, to compare contents; ids of other records stay. */
export function withoutIds(definition: SetDefinition, record: StoredRecord): StoredRecord {
  const { id: _id, ...rest } = record;
  const children = Object.entries(definition.links).flatMap(([member, link]) =>
    link.kind === 'ownedMany' || link.kind === 'ownedOne'
      ? [[member, childrenOf(record, member).map((child) => withoutIds(MODEL[link.set], child))] as const]
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

/** Lists the ids of a linked set, ascending. */
export function linkedIds(record: StoredRecord | null, member: string): readonly Key[] {
  const value = record?.[member];
  return Array.isArray(value) ? value.map(keyOf) : [];
}
