import { sql } from 'kysely';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import type { Database } from '../database/database.ts';

/** - language: in which they use the portal; undefined for programs that say none */
type Noted = {
  readonly userId: number;
  readonly role: Role;
  readonly language: Language | undefined;
  readonly now: Date;
};

/** Notes which role a person's token gives, the language in which they use the portal, and when that was seen, to the day: nothing else says it while they are not signed in. */
export async function noteRole(database: Database, { userId, role, language, now }: Noted): Promise<void> {
  await sql`
    insert into user_roles (user_id, role, language, seen_at) values (${userId}, ${role}, ${language ?? null}, ${now})
    on conflict (user_id) do update
      set role = excluded.role, language = coalesce(excluded.language, user_roles.language), seen_at = excluded.seen_at
      where user_roles.role <> excluded.role or user_roles.seen_at < excluded.seen_at - interval '1 day'
        or user_roles.language is distinct from coalesce(excluded.language, user_roles.language)`.execute(
    database,
  );
}
