import { sql } from 'kysely';
import type { Iia } from 'ewp/documents';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { keepIncoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { type BulkApi, startBulkApi } from '../../support/api/bulkApi.ts';
import { eventually } from '../../support/eventually.ts';
import { NOW, START_TIMEOUT_MS } from '../../support/api/saveApi.ts';
import { fakeExchange, type FakeExchange, PARTNER_HEI, served } from '../support/fakeExchange.ts';
import { mirrored } from '../support/mirrored.ts';
import { OPEN_ROW } from '../support/pairs.ts';

const MAIL = {
  language: 'en',
  subject: 'Agreement {agreement} ({years})',
  text: 'To {partner}: {agreement}, yours {partnerAgreement}, since {since}.',
} as const;

let api: BulkApi;
let exchange: FakeExchange;
let contact: number;
let silent: number;

beforeAll(async () => {
  api = await startBulkApi((database) => {
    exchange = fakeExchange(database);
    exchange.partner.now = NOW;
    return exchange.services;
  });
  const { rows } = await sql<{ id: number }>`
    insert into contacts (given_name, family_name, email, institution_id)
    values ('Ana', 'Coordinator', 'ana@partner.example', 2), ('No', 'Address', null, 2) returning id`.execute(
    api.database,
  );
  [contact, silent] = rows.map(({ id }) => id) as [number, number];
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

const newOpen = async (partners: readonly number[]) =>
  api.newAgreement({
    institutions: [{ id: 1 }, { id: 2 }],
    studentMobilitiesForStudies: [OPEN_ROW],
    departmentalCoordinatorContacts: [3, ...partners].map((id) => ({ id })),
  });
const mailsOf = async (ids: readonly number[]) =>
  (
    await sql<{ agreement_id: number; to_address: string; subject: string; text: string; state: string }>`
      select agreement_id, to_address, subject, text, state from agreement_notes
      where kind = 'mail' and agreement_id = any(${ids}::integer[]) order by id`.execute(api.database)
  ).rows;
async function previewed(id: number, mail: object = MAIL) {
  const { body } = await api.bulk('iro', '/preview', { work: 'remind', agreements: [id], edit: { mail } });
  return body.value[0];
}
async function run(work: string, ids: readonly number[], more = {}) {
  const { status, body } = await api.begin('iro', work, ids, more);
  expect([status, body.message]).toEqual([200, undefined]);
  return api.ended(body.id);
}
async function sent(partners: readonly number[] = [contact]): Promise<number> {
  const id = await newOpen(partners);
  await run('finalize', [id]);
  return id;
}
async function partnerAnswers(id: number, mobilitiesPerYear: number): Promise<void> {
  const example = await mirrored(api.database, id, `p-${id}`);
  const rows = example.cooperationConditions.studentStudies;
  const studentStudies = rows.map((row) => ({ ...row, mobilitiesPerYear }));
  const copy: Iia = {
    ...example,
    cooperationConditions: { ...example.cooperationConditions, studentStudies },
  };
  exchange.partner.copies = [served(copy)];
  const cnr = { kind: 'iia-cnr', heiId: PARTNER_HEI, iiaId: `p-${id}` } as const;
  await processIncoming(exchange.services, (await keepIncoming(api.database, cnr, NOW)) ?? 0);
}

/** Lets what the partner was told be taken or not. */
async function deliveredAs(id: number, state: 'delivered' | 'refused'): Promise<void> {
  await sql`update exchange_deliveries set state = ${state} where agreement_id = ${id}`.execute(api.database);
}

test('what goes to whom is shown before, and is what is written, once for each contact', async () => {
  const id = await sent([contact, silent]);
  const { mail, reason } = await previewed(id);
  expect(reason).toBeNull();
  expect(mail.to).toEqual([{ name: 'Ana Coordinator', address: 'ana@partner.example' }]);
  expect(mail.subject).toBe(`Agreement ${id} (2026-2027 / 2027-2028)`);
  expect(mail.text).toMatch(new RegExp(`^To .+: ${id}, yours –, since \\d{1,2} [A-Z]\\w+ 2026\\.$`));
  const { rows, job } = await run('remind', [id], { edit: { mail: MAIL } });
  expect(rows.get(id)).toMatchObject({ state: 'done', told: 'waiting', mailedTo: mail.to });
  expect(job).toMatchObject({ told: { delivered: 0, waiting: 1, refused: 0 }, edit: { mail: MAIL } });
  const { subject, text } = mail;
  expect(await mailsOf([id])).toEqual([
    { agreement_id: id, to_address: 'ana@partner.example', subject, text, state: 'waiting' },
  ]);
});

test('nobody is written to whom nothing is waited for from, or who has no address', async () => {
  const draft = await newOpen([contact]);
  const unreachable = await sent([silent]);
  expect((await previewed(draft)).reason.code).toBe('not-in-this-state');
  expect((await previewed(unreachable)).reason.message).toContain('nobody');
  const { rows } = await run('remind', [draft, unreachable], { edit: { mail: MAIL } });
  expect([...rows.values()].map(({ state }) => state)).toEqual(['refused', 'refused']);
  expect(await mailsOf([draft, unreachable])).toEqual([]);
});

test('whoever has answered since the preview is not reminded', async () => {
  const id = await sent();
  const edit = { mail: MAIL };
  const rows = await api.previewedRows('iro', 'remind', [id], { edit });
  await partnerAnswers(id, 9);
  const { body: job } = await api.bulk('iro', '', { key: crypto.randomUUID(), work: 'remind', edit, rows });
  expect((await api.ended(job.id)).rows.get(id).state).toBe('refused');
  expect(await mailsOf([id])).toEqual([]);
});

test('a job that is stopped takes back what has not gone; what has gone stays, and is listed', async () => {
  const ids = [await sent(), await sent(), await sent()];
  const { body } = await api.begin('iro', 'remind', ids, { edit: { mail: MAIL } });
  await api.ended(body.id);
  await sql`update agreement_notes set state = 'sent' where agreement_id = ${ids[0]}`.execute(api.database);
  await sql`update agreement_notes set state = 'handing-over' where agreement_id = ${ids[1]}`.execute(
    api.database,
  );
  await api.bulk('iro2', `/${body.id}/stop`, {});
  const { rows, job } = await api.ended(body.id);
  expect(ids.map((id) => rows.get(id).state)).toEqual(['done', 'done', 'stopped']);
  expect(ids.map((id) => rows.get(id).told)).toEqual(['delivered', 'waiting', null]);
  expect(job.counts).toEqual({ waiting: 0, done: 2, refused: 0, stopped: 1 });
  expect((await mailsOf(ids)).map((mail) => mail.agreement_id)).toEqual(ids.slice(0, 2));
  // Nothing of it waits now that could be taken back, so a further press changes nothing.
  await sql`update agreement_notes set state = 'unsure' where agreement_id = ${ids[1]}`.execute(api.database);
  await api.bulk('iro', `/${body.id}/stop`, {});
  expect((await api.ended(body.id)).job).toMatchObject({ stoppedBy: expect.stringContaining('iro2') });
});

test.each(['teacher', 'student', 'guest'] as const)('%s writes to nobody', async (user) => {
  const edit = { mail: MAIL };
  const { status } = await api.bulk(user, '/preview', { work: 'remind', agreements: [1], edit });
  expect(status).toBe(403);
});

test('the campaign says what differs once the partner has answered, and to approve once it agrees', async () => {
  const id = await api.newAgreement({
    startYear: 2028,
    endYear: 2028,
    institutions: [{ id: 1 }, { id: 2 }],
    studentMobilitiesForStudies: [OPEN_ROW],
  });
  const rowOf = async (stage: string) => {
    const path = `/exchange/campaign/agreements?year=2028&stage=${stage}`;
    const { body } = await api.call('iro', 'GET', path);
    return body.value.find((row: any) => row.agreementId === id);
  };
  // The queue tries beside it, and may write down what came of that in between.
  const stagedAs = (stage: string, state: 'delivered' | 'refused') =>
    eventually(
      async () => {
        await deliveredAs(id, state);
        return rowOf(stage);
      },
      (row) => row !== undefined,
    );
  expect(await rowOf('finalize')).toMatchObject({ errors: [], differences: [] });
  await run('finalize', [id]);
  expect(await stagedAs('undelivered', 'refused')).toMatchObject({ partner: expect.any(String) });
  expect(await stagedAs('sent', 'delivered')).toMatchObject({ since: expect.any(String) });
  await partnerAnswers(id, 9);
  expect((await rowOf('differing')).differences).toMatchObject([{ partners: '9' }]);
  await partnerAnswers(id, Number(OPEN_ROW.mobilitiesPerYear));
  expect(await rowOf('approve')).toMatchObject({ differences: [] });
  await run('approve', [id]);
  expect(await stagedAs('awaited', 'delivered')).toMatchObject({ agreementId: id });
});
