import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { COORDINATOR, FIXTURE } from '../support/api/saveFixture.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

async function read(set: string, id: number) {
  return (await api.call('iro', 'GET', `${set}/${id}`)).body;
}

async function change(set: string, id: number, body: object) {
  const { dateModified } = await read(set, id);
  return api.save('iro', set, { id, dateModified, ...body });
}

describe('application settings', () => {
  test('are found by their type', async () => {
    const { dateModified } = await read('ApplicationSettings', 2);
    const body = {
      applicationType: 'short-term-studies',
      applicationStart: '2027-02-01T00:00:00+02:00',
      applicationStop: '2027-03-01T00:00:00Z',
      academicYear: 2027,
    };
    expect(await api.save('iro', 'ApplicationSettings', { ...body, dateModified })).toMatchObject({
      status: 200,
      body: {
        id: 2,
        applicationStart: '2027-01-31T22:00:00.000Z',
        academicYear: 2027,
        applicationCounter: 1,
      },
    });
  });

  test.each([
    [
      { applicationStart: '2027-03-01T00:00:00Z', applicationStop: '2027-03-01T00:00:00Z' },
      'applicationStop',
      'stop-before-start',
    ],
    [{ applicationStop: null }, 'applicationStop', 'required'],
    [{ applicationCounter: 0 }, 'applicationCounter', 'too-small'],
    [{ applicationCounter: null }, 'applicationCounter', 'required'],
    [{ applicationStart: '1 March 2027' }, 'applicationStart', 'not-a-time'],
    [{ applicationType: 'short-term-studies' }, 'applicationType', 'read-only'],
  ])('refuse %j', async (body, field, code) => {
    const { status, body: answer } = await change('ApplicationSettings', 1, body);
    expect(status).toBe(400);
    expect(answer.errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  test('are a second time of the same type no new ones', async () => {
    expect(
      await api.save('iro', 'ApplicationSettings', { $state: 1, applicationType: 'long-term-studies' }),
    ).toMatchObject({ status: 409 });
  });
});

describe('departments', () => {
  test('are found by name within their institution, each time the inline edit posts the name', async () => {
    const first = await api.save('iro', 'MobilityDepartments', { name: 'Biology', institution: 1 });
    expect(first.status).toBe(200);
    expect(await api.save('iro', 'MobilityDepartments', { name: 'Biology', institution: { id: 1 } })).toEqual(
      {
        status: 200,
        body: first.body,
      },
    );
    expect(
      (await api.save('iro', 'MobilityDepartments', { name: 'Biology', institution: 2 })).body.id,
    ).not.toBe(first.body.id);
  });

  test('found by name are changed only with their version', async () => {
    expect(
      (
        await api.save('iro', 'MobilityDepartments', {
          name: 'Mathematics',
          institution: 1,
          nameGR: 'Μαθηματικών',
        })
      ).status,
    ).toBe(409);
  });
});

describe('users', () => {
  test('are made with their group by name, and found when they are there', async () => {
    const body = { name: 'new.teacher', groups: [{ name: 'Instructors' }] };
    const made = await api.save('iro', 'Users', body);
    expect(made).toMatchObject({
      status: 200,
      body: { name: 'new.teacher', groups: [{ id: 1, name: 'Instructors' }] },
    });
    expect(await api.save('iro', 'Users', body)).toEqual(made);
  });

  test('are changed by nobody', async () => {
    expect((await api.save('iro', 'Users', { name: 'student', email: 'other@example.org' })).status).toBe(
      403,
    );
    expect((await api.save('student', 'Users', { id: 3, groups: [] })).status).toBe(403);
  });
});

describe('contacts of agreements', () => {
  const contact = {
    givenName: 'Con',
    familyName: 'Tact',
    email: 'con@example.org',
    department: { id: FIXTURE.partnerDepartment },
  };

  test('are stored with their phone as E.164', async () => {
    const typed = { ...contact, email: 'typed@example.org', phone: '+30 (2310) 123.456' };
    expect(await api.save('iro', 'MobilityContacts', typed)).toMatchObject({
      status: 200,
      body: { phone: '+302310123456' },
    });
  });

  test('are made by IRO', async () => {
    const full = {
      ...contact,
      uid: 4,
      phone: '+301234567890',
      url: 'https://con.example',
      roles: [{ value: 'Departmental Coordinator', language: 'en' }],
    };
    expect(await api.save('iro', 'MobilityContacts', full)).toMatchObject({
      status: 200,
      body: { uid: 4, department: { id: 2 } },
    });
  });

  test.each([
    [{ email: 'con' }, 'email', 'not-an-email'],
    [{ givenName: ' ' }, 'givenName', 'required'],
    [{ phone: '+30123' }, 'phone', 'not-a-phone'],
    [{ phone: '+3012345678901' }, 'phone', 'not-a-phone'],
    [{ url: 'con.example' }, 'url', 'not-a-web-address'],
    [{ url: 'javascript:alert(1)' }, 'url', 'not-a-web-address'],
    [{ roles: [] }, 'roles', 'required'],
    [{ uid: 999 }, 'uid', 'reference-not-found'],
  ])('refuse %j', async (body, field, code) => {
    const { body: answer } = await api.save('iro', 'MobilityContacts', { ...contact, ...body });
    expect(answer.errors).toContainEqual(expect.objectContaining({ field, code }));
  });
});

describe('departments that are named another way', () => {
  const add = (user: 'iro' | 'iro2', name: string, more: object = {}) =>
    api.save(user, 'MobilityDepartments', { name, institution: 1, ...more });

  test.each(['σχολη  καλων τεχνων', ' ΣΧΟΛΗ ΚΑΛΩΝ ΤΕΧΝΩΝ ', 'Fine Arts', 'FÍNE ARTS'])(
    'are the same: %j',
    async (name) => {
      const made = await add('iro', 'Fine Arts');
      if (made.body.nameGR === null) {
        const { id, dateModified } = made.body;
        await api.save('iro', 'MobilityDepartments', { id, dateModified, nameGR: 'Σχολή Καλών Τεχνών' });
      }
      expect(await add('iro2', name)).toMatchObject({
        status: 200,
        body: { id: made.body.id, name: 'Fine Arts', nameGR: 'Σχολή Καλών Τεχνών' },
      });
    },
  );

  test('are changed by nobody who only names them', async () => {
    await add('iro', 'Music');
    expect(await add('iro2', 'MUSIC', { url: 'https://music.example.org' })).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { name: 'Music' } },
    });
  });

  test('are one when two people add them at once', async () => {
    const [one, other] = await Promise.all([add('iro', 'Dráma Studies'), add('iro2', 'DRAMA STUDIES')]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.id).toBe(other.body.id);
  });
});

describe('ECTS coordinators', () => {
  test('keep address and phone in the inline edit, which knows neither', async () => {
    const { body } = await api.save('iro', 'ECTSCoordinatorTables', COORDINATOR);
    const { firstName, lastName, email, department } = COORDINATOR;
    const edited = await api.save('iro', 'ECTSCoordinatorTables', {
      ...{ firstName, lastName, email, department },
      id: body.id,
      dateModified: body.dateModified,
      purpose: 'Outgoing',
    });
    expect(edited.body).toMatchObject({ address: 'Main street', phone: '2310', purpose: 'Outgoing' });
    const moved = {
      id: body.id,
      dateModified: edited.body.dateModified,
      department: FIXTURE.partnerDepartment,
    };
    expect((await api.save('iro', 'ECTSCoordinatorTables', moved)).body.errors).toEqual([
      { field: 'department', code: 'not-of-institution' },
    ]);
  });

  test.each([
    ['firstName', '', 'required'],
    ['lastName', null, 'required'],
    ['email', 'eva@', 'not-an-email'],
    ['purpose', undefined, 'required'],
    ['phone', undefined, 'required'],
    ['address', ' ', 'required'],
    ['department', '', 'required'],
    ['department', FIXTURE.partnerDepartment, 'not-of-institution'],
    ['firstName', 'x'.repeat(121), 'too-long'],
  ])('refuse %s = %p', async (field, value, code) => {
    const { status, body } = await api.save('iro', 'ECTSCoordinatorTables', {
      ...COORDINATOR,
      [field]: value,
    });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });
});

describe('institutions', () => {
  test('are edited by IRO, and stay local or not', async () => {
    expect(
      (
        await change('MobilityInstitutions', FIXTURE.partner, {
          website: 'https://partner.example',
          cityName: 'Roma',
        })
      ).body,
    ).toMatchObject({ cityName: 'Roma' });
    expect(await change('MobilityInstitutions', FIXTURE.partner, { isLocal: true })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'isLocal', code: 'read-only' }] },
    });
    expect(await change('MobilityInstitutions', FIXTURE.partner, { website: 'javascript:x' })).toMatchObject({
      status: 400,
    });
  });

  test('keep their codes to themselves', async () => {
    expect(
      await change('MobilityInstitutions', FIXTURE.otherPartner, { heiId: 'partner.example.edu' }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'heiId', code: 'not-unique' }] },
    });
  });
});
