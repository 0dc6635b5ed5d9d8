import { sql } from 'kysely';
import type { Role } from 'shared-contracts/permissions.ts';
import type { Database } from '../database/database.ts';

type Noted = { readonly userId: number; readonly role: Role; readonly now: Date };

/** Notes which role a person's token gives, and when it was seen, to the day: nothing else says it while they are not signed in. */
export async function noteRole(database: Database, { userId, role, now }: Noted): Promise<void> {
  await sql`
    insert into user_roles (user_id, role, seen_at) values (${userId}, ${role}, ${now})
    on conflict (user_id) do update set role = excluded.role, seen_at = excluded.seen_at
      where user_roles.role <> excluded.role or user_roles.seen_at < excluded.seen_at - interval '1 day'`.execute(
    database,
  );
}
