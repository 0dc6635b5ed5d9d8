import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Key } from '../../../records/model/key.ts';

export type WantedDepartment = {
  readonly institution: Key;
  readonly name: string;
  /** What the institution's registry calls it; null when nobody said. */
  readonly ounitId: string | null;
  /** Other accents, capitals and spaces, and the name in Greek, mean the same department; for what people type at our own. */
  readonly isAnySpelling?: boolean;
  /** Id of the one department that does not count. */
  readonly besides?: number;
};

/**
 * Finds a department of an institution: the one with the organisational unit id, else the one with the name; the oldest when there
 * are several; an id that one of ours had before is still its id. When there is none, nobody else can make one at that institution until the transaction ends.
 *
 * - units that have another id are other units, though they have the same name
 */
export async function findDepartment(
  database: Database,
  wanted: WantedDepartment,
): Promise<number | undefined> {
  const found = await lookUp(database, wanted);
  if (found !== undefined) return found;
  // Two people who save the same new name at the same time must not make two departments of it.
  await sql`select id from institutions where id = ${wanted.institution} for no key update`.execute(database);
  return lookUp(database, wanted);
}

async function lookUp(
  database: Database,
  { institution, name, ounitId, isAnySpelling = false, besides = 0 }: WantedDepartment,
): Promise<number | undefined> {
  const spelt = (text: RawBuilder<unknown>) => sql`compare_text(${text})`;
  const wanted = spelt(sql`${name}::text`);
  const isNamed = isAnySpelling
    ? sql`(${spelt(sql`name`)} = ${wanted} or ${spelt(sql`name_gr`)} = ${wanted})`
    : sql`name = ${name}`;
  const hadId = sql`exists (select from former_ounit_ids former where former.department_id = departments.id and former.ounit_id = ${ounitId}::text)`;
  const { rows } = await sql<{ id: number }>`
    select id from departments
    where institution_id = ${institution} and id <> ${besides}
      and (ounit_id = ${ounitId}::text or ${hadId} or (${isNamed} and (ounit_id is null or ${ounitId}::text is null)))
    order by ounit_id = ${ounitId}::text desc nulls last, ${hadId} desc, name = ${name} desc, id limit 1`.execute(
    database,
  );
  return rows[0]?.id;
}
