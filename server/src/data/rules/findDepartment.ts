import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Key } from '../model/key.ts';

export type WantedDepartment = {
  readonly institution: Key;
  readonly name: string;
  /** What the institution's registry calls it; null when nobody said. */
  readonly ounitId: string | null;
};

/**
 * Finds a department of an institution: the one with the organisational unit id, else the one with the name; the oldest when there
 * are several. When there is none, nobody else can make one at that institution until the transaction ends.
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
  { institution, name, ounitId }: WantedDepartment,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from departments
    where institution_id = ${institution}
      and (ounit_id = ${ounitId}::text or (name = ${name} and (ounit_id is null or ${ounitId}::text is null)))
    order by ounit_id = ${ounitId}::text desc nulls last, id limit 1`.execute(database);
  return rows[0]?.id;
}
