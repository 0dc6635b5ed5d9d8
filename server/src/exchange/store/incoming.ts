import { sql } from 'kysely';
import type { CnrKind } from 'shared-contracts/exchange.ts';
import type { Database } from '../../database/database.ts';

/** Notification of a partner; iiaId is that of its copy for an IIA CNR, that of ours for an approval CNR. */
export type Incoming = { readonly kind: CnrKind; readonly heiId: string; readonly iiaId: string };

export type ClaimedIncoming = Incoming & {
  readonly id: number;
  /** Tries with this one. */
  readonly attempts: number;
};

/** Keeps a notification; gives its id, or undefined when one that says the same is waiting already. */
export async function keepIncoming(
  database: Database,
  { kind, heiId, iiaId }: Incoming,
  receivedAt: Date,
): Promise<number | undefined> {
  const row = await database
    .insertInto('exchange_incoming')
    .values({ kind, hei_id: heiId, iia_id: iiaId, received_at: receivedAt })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'hei_id', 'iia_id']).where('state', '=', 'waiting').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? undefined : Number(row.id);
}

/** Takes a notification to work on; undefined when somebody else does, or did. */
export async function claimIncoming(
  database: Database,
  id: number,
  now: Date,
  until: Date,
): Promise<ClaimedIncoming | undefined> {
  const { rows } = await sql<ClaimedIncoming>`
    update exchange_incoming set state = 'working', claimed_until = ${until}, attempts = attempts + 1
    where id = ${id} and (state = 'waiting' or (state = 'working' and claimed_until < ${now}))
    returning id::integer as id, kind, hei_id as "heiId", iia_id as "iiaId", attempts`.execute(database);
  return rows[0];
}

/** Writes down what a notification led to. */
export async function closeIncoming(
  database: Database,
  id: number,
  state: 'done' | 'given-up',
  outcome: string,
): Promise<void> {
  await database
    .updateTable('exchange_incoming')
    .set({ state, outcome, claimed_until: null })
    .where('id', '=', String(id))
    .execute();
}

/**
 * Lets a notification wait for another try; false when a later one that says the same waits already, and this one is closed.
 *
 * - outcome: why the try came to nothing
 */
export async function postponeIncoming(database: Database, id: number, outcome: string): Promise<boolean> {
  const { rows } = await sql`
    update exchange_incoming mine set state = 'waiting', outcome = ${outcome}, claimed_until = null
    where id = ${id} and not exists (
      select from exchange_incoming other where other.state = 'waiting' and other.kind = mine.kind
        and other.hei_id = mine.hei_id and other.iia_id = mine.iia_id)
    returning 1`.execute(database);
  if (rows.length > 0) return true;
  await closeIncoming(database, id, 'done', 'A later notification says the same.');
  return false;
}

/** Work that is not done, and when it may be taken up; also what a server that died had begun. */
export async function unfinishedWork(database: Database): Promise<{
  readonly deliveries: readonly { readonly id: number; readonly from: Date | null }[];
  readonly incoming: readonly { readonly id: number; readonly from: Date | null }[];
}> {
  const deliveries = await database
    .selectFrom('exchange_deliveries')
    .select(['id', 'next_try_at'])
    .where('state', '=', 'waiting')
    .execute();
  const incoming = await database
    .selectFrom('exchange_incoming')
    .select(['id', 'claimed_until'])
    .where('state', 'in', ['waiting', 'working'])
    .execute();
  return {
    deliveries: deliveries.map(({ id, next_try_at: from }) => ({ id, from })),
    incoming: incoming.map(({ id, claimed_until: from }) => ({ id: Number(id), from })),
  };
}
