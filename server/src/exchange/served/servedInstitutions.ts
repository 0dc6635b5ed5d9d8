import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Hei } from 'ewp/documents';
import { inNetworkWords, type InstitutionFacts, servedInstitution } from './servedInstitution.ts';

/**
 * Tells partners of institutions, in the order of the question: of ours all that it says of itself, of the universities that our agreements name
 * what our records know them by. Others are left out: they are not ours to tell of.
 *
 * Source: EWP Institutions API 2.2.
 */
export async function servedInstitutions(
  database: Database,
  heiIds: readonly string[],
): Promise<readonly Hei[]> {
  // The database takes no such character, and no id has it.
  const asked = [...new Set(heiIds)].filter((heiId) => !heiId.includes('\0'));
  const { rows } = await sql<InstitutionFacts & { heiId: string; isLocal: boolean }>`
    select hei_id as "heiId", name, name_gr as "nameGR", erasmus_code as "erasmusCode", pic, website, is_local as "isLocal"
    from institutions
    where hei_id = any(${asked}::text[]) and (is_local or exists (
      select from iia_exchanges join agreements on agreements.id = agreement_id
      where partner_hei_id = hei_id and ours is not null and not is_deleted
    ))`.execute(database);
  const told = new Map<string, Hei>();
  for (const { heiId, isLocal, ...facts } of rows)
    told.set(heiId, isLocal ? await servedInstitution(database) : partnerHei(heiId, facts));
  return asked.flatMap((heiId) => told.get(heiId) ?? []);
}

function partnerHei(heiId: string, facts: InstitutionFacts): Hei {
  const { names, otherIds, websiteUrls } = inNetworkWords(facts);
  return {
    heiId,
    names,
    otherIds,
    websiteUrls,
    mobilityFactsheetUrls: [],
    courseCatalogueUrls: [],
    contacts: [],
    ounitIds: [],
  };
}
