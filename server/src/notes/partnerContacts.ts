import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { mailAddress } from '../mails/recipient.ts';

export type PartnerContact = { readonly name: string; readonly address: string };

/** Lists the partner's people in an agreement to whom a mail can go, each address once. */
export async function partnerContacts(
  database: Database,
  agreementId: number,
): Promise<readonly PartnerContact[]> {
  const { rows } = await sql<PartnerContact>`
    select concat_ws(' ', given_name, family_name) as name, email as address
    from agreement_contacts join contacts on contacts.id = contact_id
    join institutions on institutions.id = contacts.institution_id
    where agreement_id = ${agreementId} and not is_local and email is not null
    order by fold_text(family_name), contacts.id`.execute(database);
  const known = new Map<string, PartnerContact>();
  for (const { name, address: written } of rows) {
    const address = mailAddress(written);
    if (address !== null && !known.has(address.toLowerCase()))
      known.set(address.toLowerCase(), { name: name || address, address });
  }
  return [...known.values()];
}
