import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { type EmptyDatabase, makeEmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { migrateUntil } from '../support/databases/migrateUntil.ts';
import { DATABASE_TIMEOUT_MS } from '../support/databases/migratedDatabase.ts';

let portal: EmptyDatabase;
beforeAll(async () => {
  portal = await makeEmptyDatabase();
  await migrateUntil(portal.database, '0014_rowsOfAgreements');
  await fillOldContacts(portal.database);
  await migrate(portal.database);
}, DATABASE_TIMEOUT_MS);
afterAll(() => portal.remove());

const OURS = 1;
const A = 2;
const B = 3;

/** Agreements 1 and 2 are with A, 3 is with B. */
async function fillOldContacts(database: Database): Promise<void> {
  await sql`
    insert into agreement_statuses values (1, 'Draft');
    insert into academic_years values (2026, '2026-2027');
    insert into countries (id, code, name, name_gr, is_programme_country) values (1, 'GR', 'Greece', 'Ελλάδα', true);
    insert into institutions (id, name, hei_id, country_id, is_local) values
      (1, 'Ours', 'ours.example', 1, true), (2, 'A', 'a.example', 1, false), (3, 'B', 'b.example', 1, false);
    insert into departments (id, name, institution_id) values (1, 'Ours', 1), (2, 'Of A', 2);
    insert into users (id, name) values (1, 'teacher');
    insert into contacts (id, uid, apm, family_name, email, department_id) values
      (3, null, null, 'Office', 'office@anywhere.example', null),
      (11, null, null, 'Of a department of ours', 'x@staff.example', 1),
      (12, null, null, 'Of a department of A', 'x@b.example', 2),
      (13, 1, null, 'User', 'user@free.example', null),
      (14, null, '00042', 'Number of staff', 'number@free.example', null),
      (15, null, null, 'Coordinator of the factsheet', 'coordinator@free.example', null),
      (16, null, null, 'Domain', 'someone@law.B.example', null),
      (17, null, null, 'Domain of our people', 'other@staff.example', null),
      (18, null, null, 'In agreements with A', 'eighteen@free2.example', null),
      (19, null, null, 'In agreements with A and B', 'nineteen@free2.example', null),
      (20, null, null, 'Nowhere', null, null),
      (21, null, null, 'No domain of B', 'someone@notb.example', null);
    insert into factsheets (id, institution_id, is_active, coordinator_contact_id) values (1, 3, true, 15);
    insert into agreements (id, start_year_id, end_year_id, status_id) select id, 2026, 2026, 1 from generate_series(1, 3) id;
    insert into agreement_institutions values (1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 3);
    insert into agreement_contacts values (1, 3), (1, 16), (1, 17), (1, 18), (2, 18), (1, 19), (3, 19);
  `.execute(database);
}

async function institutionsOf(): Promise<object> {
  const { rows } = await sql<{ id: number; institution: number | null }>`
    select id, institution_id as institution from contacts order by id`.execute(portal.database);
  return Object.fromEntries(rows.map(({ id, institution }) => [id, institution]));
}

describe('the institution of a contact', () => {
  test('is found of old records by what is known of them, and left open where nothing is', async () => {
    expect(await institutionsOf()).toEqual({
      3: OURS,
      11: OURS,
      12: A,
      13: OURS,
      14: OURS,
      15: B,
      16: B,
      17: OURS,
      18: A,
      19: OURS,
      20: null,
      21: null,
    });
  });

  test('follows the department, and stays when there is none any more', async () => {
    const { database } = portal;
    await sql`insert into contacts (id, family_name, department_id) values (30, 'New', 2)`.execute(database);
    expect(await institutionsOf()).toMatchObject({ 30: A });
    await sql`update contacts set institution_id = 3 where id = 30`.execute(database);
    expect(await institutionsOf()).toMatchObject({ 30: A });
    await sql`update contacts set department_id = 1 where id = 30`.execute(database);
    expect(await institutionsOf()).toMatchObject({ 30: OURS });
    await sql`update contacts set department_id = null where id = 30`.execute(database);
    expect(await institutionsOf()).toMatchObject({ 30: OURS });
    await sql`update departments set institution_id = 3 where id = 2`.execute(database);
    expect(await institutionsOf()).toMatchObject({ 12: B });
  });
});
