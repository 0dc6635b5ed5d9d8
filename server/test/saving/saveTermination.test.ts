import { sql } from 'kysely';
import { FIXTURE } from '../support/api/saveFixture.ts';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { agreement, studentRow } from '../support/api/saveBodies.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

async function approvedAgreement(change = {}) {
  const body = agreement({
    institutions: [{ id: FIXTURE.localInstitution }, { id: FIXTURE.partner }],
    status: { name: 'Submitted' },
    ...change,
  });
  const { id } = (await api.save('iro', 'MobilityAgreements', body)).body;
  await sql`update agreements set status_id = 3, ewp_status_id = 7 where id = ${id}`.execute(api.database);
  return id as number;
}

async function terminate(id: number, headers = {}) {
  const { dateModified } = (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
  return api.save('iro', 'MobilityAgreements', { id, dateModified, terminated: 1 }, headers);
}

/** An application that names an agreement in one of two preferences. */
async function applied(id: number, { status, isDeleted = false }: { status: string; isDeleted?: boolean }) {
  await sql`
    with application as (
      insert into applications (owner_id, type, status, application_year, is_deleted)
      values (3, 'long-term-studies', ${status}, 2026, ${isDeleted}) returning id
    )
    insert into application_preferred_mobilities (application_id, position, iia_id)
    select application.id, place, case place when 1 then ${id}::integer end from application, generate_series(0, 1) place`.execute(
    api.database,
  );
}

describe('the termination of an agreement', () => {
  test('is refused in both languages while a validated application names it among its preferences', async () => {
    const id = await approvedAgreement();
    await applied(id, { status: 'validated' });
    const refused = await terminate(id);
    expect(refused).toMatchObject({
      status: 409,
      body: { field: 'terminated', errors: [{ code: 'has-mobilities' }] },
    });
    expect(refused.body.message).toContain('Shorten its years instead');
    const greek = await terminate(id, { 'accept-language': 'el' });
    expect(greek.body.message).toContain('Συντομεύστε');
  });

  test.each([
    ['submitted', false],
    ['draft', false],
    ['validated', true],
  ])('begins while an application that names it is %s (deleted: %s)', async (status, isDeleted) => {
    const id = await approvedAgreement();
    await applied(id, { status, isDeleted });
    expect(await terminate(id)).toMatchObject({ status: 200, body: { terminated: 1 } });
  });

  test("begins while a validated application names another of the partner's agreements", async () => {
    await applied(await approvedAgreement(), { status: 'validated' });
    expect((await terminate(await approvedAgreement())).status).toBe(200);
  });

  test('is refused with the rows that the network would not take', async () => {
    const id = await approvedAgreement({
      studentMobilitiesForStudies: [studentRow(), studentRow({ recommendedLanguageSkills: [] })],
    });
    expect(await terminate(id)).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'studentMobilitiesForStudies/1/recommendedLanguageSkills', code: 'required' }],
      },
    });
  });

  test('leaves the way of shorter years open', async () => {
    const id = await approvedAgreement();
    await applied(id, { status: 'validated' });
    const { dateModified } = (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
    const begun = await api.save('iro', 'MobilityAgreements', { id, dateModified, ewpStatus: { id: 2 } });
    const shorter = { id, dateModified: begun.body.dateModified, endYear: { id: 2027 } };
    expect(await api.save('iro', 'MobilityAgreements', shorter)).toMatchObject({
      status: 200,
      body: { endYear: { id: 2027 } },
    });
  });
});
