import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { patient } from '../../../scripts/lib/patience.mjs';
import { previewed } from '../exchange/support/campaignPortal.ts';
import { killablePortal, type KillablePortal } from '../exchange/support/killablePortal.ts';
import { partnerServer, type PartnerServer } from 'ewp/testing';
import { eventually } from '../support/eventually.ts';

const TIMEOUT_MS = patient(240_000);
const AGREEMENTS = 300;
/** Of the steps after it, each of which is more work. */
const CARRIED_ON = 60;
/** What part of the agreements is done when the server is killed. */
const KILLED_AT = [0.13, 0.3, 0.56];
const BASE = '/exchange/bulk-jobs';

let registry: PartnerServer;
let portal: KillablePortal;

beforeAll(async () => {
  registry = await partnerServer((_request, response) => response.end('not ready'));
  portal = await killablePortal(registry.origin, {
    heiId: 'here.example.edu',
    partnerHeiId: 'there.example.edu',
  });
  await portal.start();
}, TIMEOUT_MS);
afterAll(async () => {
  await portal.remove();
  await registry.stop();
}, TIMEOUT_MS);

/** Makes submitted agreements that say the same, and gives their ids. */
async function newAgreements() {
  const { rows: partners } = await sql<{ id: number }>`
    select id from institutions where hei_id = 'there.example.edu'`.execute(portal.database);
  const partner = { id: partners[0]!.id };
  const body = {
    startYear: 2026,
    endYear: 2027,
    status: { name: 'Submitted' },
    institutions: [{ id: 1 }, partner],
    departmentalCoordinatorContacts: [{ id: 3 }],
    staffMobilitiesForTeaching: [
      {
        fromInstitution: { id: 1 },
        toInstitution: partner,
        mobilitiesPerYear: 1,
        totalDaysPerYear: 5,
        subjectAreasWithClarifications: [{ subjectArea: { code: '0611' } }],
        recommendedLanguageSkills: [{ language: { name: 'English' }, languageLevel: 'B1' }],
      },
    ],
  };
  const ids: number[] = [];
  for (let made = 0; made < AGREEMENTS; made += 100) {
    const answer = await portal.call(
      '/api/MobilityAgreements',
      Array.from({ length: 100 }, () => body),
    );
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    for (const { id } of answer.body) ids.push(id);
  }
  return ids;
}

async function until(id: number, isReached: (job: any) => boolean) {
  return eventually(async () => (await portal.call(`${BASE}/${id}`)).body, isReached, patient(60_000));
}

type Asked = {
  readonly work: string;
  readonly rows: readonly object[];
  readonly years?: object;
  readonly edit?: object;
};

/** Begins jobs, on which the server works in turn, kills it in the middle of all of them again and again, and waits for their ends. */
async function runKilled(...asked: readonly Asked[]): Promise<void> {
  const jobs: { readonly id: number; readonly total: number }[] = [];
  for (const body of asked) {
    const { status, body: job } = await portal.call(BASE, { key: randomUUID(), ...body });
    expect([status, job.message]).toEqual([200, undefined]);
    jobs.push({ id: job.id, total: body.rows.length });
  }
  for (const part of KILLED_AT) {
    const told: number[] = [];
    for (const { id, total } of jobs)
      told.push((await until(id, ({ counts }) => counts.done >= part * total)).counts.done);
    await portal.kill();
    await portal.start();
    for (const [index, { id, total }] of jobs.entries()) {
      const { counts } = (await portal.call(`${BASE}/${id}`)).body;
      expect(counts.done).toBeGreaterThanOrEqual(told[index]!);
      expect(counts).toMatchObject({ refused: 0, stopped: 0 });
      expect(counts.done).toBeLessThan(total);
    }
  }
  for (const { id, total } of jobs) {
    const { counts } = await until(id, ({ endedAt }) => endedAt !== null);
    expect(counts).toEqual({ waiting: 0, done: total, refused: 0, stopped: 0 });
  }
}

/** What has happened to agreements: how often each was written down, notified, and what it says. */
async function standOf(ids: readonly number[]) {
  const { rows } = await sql<{ stand: string; n: number }>`
    select concat_ws(' ', status_id, (select count(*) from exchange_deliveries where agreement_id = agreements.id),
        (select count(*) from audit_entries where set_name = 'MobilityAgreements' and record_id = agreements.id),
        (select string_agg(mobilities_per_year::text, ',') from agreement_mobilities where agreement_id = agreements.id)) as stand,
      count(*)::integer as n
    from agreements where id = any(${ids}::integer[]) group by 1`.execute(portal.database);
  return Object.fromEntries(rows.map(({ stand, n }) => [stand, n]));
}

/** The partners have copies that say the same as ours, but for seven places. */
async function partnersAskForSeven(ids: readonly number[]): Promise<void> {
  await sql`
    update iia_exchanges set partners = jsonb_set(
      jsonb_set(ours::jsonb, '{hash}', to_jsonb(repeat('a', 64))),
      '{iia,cooperationConditions,staffTeacher,0,mobilitiesPerYear}', '7')
    where agreement_id = any(${ids}::integer[])`.execute(portal.database);
}

test(
  'three hundred renewals are each made once, though the server is killed in the middle of them again and again',
  async () => {
    const ids = await newAgreements();
    const renewal = { work: 'renew', years: { startYear: 2028, endYear: 2028 } };
    await runKilled({ ...renewal, rows: await previewed(portal, renewal, ids) });

    const made = await sql<{ from: number; whole: boolean }>`
      select renewed_from as "from", status_id = 1 and start_year_id = 2028
        and exists (select from agreement_mobilities where agreement_id = agreements.id)
        and exists (select from agreement_contacts where agreement_id = agreements.id)
        and exists (select from bulk_job_rows where renewal_id = agreements.id and agreement_id = renewed_from)
        and (select count(*) from audit_entries where set_name = 'MobilityAgreements' and record_id = agreements.id) = 1 as whole
      from agreements where renewed_from = any(${ids}::integer[])`.execute(portal.database);
    expect(made.rows.map(({ from }) => from).toSorted((a, b) => a - b)).toEqual(ids);
    expect(made.rows.every(({ whole }) => whole)).toBe(true);
  },
  TIMEOUT_MS,
);

/** The first drafts that nobody has changed since their renewal, after so many others. */
async function untouchedDrafts(after: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from agreements where renewed_from is not null and status_id = 1 order by id offset ${after} limit ${CARRIED_ON}`.execute(
    portal.database,
  );
  return rows.map(({ id }) => id);
}

test(
  'whatever the server dies of, drafts are each submitted, finalized with one notification, and given the partner’s values once, while places and years of others are each changed once: nothing is added twice, and no row is left behind',
  async () => {
    const [carried, changed] = [await untouchedDrafts(0), await untouchedDrafts(CARRIED_ON)];
    expect(await standOf(changed)).toEqual({ '1 0 1 1': CARRIED_ON });

    const places = { work: 'changePlaces', edit: { places: { how: 'plus', amount: 1 } } };
    await runKilled(
      { work: 'submit', rows: await previewed(portal, { work: 'submit' }, carried) },
      { ...places, rows: await previewed(portal, places, changed) },
    );
    expect(await standOf(carried)).toEqual({ '2 0 2 1': CARRIED_ON });
    expect(await standOf(changed)).toEqual({ '1 0 2 2': CARRIED_ON });

    const years = { work: 'changeYears', edit: { startYear: 2027 } };
    await runKilled(
      { work: 'finalize', rows: await previewed(portal, { work: 'finalize' }, carried) },
      { ...years, rows: await previewed(portal, years, changed) },
    );
    expect(await standOf(changed)).toEqual({ '1 0 3 2': CARRIED_ON });
    const { rows: begin } = await sql`
      select distinct start_year_id as "startYear" from agreements where id = any(${changed}::integer[])`.execute(
      portal.database,
    );
    expect(begin).toEqual([{ startYear: 2027 }]);
    const [finalized] = Object.keys(await standOf(carried));
    expect(await standOf(carried)).toEqual({ [finalized!]: CARRIED_ON });
    expect(finalized).toMatch(/^3 1 \d 1$/);

    await partnersAskForSeven(carried);
    await runKilled({ work: 'takeOver', rows: await previewed(portal, { work: 'takeOver' }, carried) });
    // One entry of the values, and one of the partner's words that are kept with them.
    const entries = Number(finalized!.split(' ')[2]) + 2;
    expect(await standOf(carried)).toEqual({ [`3 1 ${entries} 7`]: CARRIED_ON });
  },
  TIMEOUT_MS,
);
