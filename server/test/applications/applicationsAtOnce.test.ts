import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { NOW, type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { completeApplication, pdfBase64 } from '../support/api/saveBodies.ts';
import { USER_IDS } from '../support/api/saveFixture.ts';

const FORMS = 'ApplicationStudentStudiesForms';
const PEOPLE = 10;

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
    truncate applications, application_files, idempotency_keys restart identity cascade;
    update application_settings set application_counter = 1`.execute(api.database);
});

async function file(owner: number): Promise<number> {
  const body = { fileName: 'cv.pdf', fileBase64: pdfBase64(randomUUID()), owner };
  return (await api.save('iro', 'ApplicationFiles', body)).body.id;
}

async function draft() {
  const answer = await api.save('student', FORMS, completeApplication(await file(USER_IDS.student)));
  expect(answer.status).toBe(200);
  return { id: answer.body.id, dateModified: answer.body.dateModified };
}

async function numbers() {
  const { rows } = await sql<{ number: number }>`
    select application_number as number from applications where application_number is not null order by 1`.execute(
    api.database,
  );
  return rows.map((row) => row.number);
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the number of an application', () => {
  test('is given to each of ten students who submit at the same moment, while the office resets the counter', async () => {
    await sql`insert into users (name) select 'applicant' || n from generate_series(1, ${PEOPLE}::integer) n`.execute(
      api.database,
    );
    const { rows: people } = await sql<{ id: number }>`
      select id from users where name like 'applicant%' order by id`.execute(api.database);
    const bodies = await Promise.all(
      people.map(async ({ id: owner }) =>
        completeApplication(await file(owner), { owner, status: 'submitted' }),
      ),
    );
    const reset = async () => {
      const { dateModified } = (await api.call('iro', 'GET', 'ApplicationSettings/1')).body;
      return api.save('iro', 'ApplicationSettings', { id: 1, dateModified, applicationCounter: 1 });
    };
    const [answers] = await Promise.all([
      Promise.all(bodies.map((body) => api.save('iro', FORMS, body))),
      Promise.all([reset(), reset(), reset()]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await numbers()).toEqual(upTo(PEOPLE));
  });

  test('is given once to a student who clicks twice on a new application', async () => {
    const body = completeApplication(await file(USER_IDS.student), { status: 'submitted' });
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(upTo(5).map(() => api.save('student', FORMS, body, headers)));
    const saved = answers.filter(({ status }) => status === 200);
    expect(
      new Set(saved.map(({ body: { id, applicationNumber } }) => `${id} ${applicationNumber}`)).size,
    ).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await numbers()).toEqual([1]);
    expect((await api.save('student', FORMS, body, headers)).body).toMatchObject({ applicationNumber: 1 });
    expect((await sql`select id from applications`.execute(api.database)).rows).toHaveLength(1);
  });

  test('is given once to a student who clicks twice on a draft', async () => {
    const own = await draft();
    const answers = await Promise.all(
      upTo(5).map(() => api.save('student', FORMS, { ...own, status: 'submitted' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await numbers()).toEqual([1]);
  });

  test('stays while the office edits, sends back and validates, and the next one follows it', async () => {
    const own = await draft();
    let { body } = await api.save('student', FORMS, { ...own, status: 'submitted' });
    const steps = [
      { communicationAccept: true },
      { status: 'draft', returnReason: 'Λείπει κάτι.' },
      { status: 'submitted' },
      { status: 'validated' },
      { status: 'draft', returnReason: 'Again.' },
      { status: 'validated' },
    ];
    for (const step of steps) {
      const answer = await api.save('iro', FORMS, { id: body.id, dateModified: body.dateModified, ...step });
      expect([step, answer.status, answer.body.applicationNumber]).toEqual([step, 200, 1]);
      body = answer.body;
    }
    const next = completeApplication(await file(USER_IDS.student2), { status: 'submitted' });
    expect((await api.save('student2', FORMS, next)).body.applicationNumber).toBe(2);
  });

  test('is used up by a refused submission of nobody', async () => {
    const own = await draft();
    await api.save('student', FORMS, { ...own, status: 'submitted', gdprConfirm: false });
    const submitted = await api.save('student', FORMS, { ...own, status: 'submitted' });
    expect(submitted.body.applicationNumber).toBe(1);
  });
});
