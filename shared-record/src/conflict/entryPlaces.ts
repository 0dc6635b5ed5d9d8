import type { ConflictItem, EntryEnds } from './conflictShape.ts';
import { isSame } from './sameValue.ts';

/** A place of an entry that is compared and chosen as one: a member, or several that say one thing together. */
export type EntryPlace = { readonly member: string; readonly members: readonly string[] };

/** Names the places of an entry that is there on both sides; what leads differently here and there is one place, named by its first member. */
export function entryPlaces(
  mine: ConflictItem,
  theirs: ConflictItem,
  ends: EntryEnds | undefined,
): readonly EntryPlace[] {
  const single = Object.keys(theirs).map((member) => ({ member, members: [member] }));
  const [first] = ends?.leads ?? [];
  if (ends === undefined || first === undefined) return single;
  if (ends.leads.every((member) => isSame(mine[member], theirs[member]))) return single;
  const together = [...ends.leads, ...ends.along];
  return [{ member: first, members: together }, ...single.filter(({ member }) => !together.includes(member))];
}

/** What an entry has at a place: the value of its member, or those of all its members in their order. */
export function valueAt(item: ConflictItem | undefined, { members }: EntryPlace): unknown {
  const [only] = members;
  if (item === undefined || only === undefined) return undefined;
  return members.length === 1 ? item[only] : members.map((member) => item[member]);
}
