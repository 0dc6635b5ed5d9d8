import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { RefusedSignIn, RefusedSignIns } from 'shared-contracts/people/refusedSignIns.ts';
import { USER } from 'shared-contracts/session/user.ts';
import type { Database } from '../database/database.ts';
import { userName } from '../exchange/store/userName.ts';
import { conflict, requireFound } from '../platform/problems/refusals.ts';

type Subject = { readonly issuer: string; readonly subject: string };

/** Lists users under whose name another account was refused, the latest first. */
export async function listRefusedSignIns(database: Database, language: LanguageTag): Promise<RefusedSignIns> {
  const { rows } = await sql<Omit<RefusedSignIn, 'at' | 'version'> & Subject & { readonly at: Date }>`
    select users.id, users.name as "userName", ${userName(language)} as name, refused_at as at,
      refused_issuer as issuer, refused_subject as subject
    from user_subjects join users on users.id = user_id
    where refused_at is not null order by refused_at desc, users.id limit 100`.execute(database);
  return {
    value: rows.map(({ issuer, subject, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      version: versionOf({ issuer, subject }),
    })),
  };
}

/** - version: of the refused account that the office has seen; isSamePerson: the user is whoever has that account */
type Release = { readonly userId: number; readonly version: string; readonly isSamePerson: boolean };

/**
 * Lets a refused account sign in: as the user who is known by the name, or as somebody new, for whom the user known so far gives the name away and is
 * closed. An entry of the history of `Users` says who decided it.
 *
 * Throws a `Problem`: 404 where nothing was refused, 409 where another account was refused meanwhile.
 */
export async function releaseSignIn(
  database: Database,
  { userId, version, isSamePerson }: Release,
  by: { readonly userId: number; readonly requestId: string; readonly now: Date },
): Promise<void> {
  const { rows } = await sql<{ name: string } & Subject & { refusedIssuer: string; refusedSubject: string }>`
    select name, issuer, subject, refused_issuer as "refusedIssuer", refused_subject as "refusedSubject"
    from user_subjects join users on users.id = user_id
    where user_id = ${userId} and refused_at is not null for update`.execute(database);
  const { name, issuer, subject, refusedIssuer, refusedSubject } = requireFound(rows[0]);
  const refused = { issuer: refusedIssuer, subject: refusedSubject };
  if (versionOf(refused) !== version) throw refusedMeanwhile();
  const before = { name, issuer, subject };
  const after = isSamePerson ? { name, ...refused } : { ...before, name: closedName(name, userId) };
  await sql`
    update user_subjects set issuer = ${after.issuer}, subject = ${after.subject},
      refused_issuer = null, refused_subject = null, refused_at = null
    where user_id = ${userId}`.execute(database);
  if (!isSamePerson)
    await sql`update users set name = ${after.name}, enabled = false where id = ${userId}`.execute(database);
  await sql`
    insert into audit_entries (at, user_id, set_name, record_id, operation, before, after, request_id)
    values (${by.now}, ${by.userId}, 'Users', ${userId}, 'update', ${JSON.stringify(before)}::jsonb,
      ${JSON.stringify(after)}::jsonb, ${by.requestId})`.execute(database);
  await sql`update change_counters set version = version + 1 where set_name = 'Users'`.execute(database);
}

/** The id makes it a name that nobody else has. */
function closedName(name: string, userId: number): string {
  const end = `~${userId}`;
  return name.slice(0, USER.fields.name.maxLength - end.length) + end;
}

function versionOf({ issuer, subject }: Subject): string {
  return createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex');
}

function refusedMeanwhile() {
  return conflict({
    en: 'Another account was refused under this name in the meantime. Look at the list again.',
    el: 'Στο μεταξύ απορρίφθηκε άλλος λογαριασμός με το ίδιο όνομα. Δείτε ξανά τη λίστα.',
  });
}
