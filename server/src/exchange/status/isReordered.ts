import { HASH_NOT_KNOWN, type Copy } from './exchangeState.ts';

/**
 * Tells whether a copy has the same conditions as an earlier one in another order: another hash, and nothing that anybody could approve or refuse. Contacts are in no
 * hash, and what else is written differently is another copy.
 *
 * Source: EWP IIAs API v7, in which the hash is of the conditions as they stand.
 */
export function isReordered(earlier: Copy, copy: Copy): boolean {
  if (earlier.hash === HASH_NOT_KNOWN || earlier.hash === copy.hash) return false;
  return (
    earlier.isTerminated === copy.isTerminated &&
    idsOf(earlier) === idsOf(copy) &&
    textOf(earlier, asItStands) !== textOf(copy, asItStands) &&
    textOf(earlier, inOneOrder) === textOf(copy, inOneOrder)
  );
}

function idsOf({ iia }: Copy): string {
  return JSON.stringify(iia.partners.map(({ heiId, iiaId }) => [heiId, iiaId ?? null]));
}

type Arrange = (items: readonly string[]) => readonly string[];
const asItStands: Arrange = (items) => items;
const inOneOrder: Arrange = (items) => items.toSorted();

function textOf({ iia }: Copy, arrange: Arrange): string {
  return written(iia.cooperationConditions, arrange);
}

function written(value: unknown, arrange: Arrange): string {
  if (Array.isArray(value)) return `[${arrange(value.map((item) => written(item, arrange))).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([name, member]) => member !== undefined && !/contact/i.test(name))
    .map(([name, member]) => `${JSON.stringify(name)}:${written(member, arrange)}`);
  return `{${members.toSorted().join()}}`;
}
