import { isDeepStrictEqual } from 'node:util';
import { withoutChanged } from 'shared-contracts/agreements/asPartnerSent.ts';
import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Stored, Unsaved } from 'shared-contracts/members/stored.ts';
import { withoutIds } from '../../../records/save/stored/childRecords.ts';
import { rowsOf } from './agreementRows.ts';

type Agreement = 'MobilityAgreements';
type Row = Unsaved<Agreement>[MobilityList][number];

const YEARS = ['startYear', 'endYear'] as const;

/**
 * Forgets of rows what the partner said of members that this save changes: what somebody here types is sent as it is typed, and judged.
 *
 * - years: of the agreement; rows have none but those that a partner said
 */
export function forgetChangedWords(before: Stored<Agreement> | null, after: Unsaved<Agreement>): void {
  if (before === null) return;
  const years = YEARS.filter((year) => before[year] !== after[year]);
  for (const list of MOBILITY_LISTS) forgetIn(list, before, after, years);
}

function forgetIn(
  list: MobilityList,
  before: Stored<Agreement>,
  after: Unsaved<Agreement>,
  years: readonly string[],
): void {
  const stored = new Map<number | undefined, Row>(before[list].map((row) => [row.id, row]));
  const rows: readonly Row[] = after[list];
  const kept = rows.map((row) => {
    if (row.asPartnerSent === null) return row;
    const asPartnerSent = withoutChanged(row.asPartnerSent, [
      ...years,
      ...changedMembers(list, stored.get(row.id), row),
    ]);
    return { ...row, asPartnerSent };
  });
  Object.assign(after, { [list]: kept });
}

function changedMembers(list: MobilityList, before: Row | undefined, after: Row): readonly string[] {
  if (before === undefined || before === after) return [];
  const contents = new Map(Object.entries(withoutIds(rowsOf(list), { ...before })));
  return Object.entries(withoutIds(rowsOf(list), { ...after })).flatMap(([member, value]) =>
    isDeepStrictEqual(value, contents.get(member)) ? [] : [member],
  );
}
