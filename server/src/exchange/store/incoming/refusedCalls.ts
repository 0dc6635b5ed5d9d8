import { createHash } from 'node:crypto';
import type { RefusedCall as KeptCall } from 'ewp/node';
import { sql } from 'kysely';
import {
  MOST_REFUSED_CALLS,
  MOST_REFUSED_OF_KEY,
  REFUSED_CALLS_DAYS,
  type RefusedCall,
  type RefusedSender,
  type WholeRefusedCall,
} from 'shared-contracts/exchange/refusedCalls.ts';
import type { Database } from '../../../database/database.ts';
import { textOfBytes } from '../../textOfBytes.ts';

type Row = Omit<RefusedCall, 'at'> & { readonly at: Date };
type WholeRow = Row &
  Pick<WholeRefusedCall, 'keyId' | 'headers' | 'bodyBytes' | 'signed'> & { readonly body: Buffer };

/** Keeps a request that was refused; the oldest of its kind of sender, and of its key, make room. */
export async function keepRefusedCall(database: Database, call: KeptCall): Promise<void> {
  const { sender, keyId, receivedAt } = call;
  await database
    .insertInto('refused_calls')
    .values({
      at: receivedAt,
      api: call.api,
      method: call.method,
      path_and_query: call.pathAndQuery,
      headers: JSON.stringify(
        Object.entries(call.headers).map(([name, value]) => ({ name, value: value ?? '' })),
      ),
      body: Buffer.from(call.body),
      body_bytes: call.bodyBytes,
      signed: call.signed,
      sender,
      key_id: keyId,
      hei_ids: [...call.heiIds],
      status: call.status,
      // What it repeats of a request may be what PostgreSQL takes in no text.
      reason: call.reason.replaceAll('\0', ''),
    })
    .execute();
  await makeRoom(database, { sender, keyId, at: receivedAt });
}

type Newest = { readonly sender: RefusedSender; readonly keyId: string | null; readonly at: Date };

async function makeRoom(database: Database, { sender, keyId, at }: Newest): Promise<void> {
  await sql`
    delete from refused_calls where ${isOver(at)}
      or (sender = ${sender} and id not in (
        select id from refused_calls where sender = ${sender} order by id desc limit ${MOST_REFUSED_CALLS[sender]}))
      or (sender = ${sender} and key_id = ${keyId} and id not in (
        select id from refused_calls where sender = ${sender} and key_id = ${keyId} order by id desc limit ${MOST_REFUSED_OF_KEY}))`.execute(
    database,
  );
}

/** Lists those that are kept, the latest first. */
export async function listRefusedCalls(database: Database, now: Date): Promise<RefusedCall[]> {
  const { rows } = await sql<Row>`
    select ${MEMBERS} from refused_calls where not ${isOver(now)} order by id desc`.execute(database);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Gives one as it came; undefined when it has made room. */
export async function findRefusedCall(database: Database, id: number): Promise<WholeRefusedCall | undefined> {
  const { rows } = await sql<WholeRow>`
    select ${MEMBERS}, key_id as "keyId", headers, body, body_bytes as "bodyBytes", signed
    from refused_calls where id = ${id}`.execute(database);
  return rows.map(({ at, body, ...row }) => ({
    ...row,
    at: at.toISOString(),
    body: textOfBytes(body),
    bodyDigest: row.bodyBytes === body.byteLength ? digestOf(body) : null,
  }))[0];
}

const isOver = (now: Date) =>
  sql<boolean>`at < ${now}::timestamptz - make_interval(days => ${REFUSED_CALLS_DAYS})`;

const MEMBERS = sql`
  id, at, api, method, path_and_query as "pathAndQuery", sender, status, reason, coalesce((
    select json_agg(json_build_object('heiId', named.hei_id, 'name', institution.name, 'nameGR', institution.name_gr) order by named.place)
    from unnest(hei_ids) with ordinality named (hei_id, place)
    left join lateral (
      select name, name_gr from institutions where institutions.hei_id = named.hei_id limit 1) institution on true), '[]'::json) as heis`;

function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64');
}
