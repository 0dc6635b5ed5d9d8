import { sql } from 'kysely';
import type { Stored } from 'shared-contracts/members/stored.ts';
import { conflict } from '../../../platform/problems/refusals.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';

/** Throws a `Problem` where a factsheet must stay: the active one, the only one of its institution, and one that an agreement names. */
export async function requireDeletable(
  { id, institution, isActive }: Stored<'MobilityFactsheets'>,
  { database }: SaveContext,
): Promise<void> {
  const { rows } = await sql<{ others: boolean; named: boolean }>`
    select exists (select from factsheets where institution_id = ${institution} and id <> ${id}) as others,
      exists (select from agreement_factsheets where factsheet_id = ${id}) as named`.execute(database);
  const [found] = rows;
  if (isActive || found?.others !== true) throw mustStay();
  if (found.named) throw namedByAgreements();
}

function mustStay() {
  return conflict(
    {
      en: 'The active factsheet and the last one of an institution cannot be deleted.',
      el: 'Το ενεργό ενημερωτικό δελτίο και το τελευταίο ενός ιδρύματος δεν διαγράφονται.',
    },
    { field: 'id', code: 'last-active' },
  );
}

function namedByAgreements() {
  return conflict(
    {
      en: 'Agreements name this factsheet; it cannot be deleted.',
      el: 'Υπάρχουν συμφωνίες που αναφέρουν αυτό το ενημερωτικό δελτίο· δεν διαγράφεται.',
    },
    { field: 'id', code: 'named-by-agreements' },
  );
}
