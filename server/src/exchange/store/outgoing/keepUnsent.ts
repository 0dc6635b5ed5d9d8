import { sql } from 'kysely';
import type { NotificationFailureKind } from 'shared-contracts/exchange/exchangeFailures.ts';
import type { Database } from '../../../database/database.ts';
import { fingerprintSql } from '../copies/fingerprint.ts';
import type { NewDelivery } from './deliveries.ts';

/** Writes down a notification that is not sent, as too many were: of each kind one, which names the latest copy. */
export async function keepUnsent(database: Database, unsent: Omit<NewDelivery, 'nextTryAt'>): Promise<void> {
  const { agreementId, kind, partnerHeiId, iiaId, hash, copy, createdAt } = unsent;
  const { rows } = await sql`
    update exchange_deliveries latest set iia_id = ${iiaId}, hash = ${hash}, fingerprint = ${fingerprintSql(copy)}
    where id = (select max(id) from exchange_deliveries where agreement_id = ${agreementId} and kind = ${kind}) and state = 'given-up'
      and exists (select from exchange_attempts where delivery_id = latest.id and failure = ${SENT_OFTEN})
    returning 1`.execute(database);
  if (rows.length > 0) return;
  await sql`
    with unsent as (
      insert into exchange_deliveries (agreement_id, kind, partner_hei_id, iia_id, hash, fingerprint, state, created_at)
      values (${agreementId}, ${kind}, ${partnerHeiId}, ${iiaId}, ${hash}, ${fingerprintSql(copy)}, 'given-up', ${createdAt}) returning id)
    insert into exchange_attempts (delivery_id, at, answer, failure)
    select id, ${createdAt}, 'Nothing was sent.', ${SENT_OFTEN} from unsent`.execute(database);
}

const SENT_OFTEN: NotificationFailureKind = 'sent-often';
