import { sql } from 'kysely';
import { callerWith, dataApiApp, type DataApiApp } from '../support/api/dataApiApp.ts';
import { fillReadFixture, IRO, TEACHER } from '../support/api/readFixture.ts';
import type { SignedInCaller } from '../../src/platform/tokens/caller.ts';
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

async function idsOf(set: string, filter: string): Promise<unknown> {
  const { status, body } = await api.get(IRO, set, { $filter: filter, $select: 'id', $top: '-1' });
  return status === 200
    ? body.value.map((row: { id: number }) => row.id)
    : `${status} ${body.code} ${body.field}`;
}

describe('$filter on MobilityAgreements', () => {
  test.each([
    ['id eq 2', [2]],
    ["id eq '2'", [2]],
    ['5 gt id and not (id eq 2)', [1, 3, 4]],
    ['id in (1,3,99)', [1, 3]],
    ['id ge 1.5 and id le 3.5', [2, 3]],
    ['id lt 1e300', [1, 2, 3, 4]],
    ['id eq 99999999999', []],
    ['id gt -2147483649', [1, 2, 3, 4]],
    ['status eq 3', [1, 4]],
    ['status/id eq 3', [1, 4]],
    ["status/name eq 'Final'", [1, 4]],
    ["status/name ne 'Final'", [2, 3]],
    ['ewpStatus eq null', [3]],
    ['ewpStatus ne null', [1, 2, 4]],
    ['ewpStatus ne 7', [2, 3, 4]],
    ["ewpStatus/name eq null or ewpStatus/name eq 'Notified by us'", [2, 3]],
    ['endYear/id ge 2026 and isDeleted eq false', [1, 2]],
    ['startYear/id lt endYear/id', [1, 2, 3, 4]],
    ['isDeleted', [4]],
    ['not isDeleted', [1, 2, 3]],
    ['isDeleted eq 1', [4]],
    ['isDeleted ne 1', [1, 2, 3]],
    ['localStatus eq 1', [1]],
    ['localStatus eq true', [1]],
    ['localStatus eq false and id lt 4', [2, 3]],
    ["dateCreated ge '2026-01-01'", [1, 2]],
    ["dateCreated eq '2026-01-31T22:30:00.123Z'", [1]],
    ["dateCreated eq '2026-02-01T00:30:00.123+02:00'", [1]],
    ['dateCreated lt 2026-01-01T00:00:00Z', [3, 4]],
    ['year(dateCreated) eq 2026 and month(dateCreated) eq 1 and day(dateCreated) eq 31', [1]],
    ['hour(dateCreated) eq 22 and minute(dateCreated) eq 30', [1]],
    ["contains(comments,'ΕΜΠΙΣΤΟ')", [1]],
    ["partnerAgreementIdentifications/iiaId eq 'P-1b'", [1]],
    ["partnerAgreementIdentifications/iiaId eq 'p-1b'", []],
    ['departmentalCoordinatorContacts/department eq 1', [1, 3]],
    ['departmentalCoordinatorContacts/id eq 3', [1, 2]],
    ['departmentalCoordinatorContacts/person eq 3', [1, 2]],
    ['departmentalCoordinatorContacts eq 3', [1, 2]],
    ["departmentalCoordinatorContacts/roles eq 'Departmental Coordinator'", [1, 3]],
    ["departmentalCoordinatorContacts/department/institution/country/countryName eq 'France'", [2]],
    ["not contains(departmentalCoordinatorContacts/department/name,'physics')", [3, 4]],
    ['studentMobilitiesForStudies/fromInstitution eq 1', [1]],
    ['studentMobilitiesForStudies/totalMonthsPerYear eq 12.5', [1]],
    ['studentMobilitiesForTraineeship/fromInstitution eq 1', []],
    ['factsheets/deadlineIncomingsCalendar/autumnTerm eq null', [1]],
    ["factsheets/deadlineIncomingsCalendar/autumnTerm eq '--06-15'", [1]],
  ])('%s', async (filter, expected) => {
    expect(await idsOf('MobilityAgreements', filter)).toEqual(expected);
  });
});

describe('$filter on one collection', () => {
  test.each([
    ['institutions/country eq 2 and institutions/id eq 3', []],
    ['institutions/country eq 2 and institutions/id eq 4', [2]],
    ['institutions/country eq 2 and (institutions/id eq 3 or institutions/id eq 4)', [2]],
    ['institutions/country eq 2 and (institutions/id eq 3 or institutions/isLocal eq true)', []],
    ['institutions/country eq 2 and (institutions/id eq 3 or id eq 1)', [1]],
    // Our own institution is one of an agreement's: partners alone are asked for by both conditions.
    ['institutions/country eq 1', [1, 2, 3, 4]],
    ['institutions/country eq 1 and institutions/isLocal eq false', []],
    ['institutions/country eq 2 or institutions/id eq 3', [1, 2, 3, 4]],
    ['institutions/country eq 2 and (status eq 2 and institutions/id eq 4)', [2]],
    ['institutions/country eq 2 and not (institutions/id eq 4)', [1, 4]],
    ['not (institutions/country eq 2)', [3]],
    [
      "partnerAgreementIdentifications/iiaId eq 'P-1a' and partnerAgreementIdentifications/iiaCode eq 'second'",
      [],
    ],
    [
      "partnerAgreementIdentifications/iiaId eq 'P-1a' and partnerAgreementIdentifications/iiaCode eq 'first'",
      [1],
    ],
    ['institutions/id eq 3 and departmentalCoordinatorContacts/id eq 4', [3]],
    [
      "departmentalCoordinatorContacts/department/institution/id eq 1 and departmentalCoordinatorContacts/familyName eq 'Dupont'",
      [],
    ],
    ['institutions/id eq departmentalCoordinatorContacts/department/institution', [1, 2, 3]],
    ['studentMobilitiesForStudies/fromInstitution eq institutions/id and institutions/isLocal eq false', [2]],
  ])('%s', async (filter, expected) => {
    expect(await idsOf('MobilityAgreements', filter)).toEqual(expected);
  });

  test('not gives the complement, whatever it stands before', async () => {
    for (const inner of [
      'institutions/country eq 2',
      'ewpStatus eq 7',
      "ewpStatus/name gt 'B'",
      'institutions/country ne 2',
    ]) {
      const [some, others] = await Promise.all([
        idsOf('MobilityAgreements', inner),
        idsOf('MobilityAgreements', `not (${inner})`),
      ]);
      expect([some, others].flat().sort()).toEqual([1, 2, 3, 4]);
    }
  });
});

describe('$filter on texts', () => {
  test.each([
    ["contains(name,'universita')", [3]],
    ["contains(name,'DEGLI') or contains(nameGR,'δειγματοσ')", [1]],
    ["contains(name,'université')", [2]],
    ["contains(name,'universit')", [1, 2, 3]],
    ["indexof(name,'prova') ge 0", [3]],
    ["indexof(name,'universit') eq 0", [1, 2, 3]],
    ["indexof(name,'zzz') eq -1", [1, 2, 3, 4]],
    ["contains(name,'prova') eq true", [3]],
    ["contains(name,'prova') eq false", [1, 2, 4]],
    ["startswith(nameGR,'πανεπιστήμιο')", [1]],
    ["endswith(name,'ESSAI')", [2]],
    ["contains(name,'%')", [4]],
    ["contains(name,'100%_')", [4]],
    ["contains(name,'0__')", []],
    [String.raw`contains(name,'\\')`, []],
    ["name eq 'Université d''Essai'", [2]],
    [String.raw`name eq 'Université d\'Essai'`, [2]],
    ["name eq 'université d''essai'", []],
    ["tolower(erasmusCode) eq 'g  sample01'", [1]],
    ["toupper(concat(erasmusCode, trim(' x '))) eq 'G  SAMPLE01X'", [1]],
    ["substring(erasmusCode,0,1) eq 'F'", [2, 4]],
    ["substring(erasmusCode,3) eq 'PROVA01'", [3]],
    ['length(erasmusCode) eq 11', [1]],
    ["contains(id,'2')", [2]],
    ["name eq '1'' or 1 eq 1 --'", []],
    ["name eq 'x''); drop table users; --'", []],
    [String.raw`contains(name,'\'; select pg_sleep(5) --')`, []],
  ])('%s', async (filter, expected) => {
    expect(await idsOf('MobilityInstitutions', filter)).toEqual(expected);
  });

  test('leaves the tables alone, whatever a text holds', async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from users`.execute(
      store.database,
    );
    expect(rows).toEqual([{ n: 4 }]);
  });
});

describe('a filter that does not fit the model', () => {
  const QUERY = '400 bad-query $filter';
  test.each([
    ['nothing eq 1', QUERY],
    ['__proto__ eq 1', QUERY],
    ['constructor/name eq 1', QUERY],
    ['hasOwnProperty eq 1', QUERY],
    ['id/name eq 1', QUERY],
    ['status/nothing eq 1', QUERY],
    ['institutions/nothing eq 1', QUERY],
    ["id eq 'two'", QUERY],
    ["id eq ' 2'", QUERY],
    ['id eq true', QUERY],
    ["isDeleted eq 'yes'", QUERY],
    ['isDeleted eq 2', QUERY],
    ["dateCreated ge '2026-02-30'", QUERY],
    ["dateCreated ge '2026-01-01T25:00:00Z'", QUERY],
    ["dateCreated ge '+275760-09-13'", QUERY],
    ["dateCreated ge '0000-01-01'", QUERY],
    ['dateCreated ge 2026-13-01', QUERY],
    ['dateCreated eq 5', QUERY],
    ["dateCreated eq 'infinity'", QUERY],
    ['comments eq true', QUERY],
    ['comments gt isDeleted', QUERY],
    ['approvedCopy gt 5', QUERY],
    ['contains(isDeleted, true)', QUERY],
    ['length(dateCreated) eq 1', QUERY],
    ['year(comments) eq 1', QUERY],
    ['substring(comments, -1) eq 1', QUERY],
    ['substring(comments, id) eq 1', QUERY],
    ['substring(comments, 2147483647) eq 1', QUERY],
    ['length(comments)', QUERY],
    ['status', QUERY],
    ['1 eq 1', QUERY],
    ["'a' in ('a')", QUERY],
    ["contains('a','a')", QUERY],
    ['id eq 1e400', QUERY],
    ['(((((((((((((((((((((id eq 1)))))))))))))))))))))', QUERY],
  ])('%s', async (filter, expected) => {
    expect(await idsOf('MobilityAgreements', filter)).toEqual(expected);
  });

  test.each([
    ["comments eq '\0'"],
    ["comments eq '\ud800'"],
    [String.raw`comments eq '\ud800'`],
    [`${'('.repeat(3000)}id eq 1`],
    [`comments eq '${'α'.repeat(8_001)}'`],
    [`id eq ${'9'.repeat(500)}`],
    [`id in (${Array.from({ length: 3_000 }, (_, index) => index).join(',')})`],
  ])('%j is refused or matches nothing, and never fails', async (filter) => {
    expect(['400 bad-query $filter', []]).toContainEqual(await idsOf('MobilityAgreements', filter));
  });

  test.each(['%', '%zz', '%00', '%ed%a0%80', 'id%20eq%201%'])('the address %s is refused', async (text) => {
    const { status, body } = await api.get(IRO, `MobilityAgreements?$filter=${text}`);
    expect([status, body.code]).toEqual([400, 'bad-query']);
  });
});

test('agreements sort by the name of the partner, as people read it', async () => {
  const { body } = await api.get(IRO, 'MobilityAgreements', {
    $orderby: 'partnerName desc,id desc',
    $select: 'id',
  });
  expect(body.value.map(({ id }: { id: number }) => id)).toEqual([4, 1, 3, 2]);
});

describe('whom an agreement names', () => {
  const COLLEAGUE = callerWith('Faculty', 3, 'colleague');
  const found = async (caller: SignedInCaller, filter: string) => {
    const { body } = await api.get(caller, 'MobilityAgreements', { $filter: filter, $select: 'id' });
    return body.value.map(({ id }: { id: number }) => id);
  };

  test.each([
    ['a coordinator', TEACHER, 'namesMe eq true', [1, 3]],
    ['a coordinator', TEACHER, 'namesMe eq false', [2]],
    ['somebody of the same department', COLLEAGUE, 'namesMe eq true', []],
    ['somebody of the same department', COLLEAGUE, 'namesMyDepartment eq true', [1, 3]],
    ['somebody whom no contact is of', IRO, 'namesMe eq true or namesMyDepartment eq true', []],
    ['somebody whom no contact is of', IRO, 'namesMyDepartment eq false', [1, 2, 3, 4]],
  ])('is told to %s alone: %#', async (_, caller, filter, expected) => {
    expect(await found(caller, filter)).toEqual(expected);
  });

  test('holds for another wording of the coordinator’s record', async () => {
    await sql`insert into contacts (id, given_name, family_name, email, department_id, person_id) values
      (7, 'Georgios', 'Nikolaou', 'other@example.org', 2, 4)`.execute(store.database);
    await sql`insert into agreement_contacts values (2, 7)`.execute(store.database);
    expect(await found(TEACHER, 'namesMe eq true')).toEqual([1, 2, 3]);
    expect(await found(TEACHER, 'namesMyDepartment eq true')).toEqual([1, 3]);
  });
});
