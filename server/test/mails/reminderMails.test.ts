import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import { smtpSettings } from '../../src/config/mailSettings.ts';
import { MAILS } from '../../src/platform/running/watched.ts';
import { openMailer } from '../../src/mails/openMailer.ts';
import { SELF_SIGNED } from 'ewp/testing';
import {
  FROM,
  mailedReminders,
  MORNING,
  PUBLIC_URL,
  type MailedReminders,
} from '../support/api/mailedReminders.ts';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi } from '../support/api/saveApi.ts';
import { smtpSink, type SmtpSink } from '../support/programs/smtpSink.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

let api: SaveApi;
let sink: SmtpSink;
let reminders: MailedReminders;

beforeAll(async () => {
  api = await startSaveApi();
  reminders = mailedReminders(api.database);
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  sink = await smtpSink();
  await reminders.reset();
});
afterEach(() => sink.stop());

type Run = { readonly hour?: number; readonly url?: string; readonly signal?: AbortSignal };

const wants: MailedReminders['wants'] = (...person) => reminders.wants(...person);
const seen: MailedReminders['seen'] = (...person) => reminders.seen(...person);
const make: MailedReminders['make'] = (...when) => reminders.make(...when);
const mails = () => reminders.mails();
const states = () => reminders.states();
const send = (now: Date, { url = sink.url, signal }: Run = {}) =>
  reminders.send(now, smtpSettings(new URL(url), undefined), signal);
async function run(now: Date, options: Run = {}) {
  await make(now, options.hour);
  await send(now, options);
}

describe('a mail of reminders', () => {
  test('says in English what is due, with the way there and the way to turn it off', async () => {
    await wants('iro');
    await run(MORNING);
    const [mail] = sink.mails;
    expect(mail).toMatchObject({
      subject: 'Amend the mobility numbers for 2027-2028 by 31 January 2027',
      from: { value: [{ name: 'Mobility Portal', address: FROM }] },
      to: { value: [{ name: 'Stu Dent', address: 'iro@example.org' }] },
    });
    expect(mail?.date).toEqual(MORNING);
    expect(mail?.text).toContain(
      '1 agreement is in force in 2027-2028.\n  https://portal.example.org/?running=2027\n',
    );
    expect(mail?.text).toContain('https://portal.example.org/profile/reminders');
    expect(mail?.html).toContain('<a href="https://portal.example.org/profile/reminders"');
    expect(sink.sources[0]).toContain('List-Unsubscribe: <https://portal.example.org/profile/reminders>\r\n');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.get('content-language')).toBe('en');
  });

  test('says it in Greek, with a subject in letters of its own', async () => {
    await sql`update users set given_name_greek = 'Στέλιος', family_name_greek = 'Φοιτητής' where name = 'teacher'`.execute(
      api.database,
    );
    await wants('teacher', 'gr', 'Faculty');
    await run(MORNING);
    expect(sink.mails[0]).toMatchObject({
      subject: 'Τροποποίηση των αριθμών κινητικότητας για το 2027-2028 έως 31 Ιανουαρίου 2027',
      from: { value: [{ name: 'Πύλη Κινητικότητας', address: FROM }] },
      to: { value: [{ name: 'Στέλιος Φοιτητής', address: 'teacher@example.org' }] },
    });
    expect(sink.mails[0]?.text).toContain('είναι σε ισχύ 1 συμφωνία στην οποία αναφέρεστε.');
    expect(sink.mails[0]?.html).toContain('<html lang="el">');
    // Nothing but ASCII travels in the headers, and no line of them is longer than SMTP takes.
    const [head = ''] = (sink.sources[0] ?? '').split('\r\n\r\n');
    expect(head).not.toMatch(/[\u0080-\uFFFF]/);
    expect(Math.max(...head.split('\r\n').map((line) => line.length))).toBeLessThan(998);
  });

  test('tells all that is due at one time at once', async () => {
    await sql`update agreements set end_year_id = 2026, start_year_id = 2025`.execute(api.database);
    await wants('iro');
    await seen('iro', 'IRO', new Date('2027-08-20T08:00:00Z'));
    await run(new Date('2027-08-20T08:00:00Z'));
    expect(sink.mails.map(({ subject }) => subject)).toEqual(['1 agreement ends on 31 August 2027']);
    await sql`update agreements set end_year_id = 2028`.execute(api.database);
    await sql`update reminder_settings set months_before_end = 24, days_before = 90`.execute(api.database);
    await run(new Date('2027-08-31T08:00:00Z'));
    expect(sink.mails.map(({ subject }) => subject)).toEqual([
      '1 agreement ends on 31 August 2027',
      'Give notice of unilateral termination by 1 September 2027, and 1 more',
    ]);
    await sql`update agreements set start_year_id = 2025`.execute(api.database);
  });

  test('has no header that a name brought along, and shows names in html as they are', async () => {
    await sql`update users set given_name = ${'Eve\r\nBcc: all@example.org\r\n\r\nhi <b>'} where name = 'iro'`.execute(
      api.database,
    );
    await wants('iro');
    await run(MORNING);
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.headers.has('bcc')).toBe(false);
    expect(sink.mails[0]?.to).toMatchObject({ value: [{ address: 'iro@example.org' }] });
    expect(sink.mails[0]?.text).not.toContain('hi <b>');
  });

  test.each([
    ['a disabled account', `update users set enabled = false`],
    ['no address', `update users set email = null`],
    ['what is no address', `update users set email = 'a@example.org, b@example.org'`],
    ['an address with a line', `update users set email = E'a@example.org\\r\\nBcc: b@example.org'`],
    ['a role without rights', `update user_roles set role = 'No Rights'`],
    ['a role that no portal knows', `update user_roles set role = 'Dean'`],
    ['a role that is reminded of nothing of it', `update user_roles set role = 'Student'`],
    ['no sign-in for long', `update user_roles set seen_at = '2026-07-01'`],
    ['no wish for mails', `update reminder_settings set is_mailed = false`],
    ['nothing chosen', `update reminder_settings set kinds = '{}'`],
  ])('does not go to somebody with %s, also when it was made before', async (_what, change) => {
    await wants('iro');
    await make(MORNING);
    expect(await states()).toEqual(['waiting']);
    await sql.raw(change).execute(api.database);
    await send(MORNING);
    expect(await states()).toEqual(['void']);
    await run(later(MORNING, DAY_MS));
    expect(sink.mails).toHaveLength(0);
    expect(await states()).toEqual(['void']);
  });

  test('goes out from the hour on, and at once to whoever has had none yet', async () => {
    const night = new Date('2027-01-17T01:00:00Z');
    await wants('iro');
    await run(night);
    expect(sink.mails).toHaveLength(1);
    await sql`delete from reminder_marks`.execute(api.database);
    await run(later(night, DAY_MS));
    expect(sink.mails).toHaveLength(1);
    await run(later(night, DAY_MS + 3 * 60 * MINUTE_MS));
    expect(sink.mails).toHaveLength(1);
    await run(later(night, DAY_MS + 4 * 60 * MINUTE_MS));
    expect(sink.mails).toHaveLength(2);
  });
});

describe('nothing is mailed twice', () => {
  test('on the days after, nor when several servers look at one time', async () => {
    await wants('iro');
    await wants('teacher', 'en', 'Faculty');
    await wants('iro2');
    await Promise.all([run(MORNING), run(MORNING), run(MORNING)]);
    await run(MORNING);
    for (const days of [1, 2, 14]) await run(later(MORNING, days * DAY_MS));
    expect(sink.mails.map(({ to }) => [to].flat()[0]?.text).toSorted()).toHaveLength(3);
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
  });

  test('after the server was down for a week: one mail, and none of what has passed', async () => {
    await wants('iro');
    await run(new Date('2027-02-03T08:00:00Z'));
    expect(sink.mails).toHaveLength(0);
    await sql`update reminder_settings set checked_on = null`.execute(api.database);
    await run(new Date('2027-01-29T08:00:00Z'));
    expect(sink.mails).toHaveLength(1);
  });

  test('while the mail server is down: the mail waits with growing pauses, and goes once when it is up', async () => {
    await wants('iro');
    await wants('iro2');
    const { port } = sink;
    await sink.stop();
    await run(MORNING);
    expect((await mails()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['waiting', 1],
      ['waiting', 0],
    ]);
    await send(later(MORNING, MINUTE_MS / 2));
    expect((await mails())[0]?.attempts).toBe(1);
    await send(later(MORNING, MINUTE_MS));
    expect((await mails())[0]?.attempts).toBe(2);
    await send(later(MORNING, 2 * MINUTE_MS));
    expect((await mails())[0]?.attempts).toBe(2);
    sink = await smtpSink({ port });
    await send(later(MORNING, 3 * MINUTE_MS));
    expect(sink.mails).toHaveLength(2);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  test('when the server takes a mail later', async () => {
    await wants('iro');
    for (const at of ['recipient', 'end'] as const) {
      sink.behave({ kind: 'refuse', at, code: 451 });
      await run(MORNING);
      expect(await states()).toEqual(['waiting']);
      await sql`update reminder_mails set next_try_at = created_at`.execute(api.database);
    }
    const refused = sink.mails.length;
    sink.behave({ kind: 'take' });
    await send(MORNING);
    expect(sink.mails).toHaveLength(refused + 1);
    const ids = sink.mails.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<reminders-2027-01-17-[0-9a-f]{32}@portal\.example\.org>$/);
    await send(later(MORNING, MINUTE_MS));
    expect(sink.mails).toHaveLength(refused + 1);
  });

  test('and what each try came to is told to whoever watches, with nobody’s name', async () => {
    const told: unknown[] = [];
    const hear = (mail: unknown) => told.push(mail);
    MAILS.subscribe(hear);
    try {
      await wants('iro');
      await make(MORNING);
      await send(MORNING, { url: 'smtp://127.0.0.1:9' });
      await send(later(MORNING, 5 * MINUTE_MS));
    } finally {
      MAILS.unsubscribe(hear);
    }
    expect(told).toEqual([{ outcome: 'unreachable' }, { outcome: 'sent' }]);
  });

  test('when it is refused: what is still due goes into the mail of the next day', async () => {
    await wants('iro');
    sink.behave({ kind: 'refuse', at: 'recipient', code: 550 });
    await run(MORNING);
    expect(await mails()).toEqual([{ state: 'refused', attempts: 1, failure: expect.any(String) }]);
    expect((await mails())[0]?.failure).not.toContain('iro@example.org');
    sink.behave({ kind: 'take' });
    await run(later(MORNING, MINUTE_MS));
    expect(sink.mails).toHaveLength(0);
    await run(later(MORNING, DAY_MS));
    expect(sink.mails).toHaveLength(1);
  });

  test('when the connection is cut before the mail is handed over, and when it is cut after', async () => {
    await wants('iro');
    for (const [at, state] of [
      ['recipient', 'waiting'],
      ['end', 'unsure'],
    ] as const) {
      sink.behave({ kind: 'silent', at });
      await make(MORNING);
      const stopping = new AbortController();
      const sending = send(MORNING, { signal: stopping.signal });
      await sink.reached();
      stopping.abort();
      await sending;
      expect(await states()).toEqual([state]);
    }
    sink.behave({ kind: 'take' });
    await run(later(MORNING, MINUTE_MS));
    await run(later(MORNING, DAY_MS));
    expect(sink.mails).toHaveLength(1);
  });

  test('for a day: then the mail is given up, and the next one tells what is still due', async () => {
    await wants('iro');
    const { port } = sink;
    await sink.stop();
    await run(MORNING);
    await send(later(MORNING, DAY_MS + MINUTE_MS), { url: `smtp://127.0.0.1:${port}` });
    expect(await states()).toEqual(['given-up']);
    sink = await smtpSink({ port });
    await run(later(MORNING, DAY_MS + 2 * MINUTE_MS));
    expect(sink.mails).toHaveLength(1);
    expect(await states()).toEqual(['given-up', 'sent']);
  });

  test('of what was answered or put away since the mail was made', async () => {
    await wants('iro');
    await make(MORNING);
    api.setClock(MORNING);
    const key = 'amendment:2027-01-31';
    await api.call('iro', 'POST', 'Users/Me/reminders', { key, isHidden: true });
    await send(MORNING);
    expect(sink.mails).toHaveLength(0);
    expect(await states()).toEqual(['void']);
  });
});

describe('the mail server', () => {
  test('gets no mail without the TLS that is required, nor by a certificate that nobody vouches for', async () => {
    await wants('iro');
    await make(MORNING);
    for (const options of [{}, { ...SELF_SIGNED, disabledCommands: [] }]) {
      const server = await smtpSink({ options });
      const by = smtpSettings(new URL(server.url), 'required');
      const outcome = await openMailer({ from: FROM, hour: 7, by })!.send(
        MAIL,
        async () => {},
        new AbortController().signal,
      );
      expect(outcome.kind).toBe('unreachable');
      expect(server.mails).toHaveLength(0);
      await server.stop();
    }
  });

  test('is signed in to, and told nothing when it refuses the password', async () => {
    const options = {
      authOptional: false,
      onAuth: ({ username, password }: any, _session: any, answer: any) =>
        password === 'p@ss' ? answer(null, { user: username }) : answer(new Error('wrong')),
    };
    const server = await smtpSink({ options });
    const outcome = async (password: string) => {
      const url = new URL(`smtp://office:${password}@127.0.0.1:${server.port}`);
      const mailer = openMailer({ from: FROM, hour: 7, by: smtpSettings(url, undefined) })!;
      return (await mailer.send(MAIL, async () => {}, new AbortController().signal)).kind;
    };
    expect(await outcome('other')).toBe('unreachable');
    expect(server.mails).toHaveLength(0);
    expect(await outcome('p%40ss')).toBe('sent');
    expect(server.mails).toHaveLength(1);
    await server.stop();
  });

  test('may be a folder, in which each mail is a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mails-'));
    const mailer = openMailer({ from: FROM, hour: 7, by: { folder: path.join(folder, 'mail') } })!;
    const signal = new AbortController().signal;
    expect(await mailer.send(MAIL, async () => {}, signal)).toEqual({ kind: 'sent' });
    expect(await mailer.send(MAIL, async () => {}, signal)).toEqual({ kind: 'sent' });
    const names = await readdir(path.join(folder, 'mail'));
    expect(names).toEqual([expect.stringMatching(/^2027-01-17-.*\.eml$/)]);
    const mail = await simpleParser(await readFile(path.join(folder, 'mail', names[0] ?? '')));
    expect(mail.subject).toBe('Υπενθύμιση');
    await rm(folder, { recursive: true });
  });
});

const MAIL = {
  to: 'iro@example.org',
  name: 'Office',
  messageId: 'one@portal.example.org',
  language: 'el',
  at: MORNING,
  subject: 'Υπενθύμιση',
  text: 'text\n.\nmore',
  html: () => '<p>text</p>',
  settingsUrl: `${PUBLIC_URL}/profile/reminders`,
} as const;
