import { sql } from 'kysely';
import {
  MOBILITY_LISTS,
  type AgreementItem,
  type MobilityList,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { New } from 'shared-contracts/members/stored.ts';
import type { Database } from '../../database/database.ts';
import type { CooperationConditions, Iia } from 'ewp/documents';

/** What a partner was told of our departments and its own, by their ids here: the unit's id, null where the copy named none. */
export type ToldUnits = ReadonlyMap<number, string | null>;

const CONDITIONS = {
  studentMobilitiesForStudies: 'studentStudies',
  studentMobilitiesForTraineeship: 'studentTraineeship',
  staffMobilitiesForTeaching: 'staffTeacher',
  staffMobilitiesForTraining: 'staffTraining',
} as const satisfies Record<MobilityList, keyof CooperationConditions>;

/**
 * Reads out of a copy of ours, and of the agreement that it was made of, by which ids it named the departments.
 *
 * The ids of departments change apart from agreements: whoever gives a department another one changes no agreement by that.
 */
export function toldUnits(
  published: Pick<New<'MobilityAgreements'>, MobilityList> | null,
  { cooperationConditions }: Iia,
): ToldUnits {
  const told = new Map<number, string | null>();
  for (const list of MOBILITY_LISTS) {
    const rows = published?.[list] ?? [];
    const specs = cooperationConditions[CONDITIONS[list]];
    // Rows and conditions stand in one order; a copy that came about otherwise says nothing of departments.
    if (rows.length !== specs.length) continue;
    rows.forEach((row, index) => {
      const spec = specs[index];
      if (row.fromDepartment != null) told.set(row.fromDepartment, spec?.sendingOunitId ?? null);
      if (row.toDepartment != null) told.set(row.toDepartment, spec?.receivingOunitId ?? null);
    });
  }
  return told;
}

/** The same for an agreement that an earlier system exchanged: that told of no id which the portal has made. */
export async function unitsOfEarlierSystem(database: Database, item: AgreementItem): Promise<ToldUnits> {
  const ids = departmentsOf(item).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number }>`
    select id from departments where has_generated_ounit_id and id = any(${ids}::integer[])`.execute(
    database,
  );
  return new Map(rows.map(({ id }) => [id, null]));
}

/** Tells whether a department of the agreement has another id now than the partner was told of. */
export function hasOtherUnits(item: AgreementItem, told: ToldUnits): boolean {
  return departmentsOf(item).some(({ id, ounitId }) => told.has(id) && told.get(id) !== (ounitId ?? null));
}

function departmentsOf(item: AgreementItem) {
  return MOBILITY_LISTS.flatMap((list) =>
    item[list].flatMap(({ fromDepartment, toDepartment }) =>
      [fromDepartment, toDepartment].filter((department) => department != null),
    ),
  );
}
