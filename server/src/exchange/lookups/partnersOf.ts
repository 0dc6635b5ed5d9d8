import { sql } from 'kysely';
import type { ExchangeInstitution } from 'shared-contracts/exchange/exchange.ts';
import type { Database } from '../../database/database.ts';
import type { PartnerDirectory } from '../network/partnerDirectory.ts';

/**
 * Lists the institutions of a country that an agreement can be made with, by name.
 *
 * - none for a country outside the programme, such as the United Kingdom; the local institution is no partner
 * - directory: null while the portal is not connected; nobody knows then who is on the network
 */
export async function partnersOf(
  database: Database,
  directory: Pick<PartnerDirectory, 'exchanging'> | null,
  countryId: number,
): Promise<readonly ExchangeInstitution[]> {
  const { rows } = await sql<Omit<ExchangeInstitution, 'isOnNetwork'>>`
    select id, hei_id, name, name_gr as "nameGR", erasmus_code as "erasmusCode", city_name as "cityName" from institutions
    where country_id = (select id from programme_countries where id = ${countryId}) and not is_local
    order by fold_text(name), id`.execute(database);
  const exchanging = (await directory?.exchanging()) ?? null;
  return rows.map((row) => ({
    ...row,
    isOnNetwork: exchanging && row.hei_id !== null && exchanging.has(row.hei_id),
  }));
}
