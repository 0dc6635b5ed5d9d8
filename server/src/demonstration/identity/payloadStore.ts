import type { Adapter, AdapterPayload } from 'oidc-provider';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { noteSessionEnd } from '../../identity/endedSessions.ts';

/** PostgreSQL stores no such character, and nothing that the provider gives out has it. */
const NUL = '\0';

/**
 * Keeps what the identity provider remembers (sessions, grants, codes, refresh tokens) in the table `oidc_payloads`, so that nobody is
 * signed out by a restart.
 *
 * - model: the provider's name for the kind of thing
 */
export function payloadStore(database: Database, model: string): Adapter {
  async function findBy(
    column: 'id' | 'uid' | 'user_code',
    value: string,
  ): Promise<AdapterPayload | undefined> {
    if (value.includes(NUL)) return undefined;
    const row = await database
      .selectFrom('oidc_payloads')
      .select(['payload', 'consumed_at'])
      .where('model', '=', model)
      .where(column, '=', value)
      .where((where) =>
        where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`now()`)]),
      )
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      ...row.payload,
      ...(row.consumed_at === null ? {} : { consumed: Math.floor(row.consumed_at.getTime() / 1000) }),
    };
  }

  return {
    find: (id) => findBy('id', id),
    findByUid: (uid) => findBy('uid', uid),
    findByUserCode: (userCode) => findBy('user_code', userCode),

    async upsert(id, payload, expiresIn) {
      const values = {
        payload: JSON.stringify(payload, (_, value: unknown) =>
          typeof value === 'string' ? value.replaceAll(NUL, '') : value,
        ),
        grant_id: payload.grantId ?? null,
        user_code: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expires_at: typeof expiresIn === 'number' ? new Date(Date.now() + expiresIn * 1000) : null,
      };
      await database
        .insertInto('oidc_payloads')
        .values({ model, id, ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
        .execute();
    },

    async consume(id) {
      await database
        .updateTable('oidc_payloads')
        .set({ consumed_at: new Date() })
        .where('model', '=', model)
        .where('id', '=', id)
        .execute();
    },

    async destroy(id) {
      await database.deleteFrom('oidc_payloads').where('model', '=', model).where('id', '=', id).execute();
    },

    async revokeByGrantId(grantId) {
      await database
        .deleteFrom('oidc_payloads')
        .where('model', '=', model)
        .where('grant_id', '=', grantId)
        .execute();
    },
  };
}

/**
 * Stands for the store of access tokens: they are JWTs, which nobody keeps. When those of a grant are revoked, the session of their claim `sid` has ended.
 */
export function accessTokenStore(database: Database): Adapter {
  return {
    ...payloadStore(database, 'AccessToken'),
    revokeByGrantId: (grantId) => noteSessionEnd(database, grantId),
  };
}

/** Deletes what has expired; resolves to how many rows that were. */
export async function deleteExpiredPayloads(database: Database): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('oidc_payloads')
    .where('expires_at', '<', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
