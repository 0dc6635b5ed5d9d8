import { sql } from 'kysely';
import { applicationHistorySchema } from 'shared-contracts/applications/entities/applicationHistory.ts';
import { NOW, type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { completeApplication, draftApplication, pdfBase64 } from '../support/api/saveBodies.ts';
import { USER_IDS } from '../support/api/saveFixture.ts';

const FORMS = 'ApplicationStudentStudiesForms';

let api: SaveApi;
beforeAll(async () => {
  api = await startSaveApi();
  api.setClock(NOW);
  await sql`update users set given_name = 'Ira', family_name = 'Office', given_name_greek = 'Ήρα', family_name_greek = 'Γραφείου' where id = ${USER_IDS.iro}`.execute(
    api.database,
  );
  await sql`insert into user_roles (user_id, role, seen_at) values (${USER_IDS.iro}, 'IRO', now()), (${USER_IDS.iro2}, 'IRO', now())`.execute(
    api.database,
  );
}, START_TIMEOUT_MS);
afterAll(() => api.close());

async function save(user: UserName, body: object): Promise<any> {
  const answer = await api.save(user, FORMS, body);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body;
}

async function history(id: number, options = '', language = 'en') {
  const path = `/exchange/applications/${id}/history${options}`;
  const { status, body } = await api.call('iro', 'GET', path, undefined, { 'accept-language': language });
  expect(status).toBe(200);
  return applicationHistorySchema.parse(body);
}

describe('the history of an application', () => {
  test('tells who did what, the newest first, with who was put in charge and what the office changed', async () => {
    const upload = { fileName: 'cv.pdf', fileBase64: pdfBase64() };
    const cv = (await api.save('student', 'ApplicationFiles', upload)).body.id;
    const draft = await save('student', completeApplication(cv));
    const submitted = await save('student', {
      id: draft.id,
      dateModified: draft.dateModified,
      status: 'submitted',
    });
    await api.call('iro', 'POST', '/exchange/officers/assign', {
      set: FORMS,
      items: [{ id: draft.id, from: null, to: USER_IDS.iro2 }],
    });
    const changed = await save('iro', {
      id: draft.id,
      dateModified: submitted.dateModified,
      communicationAccept: true,
    });
    await save('iro', {
      id: draft.id,
      dateModified: changed.dateModified,
      status: 'draft',
      returnReason: 'The CV is missing.',
    });
    const { value, total } = await history(draft.id);
    expect(total).toBe(5);
    expect(value.map(({ act, by, isStudent }) => [act, by, isStudent])).toEqual([
      ['sentBack', 'Ira Office', false],
      ['changed', 'Ira Office', false],
      ['assigned', 'Ira Office', false],
      ['submitted', expect.any(String), true],
      ['made', expect.any(String), true],
    ]);
    expect(value[0]?.changes).toEqual([
      { field: 'status', before: 'submitted', after: 'draft' },
      { field: 'returnReason', before: null, after: 'The CV is missing.' },
    ]);
    expect(value[1]?.changes).toEqual([{ field: 'communicationAccept', before: null, after: 'Yes' }]);
    expect(value[2]?.changes).toEqual([{ field: 'officer', before: null, after: 'iro2' }]);
    expect((await history(draft.id, '?$top=1&$skip=2')).value).toEqual([value[2]]);
    expect((await history(draft.id, '', 'el')).value[0]?.by).toBe('Ήρα Γραφείου');
  });

  test('keeps to its student what was typed into a draft and taken out again', async () => {
    const draft = await save('student2', draftApplication({ comments: 'Of nobody’s concern' }));
    await save('student2', { id: draft.id, dateModified: draft.dateModified, comments: null });
    const told = await history(draft.id);
    expect(told.value.map(({ act, changes }) => [act, changes])).toEqual([
      ['draftSaved', []],
      ['made', []],
    ]);
    expect(JSON.stringify(told)).not.toContain('concern');
  });

  test('is the office’s alone, and there for applications alone', async () => {
    const { rows } = await sql<{ id: number }>`select id from applications limit 1`.execute(api.database);
    const id = rows[0]?.id ?? 0;
    for (const user of ['student', 'student2', 'teacher', 'guest'] as const)
      expect((await api.call(user, 'GET', `/exchange/applications/${id}/history`)).status).toBe(403);
    expect((await api.call('iro', 'GET', '/exchange/applications/999999/history')).status).toBe(404);
    expect((await api.call('iro', 'GET', `/exchange/applications/${id}/history?$top=-1`)).status).toBe(400);
  });
});
