import { isDeepStrictEqual } from 'node:util';
import type { ChildSetName, SetName } from 'shared-contracts/sets/sets.ts';
import type { Link, SetDefinition } from '../../model/definition.ts';
import { type Key, keyOf } from '../../model/key.ts';
import type { ParsedChild, ParsedLink, ParsedList, ParsedMembers } from '../posted/parsedMembers.ts';
import type { Resolved } from './resolveReferences.ts';
import { childrenOf, withoutIds } from '../stored/childRecords.ts';
import { isNothing, isOptionalPart } from '../stored/optionalPart.ts';
import { pairChildren } from './pairChildren.ts';
import type { MergedOf, MergedRecord, StoredRecord } from '../stored/storedRecord.ts';

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
    if (field.references !== undefined && field.isServerSet !== true && reference !== undefined)
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
      : unlessEqual(link.target, stored, mergeChildren(link, stored, list, resolved));
  if (link.kind !== 'ownedOne') return children;
  const child = children.at(-1) ?? null;
  if (!isOptionalPart(link) || !isNothing(link.target, child)) return child;
  // A part of which nothing is filled in is none; one that is stored so stays, as a save that says the same changes nothing.
  const own = stored.at(-1) ?? null;
  return child !== null && isNothing(link.target, own) ? own : null;
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

type OwningLink = Extract<Link, { readonly kind: 'ownedMany' | 'ownedOne' }>;

function mergeChildren(
  link: OwningLink,
  stored: readonly StoredRecord[],
  list: ParsedList<ParsedChild>,
  resolved: Resolved,
): readonly StoredRecord[] {
  const definition = link.target;
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
  if (!list.isDelta) {
    const children = posted.map(({ child }) => child);
    const free = stored.filter((child) => !taken.has(keyOf(child.id)));
    // Comparing each with each is for lists that cannot grow without end.
    const isBounded = link.kind === 'ownedOne' || link.maxItems !== undefined;
    return isBounded ? withStoredIds(definition, free, children) : children;
  }
  const changed = new Map(posted.map(({ before, child }) => [before, child]));
  const kept = stored
    .filter((child) => !taken.has(keyOf(child.id)) || changed.has(child))
    .map((child) => changed.get(child) ?? child);
  return [...kept, ...posted.filter(({ before }) => before === undefined).map(({ child }) => child)];
}

/** Clients strip ids before they save: a child without one that is a stored child all the same, changed or not, keeps its id, and what the server set of it. */
function withStoredIds(
  definition: SetDefinition,
  free: readonly StoredRecord[],
  posted: readonly StoredRecord[],
): readonly StoredRecord[] {
  const serverSet = Object.entries(definition.fields).flatMap(([member, { isServerSet }]) =>
    isServerSet === true ? [member] : [],
  );
  const pick = (child: StoredRecord, members: readonly string[]) =>
    Object.fromEntries(members.map((member) => [member, child[member]]));
  // No client says what the server sets: it tells no child from another.
  const comparable = new Map(
    free.map((child) => [
      { ...child, ...Object.fromEntries(serverSet.map((member) => [member, null])) },
      child,
    ]),
  );
  const unnamed = posted.filter(({ id }) => id === undefined);
  const kept = new Map(
    pairChildren(definition, [...comparable.keys()], unnamed).flatMap(({ before, after }) => {
      const stored = before === null ? undefined : comparable.get(before);
      return stored === undefined || after === null
        ? []
        : [[after, pick(stored, ['id', ...serverSet])] as const];
    }),
  );
  return posted.map((child) => ({ ...child, ...kept.get(child) }));
}

/** A list that says what is stored stays as it is, with the ids of all that lies within. */
function unlessEqual(
  definition: SetDefinition,
  stored: readonly StoredRecord[],
  merged: readonly StoredRecord[],
): readonly StoredRecord[] {
  const contents = (children: readonly StoredRecord[]) =>
    children.map((child) => withoutIds(definition, child));
  return isDeepStrictEqual(contents(stored), contents(merged)) ? stored : merged;
}

/** Lists the ids of a linked set, ascending. */
export function linkedIds(record: StoredRecord | null, member: string): readonly Key[] {
  const value = record?.[member];
  return Array.isArray(value) ? value.map(keyOf) : [];
}
