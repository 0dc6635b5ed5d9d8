import { sql } from 'kysely';
import { catalogueXml, partnerServer, type PartnerServer } from 'ewp/testing';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { type SmtpSink, smtpSink } from '../../support/programs/smtpSink.ts';
import { acceptAll, carry, newAgreements, stageIds, stagesOf } from '../support/campaignPortal.ts';
import { type KillablePortal, killablePortal } from '../support/killablePortal.ts';
import { eventually, hostOf, waitNoLonger } from '../support/portalNodes.ts';

// The year of an office, from the renewal to "Approved by all": with two partners that answer, differ, refuse and stay silent, and a server that is
// killed in each step. `CAMPAIGN_AGREEMENTS=400 pnpm run unit campaignKilled` carries four hundred.
const AGREEMENTS = Number(process.env.CAMPAIGN_AGREEMENTS ?? 24);
const HALF = AGREEMENTS / 2;
/** Of those of each partner, as many differ. */
const DIFFERING = Math.ceil(HALF / 4);
const TIMEOUT_MS = patient(120_000 + AGREEMENTS * 4_000);
const YEAR = 2028;
const [OURS, ANNA, BERTA] = ['ours.example.edu', 'anna.example.edu', 'berta.example.edu'];

let registry: PartnerServer;
let refusing: PartnerServer;
let sink: SmtpSink;
let catalogue = '';
let ours: KillablePortal;
let anna: KillablePortal;
let berta: KillablePortal;

beforeAll(async () => {
  registry = await partnerServer((_request, response) => response.end(catalogue));
  refusing = await partnerServer((_request, response) => {
    response.statusCode = 400;
    response.end('no');
  });
  sink = await smtpSink();
  const url = `${registry.origin}/catalogue-v1.xml`;
  ours = await killablePortal(url, {
    heiId: OURS,
    partnerHeiId: ANNA,
    environment: { SMTP_URL: sink.url, MAIL_FROM: 'portal@example.org' },
  });
  anna = await killablePortal(url, { heiId: ANNA, partnerHeiId: OURS });
  berta = await killablePortal(url, { heiId: BERTA, partnerHeiId: OURS });
  await sql`
    update institutions set hei_id = ${BERTA}
    where id = (select min(id) from institutions where not is_local and hei_id is distinct from ${ANNA})`.execute(
    ours.database,
  );
  // The sample's own of that year belong to nobody's campaign.
  await sql`update agreements set is_deleted = true where start_year_id = ${YEAR}`.execute(ours.database);
  await Promise.all([ours.start(), anna.start(), berta.start()]);
  catalogue = await catalogueWith(refusing.origin);
}, TIMEOUT_MS);
afterAll(async () => {
  for (const portal of [ours, anna, berta]) await portal.remove();
  await sink.stop();
  await refusing.stop();
  await registry.stop();
}, TIMEOUT_MS);

/** - bertaAt: where the registry says that the second partner is */
async function catalogueWith(bertaAt: string): Promise<string> {
  const hosts = [
    await hostOf(ours.origin, OURS),
    await hostOf(anna.origin, ANNA),
    await hostOf(berta.origin, BERTA),
  ];
  return catalogueXml(
    hosts.map((host) => ({ ...host, entries: host.entries.replaceAll(berta.origin, bertaAt) })),
  );
}

async function contactOf(heiId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into contacts (given_name, family_name, email, institution_id)
    select 'Office', ${heiId}::text, 'office@' || ${heiId}::text, id from institutions where hei_id = ${heiId} returning id`.execute(
    ours.database,
  );
  return rows[0]!.id;
}

/** Waits until the year's agreements stand so, and lets nothing wait for its next try meanwhile. */
async function expectStages(stages: Readonly<Record<string, number>>): Promise<void> {
  await eventually(
    async () => {
      await Promise.all([ours, anna, berta].map(waitNoLonger));
      return stagesOf(ours, YEAR);
    },
    (found) => JSON.stringify(Object.entries(found).sort()) === JSON.stringify(Object.entries(stages).sort()),
  );
}

/** What the server that was killed had not told waits for its next try. */
async function countDelivered(): Promise<number> {
  await waitNoLonger(ours);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from exchange_deliveries where state = 'delivered'`.execute(ours.database);
  return rows[0]!.n;
}

/** Takes a step with all agreements of a stage, over which our server is killed. */
async function step(work: string, stage: string, edit?: object): Promise<any> {
  const ids = await stageIds(ours, YEAR, stage);
  const job = await carry(ours, { work, ...(edit && { edit }) }, { ids, isKilled: true });
  expect(job.counts).toEqual({ waiting: 0, done: ids.length, refused: 0, stopped: 0 });
  return job;
}

/** A partner answers all that it was offered; of some it says something else. */
async function answerAll(portal: KillablePortal): Promise<readonly number[]> {
  const ids = await acceptAll(portal, HALF);
  const differing = ids.slice(0, DIFFERING);
  await carry(
    portal,
    { work: 'changePlaces', edit: { places: { how: 'plus', amount: 3 } } },
    { ids: differing },
  );
  await carry(portal, { work: 'submit' }, { ids });
  await carry(portal, { work: 'finalize' }, { ids });
  return ids;
}

/** A partner approves what it has, and begins again with what has changed since the preview: a notification of ours may come in between. */
async function approveAll(portal: KillablePortal, ids: readonly number[]): Promise<void> {
  await carry(portal, { work: 'approve' }, { ids, isKilled: true });
  const approveRest = async () => {
    const left = (await stageIds(portal, YEAR, 'approve')).filter((id) => ids.includes(id));
    if (left.length > 0) await carry(portal, { work: 'approve' }, { ids: left });
    return left.length;
  };
  await eventually(approveRest, (left) => left === 0);
}

test(
  'a year is carried from its renewal to the approval of all, each agreement once, whatever the server dies of',
  async () => {
    const earlier = [
      ...(await newAgreements(ours, { heiId: ANNA, count: HALF, contact: await contactOf(ANNA) })),
      ...(await newAgreements(ours, { heiId: BERTA, count: HALF, contact: await contactOf(BERTA) })),
    ];
    const years = { startYear: YEAR, endYear: YEAR };
    await carry(ours, { work: 'renew', years }, { ids: earlier, isKilled: true });
    await expectStages({ submit: AGREEMENTS });
    await step('submit', 'submit');
    await expectStages({ finalize: AGREEMENTS });
    await step('finalize', 'finalize');

    // One partner is silent, the system of the other refuses what it is told: it is known of after an hour.
    await eventually(countDelivered, (n) => n === HALF);
    await sql`update exchange_deliveries set created_at = created_at - interval '2 hours'`.execute(
      ours.database,
    );
    expect(await stagesOf(ours, YEAR)).toEqual({ sent: HALF, undelivered: HALF });
    await sql`update iia_exchanges set asked_at = asked_at - interval '31 days'`.execute(ours.database);
    expect(await stagesOf(ours, YEAR)).toEqual({ silent: HALF, undelivered: HALF });
    const mail = { language: 'en', subject: 'Agreement {agreement}', text: 'We are waiting, {partner}.' };
    await step('remind', 'silent', { mail });
    await sql`update iia_exchanges set asked_at = now()`.execute(ours.database);

    catalogue = await catalogueWith(berta.origin);
    await ours.kill();
    // As days later: the registry is asked anew.
    await sql`delete from exchange_catalogue`.execute(ours.database);
    await ours.start();
    await step('resend', 'undelivered');
    await expectStages({ sent: AGREEMENTS });

    const theirs = [await answerAll(anna), await answerAll(berta)];
    await expectStages({ approve: AGREEMENTS - 2 * DIFFERING, differing: 2 * DIFFERING });
    await step('takeOver', 'differing');
    await expectStages({ approve: AGREEMENTS });
    await step('approve', 'approve');
    await expectStages({ awaited: AGREEMENTS });
    // What we took over and approved has to be known there, too, before it can be approved.
    for (const [index, portal] of [anna, berta].entries())
      await eventually(
        async () => {
          await Promise.all([ours, anna, berta].map(waitNoLonger));
          return stageIds(portal, YEAR, 'approve');
        },
        (known) => theirs[index]!.every((id) => known.includes(id)),
      );
    await approveAll(anna, theirs[0]!);
    await approveAll(berta, theirs[1]!);
    await expectStages({ agreed: AGREEMENTS });

    await expectEachOnce(earlier);
    await expectMailedOnce();
  },
  TIMEOUT_MS,
);

/** Nothing was made twice or by half, here and at the partners. */
async function expectEachOnce(earlier: readonly number[]): Promise<void> {
  const { rows: made } = await sql<{ from: number; stand: string }>`
    select renewed_from as "from", concat_ws(' ', status_id, ewp_status_id,
      (select count(*) from agreement_mobilities where agreement_id = agreements.id),
      (select count(*) from approval_responses where agreement_id = agreements.id)) as stand
    from agreements where renewed_from is not null order by 1`.execute(ours.database);
  expect(made.map(({ from }) => from)).toEqual(earlier.toSorted((a, b) => a - b));
  expect(new Set(made.map(({ stand }) => stand))).toEqual(new Set(['3 7 1 2']));
  for (const portal of [anna, berta]) {
    const { rows } = await sql<{ n: number; agreed: number }>`
      select count(*)::integer as n, count(*) filter (where ewp_status_id = 7)::integer as agreed
      from agreements where start_year_id = ${YEAR} and not is_sample`.execute(portal.database);
    expect(rows).toEqual([{ n: HALF, agreed: HALF }]);
  }
}

/** Each mail went once, but for one that was being handed over when the server died: nobody knows of that, and it is not sent again. */
async function expectMailedOnce(): Promise<void> {
  const states = await eventually(
    async () =>
      (
        await sql<{ state: string; n: number }>`
          select state, count(*)::integer as n from agreement_notes where kind = 'mail' group by 1 order by 1`.execute(
          ours.database,
        )
      ).rows,
    (rows) => rows.every(({ state }) => state === 'sent' || state === 'unsure'),
  );
  expect(states.reduce((sum, { n }) => sum + n, 0)).toBe(HALF);
  const subjects = sink.mails.map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(subjects.length).toBeGreaterThanOrEqual(states.find(({ state }) => state === 'sent')?.n ?? 0);
}
