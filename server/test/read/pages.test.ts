import { sql } from 'kysely';
import { dataApiApp, type DataApiApp } from '../support/api/dataApiApp.ts';
import type { EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS, makeMigratedDatabase } from '../support/databases/migratedDatabase.ts';
import { fillReadFixture, IRO } from '../support/api/readFixture.ts';
import { letTimePass } from '../support/letTimePass.ts';

const ADDED = 3_000;
const FILTERS = {
  all: 'isDeleted eq false',
  country: 'isDeleted eq false and institutions/country eq 2',
  department: 'departmentalCoordinatorContacts/department eq 1 and institutions/isLocal eq true',
};
const MARKS_ARE_MADE_MS = 500;

let store: EmptyDatabase;
let api: DataApiApp;

beforeAll(async () => {
  store = await makeMigratedDatabase();
  await fillReadFixture(store.database);
  // Ids with gaps, and partners and contacts in turn, so that pages do not fall on round ids.
  await sql`
    insert into agreements (id, start_year_id, end_year_id, status_id) select 100 + n * 3, 2024, 2027, 1 from generate_series(1, ${ADDED}::integer) n;
  `.execute(store.database);
  await sql`insert into agreement_institutions select id, 1 from agreements where id > 100`.execute(
    store.database,
  );
  await sql`insert into agreement_institutions select id, 2 + id % 2 from agreements where id > 100`.execute(
    store.database,
  );
  await sql`insert into agreement_contacts select id, case when id % 5 = 0 then 6 else 4 end from agreements where id > 100`.execute(
    store.database,
  );
  api = await dataApiApp(store.database);
}, DATABASE_TIMEOUT_MS);

afterAll(async () => {
  await api.app.close();
  await store.remove();
}, DATABASE_TIMEOUT_MS);

type Page = { readonly total: number; readonly ids: readonly number[] };

async function page(filter: string, skip: number, $orderby = 'id'): Promise<Page> {
  const { body } = await api.get(IRO, 'MobilityAgreements', {
    $filter: filter,
    $select: 'id',
    $top: '10',
    $skip: String(skip),
    $orderby,
  });
  return { total: body.total, ids: body.value.map((row: { id: number }) => row.id) };
}

async function allIds(filter: string): Promise<readonly number[]> {
  const { body } = await api.get(IRO, 'MobilityAgreements', {
    $filter: filter,
    $select: 'id',
    $top: '-1',
    $count: 'false',
  });
  return body.value.map((row: { id: number }) => row.id);
}

describe('pages of a long list', () => {
  test.each(Object.entries(FILTERS))(
    'of %s agreements are cut where the whole list says, before and after the list was marked',
    async (_, filter) => {
      const ids = await allIds(filter);
      const skips = [
        0,
        10,
        15,
        990,
        1_000,
        1_010,
        1_013,
        ids.length - 25,
        ids.length - 10,
        ids.length - 3,
        ids.length,
        ids.length + 500,
      ];
      for (let round = 1; round <= 2; round += 1) {
        for (const skip of skips)
          expect(await page(filter, skip)).toEqual({ total: ids.length, ids: ids.slice(skip, skip + 10) });
        await letTimePass(MARKS_ARE_MADE_MS, 'marks are made in the background, and no answer tells of them');
      }
    },
  );

  test('run backwards too', async () => {
    const ids = (await allIds(FILTERS.all)).toReversed();
    expect((await page(FILTERS.all, 1_500, 'id desc')).ids).toEqual(ids.slice(1_500, 1_510));
  });

  test('do not use the marks of a list that has changed', async () => {
    await page(FILTERS.country, 1_200);
    await letTimePass(MARKS_ARE_MADE_MS, 'marks are made in the background, and no answer tells of them');
    const before = await page(FILTERS.country, 1_200);
    await store.database.transaction().execute(async (transaction) => {
      await sql`update agreements set is_deleted = true where id between 101 and 400`.execute(transaction);
      await sql`update change_counters set version = version + 1 where set_name = 'MobilityAgreements'`.execute(
        transaction,
      );
    });
    const ids = await allIds(FILTERS.country);
    const after = await page(FILTERS.country, 1_200);
    expect(after).toEqual({ total: ids.length, ids: ids.slice(1_200, 1_210) });
    expect(after.total).toBeLessThan(before.total);
  });
});
