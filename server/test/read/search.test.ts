import { sql } from 'kysely';
import { dataApiApp, type DataApiApp } from '../support/api/dataApiApp.ts';
import { fillReadFixture, GUEST, IRO, STUDENT, TEACHER } from '../support/api/readFixture.ts';
import type { EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS, makeMigratedDatabase } from '../support/databases/migratedDatabase.ts';

let store: EmptyDatabase;
let api: DataApiApp;

beforeAll(async () => {
  store = await makeMigratedDatabase();
  await fillReadFixture(store.database);
  await sql`
    insert into institutions (id, name, name_gr, erasmus_code, hei_id, city_name, country_id) values
      (10, 'Aristotle University of Thessaloniki', 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης', 'G  THESSAL01', 'auth.gr', 'Thessaloniki', 1),
      (11, 'Ludwig-Maximilians-Universität München', null, 'D  MUNCHEN01', 'lmu.de', 'München', 2),
      (12, 'Universität Graz', null, 'A  GRAZ01', 'uni-graz.at', 'Graz', 2),
      (13, 'Alma Mater Studiorum - Università di Bologna', null, 'I  BOLOGNA01', 'unibo.it', 'Bologna', 3),
      (14, 'Göteborgs universitet', null, 'S  GOTEBOR01', 'gu.se', 'Göteborg', 2),
      (15, 'Uniwersytet Warszawski', null, 'PL WARSZAW01', 'uw.edu.pl', 'Warszawa', 2),
      (16, 'Sorbonne Université', null, 'F  PARIS468', 'sorbonne-universite.fr', 'Paris', 2),
      (17, 'Kapodistrian University of Athens', 'Εθνικόν και Καποδιστριακόν Πανεπιστήμιον Αθηνών', 'G  ATHINE01', 'uoa.gr', 'Athina', 1)`.execute(
    store.database,
  );
  await sql`insert into contacts (id, given_name, family_name, email, department_id, is_private) values
    (20, 'Χρήστος', 'Ψαράς', 'psaras@example.org', 1, false), (21, 'Hidden', 'Person', 'hidden@example.org', 1, true),
    (22, 'Zoe', 'Zeta', 'z.zeta@example.org', 1, false)`.execute(store.database);
  await sql`insert into agreement_contacts values (3, 20), (3, 21), (2, 22)`.execute(store.database);
  await sql`update agreements set iia_id = '0c1f6b52-7d4e', iia_code = 'SAMPLE/2022/017' where id = 2`.execute(
    store.database,
  );
  await sql`update application_student_data set family_name_latin = 'Stavrou', family_name_greek = 'Σταύρου' where application_id = 1`.execute(
    store.database,
  );
  await sql`update applications set application_number = 512 where id = 3`.execute(store.database);
  api = await dataApiApp(store.database);
}, DATABASE_TIMEOUT_MS);

afterAll(async () => {
  await api.app.close();
  await store.remove();
}, DATABASE_TIMEOUT_MS);

async function found(caller: typeof IRO, set: string, text: string, more: Record<string, string> = {}) {
  const { status, body } = await api.get(caller, set, { $search: text, $select: 'id', ...more });
  if (status !== 200) return `${status} ${body.code} ${body.field}`;
  const ids = body.value.map(({ id }: { id: number }) => id);
  expect(body.total).toBe(ids.length);
  return ids;
}

describe('universities are found', () => {
  test.each([
    ['in the other alphabet', 'thessaloniki', 10],
    ['in capitals without accents', 'ΘΕΣΣΑΛΟΝΙΚΗΣ', 10],
    ['by a part of a Greek word', 'αριστοτελ', 10],
    ['with one letter of two', 'Thesaloniki', 10],
    ['with two letters wrong', 'Tessalonike', 10],
    ['with two letters that changed places', 'Bolonga', 13],
    ['without the dots', 'Munchen', 11],
    ['with an e for the dots', 'Muenchen', 11],
    ['with the dots', 'MÜNCHEN', 11],
    ['by a city in another spelling', 'Goteborg', 14],
    ['by the end of a code', 'THESSAL01', 10],
    ['by a code with one space', 'A GRAZ01', 12],
    ['by a code without any', 'agraz01', 12],
    ['by half a code', 'GRAZ', 12],
    ['by the id of the network', 'uni-graz.at', 12],
    ['by words in any order', 'munchen ludwig', 11],
    ['with one n', 'sorbone', 16],
    ['by its Greek name, which it does not have', 'Μπολόνια', 13],
    ['with another consonant', 'varsavski', 15],
    ['in Greek as it is spoken', 'καποδιστριακο', 17],
    ['in Latin letters as it is spoken', 'kapodistriako athinon', 17],
    ['among signs', '  "Graz", (AT)!', 12],
  ])('%s: %s', async (_how, text, id) => {
    await expect(found(IRO, 'MobilityInstitutions', text)).resolves.toEqual([id]);
  });

  test('a short word is not taken for another', async () => {
    await expect(found(IRO, 'MobilityInstitutions', 'grat')).resolves.toEqual([]);
  });

  test('likeliest first, and in the order that is asked for', async () => {
    await expect(found(IRO, 'MobilityInstitutions', 'uni')).resolves.toContain(11);
    const [first] = (await found(IRO, 'MobilityInstitutions', 'universitat graz')) as number[];
    expect(first).toBe(12);
    const ordered = (await found(IRO, 'MobilityInstitutions', 'uni', { $orderby: 'id desc' })) as number[];
    expect(ordered).toEqual(ordered.toSorted((a, b) => b - a));
  });
});

describe('agreements are found', () => {
  test.each([
    ['partner', 'essai', [4, 1]],
    ['partner and coordinator together', 'prova giorgos', [3]],
    ['our coordinator in the other alphabet', 'nikolaou', [3, 1]],
    ['our coordinator with another letter', 'Hristos', [3]],
    ['the partner’s coordinator by mail', 'marie@example.com', [2]],
    ['our own number', '3', [3]],
    ['our id of an earlier system', '0c1f6b52-7d4e', [2]],
    ['our code', 'SAMPLE/2022/017', [2]],
    ['the partner’s id', 'p-1b', [1]],
    ['its own university, which all have', 'University of Sample', []],
    ['a person who is private', 'hidden', []],
    ['one letter, as a word of its own', 'z', [2]],
    ['a run of it, which is another word', 'zzzzzzz', []],
  ])('by %s', async (_how, text, ids) => {
    await expect(found(IRO, 'MobilityAgreements', text)).resolves.toEqual(ids);
  });

  test('beside a filter, and as the person may read them', async () => {
    await expect(
      found(IRO, 'MobilityAgreements', 'essai', { $filter: 'isDeleted eq false' }),
    ).resolves.toEqual([1]);
    await expect(found(TEACHER, 'MobilityAgreements', 'essai')).resolves.toEqual([1]);
    await expect(found(TEACHER, 'MobilityAgreements', 'p-1b')).resolves.toEqual([1]);
    await expect(found(TEACHER, 'MobilityAgreements', '0c1f6b52-7d4e')).resolves.toEqual([2]);
    await expect(found(STUDENT, 'MobilityAgreements', 'p-1b')).resolves.toEqual([]);
    await expect(found(STUDENT, 'MobilityAgreements', 'essai')).resolves.toEqual([1]);
    await expect(found(STUDENT, 'MobilityAgreements', 'giorgos@example.org')).resolves.toEqual([]);
    await expect(found(GUEST, 'MobilityInstitutions', 'graz')).resolves.toMatch(/^403/);
  });

  test('as they are now', async () => {
    await sql`update institutions set name = 'Renamed Academy' where id = 3`.execute(store.database);
    await expect(found(IRO, 'MobilityAgreements', 'renamed')).resolves.toEqual([3, 2]);
    await sql`update institutions set name = 'Università di Prova' where id = 3`.execute(store.database);
  });
});

describe('people and applications', () => {
  test('are found by those alone who may read all that is looked at', async () => {
    await expect(found(IRO, 'MobilityContacts', 'psaras')).resolves.toEqual([20]);
    await expect(found(IRO, 'MobilityContacts', 'hidden')).resolves.toEqual([21]);
    await expect(found(TEACHER, 'MobilityContacts', 'hidden')).resolves.toEqual([]);
    await expect(found(STUDENT, 'MobilityContacts', 'psaras@example.org')).resolves.toMatch(/^403/);
  });

  test('a student finds her own applications and nobody else’s, by name or number', async () => {
    await expect(found(IRO, 'ApplicationStudentStudiesForms', 'stavrou')).resolves.toEqual([1]);
    await expect(found(IRO, 'ApplicationStudentStudiesForms', 'σταυρου ΕΛΕΝΗ')).resolves.toEqual([1]);
    await expect(found(IRO, 'ApplicationStudentStudiesForms', '512')).resolves.toEqual([3]);
    await expect(found(STUDENT, 'ApplicationStudentStudiesForms', 'stavrou')).resolves.toEqual([1]);
    await expect(found(STUDENT, 'ApplicationStudentStudiesForms', 'nikos')).resolves.toEqual([]);
    await expect(found(STUDENT, 'ApplicationStudentStudiesForms', '512')).resolves.toEqual([]);
  });

  test('factsheets and departments are found by their names', async () => {
    await expect(found(IRO, 'MobilityFactsheets', 'essai')).resolves.toEqual([2, 3]);
    await expect(found(STUDENT, 'MobilityFactsheets', 'essai')).resolves.toEqual([2]);
    await expect(found(IRO, 'MobilityDepartments', 'μαθηματικων')).resolves.toEqual([1]);
  });
});

describe('an exact word or number wins', () => {
  test('an agreement is found by its number, before those that have it among others', async () => {
    await sql`update agreements set iia_code = 'SAMPLE 1 2022' where id = 3`.execute(store.database);
    await expect(found(IRO, 'MobilityAgreements', '1')).resolves.toEqual([1, 3]);
    for (const text of ['agreement 1', '№ 1', 'συμφωνία 1', 'αρ. 1', '#1 ']) {
      const ids = await found(IRO, 'MobilityAgreements', text);
      expect([text, ids]).toEqual([text, text === '#1 ' ? [1, 3] : [1]]);
    }
    await expect(found(IRO, 'MobilityAgreements', 'agreement 99')).resolves.toEqual([]);
    await expect(found(IRO, 'ApplicationStudentStudiesForms', 'αίτηση 512')).resolves.toEqual([3]);
    await expect(found(IRO, 'ApplicationStudentStudiesForms', 'agreement 512')).resolves.toEqual([]);
    await expect(found(STUDENT, 'ApplicationStudentStudiesForms', 'application 512')).resolves.toEqual([]);
    await sql`update agreements set iia_code = null where id = 3`.execute(store.database);
  });

  test('an id or code comes first for whoever may read it', async () => {
    await sql`update agreements set iia_code = 'SAMPLE/2022/017/B' where id = 3`.execute(store.database);
    await expect(found(IRO, 'MobilityAgreements', 'sample/2022/017')).resolves.toEqual([2, 3]);
    await expect(found(STUDENT, 'MobilityAgreements', 'sample/2022/017')).resolves.toEqual([]);
    await sql`update agreements set iia_code = null where id = 3`.execute(store.database);
  });

  test('what is spelt like a word is found where it may differ', async () => {
    const exact = { spelling: 'exact' };
    await expect(found(IRO, 'MobilityInstitutions', 'Bolonga', exact)).resolves.toEqual([]);
    await expect(found(IRO, 'MobilityInstitutions', 'Bologna', exact)).resolves.toEqual([13]);
    await expect(found(IRO, 'MobilityInstitutions', 'Bolonga', { spelling: 'loose' })).resolves.toBe(
      '400 bad-query spelling',
    );
  });
});

test.each([
  'x'.repeat(500),
  'θ'.repeat(500),
  '%',
  '_',
  '100%',
  '\\',
  "'; drop table agreements; --",
  '"',
  '😀',
  'a b c d e f g h i j k l m n o p',
  '\0',
  '\ud800',
  '((((',
  '2147483648',
  '999999999',
])('answers %j in peace', async (text) => {
  for (const set of ['MobilityAgreements', 'MobilityInstitutions', 'ApplicationStudentStudiesForms']) {
    const { status } = await api.get(IRO, set, { $search: text });
    expect(status).toBe(200);
  }
});

test('signs alone find nothing, blanks ask for nothing, and what is no word of a set is said', async () => {
  await expect(found(IRO, 'MobilityAgreements', '%')).resolves.toEqual([]);
  await expect(found(IRO, 'MobilityAgreements', '   ')).resolves.toHaveLength(4);
  await expect(found(IRO, 'MobilityCountries', 'greece')).resolves.toBe('400 bad-query $search');
  expect((await api.get(IRO, 'MobilityAgreements/1', { $search: 'x' })).status).toBe(400);
});
