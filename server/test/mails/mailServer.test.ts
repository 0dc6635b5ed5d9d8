import tls from 'node:tls';
import { sql } from 'kysely';
import { SELF_SIGNED } from 'ewp/testing';
import { smtpSettings } from '../../src/config/mailSettings.ts';
import { openMailer } from '../../src/mails/openMailer.ts';
import { hasExim, startExim, type Exim } from '../support/programs/exim.ts';
import { FROM, mailedReminders, MORNING, type MailedReminders } from '../support/api/mailedReminders.ts';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi } from '../support/api/saveApi.ts';

const HOUR_MS = 60 * 60_000;
const oneHourOn = (from: Date) => new Date(from.getTime() + HOUR_MS);

const whereInstalled = hasExim ? describe : describe.skip;
if (!hasExim) {
  process.stderr.write(
    'Exim is not installed, or this is not root: no mail is sent by a real mail server here.\n',
  );
}

whereInstalled('Exim, which wants TLS and a password', () => {
  const trusted = tls.getCACertificates('default');
  let api: SaveApi;
  let reminders: MailedReminders;
  let exim: Exim;
  beforeAll(async () => {
    // As NODE_EXTRA_CA_CERTS does for a server with a certificate of its own authority.
    tls.setDefaultCACertificates([...trusted, SELF_SIGNED.cert]);
    api = await startSaveApi();
    reminders = mailedReminders(api.database);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    tls.setDefaultCACertificates(trusted);
    await api.close();
  });
  beforeEach(async () => {
    exim = await startExim();
    await reminders.reset();
    await sql`update users set given_name_greek = 'Στέλιος', family_name_greek = 'Αθανασίου-Ώρα' where name = 'teacher'`.execute(
      api.database,
    );
    await reminders.wants('iro');
    await reminders.wants('iro2');
    await reminders.wants('teacher', 'gr', 'Faculty');
    await reminders.make(MORNING);
  });
  afterEach(() => exim.stop());

  const settings = (url = exim.url) => smtpSettings(new URL(url), 'required');
  const send = (now: Date) => reminders.send(now, settings());
  const recipients = async () =>
    (await exim.mails()).map(({ to }) => [to].flat()[0]?.value[0]?.address).toSorted();
  const EVERYBODY = ['iro2@example.org', 'iro@example.org', 'teacher@example.org'];

  test('gets each mail once, in Greek letters as they were written', async () => {
    await send(MORNING);
    await send(oneHourOn(MORNING));
    expect(await reminders.states()).toEqual(['sent', 'sent', 'sent']);
    expect(await recipients()).toEqual(EVERYBODY);
    const greek = (await exim.mails()).find(({ headers }) => headers.get('content-language') === 'el');
    expect(greek).toMatchObject({
      subject: 'Τροποποίηση των αριθμών κινητικότητας για το 2027-2028 έως 31 Ιανουαρίου 2027',
      from: { value: [{ name: 'Πύλη Κινητικότητας', address: FROM }] },
      to: { value: [{ name: 'Στέλιος Αθανασίου-Ώρα', address: 'teacher@example.org' }] },
    });
    expect(greek?.text).toContain('είναι σε ισχύ 1 συμφωνία στην οποία αναφέρεστε.');
    expect(greek?.headers.get('envelope-to')).toBe('teacher@example.org');
    expect(await exim.log()).toMatch(/<= portal@example\.org .* P=esmtpsa X=TLS1\.3:.* A=plain:office/);
  });

  test('gets each mail once that it puts off as unknown to its grey list', async () => {
    await exim.become('greylist');
    await send(MORNING);
    expect(await reminders.states()).toEqual(['waiting', 'waiting', 'waiting']);
    expect(await recipients()).toEqual([]);
    await send(oneHourOn(MORNING));
    await send(oneHourOn(oneHourOn(MORNING)));
    expect(await reminders.states()).toEqual(['sent', 'sent', 'sent']);
    expect(await recipients()).toEqual(EVERYBODY);
    expect((await exim.log()).match(/temporarily rejected RCPT/g)).toHaveLength(3);
  });

  test('gets each mail once when there is room again', async () => {
    await exim.become('full');
    await send(MORNING);
    expect((await reminders.mails()).map(({ state, failure }) => [state, failure])).toEqual(
      Array(3).fill(['waiting', expect.stringContaining('452')]),
    );
    await exim.become('takes');
    await send(oneHourOn(MORNING));
    await send(oneHourOn(oneHourOn(MORNING)));
    expect(await reminders.states()).toEqual(['sent', 'sent', 'sent']);
    expect(await recipients()).toEqual(EVERYBODY);
  });

  test('gets no mail by another password, nor with a certificate that nobody vouches for', async () => {
    const wrong = exim.url.replace(/:[^:@]+@/, ':other@');
    await reminders.send(MORNING, settings(wrong));
    tls.setDefaultCACertificates(trusted);
    const outcome = await openMailer({ from: FROM, hour: 7, by: settings() })!.send(
      {
        to: 'iro@example.org',
        name: 'Office',
        messageId: 'one@portal.example.org',
        language: 'en',
        at: MORNING,
        subject: 'Subject',
        text: 'Text',
        html: () => '<p>Text</p>',
        settingsUrl: 'https://portal.example.org/profile/reminders',
      },
      async () => {},
      new AbortController().signal,
    );
    tls.setDefaultCACertificates([...trusted, SELF_SIGNED.cert]);
    expect(outcome).toMatchObject({ kind: 'unreachable', reason: expect.stringMatching(/certificate/i) });
    expect(await reminders.states()).toEqual(['waiting', 'waiting', 'waiting']);
    expect((await reminders.mails())[0]?.failure).toContain('535');
    expect(await recipients()).toEqual([]);
    await send(oneHourOn(MORNING));
    expect(await recipients()).toEqual(EVERYBODY);
  });
});
