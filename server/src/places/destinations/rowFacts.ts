import { sql } from 'kysely';
import type { DestinationList, DestinationRow } from 'shared-contracts/places/destinations.ts';
import type { Database } from '../../database/database.ts';
import type { OpenChoice } from './openAgreements.ts';

type Facts = Pick<DestinationRow, 'cycles' | 'languages' | 'fields'>;

/** A row as destinations tell of it. */
export function toDestinationRow(
  { id, places, months, blended }: OpenChoice['rows'][number],
  facts: ReadonlyMap<number, Facts>,
): DestinationRow {
  return {
    places,
    months,
    blended: blended === true,
    ...(facts.get(id) ?? { cycles: [], languages: [], fields: [] }),
  };
}

/** Reads study cycles, languages and fields of mobility rows, by the ids of these. */
export async function rowFacts(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Facts>> {
  const { rows } = await sql<Facts & { id: number }>`
    select mobility.id,
      (select coalesce(json_agg(study_cycle order by position, id), '[]') from mobility_study_cycles where mobility_id = mobility.id) as cycles,
      (select coalesce(json_agg(json_build_object('id', language_id, 'level', language_level) order by position, id), '[]')
        from mobility_language_skills where mobility_id = mobility.id) as languages,
      (select coalesce(json_agg(subject_area_id order by position, id), '[]') from mobility_subject_areas where mobility_id = mobility.id) as fields
    from agreement_mobilities mobility where mobility.id = any(${ids})`.execute(database);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Names languages and fields that rows refer to by their ids, by name and by code. */
export async function namesOfFacts(
  database: Database,
  facts: Iterable<Facts>,
): Promise<Pick<DestinationList, 'languages' | 'fields'>> {
  const languages = new Set<number>();
  const fields = new Set<number>();
  for (const one of facts) {
    for (const { id } of one.languages) languages.add(id);
    for (const id of one.fields) fields.add(id);
  }
  const [named, coded] = await Promise.all([
    sql<DestinationList['languages'][number]>`
      select id, name, name_gr as "nameGR" from languages where id = any(${[...languages]}) order by name`.execute(
      database,
    ),
    sql<DestinationList['fields'][number]>`
      select id, name, name_gr as "nameGR", code from subject_areas where id = any(${[...fields]}) order by code`.execute(
      database,
    ),
  ]);
  return { languages: named.rows, fields: coded.rows };
}
