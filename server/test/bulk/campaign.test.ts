import { sql } from 'kysely';
import { CAMPAIGN_STAGES } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import { type BulkApi, startBulkApi, YEARS } from '../support/api/bulkApi.ts';
import { START_TIMEOUT_MS } from '../support/api/saveApi.ts';

const YEAR = YEARS.startYear;
let api: BulkApi;

beforeAll(async () => {
  api = await startBulkApi();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

const campaign = async (user: Parameters<BulkApi['call']>[0] = 'iro', query = `?year=${YEAR}`) =>
  api.call(user, 'GET', `/exchange/campaign${query}`);
const stagesOf = async () =>
  Object.fromEntries((await campaign()).body.stages.map(({ stage, count }: any) => [stage, count]));
const rowsOf = async (stage: string) =>
  (await api.call('iro', 'GET', `/exchange/campaign/agreements?year=${YEAR}&stage=${stage}`)).body;
const set = async (id: number, change: string) =>
  sql`update agreements set ${sql.raw(change)} where id = ${id}`.execute(api.database);

/** Every number of the campaign is that of the list to which it leads. */
async function expectSameInLists(): Promise<void> {
  const { body } = await campaign();
  for (const stage of CAMPAIGN_STAGES) {
    const filter = encodeURIComponent(
      `startYear eq ${YEAR} and isDeleted eq false and campaignStage eq '${stage}'`,
    );
    const list = await api.call('iro', 'GET', `MobilityAgreements?$filter=${filter}&$count=true&$top=1`);
    expect(list.status).toBe(200);
    const found = body.stages.find((one: any) => one.stage === stage);
    const named = await rowsOf(stage);
    expect([stage, list.body.total, named.total]).toEqual([stage, found?.count ?? 0, found?.count ?? 0]);
  }
  const counts: readonly number[] = body.stages.map(({ count }: any) => count);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(body.total);
}

test('agreements that are renewed into a year are carried from stage to stage, and each number is that of its list', async () => {
  await sql`update institutions set hei_id = 'partner.example.edu' where id = 2 and hei_id is null`.execute(
    api.database,
  );
  const ids = [await api.newAgreement(), await api.newAgreement(), await api.newAgreement()];
  const { body: job } = await api.begin('iro', 'renew', ids);
  const { rows } = await api.ended(job.id);
  const drafts = ids.map((id) => rows.get(id).renewalId);
  const begun = (await campaign()).body;
  expect(begun).toMatchObject({ year: YEAR, total: 3, renewed: 3 });
  await expectSameInLists();
  const before = await stagesOf();
  const { body: submitted } = await api.begin('iro', 'submit', drafts);
  await api.ended(submitted.id);
  expect(await stagesOf()).toEqual({
    ...(before.complete && { complete: before.complete }),
    ...(before.submit && { finalize: before.submit }),
  });
  await expectSameInLists();
});

test('what has to be there before it is sent is named by agreement and row, and no longer once it is there', async () => {
  const id = await api.newAgreement({ startYear: YEAR, endYear: YEAR, status: { name: 'Draft' } });
  await sql`update agreement_mobilities set mobilities_per_year = 0 where agreement_id = ${id}`.execute(
    api.database,
  );
  await set(id, 'date_modified = now()');
  const lacking = (await rowsOf('complete')).value.find((row: any) => row.agreementId === id);
  expect(lacking.errors).toContainEqual(
    expect.objectContaining({ field: expect.stringMatching(/\/0\/mobilitiesPerYear$/) }),
  );
  await sql`update agreement_mobilities set mobilities_per_year = 2 where agreement_id = ${id}`.execute(
    api.database,
  );
  await set(id, "date_modified = now() + interval '1 second'");
  const errors = (await rowsOf('complete')).value.find((row: any) => row.agreementId === id)?.errors ?? [];
  expect(errors.filter(({ field }: any) => field.endsWith('mobilitiesPerYear'))).toEqual([]);
  await expectSameInLists();
});

test('what has been sent, answered, approved or ended stands in its stage', async () => {
  const states: readonly (readonly [string, string])[] = [
    ['status_id = 3, ewp_status_id = 1', 'notify'],
    ['status_id = 3, ewp_status_id = 2', 'sent'],
    // Nobody can approve a copy that is not here.
    ['status_id = 3, ewp_status_id = 4', 'blocked'],
    ['status_id = 3, ewp_status_id = 6', 'blocked'],
    ['status_id = 3, ewp_status_id = 5', 'awaited'],
    ['status_id = 3, ewp_status_id = 7', 'agreed'],
    ['status_id = 3, ewp_status_id = 7, terminated = 4', 'closed'],
    ['status_id = 3, ewp_status_id = 1, local_status = 1', 'paper'],
  ];
  for (const [change, stage] of states) {
    const id = await api.newAgreement({ startYear: YEAR, endYear: YEAR });
    await set(id, change);
    const found = (await rowsOf(stage)).value.map((row: any) => row.agreementId);
    expect([change, found.includes(id)]).toEqual([change, true]);
  }
  await expectSameInLists();
});

test('an empty year has no stages, and years and stages that are none are refused', async () => {
  const empty = await campaign('iro', '?year=2019');
  expect(empty.body).toEqual({ year: 2019, total: 0, renewed: 0, stages: [] });
  expect((await campaign('iro', '')).body.year).toBe(2027);
  for (const query of ['?year=abc', '?year=-1', '?year=99999'])
    expect((await campaign('iro', query)).status).toBe(400);
  const none = await api.call('iro', 'GET', '/exchange/campaign/agreements?stage=nothing');
  expect(none.status).toBe(400);
  expect((await api.call('iro', 'GET', '/exchange/campaign/agreements')).status).toBe(400);
});

test.each(['teacher', 'student', 'guest'] as const)('%s reads no campaign and no stage', async (user) => {
  expect((await campaign(user)).status).toBe(403);
  expect((await api.call(user, 'GET', '/exchange/campaign/agreements?stage=sent')).status).toBe(403);
  const filter = encodeURIComponent("campaignStage eq 'sent'");
  expect((await api.call(user, 'GET', `MobilityAgreements?$filter=${filter}`)).status).toBe(403);
});
