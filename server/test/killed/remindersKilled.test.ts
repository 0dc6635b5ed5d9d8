import { sql } from 'kysely';
import { patient } from '../../../scripts/lib/patience.mjs';
import { killablePortal, type KillablePortal } from '../exchange/support/killablePortal.ts';
import { partnerServer, type PartnerServer } from 'ewp/testing';
import { smtpSink, type SmtpSink } from '../support/programs/smtpSink.ts';
import { rarerLooks } from '../support/letTimePass.ts';

const TIMEOUT_MS = patient(240_000);
const SETTINGS = '/api/Users/Me/reminderSettings';

let registry: PartnerServer;
let sink: SmtpSink;
let portal: KillablePortal;

beforeAll(async () => {
  registry = await partnerServer((_request, response) => response.end('not ready'));
  sink = await smtpSink();
  portal = await killablePortal(registry.origin, {
    heiId: 'here.example.edu',
    partnerHeiId: 'there.example.edu',
    environment: { SMTP_URL: sink.url, MAIL_FROM: 'portal@example.org' },
  });
  await portal.start();
}, TIMEOUT_MS);
afterAll(async () => {
  await portal.remove();
  await sink.stop();
  await registry.stop();
}, TIMEOUT_MS);

async function settled(): Promise<string> {
  const end = Date.now() + patient(60_000);
  const nextLook = rarerLooks();
  for (;;) {
    const { rows } = await sql<{
      state: string;
    }>`select state from reminder_mails order by id desc limit 1`.execute(portal.database);
    const state = rows[0]?.state ?? 'none';
    if (['sent', 'unsure'].includes(state)) return state;
    if (Date.now() > end) throw new Error(`The mail is ${state}.`);
    await nextLook();
  }
}

test(
  'a server that is killed before it hands a mail over sends it once, and one that is killed after never again',
  async () => {
    const { body: opened } = await portal.call(SETTINGS);
    const choice = { ...opened.choice, isMailed: true, kinds: ['unanswered'], unansweredDays: 1 };

    sink.behave({ kind: 'silent', at: 'recipient' });
    const saved = await portal.call(SETTINGS, { version: opened.version, choice });
    expect(saved.status).toBe(200);
    await sink.reached();
    await portal.kill();
    expect(sink.mails).toHaveLength(0);
    sink.behave({ kind: 'take' });
    await portal.start();
    expect(await settled()).toBe('sent');
    expect(sink.mails.map(({ to }) => [to].flat()[0]?.text)).toEqual([expect.stringContaining('iro@')]);

    // As to somebody to whom nothing was told: all of it is due again.
    await sql`delete from reminder_mails`.execute(portal.database);
    sink.behave({ kind: 'silent', at: 'end' });
    expect((await portal.call(SETTINGS, { version: saved.body.version, choice })).status).toBe(200);
    await sink.reached();
    await portal.kill();
    sink.behave({ kind: 'take' });
    await portal.start();
    expect(await settled()).toBe('unsure');
    expect(sink.mails).toHaveLength(2);
  },
  TIMEOUT_MS,
);
