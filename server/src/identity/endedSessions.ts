import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { RETENTION } from 'shared-contracts/portal/retention.ts';
import { underAnyLimit } from '../database/behalf.ts';
import type { Database } from '../database/database.ts';
import type { EndedSessions } from '../platform/tokens/endedSessions.ts';
import { forgetHourly } from '../platform/running/forgetHourly.ts';

/** A session that is over: one by its id, or all of a subject that began until then. */
export type SessionEnd = {
  readonly sid: string | undefined;
  readonly subject: string | undefined;
  readonly at: Date;
};

/**
 * Tells of verified tokens whether their session has ended. The database is asked each time, so that a sign-out holds at once in every
 * process of the portal, and after a restart.
 */
export function endedSessions(database: Database): EndedSessions {
  return {
    async hasEnded({ sid, sub, iat }) {
      const lookup = database
        .selectFrom('ended_sessions')
        .select('id')
        .where((row) => {
          const ofAll = row.and([row('subject', '=', sub), row('ended_at', '>=', new Date(iat * 1000))]);
          // A token that does not tell its session may be of the one that ended.
          return sid === undefined
            ? ofAll
            : row.or([row('sid', '=', sid), row.and([ofAll, row('sid', 'is', null)])]);
        })
        .limit(1);
      const ended = await underAnyLimit(() => lookup.executeTakeFirst());
      return ended !== undefined;
    },
  };
}

/** Notes that a session of the built-in provider has ended. */
export async function noteSessionEnd(database: Database, sid: string): Promise<void> {
  await database
    .insertInto('ended_sessions')
    .values({ sid, subject: null, logout_token: null, ended_at: new Date() })
    .execute();
}

/**
 * Notes what a logout token says.
 *
 * - tokenId: its `jti`
 * - result: false when that token was noted before
 */
export async function noteLogoutToken(
  database: Database,
  { sid, subject, at }: SessionEnd,
  tokenId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('ended_sessions')
    .values({ sid: sid ?? null, subject: subject ?? null, ended_at: at, logout_token: tokenId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets, every hour, the ends of sessions whose tokens are all over by now. */
export function registerSessionUpkeep(app: FastifyInstance, database: Database): void {
  forgetHourly(app, 'ends of old sessions', () => forgetOldSessionEnds(database));
}

/** Forgets what no token can ask for any more; resolves to how many ends that were. */
export async function forgetOldSessionEnds(database: Database): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('ended_sessions')
    .where('noted_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION.sessions.days})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
