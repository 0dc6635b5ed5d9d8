import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { type EmptyDatabase, makeEmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { migrateUntil } from '../support/databases/migrateUntil.ts';
import { DATABASE_TIMEOUT_MS } from '../support/databases/migratedDatabase.ts';

let portal: EmptyDatabase;
beforeAll(async () => {
  portal = await makeEmptyDatabase();
  await migrateUntil(portal.database, '0015_institutionOfContacts');
  await fillOldContacts(portal.database);
  await migrate(portal.database);
}, DATABASE_TIMEOUT_MS);
afterAll(() => portal.remove());

/** Departments 1 and 3 are of university 1, department 2 is of university 2. */
async function fillOldContacts(database: Database): Promise<void> {
  await sql`
    insert into countries (id, code, name, name_gr, is_programme_country) values (1, 'GR', 'Greece', 'Ελλάδα', true);
    insert into institutions (id, name, hei_id, country_id, is_local) values
      (1, 'Ours', 'ours.example', 1, true), (2, 'A', 'a.example', 1, false);
    insert into departments (id, name, institution_id) values (1, 'Law', 1), (2, 'Of A', 2), (3, 'Physics', 1);
    insert into contacts (id, given_name, family_name, email, department_id) values
      (3, 'Eleni', 'Markou', 'e.markou@ours.example', 1),
      (4, 'Eleni', 'MARKOU ', 'E.Markou@ours.example', 1),
      (5, null, 'Markou', 'e.markou@ours.example', 3),
      (6, 'Ελένη', 'Μάρκου', 'e.markou@ours.example', 1),
      (7, 'Ελενη', 'ΜΑΡΚΟΥ', 'e.markou@ours.example', 1),
      (8, null, 'Law Office', 'e.markou@ours.example', 1),
      (9, 'Eleni', 'Markou', 'other@ours.example', 1),
      (10, 'Eleni', 'Markou', 'e.markou@ours.example', 2),
      (11, 'Anna', 'Ralli', 'a.ralli@ours.example', 1),
      (12, 'Anna', 'Ralli', null, 1),
      (13, 'Anna', 'Ralli', null, 3),
      (14, 'Eleni', 'Markou', '', 1),
      (15, null, '?', null, 1),
      (16, null, '?', null, 1),
      (17, 'Anastasia', 'Markou', 'e.markou@ours.example', 1);
    select setval(pg_get_serial_sequence('contacts', 'id'), 100);
  `.execute(database);
}

async function personsOf(): Promise<Readonly<Record<number, number>>> {
  const { rows } = await sql<{ id: number; person: number }>`
    select id, person_id as person from contacts order by id`.execute(portal.database);
  return Object.fromEntries(rows.map(({ id, person }) => [id, person]));
}

describe('the person of a contact', () => {
  test('is one for all old copies of somebody, and never that of somebody who only shares a name or an address', async () => {
    expect(await personsOf()).toEqual({
      3: 3,
      4: 3,
      5: 5,
      // In other letters it is another name.
      6: 6,
      7: 6,
      8: 8,
      9: 9,
      10: 10,
      11: 11,
      12: 11,
      13: 13,
      // Two people have this name.
      14: 14,
      15: 15,
      16: 16,
      17: 17,
    });
  });

  test('is found for whoever comes, also with others in one statement', async () => {
    const { database } = portal;
    await sql`
      insert into contacts (id, given_name, family_name, email, department_id) values
        (30, 'New', 'Person', 'new@a.example', 2), (31, 'New', 'Person', 'new@a.example', 2)`.execute(
      database,
    );
    await sql`insert into contacts (id, family_name, person_id) values (32, 'Worded otherwise', 30)`.execute(
      database,
    );
    expect(await personsOf()).toMatchObject({ 30: 30, 31: 30, 32: 30 });
  });

  test('passes to the next record when the first becomes somebody else or goes', async () => {
    const { database } = portal;
    await sql`update contacts set family_name = 'Else', email = 'else@a.example', person_id = null where id = 30`.execute(
      database,
    );
    expect(await personsOf()).toMatchObject({ 30: 30, 31: 31, 32: 31 });
    await sql`delete from contacts where id = 31`.execute(database);
    expect(await personsOf()).toMatchObject({ 32: 32 });
  });
});
