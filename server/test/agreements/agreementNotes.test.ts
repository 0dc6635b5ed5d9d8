import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { smtpSettings } from '../../src/config/mailSettings.ts';
import { openMailer } from '../../src/mails/openMailer.ts';
import { sendMails } from '../../src/mails/sendMails.ts';
import { noteMails } from '../../src/notes/noteMails.ts';
import { partnerMails } from '../../src/notes/partnerMails.ts';
import { registerNotes } from '../../src/notes/registerNotes.ts';
import { NOW, START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';
import { SILENT_LOG } from '../support/api/silentLog.ts';
import { smtpSink, type SmtpSink } from '../support/programs/smtpSink.ts';

const PUBLIC_URL = 'https://portal.example.org';
const ID = FIXTURE.openAgreement;
const NOTES = `/exchange/iias/${ID}/notes`;
const MAILS = `/exchange/iias/${ID}/mails`;
const MAIL = {
  to: 'partner@example.org',
  language: 'en',
  subject: 'Agreement 900: months',
  text: 'Dear colleague,\n\n<b>ours</b> says 10, yours says 12.\nΜε εκτίμηση',
};

let api: SaveApi;
let sink: SmtpSink;
let asked = 0;

beforeAll(async () => {
  api = await startSaveApi((app, parts) =>
    registerNotes(app, { ...parts, canMail: true, publicUrl: PUBLIC_URL, onMail: () => (asked += 1) }),
  );
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  sink = await smtpSink();
  asked = 0;
  await sql`insert into agreements (id, start_year_id, end_year_id, status_id, ewp_status_id)
    select 901, start_year_id, end_year_id, status_id, ewp_status_id from agreements where id = ${ID} on conflict do nothing`.execute(
    api.database,
  );
  await sql`truncate agreement_notes restart identity cascade`.execute(api.database);
});
afterEach(() => sink.stop());

const read = async (user: UserName = 'iro') => (await api.call(user, 'GET', NOTES)).body;
const note = (change: object = {}, user: UserName = 'iro') =>
  api.call(user, 'POST', NOTES, {
    key: randomUUID(),
    kind: 'note',
    text: 'Waits for the rector.',
    ...change,
  });
const mail = (change: object = {}, user: UserName = 'iro') =>
  api.call(user, 'POST', MAILS, { key: randomUUID(), ...MAIL, ...change });

async function send(url = sink.url, now = NOW) {
  const mailer = openMailer({
    from: 'portal@example.org',
    hour: 7,
    by: smtpSettings(new URL(url), undefined),
  })!;
  const { signal } = new AbortController();
  const parts = { mailer, publicUrl: PUBLIC_URL, log: SILENT_LOG, stopping: signal, ending: signal };
  for (const kind of [partnerMails(), noteMails()]) await sendMails(api.database, kind, parts, () => now);
}

describe('notes on an agreement', () => {
  test('stand with who wrote them and when, the latest first, for the whole office', async () => {
    await note();
    const { status, body } = await note({ kind: 'call', text: '  They call back on Monday.  ' }, 'iro2');
    expect(status).toBe(200);
    expect(body.value).toMatchObject([
      { kind: 'call', text: 'They call back on Monday.', by: 'iro2', isOwn: true, at: NOW.toISOString() },
      { kind: 'note', text: 'Waits for the rector.', by: 'iro', isOwn: false, to: null, state: null },
    ]);
    expect((await read()).value.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([false, true]);
  });

  test('are five hundred at most, with mails, and a repeated one is there already', async () => {
    const key = randomUUID();
    await note({ key });
    await sql`
      insert into agreement_notes (agreement_id, user_id, kind, text, message_id, created_at)
      select ${ID}, user_id, 'note', 'One of many.', 'many-' || place, created_at
      from agreement_notes, generate_series(1, 600) place`.execute(api.database);
    const refused = [await note(), await mail()];
    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    expect(refused[0]?.body.message).toContain('There are 500 notes and mails here');
    const { status, body } = await note({ key });
    expect([status, body.value.length]).toEqual([200, 500]);
  });

  test('tell whom of the office they are for, once, by mail', async () => {
    await sql`insert into user_roles (user_id, role, seen_at) values (1, 'IRO', ${NOW}), (6, 'IRO', ${NOW})
      on conflict (user_id) do update set role = excluded.role, seen_at = excluded.seen_at`.execute(
      api.database,
    );
    const key = randomUUID();
    const text = 'Κοίταξέ το, please.\n<b>Today</b>';
    const { status, body } = await note({ key, text, tell: [6, 6] });
    expect([status, body.value[0].told, asked]).toEqual([200, ['iro2'], 1]);
    await note({ key, text, tell: [6] });
    await send();
    expect(sink.mails).toHaveLength(1);
    const [mailed] = sink.mails;
    expect(mailed?.subject).toBe(`Agreement ${ID}: a note for you from iro`);
    expect(mailed?.text).toContain(text);
    expect(mailed?.text).toContain(`${PUBLIC_URL}/iia/view/${ID}?tab=notes`);
    expect(mailed?.html).toContain('&lt;b&gt;Today');
    await send();
    expect(sink.mails).toHaveLength(1);
    await sql`insert into officer_absences (user_id, deputy_id, first_day, last_day)
      values (6, 1, current_date - 1, current_date + 1)`.execute(api.database);
    const forBoth = await note({ text: 'For whoever stands in, too.', tell: [6] });
    expect(forBoth.body.value[0].told).toEqual(['iro', 'iro2']);
    await sql`delete from officer_absences`.execute(api.database);
    await api.call('iro', 'DELETE', `/exchange/notes/${forBoth.body.value[0].id}`);
    const [{ id }] = (await note({ text: 'Taken back.', tell: [6] })).body.value;
    await api.call('iro', 'DELETE', `/exchange/notes/${id}`);
    await send();
    expect(sink.mails).toHaveLength(1);
  });

  test('tell a deputy for whom they are, and whoever is away that they are for them', async () => {
    await sql`insert into officer_absences (user_id, deputy_id, first_day, last_day)
      values (6, 1, current_date - 1, current_date + 1)`.execute(api.database);
    await note({ text: 'Please call Graz.', tell: [6] });
    await send();
    await sql`delete from officer_absences`.execute(api.database);
    const subjects = sink.mails.map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual([
      `Agreement ${ID}: a note for iro2, for whom you stand in, from iro`,
      `Agreement ${ID}: a note for you from iro`,
    ]);
    const ofDeputy = sink.mails.find(({ subject }) => subject?.includes('stand in'));
    expect(ofDeputy?.text).toContain('iro wrote a note for iro2, for whom you stand in, about agreement');
  });

  test.each([
    ['a teacher', { tell: [2] }, 'not-in-list'],
    ['nobody', { tell: [999_999] }, 'not-in-list'],
    ['many at once', { tell: Array.from({ length: 21 }, () => 6) }, 'too-many'],
  ])('for %s are refused, and not written', async (_case, change, code) => {
    const { status, body } = await note(change);
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: expect.stringMatching(/^tell/), code })],
    ]);
    expect((await read()).value).toEqual([]);
  });

  test('are written once for a key, which each person has for themselves', async () => {
    const key = randomUUID();
    const tell = [1, 6];
    expect((await note({ key, tell })).status).toBe(200);
    expect((await note({ key, tell: [6, 1, 6] })).body.value).toHaveLength(1);
    expect((await note({ key }, 'iro2')).body.value).toHaveLength(2);
    await api.call('iro', 'DELETE', `/exchange/notes/${(await read()).value[1].id}`);
    expect((await note({ key, tell })).body.value).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['text', { text: 'Something else.' }, NOTES],
    ['kind', { kind: 'call' }, NOTES],
    ['people', { tell: [6] }, NOTES],
    ['agreement', {}, '/exchange/iias/901/notes'],
  ])('are refused for a key that was used with another %s', async (_member, change, path) => {
    const sent = { key: randomUUID(), kind: 'note', text: 'Waits for the rector.' };
    await note(sent);
    expect((await api.call('iro', 'POST', path, { ...sent, ...change })).status).toBe(409);
    expect((await read()).value).toMatchObject([{ text: sent.text, kind: 'note', told: [] }]);
    expect((await api.call('iro', 'POST', MAILS, { key: sent.key, ...MAIL })).status).toBe(409);
    expect((await read()).value).toHaveLength(1);
  });

  test('are taken back by their author alone', async () => {
    const [{ id }] = (await note()).body.value;
    expect((await api.call('iro2', 'DELETE', `/exchange/notes/${id}`)).status).toBe(409);
    expect((await api.call('iro', 'DELETE', `/exchange/notes/${id}`)).body.value).toEqual([]);
    expect((await api.call('iro', 'DELETE', `/exchange/notes/${id}`)).status).toBe(404);
  });

  test.each([
    ['nothing but blanks', { text: ' \n ' }, 'text', 'required'],
    ['too much', { text: 'x'.repeat(4_001) }, 'text', 'too-long'],
    ['no kind of note', { kind: 'mail' }, 'kind', 'not-in-list'],
    ['something else besides', { userId: 2 }, '', 'not-valid'],
  ])('are refused with %s', async (_case, change, field, code) => {
    const { status, body } = await note(change);
    expect(status).toBe(400);
    if (field !== '') expect(body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  test('are the office’s alone, and of agreements that there are', async () => {
    for (const user of ['teacher', 'student', 'guest'] as const) {
      expect((await api.call(user, 'GET', NOTES)).status).toBe(403);
      expect((await note({}, user)).status).toBe(403);
      expect((await mail({}, user)).status).toBe(403);
      expect((await api.call(user, 'DELETE', '/exchange/notes/1')).status).toBe(403);
    }
    for (const [method, path] of [
      ['GET', 'notes'],
      ['POST', 'notes'],
      ['POST', 'mails'],
    ] as const) {
      const body =
        path === 'mails' ? { key: randomUUID(), ...MAIL } : { key: randomUUID(), kind: 'note', text: 'x' };
      const sent = method === 'POST' ? body : undefined;
      expect((await api.call('iro', method, `/exchange/iias/123456/${path}`, sent)).status).toBe(404);
    }
  });
});

describe('a mail to the partner', () => {
  test('goes to a contact of the partner in its author’s words, answers to its author, and stays with the agreement', async () => {
    const { body } = await mail();
    expect(body).toMatchObject({
      canMail: true,
      replyTo: 'iro@example.org',
      contacts: [{ name: 'Part Ner', address: 'partner@example.org' }],
    });
    expect([body.value[0].state, asked]).toEqual(['waiting', 1]);
    await send();
    const [sent] = sink.mails;
    expect(sent?.subject).toBe(MAIL.subject);
    expect(sent?.replyTo?.text).toBe('iro@example.org');
    expect(sent?.text).toContain(MAIL.text);
    expect(sent?.text).toContain('iro of the International Relations Office');
    expect(sent?.html).toContain('&lt;b&gt;ours&lt;/b&gt;');
    expect(sent?.headers.has('auto-submitted')).toBe(false);
    expect((await read()).value).toMatchObject([
      { kind: 'mail', state: 'sent', subject: MAIL.subject, text: MAIL.text, to: { name: 'Part Ner' } },
    ]);
    const { id } = (await read()).value[0];
    expect((await api.call('iro', 'DELETE', `/exchange/notes/${id}`)).status).toBe(409);
  });

  test.each([
    ['a stranger', { to: 'stranger@example.org' }, 'to', 'not-in-list'],
    ['our own people', { to: 'teacher@example.org' }, 'to', 'not-in-list'],
    ['two at once', { to: 'partner@example.org, stranger@example.org' }, 'to', 'not-an-email'],
    ['a subject of blanks', { subject: '  ' }, 'subject', 'required'],
    ['another language', { language: 'de' }, 'language', 'not-in-list'],
  ])('does not go with %s', async (_case, change, field, code) => {
    const { status, body } = await mail(change);
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field, code })]),
    });
    await send();
    expect(sink.mails).toEqual([]);
  });

  test('has a subject of one line', async () => {
    await mail({ subject: 'x\r\nBcc: stranger@example.org' });
    await send();
    expect(sink.mails.map(({ subject, to }) => [subject, to])).toEqual([
      ['x Bcc: stranger@example.org', expect.anything()],
    ]);
    expect(sink.mails[0]?.bcc).toBeUndefined();
  });

  test('goes once though it is sent twice, and waits for a mail server that is away', async () => {
    const key = randomUUID();
    await mail({ key });
    await mail({ key });
    await send('smtp://127.0.0.1:9');
    expect((await read()).value.map(({ state }: { state: string }) => state)).toEqual(['waiting']);
    await send(sink.url, new Date(NOW.getTime() + 3_600_000));
    expect(sink.mails).toHaveLength(1);
  });

  test.each([
    ['subject', { subject: 'Something else' }],
    ['recipient', { to: 'second@example.org' }],
    ['text', { text: 'Something else' }],
    ['language', { language: 'el' }],
  ])('is refused for a key that was used with another %s', async (_member, change) => {
    const key = randomUUID();
    expect((await mail({ key })).status).toBe(200);
    expect((await mail({ key, ...change })).status).toBe(409);
    expect((await mail({ key, to: MAIL.to.toUpperCase() })).status).toBe(200);
    await send();
    expect(sink.mails).toHaveLength(1);
  });

  test('that the mail server refuses says so', async () => {
    sink.behave({ kind: 'refuse', at: 'recipient', code: 550 });
    await mail();
    await send();
    expect((await read()).value).toMatchObject([{ state: 'refused' }]);
  });
});
