import { sql } from 'kysely';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { agreement, draftApplication } from '../support/api/saveBodies.ts';
import { COORDINATOR, FIXTURE, USER_IDS } from '../support/api/saveFixture.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

async function created(user: UserName, set: string, body: unknown) {
  const answer = await api.save(user, set, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

describe('rights to create', () => {
  test.each([
    ['MobilityAgreements', agreement(), ['iro', 'iro2']],
    ['ECTSCoordinatorTables', COORDINATOR, ['iro', 'iro2']],
    ['MobilityDepartments', { name: 'Chemistry', institution: 1 }, ['iro', 'iro2']],
    [
      'MobilityContacts',
      { givenName: 'A', familyName: 'B', email: 'a.b@example.org', department: 1 },
      ['iro', 'iro2'],
    ],
    ['MobilityFactsheets', { institution: 1 }, ['iro', 'iro2']],
    ['ApplicationStudentStudiesForms', draftApplication(), ['iro', 'iro2', 'student', 'student2']],
    ['MobilityInstitutions', { name: 'New', country: 1 }, []],
    ['MobilityCountries', { countryName: 'New' }, []],
    ['MobilityNotifications', { type: 'x' }, []],
    ['Groups', { name: 'x' }, []],
  ])(
    'of %s belong to those whom the table of rights names',
    async (set, body, allowed: readonly string[]) => {
      for (const user of Object.keys(USER_IDS) as UserName[]) {
        const { status } = await api.save(user, set, body);
        expect({ user, status }).toEqual({ user, status: allowed.includes(user) ? 200 : 403 });
      }
    },
  );

  test('end at factsheets of the local institution', async () => {
    expect(await api.save('iro', 'MobilityFactsheets', { institution: FIXTURE.partner })).toMatchObject({
      status: 403,
    });
  });
});

describe('rights to change', () => {
  test('let Faculty change a draft, and nothing after it', async () => {
    const draft = await created('iro', 'MobilityAgreements', agreement());
    const changed = await api.save('teacher', 'MobilityAgreements', {
      id: draft.id,
      dateModified: draft.dateModified,
      endYear: 2027,
    });
    expect(changed).toMatchObject({ status: 200, body: { owner: { id: USER_IDS.teacher } } });
    const submitted = await api.save('teacher', 'MobilityAgreements', {
      id: draft.id,
      dateModified: changed.body.dateModified,
      status: { name: 'Submitted' },
    });
    expect(submitted).toMatchObject({ status: 200, body: { status: { id: 2 } } });
    const again = await api.save('teacher', 'MobilityAgreements', {
      id: draft.id,
      dateModified: submitted.body.dateModified,
      endYear: 2028,
    });
    expect(again).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
  });

  test('refuse a change of rows of a final agreement to Faculty', async () => {
    const { id, dateModified } = await created('iro', 'MobilityAgreements', agreement());
    await sql`update agreements set status_id = 3 where id = ${id}`.execute(api.database);
    expect(
      (await api.save('teacher', 'MobilityAgreements', { id, dateModified, studentMobilitiesForStudies: [] }))
        .status,
    ).toBe(403);
  });

  test('hide the comments from Faculty in writing too', async () => {
    const { id, dateModified } = await created(
      'iro',
      'MobilityAgreements',
      agreement({ comments: '<p>for IRO</p>' }),
    );
    for (const comments of ['<p>for IRO</p>', '<p>mine</p>', null]) {
      expect(await api.save('teacher', 'MobilityAgreements', { id, dateModified, comments })).toMatchObject({
        status: 403,
        body: { field: 'comments' },
      });
    }
  });

  test('refuse Faculty the deletion of a draft', async () => {
    const { id, dateModified } = await created('iro', 'MobilityAgreements', agreement());
    expect(
      (await api.save('teacher', 'MobilityAgreements', { id, dateModified, isDeleted: true })).status,
    ).toBe(403);
    expect((await api.save('teacher', 'MobilityAgreements', { id, dateModified, $state: 4 })).status).toBe(
      403,
    );
    expect(
      (
        await api.call('teacher', 'DELETE', `MobilityAgreements/${id}`, undefined, {
          'if-match': dateModified,
        })
      ).status,
    ).toBe(403);
  });

  test('answer 404 for a record that the caller may not read, 403 for one that may be read and not changed', async () => {
    const deleted = await created('iro', 'MobilityAgreements', agreement());
    await api.save('iro', 'MobilityAgreements', {
      id: deleted.id,
      dateModified: deleted.dateModified,
      isDeleted: true,
    });
    expect((await api.save('teacher', 'MobilityAgreements', { id: deleted.id, endYear: 2027 })).status).toBe(
      404,
    );
    expect(
      (await api.save('teacher', 'MobilityContacts', { id: FIXTURE.partnerContact, givenName: 'X' })).status,
    ).toBe(403);
    expect((await api.save('student', 'MobilityAgreements', { id: deleted.id, endYear: 2027 })).status).toBe(
      403,
    );
  });

  test('stop partner factsheets from being edited, and local ones from being given away', async () => {
    const { dateModified } = (await api.call('iro', 'GET', `MobilityFactsheets/${FIXTURE.partnerFactsheet}`))
      .body;
    expect(
      (
        await api.save('iro', 'MobilityFactsheets', {
          id: FIXTURE.partnerFactsheet,
          dateModified,
          gradingSystem: 'ours',
        })
      ).status,
    ).toBe(403);
    const local = (await api.call('iro', 'GET', `MobilityFactsheets/${FIXTURE.inactiveFactsheet}`)).body;
    expect(
      (
        await api.save('iro', 'MobilityFactsheets', {
          id: local.id,
          dateModified: local.dateModified,
          institution: FIXTURE.partner,
        })
      ).status,
    ).toBe(403);
  });
});

describe('the own contact record', () => {
  const own = async () =>
    (await api.call('teacher', 'GET', `MobilityContacts/${FIXTURE.teacherContact}`)).body;

  test('takes title, names, e-mail, phone and address from its person', async () => {
    const { id, dateModified } = await own();
    const profile = {
      title: 'Dr',
      givenName: 'Thea',
      familyName: 'Teacher',
      email: 'thea@example.org',
      phone: '2310 99',
      address: 'Main street',
    };
    expect(await api.save('teacher', 'MobilityContacts', { id, dateModified, ...profile })).toMatchObject({
      status: 200,
      body: profile,
    });
  });

  test.each([
    ['department', FIXTURE.partnerDepartment],
    ['uid', null],
    ['uid', USER_IDS.student],
    ['roles', [{ value: 'Rector' }]],
    ['url', 'https://example.org'],
    ['apm', '1'],
  ])('keeps its %s', async (member, value) => {
    const { id, dateModified } = await own();
    expect(
      await api.save('teacher', 'MobilityContacts', { id, dateModified, [member]: value }),
    ).toMatchObject({
      body: { code: expect.stringMatching(/^(not-permitted|reference-not-found)$/) },
    });
    expect((await own()).dateModified).toBe(dateModified);
  });

  test('takes the whole record back when only the profile differs', async () => {
    const record = await own();
    expect(
      (await api.save('teacher', 'MobilityContacts', { ...record, address: 'Side street' })).status,
    ).toBe(200);
  });

  test('asks for every member of the profile', async () => {
    const { id, dateModified } = await own();
    const refused = await api.save('teacher', 'MobilityContacts', {
      id,
      dateModified,
      title: null,
      phone: ' ',
      email: 'nobody',
    });
    expect(refused.body.errors).toEqual([
      { field: 'title', code: 'required' },
      { field: 'email', code: 'not-an-email' },
      { field: 'phone', code: 'required' },
    ]);
  });

  test('belongs to nobody else but IRO', async () => {
    expect(
      (await api.save('teacher2', 'MobilityContacts', { id: FIXTURE.teacherContact, givenName: 'X' })).status,
    ).toBe(403);
    expect(
      (await api.save('student', 'MobilityContacts', { id: FIXTURE.teacherContact, givenName: 'X' })).status,
    ).toBe(403);
  });
});

describe('a person without a contact record', () => {
  const profile = {
    title: 'Ms.',
    givenName: 'Stella',
    familyName: 'Student',
    email: 'stella@example.org',
    phone: '2310 1',
    address: 'Hall 1',
  };
  const clear = () => sql`delete from contacts where uid = ${USER_IDS.student2}`.execute(api.database);
  const make = (body: object = {}) =>
    api.save('student2', 'MobilityContacts', { uid: USER_IDS.student2, ...profile, ...body });

  beforeEach(clear);
  afterAll(clear);

  test('makes their own by the profile, complete', async () => {
    const { title: _title, ...rest } = profile;
    const incomplete = { uid: USER_IDS.student2, ...rest };
    expect((await api.save('student2', 'MobilityContacts', incomplete)).body.errors).toEqual([
      { field: 'title', code: 'required' },
    ]);
    expect(await make()).toMatchObject({
      status: 200,
      body: { ...profile, uid: USER_IDS.student2, isPrivate: true, department: null, institution: null },
    });
  });

  test.each([
    ['department', FIXTURE.localDepartment],
    ['roles', [{ value: 'Departmental Coordinator' }]],
    ['isPrivate', true],
    ['uid', USER_IDS.teacher],
  ])('says nothing of its %s', async (member, value) => {
    const { body } = await make({ [member]: value });
    expect(body.code).toMatch(/^(not-permitted|validation-failed|reference-not-found)$/);
    const { rows } = await sql`select from contacts where uid = ${USER_IDS.student2}`.execute(api.database);
    expect(rows).toEqual([]);
  });

  test('is told of the record that another tab has made, and gets no second one', async () => {
    const answers = await Promise.all([make(), make({ phone: '2310 2' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'stale',
      current: { uid: USER_IDS.student2 },
    });
    const { rows } = await sql`select from contacts where uid = ${USER_IDS.student2}`.execute(api.database);
    expect(rows).toHaveLength(1);
  });

  test('changes it later, and offers no title that the profile has not', async () => {
    const { id, dateModified } = (await make()).body;
    const change = (body: object) => api.save('student2', 'MobilityContacts', { id, dateModified, ...body });
    expect((await change({ title: 'Associate Professor' })).body.errors).toEqual([
      { field: 'title', code: 'not-in-list' },
    ]);
    expect(await change({ phone: '2310 3' })).toMatchObject({
      status: 200,
      body: { phone: '2310 3', isPrivate: true },
    });
  });

  test('keeps it from everybody but the office, also by its name', async () => {
    const { id } = (await make()).body;
    for (const reader of ['teacher', 'student'] as const) {
      expect((await api.call(reader, 'GET', `MobilityContacts/${id}`)).status).toBe(404);
      const list = await api.call(reader, 'GET', `MobilityContacts?$filter=familyName eq 'Student'`);
      expect(list.body.value).toEqual([]);
    }
    expect((await api.call('iro', 'GET', `MobilityContacts/${id}`)).body).toMatchObject(profile);
  });

  test('is nobody else’s wording, whatever name and address they give', async () => {
    const known = await created('iro', 'MobilityContacts', {
      givenName: 'Eva',
      familyName: 'Known',
      email: 'eva.known@example.org',
    });
    const { body } = await make({ givenName: 'Eva', familyName: 'Known', email: 'eva.known@example.org' });
    expect(body.person).toBe(body.id);
    expect(known.person).not.toBe(body.person);
  });

  test('is opened to the others once the office gives it a department', async () => {
    const { id, dateModified } = (await make()).body;
    expect(
      await api.save('iro', 'MobilityContacts', {
        id,
        dateModified,
        phone: null,
        department: FIXTURE.localDepartment,
      }),
    ).toMatchObject({ status: 200, body: { isPrivate: false } });
    expect((await api.call('teacher', 'GET', `MobilityContacts/${id}`)).status).toBe(200);
  });
});
