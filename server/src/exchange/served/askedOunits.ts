import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Ounit } from 'ewp/documents';
import { servedOunits } from './servedInstitution.ts';

/**
 * Gives our departments as a partner asks for them, by id or by code, in the order in which they are asked for; unknown ones are left out.
 *
 * An id that a department had before still finds it, and is answered under that id: the partner holds copies that name it.
 */
export async function askedOunits(
  database: Database,
  by: 'ounitId' | 'ounitCode',
  values: readonly string[],
): Promise<readonly Ounit[]> {
  const units = await servedOunits(database);
  const former = by === 'ounitId' ? await presentIds(database, values) : new Map<string, string>();
  return values.flatMap((value) => {
    const unit = units.find((one) => one[by] === value);
    if (unit !== undefined) return [unit];
    const renamed = units.find(({ ounitId }) => ounitId === former.get(value));
    return renamed === undefined ? [] : [{ ...renamed, ounitId: value }];
  });
}

async function presentIds(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ former: string; present: string }>`
    select former_ounit_ids.ounit_id as former, departments.ounit_id as present
    from former_ounit_ids join departments on departments.id = department_id
    where former_ounit_ids.ounit_id = any(${[...ids]}::text[])`.execute(database);
  return new Map(rows.map(({ former, present }) => [former, present]));
}
