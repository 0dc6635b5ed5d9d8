import { sql } from 'kysely';
import { NOW, type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { completeApplication, draftApplication, pdfBase64 } from '../support/api/saveBodies.ts';
import { USER_IDS } from '../support/api/saveFixture.ts';

const FORMS = 'ApplicationStudentStudiesForms';
const AFTER_CLOSING = new Date('2027-01-15T09:00:00.000Z');
const REASON = 'Λείπει η αναλυτική βαθμολογία.';

type Version = { readonly id: number; readonly dateModified: string };
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
    truncate applications, application_files, audit_entries restart identity cascade;
    update application_settings set application_counter = 1, academic_year = 2026`.execute(api.database);
});

const version = ({ id, dateModified }: Version): Version => ({ id, dateModified });

async function submitted() {
  const upload = { fileName: 'cv.pdf', fileBase64: pdfBase64() };
  const cv = (await api.save('student', 'ApplicationFiles', upload)).body.id;
  const answer = await api.save('student', FORMS, completeApplication(cv, { status: 'submitted' }));
  expect(answer.status).toBe(200);
  return answer.body;
}

async function sentBack(from: Version, change: object = { returnReason: REASON }) {
  return api.save('iro', FORMS, { ...version(from), status: 'draft', ...change });
}

describe('an application that the office sends back', () => {
  test('is a draft with a reason that its student reads, and keeps number, year and first submission', async () => {
    const before = await submitted();
    api.setClock(AFTER_CLOSING);
    expect(await sentBack(before, { returnReason: `  ${REASON} ` })).toMatchObject({ status: 200 });
    const { body } = await api.call('student', 'GET', `${FORMS}/${before.id}`);
    expect(body).toMatchObject({
      status: 'draft',
      returnReason: REASON,
      dateReturned: AFTER_CLOSING.toISOString(),
      applicationNumber: 1,
      applicationYear: 2026,
      dateSubmitted: NOW.toISOString(),
    });
  });

  test.each([{}, { returnReason: null }, { returnReason: '' }, { returnReason: '   ' }])(
    'needs a reason, unlike %j',
    async (change) => {
      const before = await submitted();
      expect(await sentBack(before, change)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'returnReason', code: 'required' }] },
      });
      expect((await api.call('iro', 'GET', `${FORMS}/${before.id}`)).body.status).toBe('submitted');
    },
  );

  test('may have been validated', async () => {
    const before = await submitted();
    const { body } = await api.save('iro', FORMS, { ...version(before), status: 'validated' });
    expect(await sentBack(body)).toMatchObject({ status: 200, body: { status: 'draft' } });
  });

  test('is corrected and submitted after the window has closed and the year has moved on, under its number', async () => {
    const { body } = await sentBack(await submitted());
    await sql`update application_settings set academic_year = 2027`.execute(api.database);
    api.setClock(AFTER_CLOSING);
    const corrected = await api.save('student', FORMS, { ...version(body), communicationAccept: true });
    expect(corrected).toMatchObject({ status: 200, body: { returnReason: REASON } });
    const again = { ...version(corrected.body), status: 'submitted', returnReason: REASON };
    expect(await api.save('student', FORMS, again)).toMatchObject({
      status: 200,
      body: {
        status: 'submitted',
        applicationNumber: 1,
        applicationYear: 2026,
        returnReason: null,
        dateReturned: null,
        dateSubmitted: AFTER_CLOSING.toISOString(),
      },
    });
  });

  test('stays where it is beside another one that was submitted for its year meanwhile', async () => {
    const { body } = await sentBack(await submitted());
    expect((await submitted()).applicationNumber).toBe(2);
    expect(await api.save('student', FORMS, { ...version(body), status: 'submitted' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'type', code: 'application-exists' }] },
    });
  });

  test('keeps in its history who did what and when', async () => {
    const before = await submitted();
    api.setClock(AFTER_CLOSING);
    const { body } = await sentBack(before);
    await api.save('student', FORMS, { ...version(body), status: 'submitted' });
    const { rows } = await sql<object>`
      select user_id as "user", at, after->>'status' as status, after->>'returnReason' as reason
      from audit_entries where set_name = ${FORMS} and record_id = ${before.id} order by id`.execute(
      api.database,
    );
    expect(rows).toEqual([
      { user: USER_IDS.student, at: NOW, status: 'submitted', reason: null },
      { user: USER_IDS.iro, at: AFTER_CLOSING, status: 'draft', reason: REASON },
      { user: USER_IDS.student, at: AFTER_CLOSING, status: 'submitted', reason: null },
    ]);
  });
});

describe('the reason', () => {
  test('is reworded by the office, and by nobody else', async () => {
    const { body } = await sentBack(await submitted());
    for (const returnReason of [null, '', 'Nothing is missing.']) {
      expect(await api.save('student', FORMS, { ...version(body), returnReason })).toMatchObject({
        status: 403,
        body: { field: 'returnReason' },
      });
    }
    const reworded = await api.save('iro', FORMS, { ...version(body), returnReason: 'Other words.' });
    expect(reworded).toMatchObject({ status: 200, body: { returnReason: 'Other words.' } });
  });

  test('stands on nothing but what was sent back', async () => {
    const before = await submitted();
    const refused = { status: 400, body: { errors: [{ field: 'returnReason', code: 'read-only' }] } };
    expect(await api.save('iro', FORMS, { ...version(before), returnReason: REASON })).toMatchObject(refused);
    const fresh = { owner: USER_IDS.student2, returnReason: REASON };
    expect(await api.save('iro', FORMS, draftApplication(fresh))).toMatchObject(refused);
    expect(await api.save('student2', FORMS, draftApplication({ returnReason: REASON }))).toMatchObject({
      status: 403,
    });
    expect((await api.save('student2', FORMS, draftApplication({ returnReason: null }))).status).toBe(200);
  });

  test('and its time are bounded and set by the server', async () => {
    const before = await submitted();
    expect(await sentBack(before, { returnReason: 'x'.repeat(2001) })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'returnReason', code: 'too-long' }] },
    });
    const dateReturned = '2020-01-01T00:00:00.000Z';
    expect(await sentBack(before, { returnReason: REASON, dateReturned })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'dateReturned', code: 'read-only' }] },
    });
  });
});
