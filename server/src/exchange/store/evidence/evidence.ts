import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { CallRecord } from 'ewp/client';
import type { ReceivedCall } from 'ewp/node';
import type { KeptMessage } from 'ewp/signature';
import type { OnBehalfOf } from '../../network/partnerNetwork.ts';

/** A call for more is refused, and kept all the same. */
const MOST_IDS = 100;

/** Keeps a call that we made: what was asked and answered, its hash, when, for whom, and whether it was a valid document. */
export async function keepOutgoingCall(database: Database, call: CallRecord, by: OnBehalfOf): Promise<void> {
  if (by.isRoutine === true && (await isKept(database, call))) return;
  await database
    .insertInto('exchange_documents')
    .values({
      agreement_id: by.agreementId,
      direction: 'outgoing',
      kind: call.api,
      hei_ids: [call.heiId],
      request_id: call.requestId,
      request: storable([`${call.method} ${call.url}`, call.requestBody ?? []].flat().join('\n')),
      iia_ids: namedIias(queryOf(call.url), call.requestBody),
      status: call.status,
      document: storableOrNull(call.responseBody),
      sha256: hashOf(call.responseBody),
      is_valid: call.failure === null,
      proof: storableProof(call.proof),
      failure: storableOrNull(call.failure?.detail ?? null),
      user_id: by.userId,
      at: call.startedAt,
    })
    .execute();
}

/** Says whether the last answer of the kind that was kept of this institution is the same, and good. */
async function isKept(
  database: Database,
  { api, heiId, failure, responseBody }: CallRecord,
): Promise<boolean> {
  if (failure !== null) return false;
  const { rows } = await sql<{ sha256: string | null }>`
    select case when is_valid then sha256 end as sha256 from exchange_documents
    where direction = 'outgoing' and kind = ${api} and hei_ids[1] = ${heiId} order by id desc limit 1`.execute(
    database,
  );
  return rows[0]?.sha256 != null && rows[0].sha256 === hashOf(responseBody);
}

/** Keeps a call that a partner made, with the signature that proves it, and our answer, which is valid or would not have been sent. */
export async function keepIncomingCall(database: Database, call: ReceivedCall): Promise<void> {
  await database
    .insertInto('exchange_documents')
    .values({
      direction: 'incoming',
      kind: call.api,
      hei_ids: [...call.heiIds],
      request_id: call.requestId,
      request: storable([`${call.method} ${call.pathAndQuery}`, call.requestBody].filter(Boolean).join('\n')),
      iia_ids: namedIias(queryOf(call.pathAndQuery), call.requestBody),
      authorization: storableOrNull(call.authorization),
      status: call.status,
      document: storableOrNull(call.responseBody),
      sha256: hashOf(call.responseBody),
      is_valid: call.status === 200,
      proof: storableProof(call.proof),
      at: call.receivedAt,
    })
    .execute();
}

/** Finds the agreements that a call is about, by whichever id the call has to use. */
function namedIias(...forms: readonly (string | null)[]): string[] {
  const ids = forms.flatMap((form) => new URLSearchParams(form ?? '').getAll('iia_id'));
  return [...new Set(ids.slice(0, MOST_IDS).map(storable))];
}

function queryOf(address: string): string {
  return address.split('?').slice(1).join('?');
}

function hashOf(text: string | null): string | null {
  return text === null ? null : createHash('sha256').update(text, 'utf8').digest('hex');
}

function storableOrNull(text: string | null): string | null {
  return text === null ? null : storable(text);
}

/** PostgreSQL takes no such character in a text. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}

function storableProof(proof: KeptMessage | null): string | null {
  return proof === null ? null : JSON.stringify(proof);
}
