import { sql } from 'kysely';
import { dataApiApp, type DataApiApp } from '../support/api/dataApiApp.ts';
import { fillReadFixture, STUDENT, TEACHER } from '../support/api/readFixture.ts';
import type { EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS, makeMigratedDatabase } from '../support/databases/migratedDatabase.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import { pickingFrom } from '../support/hostile/picking.ts';

const PAIRS_OF_A_SET = 334;
const { pick, random } = pickingFrom(20_261_129);

let store: EmptyDatabase;
let api: DataApiApp;
beforeAll(async () => {
  store = await makeMigratedDatabase();
  const { database } = store;
  await fillReadFixture(database);
  await sql`
    update application_student_data set family_name_latin = 'Stavropoulos', family_name_greek = 'Σταυρόπουλος' where application_id = 1;
    insert into contacts (id, given_name, family_name, email, department_id, is_private) values
      (20, 'Visible', 'Papadimitriou', 'visible@example.org', 1, false), (21, 'Hidden', 'Person', 'hidden@example.org', 1, true),
      (22, 'Deleted', 'Person', 'deleted@example.org', 1, false);
    insert into agreement_contacts values (1, 20), (4, 22);
    update agreements set is_deleted = true where id = 4`.execute(database);
  api = await dataApiApp(database);
}, DATABASE_TIMEOUT_MS);
afterAll(async () => {
  await api.app.close();
  await store.remove();
}, DATABASE_TIMEOUT_MS);

const LETTERS = Array.from('abcdefgiklmnoprstuvxz');

/** Writes a name with one or two letters wrong, and not the first. */
function misspelt(name: string): string {
  const letters = Array.from(name);
  for (let changes = random() < 0.5 ? 1 : 2; changes > 0; changes -= 1)
    letters[1 + Math.floor(random() * (letters.length - 1))] = pick(LETTERS);
  return letters.join('');
}

const rename = (id: number) => (name: string) =>
  sql`update contacts set family_name = ${name} where id = ${id}`.execute(store.database);

test.each([
  {
    what: 'an application of another student',
    caller: STUDENT,
    set: 'ApplicationStudentStudiesForms',
    own: 'stavropoulos',
    rename: (name: string) =>
      sql`update application_student_data set family_name_latin = ${name} where application_id = 3`.execute(
        store.database,
      ),
  },
  {
    what: 'a private person',
    caller: TEACHER,
    set: 'MobilityContacts',
    own: 'papadimitriou',
    rename: rename(21),
  },
  {
    what: 'a deleted agreement',
    caller: TEACHER,
    set: 'MobilityAgreements',
    own: 'papadimitriou',
    rename: rename(22),
  },
])(
  'a search finds the same whether or not $what has the word',
  async ({ caller, set, own, rename: renameHidden }) => {
    let found = 0;
    for (let pair = 0; pair < PAIRS_OF_A_SET; pair += 1) {
      const question = { $search: misspelt(own), $select: 'id', $count: 'true' };
      const askOne = async (more: object) => {
        const { status, body } = await api.get(caller, set, { ...question, ...more });
        return { status, total: body.total, value: body.value };
      };
      const ask = async () => ({ ...(await askOne({})), exact: await askOne({ spelling: 'exact' }) });
      await renameHidden('Nobody');
      const without = await ask();
      await renameHidden(question.$search);
      expect([question.$search, await ask()]).toEqual([question.$search, without]);
      found += without.total > 0 ? 1 : 0;
    }
    // Most questions do find the caller's own record by letters wrong.
    expect(found).toBeGreaterThan(PAIRS_OF_A_SET / 2);
  },
  patient(120_000),
);
