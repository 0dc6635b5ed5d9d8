import { agreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { toAgreementListRequest } from './agreementListRequest.ts';
import { agreementListSearch, type AgreementListSearch } from './agreementListSearch.ts';

const AUGUST = new Date('2026-08-31T12:00:00Z');
const SEPTEMBER = new Date('2026-09-01T12:00:00Z');
const ALL: AgreementListSearch = { ...agreementListSearch.defaults, active: 'no' };

const filterOf = (change: Partial<AgreementListSearch>) =>
  toAgreementListRequest({ ...ALL, ...change }, AUGUST).filter;

describe('toAgreementListRequest', () => {
  test('asks for agreements that are not deleted', () => {
    expect(filterOf({})).toBe('isDeleted eq false');
  });

  test.each<[Partial<AgreementListSearch>, string]>([
    [{ status: 1 }, 'status eq 1'],
    [{ ewpStatus: 7 }, 'ewpStatus eq 7'],
    [{ country: 40 }, '(institutions/country eq 40 and institutions/isLocal eq false)'],
    [{ institution: 1204 }, '(institutions/id eq 1204 and institutions/isLocal eq false)'],
    [
      { code: 'a graz' },
      "(indexof(institutions/erasmusCode,'a graz') ge 0 and institutions/isLocal eq false)",
    ],
    [{ city: ' Graz ' }, "(indexof(institutions/cityName,'Graz') ge 0 and institutions/isLocal eq false)"],
    [{ startYear: 2024 }, 'startYear eq 2024'],
    [{ endYear: 2027 }, 'endYear eq 2027'],
    [{ id: 7 }, 'id eq 7'],
    [{ id: 0 }, 'id eq 0'],
    [{ ewpId: " it's " }, "indexof(partnerAgreementIdentifications/iiaId,'it\\'s') ge 0"],
    [{ localFinalized: 0 }, 'localStatus eq 0'],
  ])('asks with %j for %s', (change, expected) => {
    expect(filterOf(change)).toBe(`(${expected} and isDeleted eq false)`);
  });

  test.each<[Partial<AgreementListSearch>, string]>([
    [{ department: 3 }, 'departmentalCoordinatorContacts/department eq 3'],
    [{ coordinator: 12 }, 'departmentalCoordinatorContacts/person eq 12'],
  ])('asks with %j for %s', (change, expected) => {
    expect(filterOf(change)).toBe(`(isDeleted eq false and ${expected})`);
  });

  test.each<[Partial<AgreementListSearch>, string]>([
    [
      { waiting: 'us' },
      "(waitingStep in ('finish','send','answer','approve','correct','end') and (startYear/id le 2026 or ewpStatus/id gt 1))",
    ],
    [{ waiting: 'send' }, "(waitingStep eq 'send' and (startYear/id le 2026 or ewpStatus/id gt 1))"],
    [
      { waiting: 'later' },
      "(startYear/id gt 2026 and (ewpStatus eq null or ewpStatus eq 1) and waitingStep in ('finish','send','answer','approve','correct','end'))",
    ],
    [
      { ends: 2026 },
      '((ewpStatus eq 7 and terminated ne 4 and startYear/id le 2026 and endYear/id ge 2026) and endYear/id eq 2026)',
    ],
    [
      { running: 2027 },
      '(ewpStatus eq 7 and terminated ne 4 and startYear/id le 2027 and endYear/id ge 2027)',
    ],
    [
      { runsOn: 2027 },
      '(ewpStatus eq 7 and terminated ne 4 and startYear/id le 2027 and endYear/id ge 2028)',
    ],
    [{ waiting: 'partner' }, "turn in ('partner','both')"],
    [{ undelivered: 'yes' }, 'isUndelivered eq true'],
    [{ stage: 'silent' }, "campaignStage eq 'silent'"],
    [{ unread: 'yes' }, 'isCopyUnread eq true'],
    [{ silent: 'yes' }, "(turn in ('partner','both') and isPartnerSilent eq true)"],
    [{ offNetwork: 'yes' }, 'isPartnerOffNetwork eq true'],
    [{ idle: 'yes' }, "(status/id eq 1 and dateModified lt '2026-08-01T00:00:00.000Z')"],
  ])('asks with %j for %s', (change, expected) => {
    expect(filterOf(change)).toBe(`(isDeleted eq false and ${expected})`);
  });

  test('asks for what was changed since a day began at the university', () => {
    expect(filterOf({ since: '2026-06-01' })).toBe(
      "(isDeleted eq false and dateModified ge '2026-05-31T21:00:00.000Z')",
    );
  });

  test('asks one row of any kind for all terms, and rows of students alone for a study cycle', () => {
    expect(filterOf({ places: 2, direction: 'out' })).toContain(
      '(studentMobilitiesForStudies/mobilitiesPerYear ge 2 and studentMobilitiesForStudies/fromInstitution eq 1)',
    );
    expect(filterOf({ area: 421, cycle: '2nd', language: 3, level: 'C1' })).toBe(
      `(isDeleted eq false and (${['studentMobilitiesForStudies', 'studentMobilitiesForTraineeship']
        .map(
          (rows) =>
            `(${rows}/subjectAreasWithClarifications/subjectArea eq 421 and ${rows}/studyCycles/studyCycle eq '2nd' and ${rows}/recommendedLanguageSkills/language eq 3 and ${rows}/recommendedLanguageSkills/languageLevel in ('C1','C2'))`,
        )
        .join(' or ')}))`,
    );
  });

  test('asks for agreements that never had an EWP status', () => {
    expect(filterOf({ ewpStatus: 0 })).toBe('(ewpStatus eq null and isDeleted eq false)');
  });

  test('asks for deleted agreements alone once they are wanted', () => {
    expect(filterOf({ deleted: 'yes' })).toBe('isDeleted eq true');
  });

  test.each([
    [AUGUST, 2025],
    [SEPTEMBER, 2026],
  ])('takes agreements as active on %p that end in %i or later', (today, year) => {
    const { filter } = toAgreementListRequest({ ...ALL, active: 'yes' }, today);
    expect(filter).toBe(`(isDeleted eq false and endYear/id ge ${year})`);
  });

  test.each<Partial<AgreementListSearch>>([{ id: 7 }, { ewpId: '0f' }])(
    'looks for %j among agreements that have ended too',
    (change) => {
      const { filter } = toAgreementListRequest({ ...ALL, active: 'yes', ...change }, AUGUST);
      expect(filter).not.toContain('endYear');
    },
  );

  test('asks for as many rows as a page has', () => {
    expect(toAgreementListRequest({ ...ALL, page: 2, pageSize: 50 }, AUGUST)).toMatchObject({
      top: 50,
      skip: 100,
    });
  });

  test('asks for ten rows by id and for no more than the table shows', () => {
    expect(toAgreementListRequest({ ...ALL, page: 3 }, AUGUST)).toMatchObject({
      orderBy: 'id',
      top: 10,
      skip: 30,
    });
    expect(agreementListRow.select?.join()).toBe(
      'id,startYear,endYear,institutions,departmentalCoordinatorContacts,status,ewpStatus,dateCreated,isDeleted,terminated',
    );
    expect(agreementListRow.expand).toEqual([
      'institutions($select=id,name,nameGR,erasmusCode,isLocal)',
      'departmentalCoordinatorContacts($select=id,givenName,familyName;$expand=department($select=id,name,nameGR;$expand=institution($select=id)),institution($select=id))',
    ]);
  });
});

test.each([
  [undefined, 'id'],
  ['-id', 'id desc'],
  ['partner', 'partnerName,id'],
  ['-years', 'startYear/id desc,endYear/id desc,id desc'],
])('sorted by %j it asks for the order %s', (sort, orderBy) => {
  expect(toAgreementListRequest({ ...ALL, sort }, AUGUST).orderBy).toBe(orderBy);
});

test.each([
  ['us', undefined, 'waitsForUsSince,id'],
  ['approve', undefined, 'waitsForUsSince,id'],
  ['partner', undefined, 'waitsForPartnerSince,id'],
  ['approve', '-id', 'id desc'],
] as const)('what waits (%s, sorted by %j) stands in the order %s', (waiting, sort, orderBy) => {
  expect(toAgreementListRequest({ ...ALL, waiting, sort }, AUGUST).orderBy).toBe(orderBy);
});
