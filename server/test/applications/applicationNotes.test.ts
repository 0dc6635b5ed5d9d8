import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { smtpSettings } from '../../src/config/mailSettings.ts';
import { openMailer } from '../../src/mails/openMailer.ts';
import { sendMails } from '../../src/mails/sendMails.ts';
import { applicationNoteMails } from '../../src/notes/noteMails.ts';
import { registerApplicationNotes } from '../../src/notes/registerNotes.ts';
import { NOW, START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { draftApplication } from '../support/api/saveBodies.ts';
import { USER_IDS } from '../support/api/saveFixture.ts';
import { SILENT_LOG } from '../support/api/silentLog.ts';
import { smtpSink } from '../support/programs/smtpSink.ts';

const PUBLIC_URL = 'https://portal.example.org';
const { iro, iro2 } = USER_IDS;

let api: SaveApi;
let id = 0;

beforeAll(async () => {
  api = await startSaveApi((app, parts) =>
    registerApplicationNotes(app, {
      ...parts,
      canMail: true,
      publicUrl: PUBLIC_URL,
      onMail: () => undefined,
    }),
  );
  await sql`insert into user_roles (user_id, role, seen_at) values (${iro}, 'IRO', ${NOW}), (${iro2}, 'IRO', ${NOW})`.execute(
    api.database,
  );
  id = (await api.save('student', 'ApplicationStudentStudiesForms', draftApplication())).body.id;
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate application_notes restart identity cascade`.execute(api.database);
});

const path = (application = id) => `/exchange/applications/${application}/notes`;
const note = (change: object = {}, user: UserName = 'iro') =>
  api.call(user, 'POST', path(), {
    key: randomUUID(),
    kind: 'note',
    text: 'Waits for the TOEFL.',
    ...change,
  });

describe('notes on an application', () => {
  test('stand with who wrote them and when, the latest first, and are written once however often they are sent', async () => {
    const key = randomUUID();
    await note({ key });
    await note({ key });
    const { status, body } = await note({ kind: 'call', text: '  The father called.  ' }, 'iro2');
    expect(status).toBe(200);
    expect(body.value).toMatchObject([
      { kind: 'call', text: 'The father called.', by: 'iro2', isOwn: true, at: NOW.toISOString(), told: [] },
      { kind: 'note', text: 'Waits for the TOEFL.', by: 'iro', isOwn: false },
    ]);
    for (const change of [{ text: 'Something else' }, { kind: 'call' }, { tell: [iro2] }])
      expect((await note({ key, ...change })).status).toBe(409);
    expect((await note({ key }, 'iro2')).body.value).toHaveLength(3);
  });

  test('are five hundred at most', async () => {
    await note();
    await sql`
      insert into application_notes (application_id, user_id, kind, text, message_id, created_at)
      select application_id, user_id, kind, text, 'many-' || place, created_at
      from application_notes, generate_series(1, 600) place`.execute(api.database);
    expect((await note()).status).toBe(409);
    expect((await api.call('iro', 'GET', path())).body.value).toHaveLength(500);
  });

  test('are taken back by their author alone', async () => {
    const [{ id: own }] = (await note()).body.value;
    const remove = (user: UserName) => api.call(user, 'DELETE', `/exchange/applications/notes/${own}`);
    expect((await remove('iro2')).status).toBe(409);
    expect(await remove('iro')).toMatchObject({ status: 200, body: { value: [] } });
    expect((await remove('iro')).status).toBe(404);
  });

  test('tell by mail whom they are for and whoever stands in, and name no student', async () => {
    await sql`insert into officer_absences (user_id, deputy_id, first_day, last_day)
      values (${iro2}, ${iro}, current_date - 1, current_date + 1)`.execute(api.database);
    const { body } = await note({ text: 'Please look at the <CV>.', tell: [iro2] });
    await sql`delete from officer_absences`.execute(api.database);
    expect(body.value[0].told).toEqual(['iro', 'iro2']);
    const sink = await smtpSink();
    const mailer = openMailer({
      from: 'portal@example.org',
      hour: 7,
      by: smtpSettings(new URL(sink.url), undefined),
    })!;
    const { signal } = new AbortController();
    const parts = { mailer, publicUrl: PUBLIC_URL, log: SILENT_LOG, stopping: signal, ending: signal };
    await sendMails(api.database, applicationNoteMails(), parts, () => NOW);
    await sink.stop();
    expect(sink.mails.map(({ subject }) => subject).toSorted()).toEqual([
      'An application: a note for iro2, for whom you stand in, from iro',
      'An application: a note for you from iro',
    ]);
    expect(sink.mails[0]?.text).toContain(`${PUBLIC_URL}/application/outgoing/student/view/${id}?step=notes`);
  });

  test('are the office’s to read and to write, and go with the application', async () => {
    for (const user of ['student', 'student2', 'teacher', 'guest'] as const) {
      expect((await note({}, user)).status).toBe(403);
      expect((await api.call(user, 'GET', path())).status).toBe(403);
    }
    expect((await api.call('iro', 'GET', path(999_999))).status).toBe(404);
    expect((await note({ tell: [USER_IDS.teacher] })).body.errors[0].code).toBe('not-in-list');
    expect((await note({ text: ' ' })).status).toBe(400);
    await note();
    const { body } = await api.save('student2', 'ApplicationStudentStudiesForms', draftApplication());
    await sql`update application_notes set application_id = ${body.id}`.execute(api.database);
    await sql`delete from applications where id = ${body.id}`.execute(api.database);
    const { rows } = await sql`select from application_notes`.execute(api.database);
    expect(rows).toEqual([]);
  });
});
