import { sql } from 'kysely';
import { prepareDatabase } from '../../src/start/prepareDatabase.ts';
import { tellUnits } from '../../src/demonstration/partners/partnerDatabase.ts';
import { servedFactsheet } from '../../src/exchange/served/servedFactsheet.ts';
import { makeEmptyDatabase, type EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { makeTestDatabase } from '../support/databases/testDatabase.ts';

const MADRID = { localInstitution: 'E  MADRID14', sampleAgreements: 0, hasDemoOffice: true } as const;

let partner: EmptyDatabase;
beforeAll(async () => {
  partner = await makeEmptyDatabase();
  await prepareDatabase(partner.database, MADRID);
});
afterAll(() => partner.remove());

async function rowsOf<Row>(query: string): Promise<readonly Row[]> {
  return (await sql.raw<Row>(query).execute(partner.database)).rows;
}

describe('prepareDatabase for another university', () => {
  test('gives it the id 1, and makes an ordinary institution of the shipped one', async () => {
    expect(await rowsOf('select id, hei_id, is_local from institutions where id = 1 or is_local')).toEqual([
      { id: 1, hei_id: 'uc3m.es', is_local: true },
    ]);
    expect(await rowsOf("select is_local from institutions where erasmus_code = 'G  THESSAL01'")).toEqual([
      { is_local: false },
    ]);
  });

  test('gives it departments of its own beside the one that every agreement needs', async () => {
    const departments = await rowsOf<{ name: string }>(
      'select name from departments where institution_id = 1',
    );
    expect(departments).toHaveLength(7);
    expect(departments.map(({ name }) => name)).toContain('Department of European Educational Programmes');
    expect(departments.map(({ name }) => name)).not.toContain('School of Theology');
    expect(await rowsOf('select id from contacts where id = 3')).toHaveLength(1);
  });

  test('makes an office that can answer a partner: officer, coordinator, and a factsheet to serve', async () => {
    expect(await rowsOf("select name from users where name = 'iro'")).toHaveLength(1);
    expect(
      await rowsOf('select id from contacts where roles @> \'[{"value":"Departmental Coordinator"}]\''),
    ).toHaveLength(1);
    expect(await servedFactsheet(partner.database, 'uc3m.es')).toMatchObject({ heiId: 'uc3m.es' });
    expect(await rowsOf('select id from agreements')).toEqual([]);
  });

  test('makes the office once', async () => {
    const before = await rowsOf('select count(*) from factsheets');
    expect(await prepareDatabase(partner.database, MADRID)).toMatchObject({
      wroteReference: false,
      wroteSample: false,
    });
    expect(await rowsOf('select count(*) from factsheets')).toEqual(before);
  });

  test('refuses a database that belongs to another university, and changes nothing in it', async () => {
    await expect(prepareDatabase(partner.database, { sampleAgreements: 0 })).rejects.toThrow(
      'another university',
    );
    expect(await rowsOf('select hei_id from institutions where is_local')).toEqual([{ hei_id: 'uc3m.es' }]);
  });

  test('refuses a code that no institution has', async () => {
    const other = await makeEmptyDatabase();
    try {
      const options = { localInstitution: 'G  NOWHERE99', sampleAgreements: 0 };
      await expect(prepareDatabase(other.database, options)).rejects.toThrow('G  NOWHERE99');
    } finally {
      await other.remove();
    }
  });
});

describe('tellUnits', () => {
  test('gives a partner the units and people of the sample that the portal believes it to have, each once', async () => {
    const portal = await makeTestDatabase();
    try {
      await sql`
        insert into departments (name, ounit_id, institution_id)
        select 'Department of History', 'unit-1', id from institutions where erasmus_code = ${MADRID.localInstitution}`.execute(
        portal.database,
      );
      await sql`
        insert into contacts (family_name, email, phone, department_id, is_sample)
        select family, family || '@example.org', '+3412', departments.id, family = 'Sample' from unnest(array['Sample', 'Typed']) family, departments
        where ounit_id = 'unit-1'`.execute(portal.database);
      for (let time = 0; time < 2; time += 1)
        await tellUnits(portal.url, partner.url, MADRID.localInstitution);
      expect(await rowsOf("select name, institution_id from departments where ounit_id = 'unit-1'")).toEqual([
        { name: 'Department of History', institution_id: 1 },
      ]);
      expect(
        await rowsOf(
          "select contacts.email, contacts.phone, roles->0->>'value' as role from contacts join departments on departments.id = department_id where ounit_id = 'unit-1'",
        ),
      ).toEqual([{ email: 'Sample@example.org', phone: '+3412', role: 'Departmental Coordinator' }]);
    } finally {
      await portal.remove();
    }
  });
});
