import { sql } from 'kysely';
import type { SaveContext } from '../../data/records.ts';
import type { Database } from '../../database/database.ts';
import type { ExchangeServices } from '../../exchange/services/exchangeServices.ts';
import { reopenNotification } from '../../exchange/services/office/reopenNotification.ts';
import { UNDELIVERED } from '../../exchange/store/outgoing/undelivered.ts';
import { nothingUndelivered } from './jobReasons.ts';

/** Finds the latest notifications of an agreement that the partner's system has not taken. Throws a `Problem` 409 when it has taken all. */
export async function requireUndelivered(
  database: Database,
  agreementId: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (${UNDELIVERED}) undelivered where agreement_id = ${agreementId} order by id`.execute(
    database,
  );
  if (rows.length === 0) throw nothingUndelivered();
  return rows.map(({ id }) => id);
}

/** Lets them be sent once more, in the transaction of the context, which has locked the agreement; gives their ids. */
export async function resend(
  { database, caller }: SaveContext,
  services: ExchangeServices,
  agreementId: number,
): Promise<readonly number[]> {
  const sent: number[] = [];
  for (const id of await requireUndelivered(database, agreementId)) {
    const reopened = await reopenNotification(services, database, { id, userId: caller.id });
    if (reopened !== undefined) sent.push(reopened);
  }
  return sent;
}
