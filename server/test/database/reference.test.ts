import { sql } from 'kysely';
import { loadReference } from '../../src/reference/loadReference.ts';
import { makeTestDatabase, type TestDatabase } from '../support/databases/testDatabase.ts';

let portal: TestDatabase;
beforeAll(async () => {
  portal = await makeTestDatabase();
});
afterAll(() => portal.remove());

const value = async <Value>(query: string): Promise<Value | undefined> => {
  const { rows } = await sql<{ value: Value }>`select (${sql.raw(query)}) as value`.execute(portal.database);
  return rows[0]?.value;
};
const forgetHash = () => sql`delete from portal_meta where key = 'reference-data'`.execute(portal.database);

describe('loadReference', () => {
  test('has the local university under the id 1, with both spaces of its code', async () => {
    const { rows } = await sql`
      select name, erasmus_code, hei_id, is_local from institutions where id = 1`.execute(portal.database);
    expect(rows).toEqual([
      {
        name: 'Aristotle University of Thessaloniki',
        erasmus_code: 'G  THESSAL01',
        hei_id: 'auth.gr',
        is_local: true,
      },
    ]);
  });

  test.each([
    ['institutions', 6142],
    ['countries', 250],
    ['languages', 184],
    ['subject_areas', 220],
    ['tax_offices', 100],
    ['academic_years', 16],
  ])('fills %s with %i rows', async (table, count) => {
    expect(await value(`select count(*)::integer from ${table}`)).toBe(count);
  });

  test('keeps every Erasmus code in its form of three characters for the country', async () => {
    const bad = `select count(*)::integer from institutions where erasmus_code !~ '^(IRL|LUX|[A-Z]{2} |[A-Z]  )[A-Z][A-Z-]*[A-Z][0-9]{2,3}$'`;
    expect(await value(bad)).toBe(0);
  });

  test('offers neither the United Kingdom nor Switzerland as country of a partner', async () => {
    expect(await value(`select count(*)::integer from programme_countries where code in ('GB', 'CH')`)).toBe(
      0,
    );
    expect(await value(`select count(*)::integer from programme_countries`)).toBe(37);
    expect(
      await value(
        `select count(*)::integer from institutions where country_id not in (select id from programme_countries)`,
      ),
    ).toBe(0);
  });

  test('has the default contact in the department of European programmes', async () => {
    const { rows } = await sql`
      select departments.name, departments.institution_id from contacts join departments on departments.id = department_id
      where contacts.id = 3`.execute(portal.database);
    expect(rows).toEqual([{ name: 'Department of European Educational Programmes', institution_id: 1 }]);
  });

  test('does nothing when the database holds this data', async () => {
    expect(await loadReference(portal.database)).toBe(false);
  });

  test('mends what it brought before, but not what somebody has edited, and adds nothing twice', async () => {
    const before = await value('select count(*)::integer from departments');
    await sql`update institutions set name = 'outdated' where id = 2`.execute(portal.database);
    await sql`
      update institutions set name = 'edited', date_modified = date_created + interval '1 second' where id = 3`.execute(
      portal.database,
    );
    await forgetHash();
    expect(await loadReference(portal.database)).toBe(true);
    expect(await value('select name from institutions where id = 2')).toBe('Aleksandër Moisiu University');
    expect(await value('select name from institutions where id = 3')).toBe('edited');
    expect(await value('select count(*)::integer from departments')).toBe(before);
    expect(await value('select count(*)::integer from cities')).toBe(5239);
  });
});
