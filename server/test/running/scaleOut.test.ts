import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pathOf } from 'shared-contracts/call/callPath.ts';
import { readNetworkPresence } from 'shared-contracts/institutions/placeCalls.ts';
import { catalogueXml, partnerServer, type PartnerServer } from 'ewp/testing';
import { patient } from '../../../scripts/lib/patience.mjs';
import { openDatabase } from '../../src/database/database.ts';
import { findFreePort } from '../../src/demonstration/postgres/freePort.ts';
import { nginxConfiguration } from '../../src/portal/nginx/nginxConfiguration.ts';
import { prepareDatabase } from '../../src/start/prepareDatabase.ts';
import { previewed } from '../exchange/support/campaignPortal.ts';
import { killablePortal, type KillablePortal } from '../exchange/support/killablePortal.ts';
import { eventually, hostOf } from '../exchange/support/portalNodes.ts';
import { makeBuiltPortal, type BuiltPortal } from '../support/portal/builtPortal.ts';
import { makeEmptyDatabase } from '../support/databases/emptyDatabase.ts';
import { EXCHANGE_PATHS } from '../support/api/exchangePaths.ts';
import { NGINX, startNginx, type RunningNginx } from '../support/programs/nginx.ts';
import { bearer, callWith, CookieJar, signIn, signInForTokens } from '../support/portal/signIn.ts';
import { smtpSink, type SmtpSink } from '../support/programs/smtpSink.ts';
import { letTimePass } from '../support/letTimePass.ts';

const TIMEOUT_MS = patient(240_000);
const HERE = 'here.example.edu';
const THERE = 'there.example.edu';
const WORKERS = 6;
const RENEWALS = 60;
/** nginx asks a process that was gone again after a second. */
const KNOWN_AGAIN_MS = 2_000;

if (NGINX === undefined)
  process.stderr.write('nginx is not installed: several servers behind it are not tried here.\n');
const whereInstalled = NGINX === undefined ? describe.skip : describe;

test(
  'two servers that start at the same time on an empty database fill it once',
  async () => {
    const empty = await makeEmptyDatabase();
    const other = openDatabase(empty.url, { connections: 2 });
    try {
      const prepared = await Promise.all(
        [empty.database, other].map((database) => prepareDatabase(database, { sampleAgreements: 5 })),
      );
      const first = prepared.filter(({ wroteSample }) => wroteSample);
      expect(first).toHaveLength(1);
      expect(first[0]).toMatchObject({ wroteReference: true });
      expect(prepared.find(({ wroteSample }) => !wroteSample)).toEqual({
        migrations: [],
        wroteReference: false,
        wroteSample: false,
      });
    } finally {
      await other.destroy();
      await empty.remove();
    }
  },
  TIMEOUT_MS,
);

whereInstalled('two server processes on one database, behind nginx', () => {
  let registry: PartnerServer;
  let partner: PartnerServer;
  let sink: SmtpSink;
  let portal: BuiltPortal;
  let nginx: RunningNginx;
  let publicUrl: string;
  let a: KillablePortal;
  let b: KillablePortal;
  let token: string;
  /** Notifications that came to the partner, who says neither yes nor no. */
  const notices: string[] = [];

  beforeAll(async () => {
    let catalogue = '';
    registry = await partnerServer((_request, response) => response.end(catalogue));
    partner = await partnerServer(({ url = '' }, response) => {
      if (url.includes('cnr')) notices.push(url);
      response.writeHead(503).end();
    });
    sink = await smtpSink();
    portal = makeBuiltPortal();
    const port = await findFreePort();
    publicUrl = `http://localhost:${port}`;
    const options = {
      ...{ heiId: HERE, partnerHeiId: THERE, publicUrl, makesKey: true },
      environment: {
        HOST: '127.0.0.1',
        TRUST_PROXY: '1',
        SMTP_URL: sink.url,
        MAIL_FROM: 'portal@example.org',
        REMINDER_HOUR: '0',
      },
    };
    const url = `${registry.origin}/catalogue-v1.xml`;
    a = await killablePortal(url, options);
    b = await killablePortal(url, { ...options, beside: a });
    const written = nginxConfiguration({
      publicUrl,
      servers: [a, b].map(({ origin }) => new URL(origin).port).map((own) => `127.0.0.1:${own}`),
      root: portal.folder,
      listen: `127.0.0.1:${port}`,
      tls: null,
      pagePolicy: "default-src 'none'",
    });
    nginx = await startNginx(`add_header X-Process $upstream_addr always;\n${written}`, port);
    await Promise.all([a.start(), b.start()]);
    const own = await hostOf(a.origin, HERE);
    const entries = own.entries.replaceAll(publicUrl, partner.origin);
    catalogue = catalogueXml([own, { ...own, heiId: THERE, entries }]);
    token = await signIn(publicUrl, 'iro');
  }, TIMEOUT_MS);
  afterAll(async () => {
    await nginx.stop();
    await b.remove();
    await a.remove();
    await Promise.all([registry.stop(), partner.stop(), sink.stop()]);
    portal.remove();
  }, TIMEOUT_MS);

  const send = (path: string, body: object) =>
    fetch(`${publicUrl}${path}`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Makes submitted agreements with the partner, and gives their ids with their versions. */
  async function newAgreements(
    count: number,
  ): Promise<readonly { readonly id: number; readonly dateModified: string }[]> {
    const { rows } = await sql<{ id: number }>`select id from institutions where hei_id = ${THERE}`.execute(
      a.database,
    );
    const partnerOfThem = { id: rows[0]!.id };
    const body = {
      startYear: 2026,
      endYear: 2027,
      status: { name: 'Submitted' },
      institutions: [{ id: 1 }, partnerOfThem],
      departmentalCoordinatorContacts: [{ id: 3 }],
      staffMobilitiesForTeaching: [
        {
          fromInstitution: { id: 1 },
          toInstitution: partnerOfThem,
          mobilitiesPerYear: 1,
          totalDaysPerYear: 5,
          subjectAreasWithClarifications: [{ subjectArea: { code: '0611' } }],
          recommendedLanguageSkills: [{ language: { name: 'English' }, languageLevel: 'B2' }],
        },
      ],
    };
    const made = await a.call(
      '/api/MobilityAgreements',
      Array.from({ length: count }, () => body),
    );
    expect([made.status, made.body.errors]).toEqual([200, undefined]);
    return made.body.map(({ id, dateModified }: any) => ({ id, dateModified }));
  }

  test('share a sign-in, step by step, and its end', async () => {
    const jar = new CookieJar();
    const processes = new Set<string | null>();
    await eventually(
      async () => processes.add((await callWith(jar, `${publicUrl}/health`)).headers.get('x-process')).size,
      (count) => count > 1,
    );
    const tokens = await signInForTokens(publicUrl, 'teacher');
    const asked = async ({ origin }: KillablePortal) =>
      (await fetch(`${origin}/api/Users/Me`, { headers: bearer(tokens.access_token) })).status;
    expect([await asked(a), await asked(b)]).toEqual([200, 200]);
    const revoked = await fetch(`${a.origin}/realms/apps/protocol/openid-connect/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'frontend', token: tokens.refresh_token }),
    });
    expect(revoked.status).toBe(200);
    expect([await asked(a), await asked(b)]).toEqual([401, 401]);
  });

  test('see what the other has saved, and tell open views of it', async () => {
    const [before] = await newAgreements(1);
    const record = `MobilityAgreements/${before!.id}`;
    const changes = async () => (await b.call(`/api/changes?sets=MobilityAgreements&records=${record}`)).body;
    await eventually(changes, ({ records }) => records[record] === before!.dateModified);
    const counted = (await changes()).sets.MobilityAgreements;
    const saved = await a.call('/api/MobilityAgreements', { ...before, endYear: 2028 });
    expect(saved.status).toBe(200);
    const told = await eventually(changes, ({ records }) => records[record] === saved.body.dateModified);
    expect(told.sets.MobilityAgreements).toBeGreaterThan(counted);
    // Who comes late at the other process is told so, and loses nothing.
    expect((await b.call('/api/MobilityAgreements', { ...before, endYear: 2029 })).status).toBe(409);
  });

  test('notify a partner once, though both look for what waits', async () => {
    // A catalogue is asked for again five seconds after there was none.
    for (const portalProcess of [a, b])
      await eventually(
        async () =>
          (await portalProcess.call(`/exchange${pathOf(readNetworkPresence, { heiId: THERE })}`)).body,
        ({ isListed }) => isListed === true,
      );
    const [agreement] = await newAgreements(1);
    const final = { ...agreement, status: { name: 'Final' } };
    const saved = await a.call('/api/MobilityAgreements', final);
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    await a.call(`/exchange${EXCHANGE_PATHS.cnr(agreement!.id)}`, {});
    await eventually(
      async () => notices.length,
      (count) => count > 0,
    );
    // Both processes look twice in a second; the partner did not take it, and the next try is due after a minute.
    await letTimePass(2_000, 'both processes look twice in a second, and nothing more may come');
    expect(notices).toHaveLength(1);
  });

  test('mail what is due once', async () => {
    const settings = '/api/Users/Me/reminderSettings';
    const { body: opened } = await a.call(settings);
    const choice = { ...opened.choice, isMailed: true, kinds: ['unanswered'], unansweredDays: 1 };
    const first = await a.call(settings, { version: opened.version, choice });
    const second = await b.call(settings, { version: first.body.version, choice });
    expect([first.status, second.status]).toEqual([200, 200]);
    await eventually(
      async () => sink.mails.length,
      (count) => count > 0,
    );
    await letTimePass(1_000, 'a second mail would come by now');
    expect(sink.mails).toHaveLength(1);
  });

  test('lose nothing when one is killed under load, and go on with its work', async () => {
    const ids = (await newAgreements(RENEWALS)).map(({ id }) => id);
    const years = { startYear: 2028, endYear: 2028 };
    const rows = await previewed(a, { work: 'renew', years }, ids);
    const { body: job } = await a.call('/exchange/bulk-jobs', {
      ...{ key: randomUUID(), work: 'renew', years, rows },
    });
    const jobNow = async () => (await b.call(`/exchange/bulk-jobs/${job.id}`)).body;
    const load = saving();
    await eventually(jobNow, ({ counts }) => counts.done >= 5);
    await a.kill();
    const ended = await eventually(jobNow, ({ endedAt }) => endedAt !== null);
    expect(ended.counts).toEqual({ waiting: 0, done: RENEWALS, refused: 0, stopped: 0 });
    await load.more(20);
    const { acknowledged, failures } = await load.end();
    // What was under way at the one that died, and nothing afterwards.
    expect(failures.length).toBeLessThanOrEqual(WORKERS + 1);
    expect(await missing(acknowledged)).toEqual([]);
    const { rows: made } = await sql<{ count: number }>`
      select count(*)::integer as count from agreements where renewed_from = any(${ids}::integer[])`.execute(
      a.database,
    );
    expect(made).toEqual([{ count: RENEWALS }]);
  });

  test('are changed for new ones, one after the other, and no call fails', async () => {
    await a.start();
    await letTimePass(KNOWN_AGAIN_MS, 'nginx asks again by its clock, and does not tell');
    const load = saving();
    await load.more(10);
    await b.end();
    await load.more(20);
    await b.start();
    await letTimePass(KNOWN_AGAIN_MS, 'nginx asks again by its clock, and does not tell');
    await load.more(10);
    await a.end();
    await load.more(20);
    const { acknowledged, failures } = await load.end();
    expect(failures).toEqual([]);
    expect(await missing(acknowledged)).toEqual([]);
  });

  /** Saves coordinators by way of nginx, several at a time, and reads, until it is ended. */
  function saving() {
    const acknowledged: number[] = [];
    const failures: string[] = [];
    let isOver = false;
    const worker = async (name: string) => {
      for (let serial = 0; !isOver; serial += 1) {
        const answer = await tried(
          send('/api/ECTSCoordinatorTables', {
            ...{ firstName: name, lastName: `No ${serial}`, email: `${name}.${serial}@example.org` },
            ...{ phone: '2310', address: 'Main street', purpose: 'Incoming', department: 1 },
          }),
        );
        const saved = answer.status === 200 ? JSON.parse(answer.text) : undefined;
        if (saved?.id === undefined) failures.push(`save: ${answer.status} ${answer.text}`);
        else acknowledged.push(saved.id);
        await letTimePass(5, 'the load of a person, not of a machine');
      }
    };
    const reader = async () => {
      for (; !isOver;) {
        const answer = await tried(fetch(`${publicUrl}/api/Users/Me`, { headers: bearer(token) }));
        if (answer.status !== 200) failures.push(`read: ${answer.status} ${answer.text}`);
        await letTimePass(200, 'the load of a person, not of a machine');
      }
    };
    const workers = [
      ...Array.from({ length: WORKERS }, () => worker(`w${randomUUID().slice(0, 8)}`)),
      reader(),
    ];
    return {
      more: async (count: number) => {
        const goal = acknowledged.length + count;
        await eventually(
          async () => acknowledged.length,
          (reached) => reached >= goal,
        );
      },
      end: async () => {
        isOver = true;
        await Promise.all(workers);
        return { acknowledged, failures };
      },
    };
  }

  async function tried(sent: Promise<Response>): Promise<{ readonly status: number; readonly text: string }> {
    return sent.then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      (error: unknown) => ({ status: 0, text: String(error) }),
    );
  }

  async function missing(ids: readonly number[]): Promise<readonly number[]> {
    const { rows } = await sql<{
      id: number;
    }>`select id from ects_coordinators where id = any(${ids}::integer[])`.execute(a.database);
    const stored = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => !stored.has(id));
  }
});
