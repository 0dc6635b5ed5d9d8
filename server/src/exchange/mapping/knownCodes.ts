import { sql } from 'kysely';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { universityYear } from 'shared-contracts/dates/universityTime.ts';
import type { Database } from '../../database/database.ts';
import type { Iia, MobilitySpec } from 'ewp/documents';

/**
 * Records of the portal that the words of a partner's copy stand for.
 *
 * - institutions: ids by network id; subjectAreas by four-digit code; languages by code of two letters
 * - years: first, last and present academic year that the portal knows, by the year in which they begin
 */
export type KnownCodes = {
  readonly institutions: ReadonlyMap<string, number>;
  readonly subjectAreas: ReadonlyMap<string, number>;
  readonly languages: ReadonlyMap<string, number>;
  readonly years: { readonly first: number; readonly last: number; readonly now: number };
};

type Code = { readonly code: string; readonly id: number };

/** Reads the records that a partner's copy needs, by their codes. */
export async function knownCodes(database: Database, iia: Iia, ownHeiId: string): Promise<KnownCodes> {
  const { studentStudies, studentTraineeship, staffTeacher, staffTraining } = iia.cooperationConditions;
  const specs: readonly MobilitySpec[] = [
    ...studentStudies,
    ...studentTraineeship,
    ...staffTeacher,
    ...staffTraining,
  ];
  const heiIds = [...new Set([...iia.partners.map(({ heiId }) => heiId), ...specs.flatMap(heisOf)])];
  const institutions = await sql<Code>`
    select hei_id as code, id from institutions where hei_id = any(${heiIds}) and not is_local`.execute(
    database,
  );
  const subjectAreas = await sql<Code>`select code, id from subject_areas where length(code) = 4`.execute(
    database,
  );
  const languages = await sql<Code>`select code, id from languages where code is not null`.execute(database);
  const years = await sql<{ first: number; last: number }>`
    select min(id) as first, max(id) as last from academic_years`.execute(database);
  const { first, last } = years.rows[0] ?? { first: 0, last: 0 };
  return {
    institutions: new Map([...institutions.rows.map(toEntry), [ownHeiId, LOCAL_INSTITUTION_ID] as const]),
    subjectAreas: new Map(subjectAreas.rows.map(toEntry)),
    languages: new Map(languages.rows.map(toEntry)),
    years: { first, last, now: universityYear(new Date()) },
  };
}

function heisOf({ sendingHeiId, receivingHeiId }: MobilitySpec): readonly string[] {
  return [sendingHeiId, receivingHeiId];
}

function toEntry({ code, id }: Code): readonly [string, number] {
  return [code, id];
}
