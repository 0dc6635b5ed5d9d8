import { ROW_FIELDS, type ComparableRow, type RowField } from './comparableRow.ts';

/** Row of one list and its counterpart in another; null where the row has none. */
export type RowPair = { readonly left: number | null; readonly right: number | null };

/** Beyond that, rows are paired in their order: such documents are no agreements that somebody wrote. */
const MAX_COMPARISONS = 250_000;

/** What makes two conditions the same one even when their numbers changed. */
const WEIGHTS: Readonly<Partial<Record<RowField, number>>> = {
  subjectAreasWithClarifications: 3,
  fromDepartment: 2,
  toDepartment: 2,
  studyCycles: 2,
};

/**
 * Pairs the rows of two lists whatever their order: equal ones first, then those of one direction that are most alike.
 *
 * - fields: members that count
 * - result: indices, pairs of left rows in order, then right rows that are left over
 */
export function pairRows(
  left: readonly ComparableRow[],
  right: readonly ComparableRow[],
  fields: readonly RowField[] = ROW_FIELDS,
): readonly RowPair[] {
  const partners = new Map<number, number>();
  const free = new Set(right.keys());
  const take = (leftIndex: number, rightIndex: number) => {
    partners.set(leftIndex, rightIndex);
    free.delete(rightIndex);
  };
  pairEqual(left, right, fields, take);
  const rest = [...left.keys()].filter((index) => !partners.has(index));
  for (const { leftIndex, rightIndex } of candidates(rest, [...free], left, right, fields)) {
    if (!partners.has(leftIndex) && free.has(rightIndex)) take(leftIndex, rightIndex);
  }
  return [
    ...[...left.keys()].map((index) => ({ left: index, right: partners.get(index) ?? null })),
    ...[...free].map((index) => ({ left: null, right: index })),
  ];
}

function pairEqual(
  left: readonly ComparableRow[],
  right: readonly ComparableRow[],
  fields: readonly RowField[],
  take: (left: number, right: number) => void,
): void {
  const key = (row: ComparableRow) => JSON.stringify(fields.map((field) => row[field]));
  const waiting = new Map<string, number[]>();
  // From the last on, so that the first is the one to take.
  for (const [index, row] of [...right.entries()].reverse()) {
    const indices = waiting.get(key(row));
    if (indices === undefined) waiting.set(key(row), [index]);
    else indices.push(index);
  }
  for (const [index, row] of left.entries()) {
    const found = waiting.get(key(row))?.pop();
    if (found !== undefined) take(index, found);
  }
}

type Candidate = { readonly leftIndex: number; readonly rightIndex: number; readonly likeness: number };

function candidates(
  leftIndices: readonly number[],
  rightIndices: readonly number[],
  left: readonly ComparableRow[],
  right: readonly ComparableRow[],
  fields: readonly RowField[],
): readonly Candidate[] {
  if (leftIndices.length * rightIndices.length > MAX_COMPARISONS) {
    return leftIndices.flatMap((leftIndex, position) => {
      const rightIndex = rightIndices[position];
      return rightIndex === undefined ? [] : [{ leftIndex, rightIndex, likeness: 0 }];
    });
  }
  return leftIndices
    .flatMap((leftIndex) =>
      rightIndices.flatMap((rightIndex) => {
        const likeness = likenessOf(left[leftIndex], right[rightIndex], fields);
        return likeness === null ? [] : [{ leftIndex, rightIndex, likeness }];
      }),
    )
    .toSorted((a, b) => b.likeness - a.likeness);
}

/** Null for rows of different directions: they are never the same condition. */
function likenessOf(
  a: ComparableRow | undefined,
  b: ComparableRow | undefined,
  fields: readonly RowField[],
): number | null {
  if (a === undefined || b === undefined) return null;
  if (a.fromInstitution !== b.fromInstitution || a.toInstitution !== b.toInstitution) return null;
  return fields.reduce((sum, field) => sum + (a[field] === b[field] ? (WEIGHTS[field] ?? 1) : 0), 0);
}
