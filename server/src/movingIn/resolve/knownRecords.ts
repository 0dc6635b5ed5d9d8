import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/**
 * Records of the portal by what means the same in every system.
 *
 * - institutions: ids by network id in small letters, and by Erasmus code as {@link erasmusKey} writes it; local: ours
 * - subjectAreas by code; languages by code and by English name in small letters; years: ids, which are the years in which they begin
 */
export type KnownRecords = {
  readonly local: { readonly id: number; readonly heiId: string };
  readonly institutions: ReadonlyMap<string, number>;
  readonly subjectAreas: ReadonlyMap<string, number>;
  readonly languages: ReadonlyMap<string, number>;
  readonly years: ReadonlySet<number>;
};

type Named = { readonly name: string; readonly id: number };

/** Reads them once for all agreements. Throws when the portal has no university of its own with an id of the network. */
export async function readKnownRecords(database: Database): Promise<KnownRecords> {
  const local = await sql<{ id: number; heiId: string }>`
    select id, hei_id as "heiId" from institutions where is_local and hei_id is not null`.execute(database);
  if (local.rows[0] === undefined) throw new Error('Our university has no id of the network (heiId).');
  const institutions = await sql<Named>`
    select lower(hei_id) as name, id from institutions where hei_id is not null
    union all select upper(regexp_replace(erasmus_code, '\\s', '', 'g')), min(id) from institutions
      where erasmus_code is not null group by 1 having count(*) = 1`.execute(database);
  const subjectAreas = await sql<Named>`select code as name, id from subject_areas`.execute(database);
  const languages = await sql<Named>`
    select code as name, id from languages where code is not null
    union all select lower(name), id from languages`.execute(database);
  const years = await sql<{ id: number }>`select id from academic_years`.execute(database);
  return {
    local: local.rows[0],
    institutions: byName(institutions.rows),
    subjectAreas: byName(subjectAreas.rows),
    languages: byName(languages.rows),
    years: new Set(years.rows.map(({ id }) => id)),
  };
}

function byName(rows: readonly Named[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Erasmus codes are written with one space, with two, and with none. */
export function erasmusKey(code: string): string {
  return code.toUpperCase().replaceAll(/\s/g, '');
}
