import { sql } from 'kysely';
import { DEFAULT_LANGUAGE, type Language, readsGreek } from 'shared-contracts/text/language.ts';
import { type Permission, ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import * as z from 'zod';
import type { Database } from '../database/database.ts';

/** Whoever has not used the portal for so long is written no mail: no token has said since that they still may. */
const SEEN_WITHIN_DAYS = 180;

const address = z.email().max(254);

/** Gives an address that a mail can go to; null for none and for what is no address. */
export function mailAddress(email: string | null): string | null {
  const { success, data } = address.safeParse(email?.trim());
  return success ? data : null;
}

/** Somebody whom the portal can write to; in their own words: name as the account has it, in Greek letters for Greek mails. */
export type Recipient = {
  readonly id: number;
  readonly permissions: readonly Permission[];
  readonly address: string;
  readonly name: string;
  readonly nameGreek: string;
};

/** To whom a mail is addressed, in its language. */
export function addressee(
  { address: to, name, nameGreek }: Recipient,
  language: Language,
): { readonly to: string; readonly name: string } {
  return { to, name: (readsGreek(language) && nameGreek) || name };
}

type Row = {
  readonly id: number;
  readonly role: string;
  readonly email: string | null;
  readonly name: string;
  readonly nameGreek: string;
};

/** Finds a person to write to; null when their account is disabled, their role gave them no right lately, or there is no address. */
export async function findRecipient(database: Database, id: number, now: Date): Promise<Recipient | null> {
  const { rows } = await sql<Row>`
    select users.id, role, email, concat_ws(' ', given_name, family_name) as name,
      concat_ws(' ', given_name_greek, family_name_greek) as "nameGreek"
    from users join user_roles on user_id = users.id
    where users.id = ${id} and enabled and seen_at > ${now}::timestamptz - make_interval(days => ${SEEN_WITHIN_DAYS})`.execute(
    database,
  );
  const [row] = rows;
  const permissions = Object.entries(ROLE_PERMISSIONS).find(([role]) => role === row?.role)?.[1] ?? [];
  const to = mailAddress(row?.email ?? null);
  if (row === undefined || to === null || !permissions.includes('profile_view')) return null;
  return { id: row.id, permissions, address: to, name: row.name, nameGreek: row.nameGreek };
}

/** The language of a person's mails: what they chose for them, else that in which they last used the portal. */
export async function mailLanguage(database: Database, userId: number): Promise<Language> {
  const { rows } = await sql<{ language: Language | null }>`
    select coalesce(reminder_settings.language, user_roles.language) as language
    from user_roles left join reminder_settings using (user_id) where user_roles.user_id = ${userId}`.execute(
    database,
  );
  return rows[0]?.language ?? DEFAULT_LANGUAGE;
}
