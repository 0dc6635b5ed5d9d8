import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { makeConfirmations } from '../../src/applicationMails/makeConfirmations.ts';
import { NOW, type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { completeApplication, draftApplication, pdfBase64 } from '../support/api/saveBodies.ts';
import { USER_IDS } from '../support/api/saveFixture.ts';

const FORMS = 'ApplicationStudentStudiesForms';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

async function upload(user: UserName, text: string): Promise<number> {
  const file = { fileName: 'βιογραφικό.pdf', fileBase64: pdfBase64(text) };
  return (await api.save(user, 'ApplicationFiles', file)).body.id;
}

async function ownData(user: UserName) {
  const response = await api.raw(user, 'Users/Me/data');
  const entries = unzipSync(new Uint8Array(response.rawPayload));
  const text = strFromU8(entries['data.json']!);
  return { response, entries, text, data: JSON.parse(text) };
}

describe('the data that the portal keeps of a person', () => {
  test('are given to that person whole: record, contact, applications, files, history', async () => {
    const cv = await upload('student', 'mine');
    const first = (await api.save('student', FORMS, completeApplication(cv, { status: 'submitted' }))).body;
    const { id, dateModified } = first;
    await makeConfirmations(api.database, NOW, 'https://portal.example.org');
    await api.save('iro', FORMS, { id, dateModified, status: 'draft', returnReason: 'Λείπει κάτι.' });
    const gone = (await api.save('student', FORMS, draftApplication())).body;
    await api.save('student', FORMS, { id: gone.id, dateModified: gone.dateModified, isDeleted: true });
    await sql`update contacts set uid = ${USER_IDS.student} where id = 2`.execute(api.database);

    const { response, entries, data } = await ownData('student');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(response.headers).toMatchObject({
      'content-disposition': 'attachment; filename=my-data-2026-11-21.zip',
      'cache-control': 'no-store',
    });
    expect(data).toMatchObject({
      madeAt: '2026-11-21T12:00:00.000Z',
      user: { name: 'student', familyNameGreek: 'Φοιτητής', universityRegistryNumber: '2024001' },
      contacts: [{ id: 2, familyName: 'Ner' }],
      applications: [
        {
          id,
          status: 'draft',
          returnReason: 'Λείπει κάτι.',
          studentData: [{ taxIdNumber: '000000000', birthCountry: { id: 1 } }],
          studiesData: { diplomaTitle: 'BSc' },
          prefferedMobility: [{ startSemester: 'spring' }],
        },
        { id: gone.id, isDeleted: true },
      ],
      files: [{ id: cv, fileName: 'βιογραφικό.pdf' }],
      confirmations: [
        { application: id, submittedAt: '2026-11-21T12:00:00.000Z', mail: 'waiting', mailedAt: null },
      ],
    });
    const told = data.history.map(({ by, set, operation, record }: Record<string, any>) => [
      by,
      set,
      operation,
      record.status,
    ]);
    expect(told).toEqual([
      ['you', 'ApplicationFiles', 'create', undefined],
      ['you', FORMS, 'create', 'submitted'],
      ['office', FORMS, 'update', 'draft'],
      ['you', FORMS, 'create', 'draft'],
      ['you', FORMS, 'delete', 'draft'],
    ]);
    expect(Object.keys(entries)).toEqual(['data.json', `file-${cv}-βιογραφικό.pdf`]);
    expect(Buffer.from(entries[`file-${cv}-βιογραφικό.pdf`]!).toString('base64')).toBe(pdfBase64('mine'));
  });

  test('hold nothing of anybody else', async () => {
    const other = await upload('student2', 'secret of another');
    await api.save('student2', FORMS, completeApplication(other, { status: 'submitted' }));
    const { text, entries } = await ownData('student');
    expect(text).not.toMatch(/student2|Ano|Ther|2024002/);
    expect(Object.keys(entries)).not.toContain(`file-${other}-βιογραφικό.pdf`);
    expect((await ownData('student2')).data.applications).toHaveLength(1);
  });

  test('are there for everybody with a record, and name nobody of the office', async () => {
    expect((await ownData('teacher')).data).toMatchObject({
      user: { name: 'teacher' },
      applications: [],
      files: [],
      history: [],
    });
    expect((await ownData('student')).text).not.toContain('iro');
  });

  test('hold when somebody is away and how they keep lists, and neither who stands in nor what colleagues keep', async () => {
    const { iro, iro2 } = USER_IDS;
    await sql`insert into officer_absences (user_id, deputy_id, first_day, last_day)
      values (${iro}, ${iro2}, '2026-12-01', '2026-12-24')`.execute(api.database);
    await sql`insert into list_views (list, owner_id, name, query, is_shared, changed_at) values
      ('agreements', ${iro}, 'Graz', 'search=Graz', true, ${NOW}), ('agreements', ${iro2}, 'Other', '', true, ${NOW})`.execute(
      api.database,
    );
    await sql`insert into list_choices (user_id, list, columns, start_view_id)
      select ${iro}, 'agreements', '{id,partner}', id from list_views where name = 'Graz'`.execute(
      api.database,
    );
    const { text, data } = await ownData('iro');
    expect(data).toMatchObject({
      absences: [{ firstDay: '2026-12-01', lastDay: '2026-12-24' }],
      views: [{ list: 'agreements', name: 'Graz', query: 'search=Graz', isShared: true }],
      listChoices: [{ list: 'agreements', columns: ['id', 'partner'], start: 'Graz' }],
    });
    expect(text).not.toMatch(/iro2|Other/);
  });

  test('hold what the office wrote about an application, and not who of it', async () => {
    const { rows } = await sql<{
      id: number;
    }>`select id from applications where owner_id = ${USER_IDS.student}`.execute(api.database);
    const id = rows[0]?.id;
    await sql`insert into application_notes (application_id, user_id, kind, text, message_id, created_at)
      values (${id}, ${USER_IDS.iro}, 'note', 'Waits for the TOEFL.', 'k1', ${NOW})`.execute(api.database);
    const { text, data } = await ownData('student');
    expect(data.notes).toMatchObject([{ application: id, kind: 'note', text: 'Waits for the TOEFL.' }]);
    expect(text).not.toContain('"iro"');
  });

  test('come whole with a long history', async () => {
    await sql`
      insert into audit_entries (user_id, set_name, record_id, operation, after)
      select ${USER_IDS.teacher2}, ${FORMS}, n, 'update', jsonb_build_object('owner', ${USER_IDS.teacher2}::integer, 'n', n)
      from generate_series(1, 250) n`.execute(api.database);
    const { data } = await ownData('teacher2');
    expect(data.history.map(({ record }: { record: { n: number } }) => record.n)).toEqual(
      Array.from({ length: 250 }, (_, index) => index + 1),
    );
  });
});
