import { sql } from 'kysely';
import { RETENTION } from 'shared-contracts/portal/retention.ts';
import type { CallFailureKind } from 'shared-contracts/exchange/exchangeFailures.ts';
import type { Database } from '../../../database/database.ts';
import type { FailureReport } from 'ewp/documents';

const HOUR_MS = 3_600_000;
/** The same failure of one address is told once in this time: a partner that is down for a day is no news. */
const REPEAT_MS = 6 * HOUR_MS;
/** More reports than these in a day speak of a fault of our own. */
const MOST_A_DAY = 200;
const KEPT_MS = RETENTION.failureReports.days * 24 * HOUR_MS;

/** Writes down a failure that is to be reported; undefined when it was lately, or enough was. */
export async function keepReport(
  database: Database,
  report: FailureReport & { readonly failure: CallFailureKind },
  at: Date,
): Promise<number | undefined> {
  const { heiId, api, endpoint, failure, status, serverMessage, clientMessage } = report;
  const [repeatedSince, daySince] = [REPEAT_MS, 24 * HOUR_MS].map((ms) => new Date(at.getTime() - ms));
  const { rows } = await sql<{ id: number }>`
    insert into exchange_reports (hei_id, api, endpoint, failure, status, server_message, client_message, at)
    select ${heiId}, ${api}, ${endpoint}, ${failure}, ${status}::integer, ${serverMessage}, ${clientMessage}, ${at}
    where not exists (
        select from exchange_reports where hei_id = ${heiId} and api = ${api} and endpoint = ${endpoint}
          and failure = ${failure} and status is not distinct from ${status}::integer and at > ${repeatedSince})
      and (select count(*) from exchange_reports where at > ${daySince}) < ${MOST_A_DAY}
    returning id::integer`.execute(database);
  return rows[0]?.id;
}

/** Gives a report that has not been sent, and marks it as sent: a report that is lost is not sent again. */
export async function takeReport(database: Database, id: number): Promise<FailureReport | undefined> {
  const row = await database
    .updateTable('exchange_reports')
    .set({ outcome: 'taken' })
    .where('id', '=', String(id))
    .where('outcome', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    heiId: row.hei_id,
    api: row.api,
    endpoint: row.endpoint,
    status: row.status,
    serverMessage: row.server_message,
    clientMessage: row.client_message,
  };
}

/** Writes down what came of a report, in English. */
export async function closeReport(database: Database, id: number, outcome: string): Promise<void> {
  await database
    .updateTable('exchange_reports')
    .set({ outcome: outcome.replaceAll('\0', '') })
    .where('id', '=', String(id))
    .execute();
}

/** Forgets reports that say nothing new any more. */
export async function forgetOldReports(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await database.deleteFrom('exchange_reports').where('at', '<', before).execute();
}
