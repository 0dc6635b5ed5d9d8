import { sql } from 'kysely';
import { DEPARTMENTAL_COORDINATOR } from 'shared-contracts/institutions/contacts.ts';
import type { Database } from '../../../database/database.ts';

type OwnContact = { readonly id: number; readonly person: number };

/** Finds the contact record by which a user stands for a department of the local institution; the oldest when there are several. */
export async function ownLocalContact(database: Database, userId: number): Promise<OwnContact | undefined> {
  const { rows } = await sql<OwnContact>`
    select contacts.id, contacts.person_id as person from contacts
    join departments on departments.id = contacts.department_id
    join institutions on institutions.id = departments.institution_id
    where contacts.uid = ${userId} and institutions.is_local order by contacts.id limit 1`.execute(database);
  return rows[0];
}

/** Tells whether one of some contacts is of a person, by whichever record. */
export async function hasPerson(
  database: Database,
  contacts: readonly number[],
  person: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from contacts where id = any(${contacts}) and person_id = ${person} limit 1`.execute(database);
  return rows.length > 0;
}

/** Tells whether one of some contacts is a departmental coordinator of the local institution. */
export async function hasLocalCoordinator(database: Database, contacts: readonly number[]): Promise<boolean> {
  const role = JSON.stringify([{ value: DEPARTMENTAL_COORDINATOR }]);
  const { rows } = await sql`
    select contacts.id from contacts
    join institutions on institutions.id = contacts.institution_id
    where contacts.id = any(${contacts}) and institutions.is_local and contacts.roles @> ${role}::jsonb limit 1`.execute(
    database,
  );
  return rows.length > 0;
}
