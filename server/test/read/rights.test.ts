import { dataApiApp, type DataApiApp } from '../support/api/dataApiApp.ts';
import { fillReadFixture, GUEST, IRO, STUDENT, TEACHER } from '../support/api/readFixture.ts';
import type { EmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { DATABASE_TIMEOUT_MS, makeMigratedDatabase } from '../support/databases/migratedDatabase.ts';

let store: EmptyDatabase;
let api: DataApiApp;

beforeAll(async () => {
  store = await makeMigratedDatabase();
  await fillReadFixture(store.database);
  api = await dataApiApp(store.database);
}, DATABASE_TIMEOUT_MS);

afterAll(async () => {
  await api.app.close();
  await store.remove();
}, DATABASE_TIMEOUT_MS);

const CALLERS = { IRO, TEACHER, STUDENT, GUEST };
type Who = keyof typeof CALLERS;

async function read(who: Who, path: string, options: Readonly<Record<string, string>>): Promise<unknown> {
  const { status, body } = await api.get(CALLERS[who], path, { $select: 'id', ...options });
  if (status !== 200) return [status, body.field].filter(Boolean).join(' ');
  return Array.isArray(body.value) ? body.value.map((row: { id: number }) => row.id) : body.id;
}

describe('the rows of a set', () => {
  test.each<[Who, string, unknown]>([
    ['IRO', 'MobilityAgreements', [1, 2, 3, 4]],
    ['TEACHER', 'MobilityAgreements', [1, 2, 3]],
    ['STUDENT', 'MobilityAgreements', [1, 2, 3]],
    ['GUEST', 'MobilityAgreements', '403 MobilityAgreements'],
    ['IRO', 'MobilityFactsheets', [1, 2, 3]],
    ['STUDENT', 'MobilityFactsheets', [1, 2]],
    ['IRO', 'Users', [1, 2, 3, 4]],
    ['TEACHER', 'Users', [2]],
    ['STUDENT', 'Users', [3]],
    ['TEACHER', 'Groups', '403 Groups'],
    ['IRO', 'ApplicationStudentStudiesForms', [1, 2, 3]],
    ['STUDENT', 'ApplicationStudentStudiesForms', [1]],
    ['TEACHER', 'ApplicationStudentStudiesForms', '403 ApplicationStudentStudiesForms'],
    ['STUDENT', 'ApplicationFiles', [1]],
    ['TEACHER', 'MobilityNotifications', '403 MobilityNotifications'],
    ['TEACHER', 'ECTSCoordinatorTables', '403 ECTSCoordinatorTables'],
    ['STUDENT', 'ECTSCoordinatorTables', [1]],
    ['GUEST', 'MobilityCountries', '403 MobilityCountries'],
    ['GUEST', 'Users/Me', '403'],
    ['IRO', 'MobilityAgreements/4', 4],
    ['TEACHER', 'MobilityAgreements/4', '404'],
    ['TEACHER', 'MobilityAgreements/4/institutions', '404'],
    ['TEACHER', 'MobilityAgreements/4/status', '404'],
    ['STUDENT', 'MobilityAgreements/1/factsheets', '403 factsheets'],
    ['STUDENT', 'MobilityAgreements/1/owner', '403 owner'],
    ['STUDENT', 'ApplicationStudentStudiesForms/3', '404'],
    ['STUDENT', 'ApplicationStudentStudiesForms/2', '404'],
    ['STUDENT', 'ApplicationFiles/2', '404'],
  ])('%s reads %s: %j', async (who, path, expected) => {
    expect(await read(who, path, {})).toEqual(expected);
  });

  test('cannot be widened by a filter', async () => {
    expect(
      await read('TEACHER', 'MobilityAgreements', {
        $filter: 'isDeleted eq true or id gt 0 or not isDeleted',
      }),
    ).toEqual([1, 2, 3]);
    expect(
      await read('STUDENT', 'ApplicationStudentStudiesForms', { $filter: 'id gt 0 or owner/id eq 4' }),
    ).toEqual([1]);
  });

  test.each(['StudentMobilitiesForStudies', 'ApplicationStudentData', 'PartnerAgreementIdentifications'])(
    'of the child set %s are not served by themselves',
    async (set) => {
      expect(await read('IRO', set, {})).toBe('404');
    },
  );
});

describe('a filter across links', () => {
  test.each<[Who, string, string, unknown]>([
    ['STUDENT', 'MobilityAgreements', "contains(comments,'a')", '403 comments'],
    ['TEACHER', 'MobilityAgreements', 'comments ne null', '403 comments'],
    ['STUDENT', 'MobilityAgreements', "owner/name eq 'iro'", '403 owner'],
    [
      'STUDENT',
      'MobilityAgreements',
      "partnerAgreementIdentifications/iiaId eq 'P-2'",
      '403 partnerAgreementIdentifications',
    ],
    ['TEACHER', 'MobilityAgreements', "owner/name eq 'iro'", []],
    ['TEACHER', 'MobilityAgreements', 'owner/id eq 1', []],
    ['TEACHER', 'MobilityAgreements', 'owner/id eq 2', [2, 3]],
    ['TEACHER', 'MobilityAgreements', "owner/groups/name eq 'Instructors'", '403 groups'],
    ['TEACHER', 'MobilityAgreements', "departmentalCoordinatorContacts/email eq 'anna@example.org'", [1, 2]],
    // Another's address stays unknown to students, own ones do not: every question about it has the same answer.
    ['STUDENT', 'MobilityAgreements', "departmentalCoordinatorContacts/email eq 'anna@example.org'", []],
    ['STUDENT', 'MobilityAgreements', "startswith(departmentalCoordinatorContacts/email,'a')", []],
    [
      'STUDENT',
      'MobilityAgreements',
      "departmentalCoordinatorContacts/email ne 'anna@example.org'",
      [1, 2, 3],
    ],
    ['STUDENT', 'MobilityAgreements', 'departmentalCoordinatorContacts/email eq null', [1, 2, 3]],
    ['STUDENT', 'MobilityContacts', 'email ne null', [5]],
    ['STUDENT', 'MobilityContacts', 'uid eq 2', []],
    ['STUDENT', 'MobilityContacts', 'uid eq 3', [5]],
    ['IRO', 'MobilityAgreements', 'factsheets/isActive eq false', []],
    ['STUDENT', 'ApplicationStudentStudiesForms', "owner/name eq 'student'", [1]],
    ['STUDENT', 'ApplicationStudentStudiesForms', "contains(studentData/nameLatin,'eleni')", [1]],
    ['STUDENT', 'ApplicationStudentStudiesForms', "contains(studentData/nameLatin,'nikos')", []],
  ])('%s asks %s for %s', async (who, set, $filter, expected) => {
    expect(await read(who, set, { $filter })).toEqual(expected);
  });
});

describe('what a reply shows', () => {
  test.each<[Who, Readonly<Record<string, string>>, string]>([
    ['STUDENT', { $select: 'comments' }, '403 comments'],
    ['STUDENT', { $select: 'owner/name' }, '403 owner'],
    ['STUDENT', { $select: 'dateCreated' }, '403 dateCreated'],
    ['STUDENT', { $expand: 'factsheets' }, '403 factsheets'],
    ['STUDENT', { $orderby: 'comments' }, '403 comments'],
    ['STUDENT', { $groupby: 'terminated' }, '403 terminated'],
    [
      'STUDENT',
      {
        $expand:
          "institutions($filter=country/countryName eq 'x'),studentMobilitiesForStudies($filter=nothing eq 1)",
      },
      '400 $expand',
    ],
    ['TEACHER', { $expand: 'owner($expand=groups)' }, '403 groups'],
    ['TEACHER', { $orderby: 'comments' }, '403 comments'],
    ['TEACHER', { $select: 'approvedCopy' }, '403 approvedCopy'],
  ])('%s is refused %j', async (who, options, expected) => {
    expect(await read(who, 'MobilityAgreements', options)).toBe(expected);
  });

  test('leaves closed members out where nobody named them', async () => {
    const shown = async (who: Who) => Object.keys((await api.get(CALLERS[who], 'MobilityAgreements/1')).body);
    expect(await shown('IRO')).toEqual(expect.arrayContaining(['comments', 'owner', 'factsheets']));
    expect(await shown('TEACHER')).not.toContain('comments');
    expect((await shown('STUDENT')).sort()).toEqual([
      'departmentalCoordinatorContacts',
      'endYear',
      'ewpStatus',
      'id',
      'institutions',
      'isDeleted',
      'localStatus',
      'startYear',
      'status',
      'studentMobilitiesForStudies',
    ]);
  });

  test('hides the members of linked records that the caller may not read', async () => {
    const contactsFor = async (who: Who) =>
      (await api.get(CALLERS[who], 'MobilityAgreements/1')).body.departmentalCoordinatorContacts.map(
        (contact: { email: string }) => contact.email,
      );
    expect(await contactsFor('TEACHER')).toEqual(['anna@example.org', 'giorgos@example.org']);
    expect(await contactsFor('STUDENT')).toEqual([null, null]);
  });

  test('shows the coordinator of a factsheet to whoever reads the factsheet, and there alone', async () => {
    const $expand = 'institutionalCoordinatorContact($select=id,email,phone,roles)';
    const coordinator = async (options: Readonly<Record<string, string>>) =>
      (await api.get(STUDENT, 'MobilityFactsheets/1', options)).body.institutionalCoordinatorContact;
    expect(await coordinator({})).toMatchObject({ email: 'anna@example.org', phone: '+302100000000' });
    const path = 'institutionalCoordinatorContact/email';
    const { body: row } = await api.get(STUDENT, 'MobilityFactsheets/1', { $select: path });
    expect(Object.values(row)).toContain('anna@example.org');
    // Members that are not opened stay with the rights on the contact.
    expect(await coordinator({ $expand })).toEqual({
      id: 3,
      email: 'anna@example.org',
      phone: '+302100000000',
      roles: null,
    });
    expect((await api.get(STUDENT, 'MobilityContacts/3', {})).body).toMatchObject({ email: null });
  });

  test('shows a link to a hidden record as empty', async () => {
    const ownerOf = async (id: number) => (await api.get(TEACHER, `MobilityAgreements/${id}`)).body.owner;
    expect(await ownerOf(1)).toBeNull();
    expect(await ownerOf(2)).toMatchObject({ id: 2, name: 'teacher' });
  });

  test('does not sort by what the caller may not read', async () => {
    const { body } = await api.get(STUDENT, 'MobilityContacts', { $orderby: 'email,id', $select: 'id' });
    expect(body.value.map((row: { id: number }) => row.id)).toEqual([5, 3, 4, 6]);
  });
});
