import { sql } from 'kysely';
import { contactPhone } from 'shared-contracts/members/check/values.ts';
import type { Unsaved } from 'shared-contracts/members/stored.ts';
import type { Database } from '../../../database/database.ts';

type WithPhone = Pick<Unsaved<'MobilityContacts'>, 'phone' | 'department'>;

/**
 * Tells which phones of some contacts came from a partner's own system, for departments of that partner.
 *
 * What comes from the network is kept as it came; the evidence of the look-ups says what came. Only phones that are not of the form for
 * contacts are asked for.
 *
 * Source: decision 0002, section Saving.
 */
export async function partnerPhones(
  database: Database,
  contacts: readonly WithPhone[],
): Promise<(contact: WithPhone) => boolean> {
  const known = new Set<WithPhone>();
  for (const contact of contacts) {
    const { phone, department } = contact;
    if (phone === null || department === null) continue;
    if (!contactPhone.safeParse(phone).success && (await isFromPartner(database, phone, department))) {
      known.add(contact);
    }
  }
  return (contact) => known.has(contact);
}

async function isFromPartner(database: Database, phone: string, department: number): Promise<boolean> {
  const { rows } = await sql`
    select from exchange_documents
    where direction = 'outgoing' and kind in ('institutions', 'ounits') and is_valid and hei_ids = (
      select array[hei_id] from departments join institutions on institutions.id = institution_id
      where departments.id = ${department} and not is_local
    ) and document ~ ${`>\\s*${inPattern(inXml(phone))}\\s*</`} limit 1`.execute(database);
  return rows.length > 0;
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function inPattern(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`);
}
