import { sql } from 'kysely';
import {
  type AgreementItem,
  MOBILITY_LISTS,
  type MobilityList,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { DepartmentsEdit } from 'shared-contracts/bulk/otherEdits.ts';
import type { Database } from '../../../database/database.ts';
import { refuse } from '../../../platform/problems/refusals.ts';
import type { Edited } from './edited.ts';

type Row = AgreementItem[MobilityList][number];

/**
 * Names a department of ours at our end of mobility rows: where there is none, or in the place of another one.
 *
 * Throws a `Problem` 400 for a department that is none of ours.
 */
export async function editDepartments(
  database: Database,
  item: AgreementItem,
  { department, instead, list: only }: DepartmentsEdit,
): Promise<readonly Edited[]> {
  const { rows } = await sql<{ name: string }>`
    select departments.name from departments join institutions on institutions.id = institution_id
    where departments.id = ${department} and is_local`.execute(database);
  const [named] = rows;
  if (named === undefined) {
    refuse([{ field: 'departments', code: 'not-in-list' }]);
    return [];
  }
  return MOBILITY_LISTS.filter((list) => only === undefined || only === list).flatMap((list) => {
    const edited = item[list].map((row: Row, index) => {
      const end = row.fromInstitution.isLocal === true ? 'fromDepartment' : 'toDepartment';
      const before = row[end] ?? null;
      const isMeant = instead === undefined ? before === null : before?.id === instead;
      if (!isMeant) return { posted: { id: row.id }, changes: [] };
      return {
        posted: { id: row.id, [end]: { id: department } },
        changes: [{ field: `${list}/${index}/${end}`, before: before?.name ?? null, after: named.name }],
      };
    });
    const changes = edited.flatMap((row) => row.changes);
    if (changes.length === 0) return [];
    return [{ members: { [list]: edited.map(({ posted }) => posted) }, changes }];
  });
}
