import { sql } from 'kysely';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { agreement, studentRow } from '../support/api/saveBodies.ts';
import { COORDINATOR, FIXTURE, USER_IDS } from '../support/api/saveFixture.ts';
import { testPdf } from '../support/api/testPdf.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

async function newAgreement(change = {}) {
  const { status, body } = await api.save('iro', 'MobilityAgreements', agreement(change));
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  return body;
}

describe('POST /api/{Set}', () => {
  test('inserts an agreement with its children and links and answers with the whole record', async () => {
    const saved = await newAgreement();
    expect(saved).toMatchObject({
      id: expect.any(Number),
      dateModified: '2026-11-21T12:00:00.000Z',
      status: { id: 1, name: 'Draft' },
      ewpStatus: { id: 1 },
      owner: { id: USER_IDS.iro },
      startYear: { id: 2027 },
    });
    expect(saved.institutions.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    expect(saved.studentMobilitiesForStudies).toMatchObject([
      {
        id: expect.any(Number),
        totalMonthsPerYear: 10,
        studyCycles: [{ studyCycle: '1st' }],
        subjectAreasWithClarifications: [{ subjectArea: { id: 1 }, clarification: 'Logic' }],
        recommendedLanguageSkills: [
          { languageLevel: 'B1', subjectAreaWithClarification: { subjectArea: { id: 1 } } },
        ],
      },
    ]);
  });

  test('takes the whole answer back unchanged without writing anything', async () => {
    const saved = await newAgreement();
    const { status, body } = await api.save('iro', 'MobilityAgreements', saved);
    expect({ status, body }).toEqual({ status: 200, body: saved });
  });

  test('changes the named members alone, and clears with null', async () => {
    const saved = await newAgreement({ comments: '<p>hello</p>' });
    const { id, dateModified } = saved;
    const changed = await api.save('iro', 'MobilityAgreements', { id, dateModified, comments: null });
    expect(changed.body).toMatchObject({
      comments: null,
      endYear: { id: 2028 },
      dateModified: '2026-11-21T12:00:00.001Z',
    });
    expect(changed.body.studentMobilitiesForStudies).toHaveLength(1);
  });

  test('refuses to clear a required member', async () => {
    const { id, dateModified } = await newAgreement();
    const { status, body } = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified,
      startYear: null,
    });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ field: 'startYear', code: 'required' }],
    });
  });

  test('saves an array in one transaction, or nothing of it', async () => {
    const before = await sql<{ count: string }>`select count(*) from agreements`.execute(api.database);
    const bad = await api.save('iro', 'MobilityAgreements', [agreement(), agreement({ startYear: 1900 })]);
    expect(bad).toMatchObject({ status: 400, body: { code: 'reference-not-found', field: '1/startYear' } });
    expect(
      (await sql<{ count: string }>`select count(*) from agreements`.execute(api.database)).rows,
    ).toEqual(before.rows);
    const good = await api.save('iro', 'MobilityAgreements', [agreement(), agreement()]);
    expect(good.body).toHaveLength(2);
  });

  test('refuses $state 16, an unknown id, and an insert that names its id', async () => {
    expect(await api.save('iro', 'MobilityAgreements', { $state: 16 })).toMatchObject({
      status: 400,
      body: { field: '$state' },
    });
    expect((await api.save('iro', 'MobilityAgreements', { id: 999_999 })).status).toBe(404);
    expect((await api.save('iro', 'MobilityAgreements', { $state: 2, startYear: 2027 })).status).toBe(404);
    expect(await api.save('iro', 'MobilityAgreements', { ...agreement(), $state: 1, id: 5 })).toMatchObject({
      status: 400,
      body: { field: 'id' },
    });
  });

  test('names every member that is refused', async () => {
    const { status, body } = await api.save(
      'iro',
      'MobilityAgreements',
      agreement({
        nonsense: 1,
        localStatus: 'x',
        startYear: { name: 'never' },
        studentMobilitiesForStudies: [
          studentRow({ mobilitiesPerYear: 'two', more: true, studyCycles: [{ studyCycle: '9th' }] }),
        ],
      }),
    );
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation-failed' });
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { field: 'nonsense', code: 'unknown-member' },
        { field: 'localStatus', code: 'not-in-list' },
        { field: 'startYear', code: 'reference-not-found' },
        { field: 'studentMobilitiesForStudies/0/mobilitiesPerYear', code: 'not-an-integer' },
        { field: 'studentMobilitiesForStudies/0/more', code: 'unknown-member' },
        { field: 'studentMobilitiesForStudies/0/studyCycles/0/studyCycle', code: 'not-in-list' },
      ]),
    );
  });

  test('accepts members of the protocol', async () => {
    expect(await newAgreement({ '@odata.context': 'x', $state: 1 })).toMatchObject({
      id: expect.any(Number),
    });
  });

  test('accepts read-only members that say what is stored, and refuses others', async () => {
    const { id, dateModified, dateCreated } = await newAgreement();
    expect(
      (await api.save('iro', 'MobilityAgreements', { id, dateModified, dateCreated, isSample: false }))
        .status,
    ).toBe(200);
    const refused = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified,
      isSample: true,
      dateCreated: '2020-01-01T00:00:00Z',
    });
    expect(refused.body.errors).toEqual([
      { field: 'isSample', code: 'read-only' },
      { field: 'dateCreated', code: 'read-only' },
    ]);
  });

  test('answers 404 for child sets and unknown sets', async () => {
    expect((await api.save('iro', 'StudentMobilitiesForStudies', {})).status).toBe(404);
    expect((await api.save('iro', 'Nothing', {})).status).toBe(404);
    expect((await api.save('iro', 'constructor', {})).status).toBe(404);
  });

  test('finds the set in any case, and takes PUT as POST', async () => {
    expect((await api.call('iro', 'PUT', 'mobilityagreements', agreement())).status).toBe(200);
  });
});

describe('owned children', () => {
  test('are replaced as a whole, in the order given', async () => {
    const { id, dateModified } = await newAgreement({
      studentMobilitiesForStudies: [studentRow(), studentRow({ totalMonthsPerYear: 20 })],
    });
    const rows = [
      studentRow({ totalMonthsPerYear: 30 }),
      studentRow({ totalMonthsPerYear: 40 }),
      studentRow({ totalMonthsPerYear: 5 }),
    ];
    const { body } = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified,
      studentMobilitiesForStudies: rows,
    });
    expect(
      body.studentMobilitiesForStudies.map((row: { totalMonthsPerYear: number }) => row.totalMonthsPerYear),
    ).toEqual([30, 40, 5]);
  });

  test('keep the members that a child with an id does not name', async () => {
    const {
      id,
      dateModified,
      studentMobilitiesForStudies: [row],
    } = await newAgreement();
    const { body } = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified,
      studentMobilitiesForStudies: [{ id: row.id, totalMonthsPerYear: 12 }],
    });
    expect(body.studentMobilitiesForStudies).toMatchObject([
      { id: row.id, totalMonthsPerYear: 12, mobilitiesPerYear: 2, studyCycles: [{ studyCycle: '1st' }] },
    ]);
  });

  test('are never taken from another record', async () => {
    const victim = await newAgreement();
    const thief = await newAgreement();
    const stolen = victim.studentMobilitiesForStudies[0].id;
    const { body } = await api.save('iro', 'MobilityAgreements', {
      id: thief.id,
      dateModified: thief.dateModified,
      studentMobilitiesForStudies: [studentRow({ id: stolen, totalMonthsPerYear: 50 })],
    });
    expect(body.studentMobilitiesForStudies[0].id).not.toBe(stolen);
    const after = await api.call('iro', 'GET', `MobilityAgreements/${victim.id}`);
    expect(after.body.studentMobilitiesForStudies).toMatchObject([{ id: stolen, totalMonthsPerYear: 10 }]);
  });

  test('that carry $state change the list instead of replacing it', async () => {
    const {
      id,
      dateModified,
      studentMobilitiesForStudies: [first],
    } = await newAgreement({
      studentMobilitiesForStudies: [studentRow(), studentRow({ totalMonthsPerYear: 20 })],
    });
    const { body } = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified,
      studentMobilitiesForStudies: [{ id: first.id, $state: 4 }],
    });
    expect(body.studentMobilitiesForStudies).toMatchObject([{ totalMonthsPerYear: 20 }]);
  });
});

describe('references and linked sets', () => {
  test('replace the links', async () => {
    const { id, dateModified } = await newAgreement();
    const { body } = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified,
      departmentalCoordinatorContacts: [FIXTURE.localCoordinator],
    });
    expect(body.departmentalCoordinatorContacts.map((contact: { id: number }) => contact.id)).toEqual([3]);
  });

  test('unlink the one with $state 4 and keep the others', async () => {
    const { id, dateModified } = await newAgreement();
    const { body } = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified,
      departmentalCoordinatorContacts: [{ id: FIXTURE.partnerContact, $state: 4 }],
    });
    expect(body.departmentalCoordinatorContacts.map((contact: { id: number }) => contact.id)).toEqual([3]);
  });

  test.each([
    ['an id that nobody has', { id: 999_999 }],
    ['a name that nobody has', { heiId: 'nowhere.example.edu' }],
    ['an id of another type', { id: 'x' }],
    ['an object that names nothing', {}],
    ['a list', [2]],
    ['a member of the prototype', { constructor: 1 }],
  ])('refuse %s', async (_, reference) => {
    const { status, body } = await api.save(
      'iro',
      'MobilityAgreements',
      agreement({ institutions: [1, reference] }),
    );
    expect({ status, code: body.code, field: body.field }).toEqual({
      status: 400,
      code: 'reference-not-found',
      field: 'institutions/1',
    });
  });

  test('refuse a record that the caller may not read', async () => {
    const file = await api.save('student2', 'ApplicationFiles', {
      fileName: 'a.pdf',
      fileBase64: testPdf().toString('base64'),
    });
    const { status, body } = await api.save('student', 'ApplicationStudentStudiesForms', {
      type: 'long-term-studies',
      filesData: [{ europassCv: file.body.id }],
    });
    expect({ status, code: body.code, field: body.field }).toEqual({
      status: 400,
      code: 'reference-not-found',
      field: 'filesData/0/europassCv',
    });
  });
});

describe('POST /api/{Set}/{id}', () => {
  test('updates the record that the address names', async () => {
    const { id, dateModified } = await newAgreement();
    const { body } = await api.save('iro', `MobilityAgreements/${id}`, { dateModified, endYear: 2027 });
    expect(body).toMatchObject({ id, endYear: { id: 2027 } });
  });

  test('refuses a body with another id, and ids that no record has', async () => {
    const { id } = await newAgreement();
    expect((await api.save('iro', `MobilityAgreements/${id}`, { id: Number(id) + 1 })).status).toBe(400);
    for (const unknown of ['999999', 'x', '99999999999', '%00']) {
      expect((await api.save('iro', `MobilityAgreements/${unknown}`, {})).status).toBe(404);
    }
  });
});

describe('DELETE', () => {
  test('removes one record by its address', async () => {
    const { id, dateModified } = (await api.save('iro', 'ECTSCoordinatorTables', COORDINATOR)).body;
    expect(
      await api.call('iro', 'DELETE', `ECTSCoordinatorTables/${id}`, undefined, {
        'if-match': `"${dateModified}"`,
      }),
    ).toEqual({ status: 200, body: { id } });
    expect((await api.call('iro', 'DELETE', `ECTSCoordinatorTables/${id}`)).status).toBe(404);
  });

  test('removes the records of a body, and by $state 4', async () => {
    const rows = (await api.save('iro', 'ECTSCoordinatorTables', [COORDINATOR, COORDINATOR, COORDINATOR]))
      .body;
    const [first, second, third] = rows.map(({ id, dateModified }: { id: number; dateModified: string }) => ({
      id,
      dateModified,
    }));
    expect(await api.call('iro', 'DELETE', 'ECTSCoordinatorTables', [first, second])).toEqual({
      status: 200,
      body: [{ id: first.id }, { id: second.id }],
    });
    expect(await api.save('iro', 'ECTSCoordinatorTables', { ...third, $state: 4 })).toMatchObject({
      status: 200,
      body: { id: third.id },
    });
  });

  test('refuses records of a set that nobody deletes from', async () => {
    const { body } = await api.call('iro', 'DELETE', `MobilityInstitutions/${FIXTURE.otherPartner}`);
    expect(body.code).toBe('not-permitted');
  });
});
