import { sql } from 'kysely';
import { migrate } from '../../src/database/migrate.ts';
import { type EmptyDatabase, makeEmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS } from '../support/databases/migratedDatabase.ts';
import { migrateUntil } from '../support/databases/migrateUntil.ts';

let portal: EmptyDatabase;
let units: ReadonlyMap<string, { readonly id: string | null; readonly isGenerated: boolean }>;

beforeAll(async () => {
  portal = await makeEmptyDatabase();
  await migrateUntil(portal.database, '0021_retentionRuns');
  await sql`
    insert into countries (id, code, name, name_gr, is_programme_country) values (1, 'GR', 'Greece', 'Ελλάδα', true);
    insert into institutions (id, name, hei_id, country_id, is_local) values
      (1, 'Ours', 'ours.example', 1, true), (2, 'Theirs', 'theirs.example', 1, false);
    insert into departments (name, institution_id, ounit_id) values
      ('without', 1, null), ('empty', 1, ''), ('given', 1, 'MATH'), ('given again', 1, 'MATH'),
      ('their own', 2, null), ('their first', 2, 'X'), ('their second', 2, 'X');
  `.execute(portal.database);
  await migrate(portal.database);
  const { rows } = await sql<{ name: string; id: string | null; isGenerated: boolean }>`
    select name, ounit_id as id, has_generated_ounit_id as "isGenerated" from departments`.execute(
    portal.database,
  );
  units = new Map(rows.map(({ name, ...unit }) => [name, unit]));
}, DATABASE_TIMEOUT_MS);
afterAll(() => portal.remove());

const GENERATED = { id: expect.stringMatching(/^ou-[0-9a-f]{12}$/), isGenerated: true };

describe('departments from before units had ids', () => {
  test.each(['without', 'empty', 'given again'])('of ours get one each: %s', (name) => {
    expect(units.get(name)).toEqual(GENERATED);
  });

  test('keep the one that they were given', () => {
    expect(units.get('given')).toEqual({ id: 'MATH', isGenerated: false });
  });

  test.each([
    ['their own', null],
    ['their first', 'X'],
    ['their second', 'X'],
  ])('of partners stay as they are: %s', (name, id) => {
    expect(units.get(name)).toEqual({ id, isGenerated: false });
  });

  test('keep an id that something takes away, and one that a person gives counts as given', async () => {
    const { database } = portal;
    const before = units.get('without')?.id;
    await sql`update departments set ounit_id = null where name = 'without'`.execute(database);
    await sql`update departments set ounit_id = 'GEO' where name = 'empty'`.execute(database);
    const { rows } = await sql`
      select ounit_id as id, has_generated_ounit_id as "isGenerated" from departments
      where name in ('without', 'empty') order by name`.execute(database);
    expect(rows).toEqual([
      { id: 'GEO', isGenerated: false },
      { id: before, isGenerated: true },
    ]);
  });
});
