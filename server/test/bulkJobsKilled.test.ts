import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { patient } from '../../scripts/lib/patience.mjs';
import { killablePortal, type KillablePortal } from './exchange/support/killablePortal.ts';
import { partnerServer, type PartnerServer } from 'ewp/testing';
import { untilNextLook } from './support/letTimePass.ts';

const TIMEOUT_MS = patient(240_000);
const AGREEMENTS = 300;
/** How many agreements are done when the server is killed. */
const KILLED_AT = [40, 90, 170];
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

/** Makes submitted agreements that say the same, and gives their ids with their versions. */
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
      },
    ],
  };
  const rows: { readonly id: number; readonly version: string; readonly isReady: true }[] = [];
  for (let made = 0; made < AGREEMENTS; made += 100) {
    const answer = await portal.call(
      '/api/MobilityAgreements',
      Array.from({ length: 100 }, () => body),
    );
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    for (const { id, dateModified } of answer.body) rows.push({ id, version: dateModified, isReady: true });
  }
  return rows;
}

async function until(id: number, isReached: (job: any) => boolean) {
  for (;;) {
    const { body } = await portal.call(`${BASE}/${id}`);
    if (isReached(body)) return body;
    await untilNextLook();
  }
}

test(
  'three hundred renewals are each made once, though the server is killed in the middle of them again and again',
  async () => {
    const rows = await newAgreements();
    const ids = rows.map(({ id }) => id);
    const years = { startYear: 2028, endYear: 2028 };
    const { body: job } = await portal.call(BASE, { key: randomUUID(), work: 'renew', years, rows });
    let told = 0;
    for (const done of KILLED_AT) {
      told = (await until(job.id, ({ counts }) => counts.done >= done)).counts.done;
      await portal.kill();
      await portal.start();
      const { counts } = (await portal.call(`${BASE}/${job.id}`)).body;
      expect(counts.done).toBeGreaterThanOrEqual(told);
      expect(counts).toMatchObject({ refused: 0, stopped: 0 });
      expect(counts.done).toBeLessThan(AGREEMENTS);
    }
    const { counts } = await until(job.id, ({ endedAt }) => endedAt !== null);
    expect(counts).toEqual({ waiting: 0, done: AGREEMENTS, refused: 0, stopped: 0 });

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
