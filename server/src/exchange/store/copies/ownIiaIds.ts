import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Of ours, as they are made here; an earlier system may have given others. */
const OWN_ID = /^[1-9]\d{0,8}$/;

/** The id by which the network knows the row of `agreements`, as `ownIiaId` of shared-contracts says it. */
export const OWN_IIA_ID: RawBuilder<string> = sql`coalesce(agreements.iia_id, agreements.id::text)`;

/** Condition on `agreements`: the network knows it by one of these ids. */
export function isKnownAs(iiaIds: readonly string[]): RawBuilder<boolean> {
  const ids = iiaIds.filter((id) => OWN_ID.test(id)).map(Number);
  return sql`(agreements.iia_id = any(${[...iiaIds]}::text[])
    or (agreements.iia_id is null and agreements.id = any(${ids}::integer[])))`;
}

/** Finds our agreement by the id under which the network knows it; null when there is none. */
export async function findOwnIia(database: Database, iiaId: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from agreements where ${isKnownAs([iiaId])}`.execute(
    database,
  );
  return rows[0]?.id ?? null;
}

/** The id by which the network knows an agreement of ours. */
export async function ownIiaIdOf(database: Database, agreementId: number): Promise<string> {
  const { rows } = await sql<{ iiaId: string }>`
    select ${OWN_IIA_ID} as "iiaId" from agreements where id = ${agreementId}`.execute(database);
  return rows[0]?.iiaId ?? String(agreementId);
}
