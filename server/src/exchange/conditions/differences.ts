import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { CopyDifference } from 'shared-contracts/exchange/exchange.ts';
import type { CooperationConditions } from 'ewp/documents';
import { comparableLists, ROW_FIELDS, type ComparableRow, type RowField } from './comparableRow.ts';
import { pairRows } from './pairRows.ts';

/** - approved: conditions that both approved last; null when they never did. They only tell what was, and make no difference. */
export type CopiesToCompare = {
  readonly ours: CooperationConditions;
  readonly partners: CooperationConditions;
  readonly approved: CooperationConditions | null;
};

const YEARS = ['startYear', 'endYear'] as const;

/**
 * Says where our copy and the partner's say different things; nothing means that they say the same.
 *
 * Order, ids, contacts and ways of writing make no difference. Years that are the same in all conditions of each copy are those of the
 * agreement and are told once. A condition that one copy lacks is told as a whole, its members between semicolons. Rows are counted as in
 * our copy; those that only the partner has follow.
 *
 * Source: EWP IIAs API v7, `resources/xsltKit/compare_version_7.xsl`.
 */
export function differencesOf({ ours, partners, approved }: CopiesToCompare): readonly CopyDifference[] {
  const copies = [ours, partners, approved].map((copy) => (copy === null ? null : comparableLists(copy)));
  const [our, their, old] = copies;
  if (our == null || their == null) return [];
  const common = YEARS.filter((year) => [our, their].every((lists) => yearOf(lists, year) !== null));
  const fields = ROW_FIELDS.filter((field) => !common.some((year) => year === field));
  const terminated = (copy: CooperationConditions | null) => copy && String(copy.isTerminatedAsAWhole);
  return [
    differenceOf('terminated', terminated(ours), terminated(partners), terminated(approved)),
    ...common.map((year) =>
      differenceOf(year, yearOf(our, year), yearOf(their, year), old ? yearOf(old, year) : null),
    ),
    ...MOBILITY_LISTS.flatMap((list) =>
      listDifferences(list, our[list], their[list], old?.[list] ?? [], fields),
    ),
  ].flatMap((one) => one ?? []);
}

type Lists = ReturnType<typeof comparableLists>;

/** Gives the year that all conditions of a copy share; null when there are several, or no condition. */
function yearOf(lists: Lists, year: (typeof YEARS)[number]): string | null {
  const years = new Set(MOBILITY_LISTS.flatMap((list) => lists[list].map((row) => row[year])));
  const [only = null] = years;
  return years.size === 1 ? only : null;
}

function listDifferences(
  list: string,
  ours: readonly ComparableRow[],
  partners: readonly ComparableRow[],
  approved: readonly ComparableRow[],
  fields: readonly RowField[],
): readonly (CopyDifference | null)[] {
  const approvedOf = new Map(pairRows(ours, approved, fields).map(({ left, right }) => [left, right]));
  return pairRows(ours, partners, fields).flatMap(({ left, right }, position) => {
    const our = left === null ? null : (ours[left] ?? null);
    const their = right === null ? null : (partners[right] ?? null);
    const old = left === null ? null : (approved[approvedOf.get(left) ?? -1] ?? null);
    const path = `${list}/${position}`;
    if (our === null || their === null) {
      return [differenceOf(path, summary(our, fields), summary(their, fields), summary(old, fields))];
    }
    return fields.map((field) =>
      differenceOf(`${path}/${field}`, our[field], their[field], old?.[field] ?? null),
    );
  });
}

function differenceOf(
  field: string,
  ours: string | null,
  partners: string | null,
  approved: string | null,
): CopyDifference | null {
  return ours === partners ? null : { field, ours, partners, approved };
}

function summary(row: ComparableRow | null, fields: readonly RowField[]): string | null {
  return row === null ? null : fields.flatMap((field) => row[field] ?? []).join('; ');
}
