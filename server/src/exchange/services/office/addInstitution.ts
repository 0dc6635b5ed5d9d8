import { sql } from 'kysely';
import { addRecord, changeAsCaller } from '../../../data/records.ts';
import type { Database } from '../../../database/database.ts';
import { conflict } from '../../../platform/problems/refusals.ts';
import { erasmusCodeOf, namesOf, otherIdOf } from './listedHei.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import type { OfficeCall } from './importAgreement.ts';

/** An institution of the portal, as whoever added it is told. */
export type AddedInstitution = { readonly id: number; readonly name: string };

const MOST_NAME = 255;
/** Parts of the network's ids that are no code of a country but stand for one. */
const DOMAINS: Readonly<Record<string, string>> = { uk: 'GB' };

/**
 * Makes an institution of the portal out of what the network's registry says of it: names, Erasmus code, PIC. Its country is that of the Erasmus code,
 * as other institutions have it, or else that of its network id. A code that another institution has already is left out: they are two.
 *
 * - result: undefined when the registry does not know it; the one that is there already stays as it is
 *
 * Throws a `Problem` 409 when nothing tells its country.
 */
export async function addInstitution(
  services: ExchangeServices,
  heiId: string,
  by: OfficeCall,
): Promise<AddedInstitution | undefined> {
  const listed = await services.directory.listed(heiId);
  return changeAsCaller(services, by, async (context) => {
    const { database } = context;
    // Two who add it at once are one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('institutions'), hashtext(${heiId}))`.execute(database);
    const known = await findInstitution(database, heiId);
    if (known !== undefined || listed === null) return known;
    const erasmusCode = erasmusCodeOf(listed);
    const country = await countryOf(database, { erasmusCode, heiId });
    if (country === undefined) throw noCountry(heiId);
    const { name, nameGR } = namesOf(listed);
    const id = await addRecord(context, 'MobilityInstitutions', {
      name: name.slice(0, MOST_NAME),
      nameGR: nameGR?.slice(0, MOST_NAME) ?? null,
      heiId,
      erasmusCode: (await isTaken(database, erasmusCode)) ? null : erasmusCode,
      pic: otherIdOf(listed, 'pic'),
      cityName: null,
      website: null,
      isLocal: false,
      country,
    });
    return { id: Number(id), name };
  });
}

async function findInstitution(database: Database, heiId: string): Promise<AddedInstitution | undefined> {
  const { rows } = await sql<AddedInstitution>`
    select id, name from institutions where hei_id = ${heiId}`.execute(database);
  return rows[0];
}

async function isTaken(database: Database, erasmusCode: string | null): Promise<boolean> {
  const { rows } = await sql`select from institutions where erasmus_code = ${erasmusCode}`.execute(database);
  return rows.length > 0;
}

async function countryOf(
  database: Database,
  { erasmusCode, heiId }: { readonly erasmusCode: string | null; readonly heiId: string },
): Promise<number | undefined> {
  const domain = heiId.split('.').at(-1) ?? '';
  const { rows } = await sql<{ id: number }>`
    select id from (
      select country_id as id, 1 as choice, count(*) as times from institutions
      where left(erasmus_code, 3) = left(${erasmusCode}, 3) group by country_id
      union all select id, 2, 0 from countries where code = upper(${DOMAINS[domain] ?? domain})
    ) choices order by choice, times desc limit 1`.execute(database);
  return rows[0]?.id;
}

function noCountry(heiId: string) {
  return conflict({
    en: `The registry of the network does not say in which country ${heiId} is. Whoever runs the portal can add it.`,
    el: `Το μητρώο του δικτύου δεν αναφέρει σε ποια χώρα βρίσκεται το ${heiId}. Μπορεί να το προσθέσει ο διαχειριστής της πύλης.`,
  });
}
