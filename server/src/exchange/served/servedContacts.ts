import { sql } from 'kysely';
import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import { DEPARTMENTAL_COORDINATOR } from 'shared-contracts/institutions/contacts.ts';
import type { Database } from '../../database/database.ts';
import type { Contact } from 'ewp/documents';
import { toEwpContact } from '../mapping/toEwpContact.ts';

type Person = Parameters<typeof toEwpContact>[0];

/** Who stands for our institution as a whole: the coordinator of its active factsheet, or the contact that every agreement has. */
export async function servedCoordinator(database: Database): Promise<readonly Contact[]> {
  const { rows } = await sql<Person>`
    select title, given_name as "givenName", family_name as "familyName", email, phone, address, roles from contacts
    where id = coalesce((
      select coordinator_contact_id from factsheets join institutions on institutions.id = institution_id
      where is_local and is_active
    ), ${DEFAULT_LOCAL_CONTACT_ID})`.execute(database);
  return rows.flatMap((person) => toEwpContact(person) ?? []);
}

/**
 * The departmental coordinators of our departments, by the department's id of the network. Whoever has no such role is nobody's business.
 *
 * - trial contacts, whose address contains `test`, are left out
 */
export async function servedDepartmentContacts(
  database: Database,
): Promise<ReadonlyMap<string, readonly Contact[]>> {
  const role = JSON.stringify([{ value: DEPARTMENTAL_COORDINATOR }]);
  const { rows } = await sql<{ ounitId: string; people: readonly Person[] }>`
    select ounit_id as "ounitId", json_agg(json_build_object('title', title, 'givenName', given_name, 'familyName', family_name,
      'email', email, 'phone', phone, 'address', address, 'roles', roles) order by fold_text(family_name), id) as people
    from (
      select distinct on (ounit_id, lower(email), lower(family_name)) ounit_id, contacts.* from contacts
      join departments on departments.id = department_id join institutions on institutions.id = contacts.institution_id
      where is_local and ounit_id is not null and roles @> ${role}::jsonb and coalesce(email, '') not ilike '%test%'
      order by ounit_id, lower(email), lower(family_name), contacts.date_modified desc, contacts.id desc
    ) latest group by ounit_id`.execute(database);
  return new Map(
    rows.map(({ ounitId, people }) => [ounitId, people.flatMap((person) => toEwpContact(person) ?? [])]),
  );
}
