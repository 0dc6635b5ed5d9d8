import { sql } from 'kysely';
import type { RenewalNote, RenewalYears } from 'shared-contracts/bulk/bulkJobs.ts';
import type { Database } from '../../database/database.ts';

type Linked = {
  readonly institutions: readonly number[];
  readonly departmentalCoordinatorContacts: readonly number[];
  readonly factsheets: readonly number[];
};

type Found = {
  readonly hasPartnerContact: boolean;
  readonly hasOwnFactsheet: boolean;
  readonly hasPartnerFactsheet: boolean;
  readonly isInNetwork: boolean;
};

/** Names what somebody who renews an agreement should know: none of it keeps the draft from being made. */
export async function renewalNotes(
  database: Database,
  { endYear }: { readonly endYear: number },
  { record, years }: { readonly record: Linked; readonly years: RenewalYears },
): Promise<readonly RenewalNote[]> {
  const { rows } = await sql<Found>`
    select
      exists (select from contacts join institutions on institutions.id = institution_id
        where contacts.id = any(${record.departmentalCoordinatorContacts}::integer[]) and not is_local
          and institution_id = any(${record.institutions}::integer[])) as "hasPartnerContact",
      exists (${sheets(record)} and is_local) as "hasOwnFactsheet",
      exists (${sheets(record)} and not is_local) as "hasPartnerFactsheet",
      not exists (select from institutions where id = any(${record.institutions}::integer[]) and not is_local
        and hei_id is null) as "isInNetwork"`.execute(database);
  const found = rows[0];
  if (found === undefined) throw new Error('A select without a table gives a row.');
  const notes: Readonly<Record<RenewalNote, boolean>> = {
    'begins-before-end': years.startYear <= endYear,
    'no-partner-contact': !found.hasPartnerContact,
    'no-own-factsheet': !found.hasOwnFactsheet,
    'no-partner-factsheet': !found.hasPartnerFactsheet,
    'partner-not-in-network': !found.isInNetwork,
  };
  // `Object.keys` forgets which names they are.
  return (Object.keys(notes) as RenewalNote[]).filter((note) => notes[note]);
}

function sheets({ factsheets }: Linked) {
  return sql`select from factsheets join institutions on institutions.id = institution_id
    where factsheets.id = any(${factsheets}::integer[])`;
}
