import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { NOW, type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { completeApplication, draftApplication, pdfBase64 } from '../support/api/saveBodies.ts';
import { FIXTURE, USER_IDS } from '../support/api/saveFixture.ts';
import { testPdf } from '../support/api/testPdf.ts';

const FORMS = 'ApplicationStudentStudiesForms';
const DAY_BEFORE_OPENING = new Date('2026-09-30T23:59:59.999Z');

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

beforeEach(async () => {
  api.setClock(NOW);
  await sql`
    truncate applications, application_files restart identity cascade;
    update application_settings set application_counter = 1, date_modified = ${sql.lit(NOW.toISOString())}`.execute(
    api.database,
  );
});

async function file(user: UserName = 'student') {
  return (await api.save(user, 'ApplicationFiles', { fileName: 'cv.pdf', fileBase64: pdfBase64() })).body.id;
}

async function draft(user: UserName = 'student', change = {}) {
  const answer = await api.save(user, FORMS, completeApplication(await file(user), change));
  expect(answer).toMatchObject({ status: 200 });
  return { id: answer.body.id, dateModified: answer.body.dateModified };
}

async function submitted(user: UserName = 'student') {
  return api.save(user, FORMS, { ...(await draft(user)), status: 'submitted' });
}

async function refusal(user: UserName, body: object) {
  const answer = await api.save(user, FORMS, body);
  return {
    status: answer.status,
    code: answer.body.errors?.[0]?.code ?? answer.body.code,
    field: answer.body.field,
  };
}

describe('the owner of an application', () => {
  test('is the caller, also when the body names nobody', async () => {
    expect((await api.save('student', FORMS, draftApplication())).body.owner.id).toBe(USER_IDS.student);
    expect((await api.save('student', FORMS, draftApplication({ owner: USER_IDS.student }))).status).toBe(
      200,
    );
  });

  test('is nobody else: refused, not replaced', async () => {
    const { status } = await refusal('student', draftApplication({ owner: { id: USER_IDS.student2 } }));
    expect([400, 403]).toContain(status);
    expect((await sql`select id from applications`.execute(api.database)).rows).toEqual([]);
  });

  test('may be chosen by IRO, and stays then', async () => {
    const { body } = await api.save('iro', FORMS, draftApplication({ owner: { name: 'student' } }));
    expect(body.owner.id).toBe(USER_IDS.student);
    expect(
      await refusal('iro', { id: body.id, dateModified: body.dateModified, owner: USER_IDS.student2 }),
    ).toMatchObject({ status: 403, field: 'owner' });
  });

  test('alone changes the draft; for others it is not there', async () => {
    const own = await draft();
    expect((await refusal('student2', { ...own, pastMobilities: true })).status).toBe(404);
    expect((await refusal('teacher', { ...own, pastMobilities: true })).status).toBe(403);
  });
});

describe('a new application', () => {
  test('of a type whose window is closed is refused', async () => {
    expect(await refusal('student', draftApplication({ type: 'short-term-studies' }))).toMatchObject({
      status: 409,
      code: 'applications-closed',
    });
    api.setClock(DAY_BEFORE_OPENING);
    expect(await refusal('student', draftApplication())).toMatchObject({
      status: 409,
      code: 'applications-closed',
    });
  });

  test('beside a submitted one of the same type and year is refused', async () => {
    expect((await submitted()).status).toBe(200);
    expect(await refusal('student', draftApplication())).toMatchObject({
      status: 409,
      code: 'application-exists',
    });
    expect((await api.save('student2', FORMS, draftApplication())).status).toBe(200);
  });

  test('is always possible for IRO', async () => {
    api.setClock(DAY_BEFORE_OPENING);
    expect((await api.save('iro', FORMS, draftApplication({ owner: USER_IDS.student }))).status).toBe(200);
  });

  test('is for the year of the settings', async () => {
    expect(
      (await api.save('student', FORMS, draftApplication({ applicationYear: undefined }))).body
        .applicationYear,
    ).toBe(2026);
    expect(await refusal('student', draftApplication({ applicationYear: 2025 }))).toMatchObject({
      status: 400,
      code: 'not-the-current-year',
    });
  });

  test('needs a known type, and is never validated from the start', async () => {
    expect(await refusal('student', draftApplication({ type: undefined }))).toMatchObject({
      code: 'required',
      field: 'type',
    });
    expect(await refusal('student', draftApplication({ type: 'holidays' }))).toMatchObject({
      code: 'not-in-list',
      field: 'type',
    });
    expect(
      await refusal('student', completeApplication(await file(), { status: 'validated' })),
    ).toMatchObject({
      status: 403,
    });
  });
});

describe('the submission of an application', () => {
  test('gives it the number of the counter, once, and the time', async () => {
    const first = await submitted();
    expect(first).toMatchObject({
      status: 200,
      body: { status: 'submitted', applicationNumber: 1, dateSubmitted: NOW.toISOString() },
    });
    expect((await submitted('student2')).body.applicationNumber).toBe(2);
    const { rows } = await sql`select application_counter from application_settings where id = 1`.execute(
      api.database,
    );
    expect(rows).toEqual([{ application_counter: 3 }]);
  });

  test('leaves out numbers that a reset counter would give again', async () => {
    await submitted();
    const settings = (await api.call('iro', 'GET', 'ApplicationSettings/1')).body;
    await api.save('iro', 'ApplicationSettings', {
      id: 1,
      dateModified: settings.dateModified,
      applicationCounter: 1,
    });
    expect((await submitted('student2')).body.applicationNumber).toBe(2);
  });

  test('keeps the number when IRO sends the application back and it is submitted again', async () => {
    const { body } = await submitted();
    const back = await api.save('iro', FORMS, {
      id: body.id,
      dateModified: body.dateModified,
      status: 'draft',
      returnReason: 'The transcript is missing.',
    });
    expect(back).toMatchObject({ status: 200, body: { applicationNumber: 1 } });
    const again = await api.save('student', FORMS, {
      id: body.id,
      dateModified: back.body.dateModified,
      status: 'submitted',
    });
    expect(again).toMatchObject({ status: 200, body: { applicationNumber: 1 } });
  });

  test('happens once when two drafts are submitted at the same time', async () => {
    const drafts = [await draft(), await draft()];
    const answers = await Promise.all(
      drafts.map((body) => api.save('student', FORMS, { ...body, status: 'submitted' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('gives 20 people at once 20 numbers', async () => {
    await sql`insert into users (name) select 'applicant' || n from generate_series(1, 20) n`.execute(
      api.database,
    );
    const people = (
      await sql<{ id: number }>`select id from users where name like 'applicant%'`.execute(api.database)
    ).rows;
    const answers = await Promise.all(
      people.map(async ({ id }) => {
        const cv = (
          await api.save('iro', 'ApplicationFiles', {
            fileName: 'cv.pdf',
            fileBase64: pdfBase64(),
            owner: id,
          })
        ).body.id;
        return api.save('iro', FORMS, completeApplication(cv, { owner: id, status: 'submitted' }));
      }),
    );
    expect(answers.map(({ body }) => body.applicationNumber).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  test('is refused when the window has closed since', async () => {
    const own = await draft();
    api.setClock(new Date('2027-01-01T00:00:00Z'));
    expect(await refusal('student', { ...own, status: 'submitted' })).toMatchObject({
      status: 409,
      code: 'applications-closed',
    });
    expect((await api.save('student', FORMS, { ...own, pastMobilities: true })).status).toBe(200);
  });

  test('names everything that is missing', async () => {
    const { body } = await api.save('student', FORMS, draftApplication());
    const refused = await api.save('student', FORMS, {
      id: body.id,
      dateModified: body.dateModified,
      status: 'submitted',
    });
    expect(refused.status).toBe(400);
    const fields = refused.body.errors.map(({ field }: { field: string }) => field);
    expect(fields.filter((field: string) => !field.includes('/'))).toEqual([
      'prefferedMobility',
      'pastMobilities',
      'filesData',
      'gradesConfirm',
      'gdprConfirm',
    ]);
    expect(fields).toEqual(
      expect.arrayContaining([
        'studentData/0/gender',
        'studentData/0/birthCountry',
        'studentData/0/permanentAddress',
        'studentData/0/emergencyContactPhone',
        'studiesData/department',
        'studiesData/semesterDuringMobility',
      ]),
    );
    expect(fields.filter((field: string) => field.startsWith('studentData/0/'))).toHaveLength(18);
    expect(fields.filter((field: string) => field.startsWith('studiesData/'))).toHaveLength(6);
  });

  test.each([
    [{ gdprConfirm: false }, 'gdprConfirm'],
    [{ specialNeedsCategory: true }, 'filesData/0/disabilityCertificate'],
    [{ prefferedMobility: [] }, 'prefferedMobility'],
    [{ studiesData: { department: FIXTURE.localDepartment } }, 'studiesData/diplomaTitle'],
  ])('asks for what the form asks for: %j', async (change, field) => {
    const own = await draft('student', change);
    const { body } = await api.save('student', FORMS, { ...own, status: 'submitted' });
    expect(body.errors).toContainEqual(expect.objectContaining({ field, code: 'required' }));
  });
});

describe('a submitted application', () => {
  test('is closed for its student, but may be deleted', async () => {
    const { body } = await submitted();
    const own = { id: body.id, dateModified: body.dateModified };
    for (const change of [{ pastMobilities: true }, { status: 'draft' }, { status: 'validated' }]) {
      expect((await refusal('student', { ...own, ...change })).status).toBe(403);
    }
    expect(await api.save('student', FORMS, { ...own, isDeleted: true })).toMatchObject({
      status: 200,
      body: { id: own.id },
    });
    expect((await api.call('student', 'GET', `${FORMS}/${own.id}`)).status).toBe(404);
  });

  test('is validated by IRO, and stays so for its student', async () => {
    const { body } = await submitted();
    const validated = await api.save('iro', FORMS, {
      id: body.id,
      dateModified: body.dateModified,
      status: 'validated',
    });
    expect(validated).toMatchObject({ status: 200, body: { status: 'validated' } });
    const own = { id: body.id, dateModified: validated.body.dateModified };
    expect((await refusal('student', { ...own, isDeleted: true })).status).toBe(403);
    expect(await refusal('iro', { ...own, status: 'submitted' })).toMatchObject({
      status: 400,
      code: 'status-backwards',
    });
    expect((await api.save('iro', FORMS, { ...own, communicationAccept: true })).status).toBe(200);
  });

  test('keeps its type, year and number', async () => {
    const { body } = await submitted();
    const own = { id: body.id, dateModified: body.dateModified };
    expect(await refusal('iro', { ...own, type: 'short-term-studies' })).toMatchObject({
      status: 400,
      code: 'read-only',
    });
    expect(await refusal('iro', { ...own, applicationYear: 2025 })).toMatchObject({
      status: 400,
      code: 'read-only',
    });
    expect(await refusal('iro', { ...own, applicationNumber: 99 })).toMatchObject({
      status: 400,
      code: 'read-only',
    });
  });
});

describe('an address', () => {
  test.each([1_000_000, -1, 2 ** 40])('lies in a country that there is: %i', async (id) => {
    const studentData = [{ permanentAddress: [{ street: 'Main street 1', country: { id } }] }];
    expect(await api.save('student', FORMS, draftApplication({ studentData }))).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'studentData/0/permanentAddress/0/country', code: 'reference-not-found' }],
      },
    });
  });
});

describe('the files of an application', () => {
  test('belong to its owner', async () => {
    const foreign = await file('student2');
    const own = await api.save(
      'iro',
      FORMS,
      draftApplication({ owner: USER_IDS.student, filesData: [{ europassCv: foreign }] }),
    );
    expect(own).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'filesData/0/europassCv', code: 'not-of-owner' }] },
    });
  });

  test('are PDF files in base64', async () => {
    const upload = (fileBase64: unknown) =>
      api.save('student', 'ApplicationFiles', { fileName: 'a.pdf', fileBase64 });
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]).toString('base64');
    expect((await upload(png)).body.errors).toEqual([{ field: 'fileBase64', code: 'not-a-pdf' }]);
    expect((await upload('data:application/pdf;base64,JVBERi0=')).body.errors).toEqual([
      { field: 'fileBase64', code: 'not-base64' },
    ]);
    expect((await upload('JVBERi0 !')).body.errors).toEqual([{ field: 'fileBase64', code: 'not-base64' }]);
    expect((await upload('')).body.errors).toEqual([{ field: 'fileBase64', code: 'required' }]);
    expect((await upload(7)).body.errors).toEqual([{ field: 'fileBase64', code: 'not-a-text' }]);
  });

  test('have at most 10,485,760 bytes', async () => {
    const bytes = (size: number) => testPdf('sized', { size }).toString('base64');
    const largest = await api.save('student', 'ApplicationFiles', {
      fileName: 'a.pdf',
      fileBase64: bytes(10_485_760),
      userMail: { email: 'student@example.org' },
    });
    expect(largest.status).toBe(200);
    const read = await api.call(
      'student',
      'GET',
      `ApplicationFiles?$filter=id eq ${largest.body.id}&$select=id,fileBase64`,
    );
    expect(read.body.value[0].fileBase64 === bytes(10_485_760)).toBe(true);
    expect(
      (await api.save('student', 'ApplicationFiles', { fileName: 'a.pdf', fileBase64: bytes(10_485_761) }))
        .status,
    ).toBe(400);
    expect(
      (await api.save('student', 'ApplicationFiles', { fileName: 'a.pdf', fileBase64: bytes(11_000_000) }))
        .status,
    ).toBe(413);
  });

  test('are replaced under the same id, without a version, by their owner alone', async () => {
    const id = await file();
    expect(
      (
        await api.save('student', 'ApplicationFiles', {
          id,
          fileName: 'new.pdf',
          fileBase64: pdfBase64('new'),
        })
      ).status,
    ).toBe(200);
    expect((await api.save('student2', 'ApplicationFiles', { id, fileName: 'x.pdf' })).status).toBe(404);
    expect((await api.call('student2', 'DELETE', `ApplicationFiles/${id}`)).status).toBe(404);
    expect(await api.call('student', 'DELETE', `ApplicationFiles/${id}`)).toEqual({
      status: 200,
      body: { id },
    });
  });

  test('of a submitted application are closed for its student', async () => {
    const id = await file();
    const { body } = await api.save('student', FORMS, completeApplication(id));
    const open = await api.save('student', 'ApplicationFiles', { id, fileName: 'renamed.pdf' });
    expect(open.status).toBe(200);
    await api.save('student', FORMS, { id: body.id, dateModified: body.dateModified, status: 'submitted' });
    expect(
      await api.save('student', 'ApplicationFiles', { id, fileBase64: pdfBase64('other') }),
    ).toMatchObject({
      status: 409,
    });
    expect((await api.call('student', 'DELETE', `ApplicationFiles/${id}`)).status).toBe(409);
    expect((await api.save('iro', 'ApplicationFiles', { id, fileBase64: pdfBase64('better') })).status).toBe(
      200,
    );
  });

  test('of a student are uploaded by IRO under the e-mail address', async () => {
    const { body } = await api.save('iro', 'ApplicationFiles', {
      fileName: 'a.pdf',
      fileBase64: pdfBase64(),
      userMail: { email: 'Student@example.org' },
    });
    expect(body.owner.id).toBe(USER_IDS.student);
  });

  test('carry the address of their owner, whatever is posted', async () => {
    const posted = { fileName: 'a.pdf', fileBase64: pdfBase64(), userMail: { email: 'other@example.org' } };
    const { body } = await api.save('student', 'ApplicationFiles', posted);
    expect(body.userMail).toEqual({ email: expect.stringMatching(/^student@/) });
    const again = { id: body.id, userMail: { email: 'third@example.org' } };
    expect((await api.save('student', 'ApplicationFiles', again)).body.userMail).toEqual(body.userMail);
  });

  test('come with their content where one is asked for by its id, in no other list', async () => {
    const id = await file();
    const list = async (query: string) =>
      (await api.call('student', 'GET', `ApplicationFiles?${query}`)).body.value[0];
    expect(await list(`$filter=id eq ${id}`)).toMatchObject({ id, fileBase64: pdfBase64() });
    expect(await list(`$filter=id eq ${id}&$select=id`)).toEqual({ id });
    expect(await list(`$filter=id ge ${id}`)).not.toHaveProperty('fileBase64');
    expect((await api.call('student', 'GET', `ApplicationFiles/${id}`)).body).not.toHaveProperty(
      'fileBase64',
    );
    expect((await api.call('student2', 'GET', `ApplicationFiles?$filter=id eq ${id}`)).body.value).toEqual(
      [],
    );
  });

  test('that are not there are empty texts, and are taken so', async () => {
    const europassCv = await file();
    const { body } = await api.save('student', FORMS, draftApplication({ filesData: [{ europassCv }] }));
    const [files] = body.filesData;
    expect(files).toMatchObject({ europassCv, academicIdentity: '', disabilityCertificate: '' });
    const back = await api.save('student', FORMS, {
      id: body.id,
      dateModified: body.dateModified,
      filesData: [files],
    });
    expect([back.status, back.body.filesData]).toEqual([200, [files]]);
    const found = await api.call('student', 'GET', `${FORMS}?$filter=filesData/academicIdentity eq null`);
    expect(found.body.value.map(({ id }: { id: number }) => id)).toContain(body.id);
  });

  test('stand in the audit by size and hash alone', async () => {
    const id = await file();
    const { rows } = await sql<{ content: object }>`
      select after->'fileBase64' as content from audit_entries where set_name = 'ApplicationFiles' order by id desc limit 1`.execute(
      api.database,
    );
    expect(id).toEqual(expect.any(Number));
    expect(rows[0]?.content).toEqual({
      size: Buffer.from(pdfBase64(), 'base64').length,
      sha256: createHash('sha256').update(pdfBase64(), 'base64').digest('hex'),
    });
  });
});
