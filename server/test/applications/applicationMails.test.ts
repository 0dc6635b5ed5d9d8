import { sql } from 'kysely';
import { confirmations } from '../../src/applicationMails/confirmations.ts';
import { drawApplication, type DrawnApplication } from '../../src/applicationMails/drawApplication.ts';
import { smtpSettings } from '../../src/config/mailSettings.ts';
import { openMailer } from '../../src/mails/openMailer.ts';
import { type MailKind, sendMails } from '../../src/mails/sendMails.ts';
import { hasPdfTools, leftOut, lookAtPdf } from '../../../scripts/lib/tests/outsidePrograms.mjs';
import { NOW, START_TIMEOUT_MS, startSaveApi, type SaveApi } from '../support/api/saveApi.ts';
import { completeApplication, pdfBase64 } from '../support/api/saveBodies.ts';
import { USER_IDS } from '../support/api/saveFixture.ts';
import { smtpSink, type SmtpSink } from '../support/programs/smtpSink.ts';

const FORMS = 'ApplicationStudentStudiesForms';
const PUBLIC_URL = 'https://portal.example.org';
const FROM = 'portal@example.org';
const SOURCE = new URL('../support/api/applicationDocument.ts', import.meta.url);
const MINUTE_MS = 60_000;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const whereInstalled = hasPdfTools ? test : test.skip;
if (!hasPdfTools) leftOut('qpdf or poppler-utils');

let api: SaveApi;
let sink: SmtpSink;
const said: string[] = [];
const log: any = { warn: () => {}, error: (_details: unknown, text: string) => said.push(text) };

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  sink = await smtpSink();
  said.length = 0;
  api.setClock(NOW);
  await sql`
    truncate applications, application_files restart identity cascade;
    truncate user_roles, reminder_settings;
    update application_settings set confirms_by_mail = true;
    update users set enabled = true, email = name || '@example.org', given_name = 'Maria', family_name = 'Papadaki',
      given_name_greek = 'Μαρία', family_name_greek = 'Παπαδάκη'`.execute(api.database);
  await sql`insert into user_roles (user_id, role, seen_at) values (${USER_IDS.student}, 'Student', ${NOW})`.execute(
    api.database,
  );
});
afterEach(() => sink.stop());

const noPdf = () => Promise.resolve(new Uint8Array([1, 2, 3]));

type Write = MailKind['write'];
type Run = {
  readonly now?: Date;
  readonly url?: string;
  readonly draw?: (input: DrawnApplication, signal: AbortSignal) => Promise<Uint8Array>;
  /** Takes the place of how a mail is written. */
  readonly write?: (usual: Write) => Write;
  readonly ending?: AbortSignal;
};

async function run({ now = later(1), url = sink.url, draw = noPdf, write, ending }: Run = {}) {
  const usual = confirmations({ publicUrl: PUBLIC_URL, log, draw });
  const kind = { ...usual, ...(write !== undefined && { write: write(usual.write) }) };
  await kind.make(api.database, now, () => false);
  const mailer = openMailer({ from: FROM, hour: 7, by: smtpSettings(new URL(url), undefined) })!;
  const stopping = ending ?? new AbortController().signal;
  const parts = { mailer, publicUrl: PUBLIC_URL, log, stopping, ending: stopping };
  await sendMails(api.database, kind, parts, () => now);
  await kind.forget(api.database, now);
}

async function submit(change: object = {}, user: 'student' | 'student2' = 'student') {
  const { id } = (
    await api.save(user, 'ApplicationFiles', {
      fileName: "O'Neill βιογραφικό.pdf",
      fileBase64: pdfBase64(),
    })
  ).body;
  const { status, body } = await api.save(
    user,
    FORMS,
    completeApplication(id, { status: 'submitted', ...change }),
  );
  expect(status).toBe(200);
  return body as { readonly id: number; readonly dateModified: string; readonly applicationNumber: number };
}
const speaks = (language: string) => sql`update user_roles set language = ${language}`.execute(api.database);
const states = async () =>
  (
    await sql<{ state: string }>`select state from application_mails order by id`.execute(api.database)
  ).rows.map(({ state }) => state);

describe('a submitted application', () => {
  test('is confirmed to its student by mail once, with number, PDF and the way to it', async () => {
    const { id, applicationNumber } = await submit();
    await run();
    await run({ now: later(2) });
    expect(sink.mails).toHaveLength(1);
    const [mail] = sink.mails;
    expect(mail).toMatchObject({
      subject: `Application ${applicationNumber} for 2026-2027 has been submitted`,
      from: { value: [{ name: 'Mobility Portal', address: FROM }] },
      to: { value: [{ name: 'Maria Papadaki', address: 'student@example.org' }] },
      attachments: [
        { filename: `Application_2026_${applicationNumber}.pdf`, contentType: 'application/pdf', size: 3 },
      ],
    });
    expect(mail?.text).toContain(`Its number is ${applicationNumber}.`);
    expect(mail?.text).toContain(`${PUBLIC_URL}/application/outgoing/student/view/${id}`);
    expect(mail?.html).toContain(`${PUBLIC_URL}/application/outgoing/student/view/${id}`);
    expect(mail?.headers.has('list-unsubscribe')).toBe(false);
    expect(await states()).toEqual(['sent']);
  });

  whereInstalled('has in its PDF what was submitted, in the language that the person uses', async () => {
    await speaks('gr');
    const { applicationNumber } = await submit();
    await run({ draw: (input, signal) => drawApplication(input, signal, SOURCE) });
    const [mail] = sink.mails;
    expect(mail?.subject).toBe(`Η αίτηση ${applicationNumber} για το 2026-2027 υποβλήθηκε`);
    expect(mail).toMatchObject({ to: { value: [{ name: 'Μαρία Παπαδάκη' }] } });
    const { check, text, catalogue } = lookAtPdf(mail!.attachments[0]!.content);
    expect(check).toContain('No syntax or stream encoding errors found');
    expect(text).toContain('Αίτηση κινητικότητας μακράς διάρκειας για σπουδές');
    expect(text).toContain("O'Neill βιογραφικό.pdf");
    expect(catalogue['/Lang']).toBe('u:el');
    expect(said).toEqual([]);
  });

  test('is confirmed in the language chosen for mails, whatever the portal was used in', async () => {
    await speaks('en');
    await sql`
      insert into reminder_settings values (${USER_IDS.student}, '{}', false, 'gr', 30, 6, 30, now(), null)`.execute(
      api.database,
    );
    await submit();
    await run();
    expect(sink.mails[0]?.subject).toMatch(/υποβλήθηκε/);
  });

  test('is confirmed without a PDF that cannot be made, and says where it is', async () => {
    await submit();
    await run({
      draw: (input, signal) => drawApplication(input, signal, new URL('file:///nowhere/index.mjs')),
    });
    expect(sink.mails[0]?.attachments).toEqual([]);
    expect(sink.mails[0]?.text).toContain('You find it in your list of applications.');
    expect(said).toEqual(['a confirmation goes without its PDF, which was not made']);
  });

  test('is confirmed anew when it was sent back and submitted again', async () => {
    const { id, dateModified } = await submit();
    await run();
    const back = await api.save('iro', FORMS, {
      id,
      dateModified,
      status: 'draft',
      returnReason: 'The CV is not yours.',
    });
    api.setClock(later(5));
    const again = await api.save('student', FORMS, {
      id,
      dateModified: back.body.dateModified,
      status: 'submitted',
    });
    expect(again.status).toBe(200);
    await run({ now: later(6) });
    expect(sink.mails).toHaveLength(2);
  });

  test.each([
    [
      'sent back',
      (id: number, dateModified: string) =>
        api.save('iro', FORMS, { id, dateModified, status: 'draft', returnReason: 'x' }),
    ],
    [
      'deleted',
      (id: number, dateModified: string) => api.save('iro', FORMS, { id, dateModified, isDeleted: true }),
    ],
  ])('is not confirmed any more once it was %s', async (_what, change) => {
    const { id, dateModified } = await submit();
    // The mail server is away meanwhile.
    await run({ url: 'smtp://127.0.0.1:9' });
    expect(await states()).toEqual(['waiting']);
    expect((await change(id, dateModified)).status).toBe(200);
    await run({ now: later(60) });
    expect(sink.mails).toEqual([]);
    expect(await states()).toEqual(['void']);
  });

  test('waits for a mail server that is away, and is confirmed then', async () => {
    await submit();
    await run({ url: 'smtp://127.0.0.1:9' });
    await run({ now: later(60) });
    expect(sink.mails).toHaveLength(1);
  });

  test.each([
    ['the office wants no mails', () => sql`update application_settings set confirms_by_mail = false`],
    ['it is of the sample', () => sql`update applications set is_sample = true`],
    ['the account is disabled', () => sql`update users set enabled = false`],
    ['there is no address', () => sql`update users set email = null`],
  ])('is not confirmed where %s', async (_why, change) => {
    await submit();
    await change().execute(api.database);
    await run();
    expect(sink.mails).toEqual([]);
  });

  test('that cannot be written waits, and keeps no other waiting', async () => {
    await sql`insert into user_roles (user_id, role, seen_at) values (${USER_IDS.student2}, 'Student', ${NOW})`.execute(
      api.database,
    );
    await submit();
    await submit({}, 'student2');
    await run({
      write: (usual) => async (database, mail, at) => {
        if (mail.userId === USER_IDS.student) throw new Error('unreadable');
        return usual(database, mail, at);
      },
    });
    expect(sink.mails.map(({ to }) => [to].flat()[0]?.text)).toEqual([expect.stringContaining('student2@')]);
    expect((await states()).sort()).toEqual(['sent', 'waiting']);
    expect(said).toEqual(['a mail of confirmations could not be written']);
    await run({ now: later(60) });
    expect(await states()).toEqual(['sent', 'sent']);
  });

  test('does not go while the server ends, though its PDF is given up for that, and goes afterwards', async () => {
    await submit();
    const ending = new AbortController();
    await run({
      ending: ending.signal,
      draw: (input, signal) => {
        const drawing = drawApplication(input, signal, SOURCE);
        ending.abort();
        return drawing;
      },
    });
    expect(sink.mails).toEqual([]);
    expect(await states()).toEqual(['waiting']);
    expect(said).toEqual([]);
    await run({ now: later(60) });
    expect(sink.mails[0]?.attachments).toHaveLength(1);
  });

  test('of more than a day ago is not confirmed: the portal could send no mails then', async () => {
    await submit();
    await run({ now: later(24 * 60 + 1) });
    expect(await states()).toEqual([]);
  });

  test('is nothing to confirm while it is a draft', async () => {
    await submit({ status: 'draft' });
    await run();
    expect(await states()).toEqual([]);
  });
});
