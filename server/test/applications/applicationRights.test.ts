import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { APPLICATION_STATUSES, type ApplicationStatus } from 'shared-contracts/applications/applications.ts';
import { NOW, type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { completeApplication, draftApplication, pdfBase64 } from '../support/api/saveBodies.ts';
import { USER_IDS } from '../support/api/saveFixture.ts';

const FORMS = 'ApplicationStudentStudiesForms';
const REASON = { returnReason: 'Λείπει η βαθμολογία.' };

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});
beforeEach(async () => {
  api.setClock(NOW);
  await sql`truncate applications, application_files restart identity cascade`.execute(api.database);
});

/** Makes a complete application of `student` and brings it into a status. */
async function inStatus(status: ApplicationStatus) {
  const upload = { fileName: 'cv.pdf', fileBase64: pdfBase64(randomUUID()) };
  const cv = (await api.save('student', 'ApplicationFiles', upload)).body.id;
  let { body } = await api.save('student', FORMS, completeApplication(cv));
  for (const next of APPLICATION_STATUSES.slice(1, APPLICATION_STATUSES.indexOf(status) + 1)) {
    const version = { id: body.id, dateModified: body.dateModified };
    ({ body } = await api.save('iro', FORMS, { ...version, status: next }));
  }
  expect(body.status).toBe(status);
  return { id: Number(body.id), dateModified: String(body.dateModified) };
}

async function stored() {
  const { rows } = await sql<object>`
    select owner_id as owner, status, is_deleted as "isDeleted", application_number as number, communication_accept as accept
    from applications`.execute(api.database);
  return rows;
}

const STEPS = {
  edit: { communicationAccept: true },
  submit: { status: 'submitted' },
  validate: { status: 'validated' },
  sendBack: { status: 'draft', ...REASON },
  delete: { isDeleted: true },
  giveAway: { owner: { id: USER_IDS.student2 } },
  takeNumber: { applicationNumber: 77 },
  changeType: { type: 'short-term-studies' },
} as const;
type Step = keyof typeof STEPS;

/** What each person gets for each step, from a draft, a submitted and a validated application of `student`; `-` where the step is none there. */
const ANSWERS: Readonly<Record<string, Readonly<Record<Step, string>>>> = {
  student: {
    edit: '200 403 403',
    submit: '200 - 403',
    validate: '403 403 -',
    sendBack: '403 403 403',
    delete: '200 200 403',
    // Whoever may not read of a person cannot name them.
    giveAway: '400 400 400',
    takeNumber: '400 400 400',
    changeType: '400 403 403',
  },
  student2: {
    edit: '404 404 404',
    submit: '404 - 404',
    validate: '404 404 -',
    sendBack: '404 404 404',
    delete: '404 404 404',
    giveAway: '404 404 404',
    takeNumber: '404 404 404',
    changeType: '404 404 404',
  },
  teacher: {
    edit: '403 403 403',
    submit: '403 - 403',
    validate: '403 403 -',
    sendBack: '403 403 403',
    delete: '403 403 403',
    giveAway: '403 403 403',
    takeNumber: '403 403 403',
    changeType: '403 403 403',
  },
  iro: {
    edit: '200 200 200',
    submit: '200 - 400',
    validate: '200 200 -',
    sendBack: '400 200 200',
    delete: '200 200 200',
    giveAway: '403 403 403',
    takeNumber: '400 400 400',
    changeType: '400 400 400',
  },
};

describe.each(Object.keys(ANSWERS) as UserName[])('%s', (user) => {
  const steps = Object.keys(STEPS) as Step[];

  test.each(steps)('is answered as the life cycle says for: %s', async (step) => {
    const expected = ANSWERS[user]![step].split(' ');
    for (const [index, status] of APPLICATION_STATUSES.entries()) {
      if (expected[index] === '-') continue;
      await sql`truncate applications restart identity cascade`.execute(api.database);
      const version = await inStatus(status);
      const before = await stored();
      const answer = await api.save(user, FORMS, { ...version, ...STEPS[step] });
      expect([status, answer.status]).toEqual([status, Number(expected[index])]);
      if (answer.status !== 200) expect(await stored()).toEqual(before);
    }
  });

  test('finds no other way to a status: PUT, the address of the record, a list, DELETE', async () => {
    const { id, dateModified } = await inStatus('submitted');
    const before = await stored();
    if (user === 'iro') return;
    const body = { id, dateModified, status: 'validated' };
    const answers = [
      await api.call(user, 'PUT', FORMS, body),
      await api.call(user, 'POST', `${FORMS}/${id}`, body),
      await api.call(user, 'POST', FORMS, [{ ...body, $state: 2 }]),
      await api.call(user, 'POST', FORMS, { ...body, owner: USER_IDS[user] }),
    ];
    for (const { status } of answers) expect([403, 404]).toContain(status);
    expect(await stored()).toEqual(before);
  });
});

describe('the bank account of an application that was submitted', () => {
  const ACCOUNT = { bank: 'Sample Bank', iban: 'GR1601101250000000012300695' };
  const CLOSED = { isAccountClosed: true };

  test.each(['submitted', 'validated'] as const)('is its student’s to give: %s', async (status) => {
    const version = await inStatus(status);
    const before = await stored();
    const { status: code, body } = await api.save('student', FORMS, { ...version, paymentData: ACCOUNT });
    expect([code, body.paymentData]).toMatchObject([200, ACCOUNT]);
    expect(await stored()).toEqual(before);
    const again = {
      id: version.id,
      dateModified: body.dateModified,
      paymentData: { ...ACCOUNT, bank: 'Another Bank' },
    };
    for (const other of ['student2', 'teacher', 'guest'] as const)
      expect([403, 404]).toContain((await api.save(other, FORMS, again)).status);
    expect((await api.save('student', FORMS, again)).status).toBe(200);
  });

  test.each([
    ['mt84 malt 0110 0001 2345 mtlc ast0 01s', 'MT84MALT011000012345MTLCAST001S'],
    ['GR16 0110 1250 0000 0001 2300 695', 'GR1601101250000000012300695'],
  ])('has its IBAN without blanks, in capitals: %s', async (typed, iban) => {
    const version = await inStatus('submitted');
    const { body } = await api.save('student', FORMS, { ...version, paymentData: { iban: typed } });
    expect(body.paymentData).toMatchObject({ iban });
  });

  test('takes nothing else along, and leads to no other status', async () => {
    const version = await inStatus('submitted');
    const before = await stored();
    const tries = [
      { communicationAccept: true },
      { status: 'draft' },
      { status: 'validated' },
      { filesData: [] },
      CLOSED,
      { applicationYear: 2027 },
    ];
    for (const more of tries) {
      const answer = await api.save('student', FORMS, { ...version, paymentData: ACCOUNT, ...more });
      expect([more, answer.status]).toEqual([more, 403]);
    }
    expect(await stored()).toEqual(before);
  });

  test('is closed by the office alone, also where the application goes back to its student, and opened again', async () => {
    let version = await inStatus('submitted');
    const save = async (user: UserName, change: object) => {
      const { status, body } = await api.save(user, FORMS, { ...version, ...change });
      if (status === 200) version = { id: Number(body.id), dateModified: String(body.dateModified) };
      return [status, body.errors?.[0]?.code ?? body.code];
    };
    expect(await save('student', CLOSED)).toEqual([403, 'not-permitted']);
    expect(await save('iro', CLOSED)).toEqual([200, undefined]);
    expect(await save('student', { paymentData: ACCOUNT })).toEqual([409, 'account-closed']);
    expect(await save('iro', { paymentData: ACCOUNT })).toEqual([200, undefined]);
    expect(await save('iro', { status: 'draft', ...REASON })).toEqual([200, undefined]);
    expect(await save('student', { paymentData: { bank: 'Another' } })).toEqual([400, 'account-closed']);
    expect(await save('student', { isAccountClosed: false })).toEqual([403, 'not-permitted']);
    expect(await save('student', { communicationAccept: false })).toEqual([200, undefined]);
    expect(await save('iro', { isAccountClosed: false })).toEqual([200, undefined]);
    expect(await save('student', { paymentData: { bank: 'Another' } })).toEqual([200, undefined]);
  });
});

describe('what is deleted', () => {
  test('stays so for everybody, and takes no other change along', async () => {
    const { id, dateModified } = await inStatus('draft');
    const both = { id, dateModified, isDeleted: true, communicationAccept: true };
    expect((await api.save('student', FORMS, both)).status).toBe(400);
    await api.save('student', FORMS, { id, dateModified, isDeleted: true });
    expect((await api.save('student', FORMS, { id, dateModified, isDeleted: false })).status).toBe(404);
    const { body } = await api.call('iro', 'GET', `${FORMS}/${id}`);
    for (const change of [{ isDeleted: false }, { status: 'submitted' }]) {
      const answer = await api.save('iro', FORMS, { id, dateModified: body.dateModified, ...change });
      expect([change, answer.status]).toEqual([change, 409]);
    }
    expect(await stored()).toMatchObject([{ isDeleted: true, status: 'draft' }]);
  });

  test('is not how an application begins', async () => {
    expect((await api.save('student', FORMS, draftApplication({ isDeleted: true }))).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('of an application of another student', () => {
  /** Everything that leads to applications and files, with what would betray that there are some. */
  test.each([
    `${FORMS}?$filter=id gt 0&$count=true`,
    `${FORMS}?$filter=owner/id eq ${USER_IDS.student}&$count=true`,
    `${FORMS}?$filter=contains(studentData/nameLatin,'Stu')&$count=true`,
    `${FORMS}?$filter=studentData/taxIdNumber eq '000000000'&$count=true`,
    `${FORMS}?$filter=filesData/europassCv gt 0&$count=true`,
    `${FORMS}?$expand=owner,studentData,filesData&$count=true`,
    `${FORMS}?$select=studentData/taxIdNumber,owner/email&$count=true`,
    `${FORMS}?$orderby=studentData/taxIdNumber&$count=true`,
    `${FORMS}?$groupby=status&$select=status,count(id) as n`,
    `ApplicationFiles?$filter=id gt 0&$count=true`,
    `ApplicationFiles?$filter=owner/id eq ${USER_IDS.student}&$expand=owner&$count=true`,
    `ApplicationFiles?$select=fileName,owner/name&$count=true`,
  ])('a student reads nothing by %s', async (path) => {
    await inStatus('submitted');
    const answer = await api.call('student2', 'GET', path);
    expect([200, 400, 403]).toContain(answer.status);
    if (answer.status !== 200) return;
    expect([answer.body.value, answer.body.total ?? 0]).toEqual([[], 0]);
  });

  test.each([
    (id: number) => `${FORMS}/${id}`,
    (id: number) => `${FORMS}/${id}/studentData`,
    (id: number) => `${FORMS}/${id}/owner`,
    (id: number) => `${FORMS}/${id}/filesData`,
    (id: number) => `${FORMS}/${id}/files`,
    (id: number) => `${FORMS}(${id})`,
    () => 'ApplicationFiles/1',
    () => 'ApplicationFiles/1/content',
    () => 'ApplicationFiles/1/fileBase64',
    () => 'ApplicationFiles/1?$select=fileBase64',
    () => 'ApplicationFiles/1/owner',
    () => `Users/${USER_IDS.student}`,
    (id: number) => `MobilityAgreements/${id}/history`,
  ])('a student gets what is not there, or is not theirs: path %#', async (pathOf) => {
    const { id } = await inStatus('submitted');
    const { status, body } = await api.call('student2', 'GET', pathOf(id));
    expect([403, 404]).toContain(status);
    expect(JSON.stringify(body)).not.toMatch(/Stu\b|000000000|student@example/);
  });

  test('a student learns from no sum, date or change which there are', async () => {
    const { id } = await inStatus('submitted');
    const all = await api.call('student2', 'GET', `${FORMS}?$select=id&$top=-1`);
    expect(all.body.value).toEqual([]);
    const links = await api.save('student2', FORMS, draftApplication({ filesData: [{ europassCv: 1 }] }));
    const none = await api.save('student2', FORMS, draftApplication({ filesData: [{ europassCv: 999 }] }));
    expect([links.status, links.body.errors[0].code]).toEqual([none.status, none.body.errors[0].code]);
    const stale = await api.save('student2', FORMS, { id, isDeleted: true });
    expect([stale.status, stale.body.current]).toEqual([404, undefined]);
  });
});
