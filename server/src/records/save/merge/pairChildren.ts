import type { SetDefinition } from '../../model/definition.ts';
import { withoutIds } from '../stored/childRecords.ts';
import type { StoredRecord } from '../stored/storedRecord.ts';

/**
 * A child as it was and as it is, with its place in the list: the present one, or for a child that went the former one.
 *
 * - isSame: both say the same
 */
export type ChildPair = {
  readonly index: number;
  readonly before: StoredRecord | null;
  readonly after: StoredRecord | null;
  readonly isSame: boolean;
};

/** Children that share fewer members than this are not one child that changed. */
const LEAST_SHARED = 0.5;

/**
 * Finds which child of a list has become which: what says the same, what has the same id, and else what is likest, as clients strip ids
 * before they save. Takes time with the product of the two lengths, so the lists are bounded.
 */
export function pairChildren(
  definition: SetDefinition,
  before: readonly StoredRecord[],
  after: readonly StoredRecord[],
): readonly ChildPair[] {
  const place = (record: StoredRecord, index: number): Placed => {
    const members = Object.entries(withoutIds(definition, record));
    const said = new Map(members.map(([member, value]) => [member, JSON.stringify(value)]));
    return { index, record, said, content: JSON.stringify(members) };
  };
  const gone = before.map(place);
  const come = after.map(place);
  const former = new Map<Placed, Placed>();
  const pairEach = (find: (present: Placed) => Placed | undefined) => {
    for (const present of come) {
      const found = former.has(present) ? undefined : find(present);
      if (found !== undefined) former.set(present, found);
    }
  };
  pairEach(({ content }) => take(gone, (other) => other.content === content));
  pairEach(({ record }) => take(gone, (other) => record.id !== undefined && other.record.id === record.id));
  pairEach((present) => takeLikest(gone, present));
  return [
    ...come.map((present): ChildPair => {
      const { index, record, content } = present;
      const past = former.get(present);
      return { index, before: past?.record ?? null, after: record, isSame: past?.content === content };
    }),
    ...gone.map(({ index, record }): ChildPair => ({ index, before: record, after: null, isSame: false })),
  ];
}

type Placed = {
  readonly index: number;
  readonly record: StoredRecord;
  /** What each member says, and all of them together, as texts: records have their members in one order. */
  readonly said: ReadonlyMap<string, string>;
  readonly content: string;
};

function take(placed: Placed[], isIt: (one: Placed) => boolean): Placed | undefined {
  const at = placed.findIndex(isIt);
  return at < 0 ? undefined : placed.splice(at, 1)[0];
}

function takeLikest(placed: Placed[], present: Placed): Placed | undefined {
  const likest = placed
    .map((one) => ({ one, share: shareOf(one.said, present.said) }))
    .filter(({ share }) => share >= LEAST_SHARED)
    .reduce<{ one: Placed; share: number } | undefined>(
      (best, next) => (best === undefined || next.share > best.share ? next : best),
      undefined,
    );
  return likest && take(placed, (one) => one === likest.one);
}

function shareOf(one: Placed['said'], other: Placed['said']): number {
  const equal = [...one].filter(([member, said]) => other.get(member) === said);
  return equal.length / Math.max(one.size, other.size);
}
