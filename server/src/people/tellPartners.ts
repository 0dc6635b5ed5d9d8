import { sql } from 'kysely';
import { type PersonChanged } from 'shared-contracts/people/people.ts';
import { type ChangeContext, countChange } from '../data/records.ts';
import type { ExchangeServices } from '../exchange/services/exchangeServices.ts';
import { type AgreementRewording, rewordAgreement } from '../exchange/services/office/rewordAgreement.ts';
import { IS_APPROVED } from './personSql.ts';

/** What was done, and the notifications of it that were written down. */
export type PeopleWork = { readonly changed: PersonChanged; readonly deliveries: readonly number[] };

/** Says something else of a person in our copies of agreements. Gives how many partners are told, and the notifications. */
export async function tellPartners(
  services: ExchangeServices | null,
  context: ChangeContext,
  agreements: Iterable<number>,
  rewording: AgreementRewording,
): Promise<{ readonly told: number; readonly deliveries: readonly number[] }> {
  const deliveries: number[] = [];
  let told = 0;
  for (const id of agreements) {
    const reworded = await rewordAgreement(services, context, id, rewording);
    if (reworded.isTold) told += 1;
    deliveries.push(...reworded.deliveries);
  }
  return { told, deliveries };
}

/**
 * Writes into the history of agreements that a contact of theirs was changed from elsewhere: what of it, the entry of the same call tells that the record
 * has. The agreement itself says what it said, so its version stays.
 */
export async function noteInHistory(context: ChangeContext, agreements: readonly number[]): Promise<void> {
  const { database, now, userId, requestId } = context;
  await sql`
    insert into audit_entries (at, user_id, set_name, record_id, operation, before, after, request_id)
    select ${now}, ${userId}, 'MobilityAgreements', agreement_id, 'update', said, said, ${requestId}
    from (
      select agreement_id, jsonb_build_object('id', agreement_id, 'departmentalCoordinatorContacts', jsonb_agg(contact_id order by contact_id)) as said
      from agreement_contacts where agreement_id = any(${[...agreements]}::integer[]) group by agreement_id
    ) named order by agreement_id`.execute(database);
  countChange(context, 'MobilityAgreements');
}

/** Counts agreements that both sides have approved. */
export async function countApproved(
  { database }: ChangeContext,
  agreements: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ approved: number }>`
    select count(*)::integer as approved from agreements where id = any(${[...agreements]}::integer[]) and ${IS_APPROVED}`.execute(
    database,
  );
  return rows[0]?.approved ?? 0;
}
