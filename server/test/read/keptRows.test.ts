import { sql } from 'kysely';
import { dataApiApp, type DataApiApp } from '../support/api/dataApiApp.ts';
import type { EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS, makeMigratedDatabase } from '../support/databases/migratedDatabase.ts';
import { fillReadFixture, IRO, STUDENT } from '../support/api/readFixture.ts';

let store: EmptyDatabase;
let api: DataApiApp;

beforeAll(async () => {
  store = await makeMigratedDatabase();
  await fillReadFixture(store.database);
  // Large enough to be worth keeping.
  await sql`update agreements set comments = repeat('<p>Σχόλιο</p>', 4000)`.execute(store.database);
  api = await dataApiApp(store.database);
}, DATABASE_TIMEOUT_MS);

afterAll(async () => {
  await api.app.close();
  await store.remove();
}, DATABASE_TIMEOUT_MS);

const WHOLE = { $filter: 'isDeleted eq false', $count: 'true' };
const list = async (caller = IRO) => (await api.get(caller, 'MobilityAgreements', WHOLE)).body;
const bump = (set: string) =>
  sql`insert into change_counters (set_name, version) values (${set}, 1)
    on conflict (set_name) do update set version = change_counters.version + 1`.execute(store.database);

test.each([
  ['an agreement', 'MobilityAgreements', 'agreements', 'iia_code', 'iiaCode'],
  ['an institution', 'MobilityInstitutions', 'institutions', 'city_name', 'cityName'],
  ['a contact', 'MobilityContacts', 'contacts', 'given_name', 'givenName'],
  ['a factsheet', 'MobilityFactsheets', 'factsheets', 'grading_system', 'gradingSystem'],
  ['a user', 'Users', 'users', 'description', 'description'],
] as const)(
  'the rows of a large list are kept until %s that they show is changed, and then show it',
  async (_what, set, table, column, member) => {
    const before = await list();
    const shown = JSON.stringify(before);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${`changed ${set}`}`.execute(
      store.database,
    );
    // A change that no save makes, and that raises no counter, is not seen: nothing was made anew.
    expect(JSON.stringify(await list())).toBe(shown);
    await bump(set);
    const after = JSON.stringify(await list());
    expect(after).toContain(`"${member}":"changed ${set}"`);
    expect(after).not.toBe(shown);
  },
);

test('a save is seen by whoever reads next, in the rows and in the total', async () => {
  const before = await list();
  const agreement = before.value.find(
    ({ status }: { readonly status: { readonly name: string } }) => status.name === 'Draft',
  );
  api.as(IRO);
  const payload = { id: agreement.id, dateModified: agreement.dateModified, isDeleted: true };
  const saved = await api.app.inject({ method: 'POST', url: '/api/MobilityAgreements', payload });
  expect(saved.statusCode).toBe(200);
  const after = await list();
  expect(after.total).toBe(before.total - 1);
  expect(after.value.map(({ id }: { readonly id: number }) => id)).not.toContain(agreement.id);
});

test('nobody gets the rows of somebody with other rights', async () => {
  const office = await list(IRO);
  const student = await list(STUDENT);
  expect(JSON.stringify(office)).toContain('Σχόλιο');
  expect(student.value.length).toBeLessThanOrEqual(office.value.length);
  expect(JSON.stringify(student)).not.toContain('"owner":{');
  expect(await list(IRO)).toEqual(office);
});

test('many who ask at once get the same rows', async () => {
  await bump('MobilityAgreements');
  const answers = await Promise.all(Array.from({ length: 12 }, () => list(IRO)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});
