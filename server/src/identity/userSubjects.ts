import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { Problem } from '../platform/problems/problem.ts';

/** An account of an identity provider. Source: OpenID Connect Core 1.0, section 5.7. */
type Subject = { readonly issuer: string; readonly subject: string };

/**
 * Notes which account of the provider a user is, when none is known yet.
 *
 * Throws a `Problem` 403 `another-account` for any other account, which the office sees then.
 */
export async function requireSubject(
  database: Database,
  userId: number,
  { issuer, subject }: Subject,
  now: Date,
): Promise<void> {
  await sql`
    insert into user_subjects (user_id, issuer, subject) values (${userId}, ${issuer}, ${subject})
    on conflict (user_id) do nothing`.execute(database);
  const { rows } = await sql`
    update user_subjects set refused_issuer = ${issuer}, refused_subject = ${subject}, refused_at = ${now}
    where user_id = ${userId} and (issuer, subject) <> (${issuer}, ${subject})
    returning user_id`.execute(database);
  if (rows.length > 0) throw anotherAccount();
}

function anotherAccount(): Problem {
  return new Problem('another-account', {
    en: 'Your user name is known here with another account of the sign-in service. Ask the International Relations Office to release it.',
    el: 'Το όνομα χρήστη σας είναι ήδη συνδεδεμένο εδώ με άλλον λογαριασμό της υπηρεσίας σύνδεσης. Ζητήστε από το Γραφείο Διεθνών Σχέσεων να το αποδεσμεύσει.',
  });
}
