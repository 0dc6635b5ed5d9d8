import { sql } from 'kysely';
import { factsOfAgreement } from '../../src/exchange/factsOfAgreement.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';
import { agreement } from '../support/api/saveBodies.ts';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';

const MODIFIED = '2026-11-20T10:00:00.000Z';
const BEFORE = '2026-11-20T09:00:00.000Z';
const AFTER = '2026-11-20T11:00:00.000Z';
const LATER = '2026-11-20T12:00:00.000Z';

let api: SaveApi;
let ours: string;
let id: number;

beforeAll(async () => {
  api = await startSaveApi();
  const { rows } = await sql<{ hei_id: string }>`
    update institutions set hei_id = coalesce(hei_id, 'ours.example') where is_local returning hei_id`.execute(
    api.database,
  );
  ours = rows[0]?.hei_id ?? '';
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

beforeEach(async () => {
  const body = agreement({ institutions: [{ id: FIXTURE.localInstitution }, { id: FIXTURE.partner }] });
  id = (await api.save('iro', 'MobilityAgreements', body)).body.id;
  await sql`update agreements set date_modified = ${MODIFIED}, ewp_status_id = 3, status_id = 3 where id = ${id}`.execute(
    api.database,
  );
  await sql`insert into partner_agreement_identifications (agreement_id, position, iia_id) values (${id}, 0, ${`x-${id}`})`.execute(
    api.database,
  );
});

const facts = async () => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body.facts;

async function notified(by: string, at: string) {
  await sql`insert into notifications (type, notifier_hei_id, changed_element_ids, agreement_id, date_created)
    values ('iia-cnr', ${by}, ${`x-${id}`}, ${id}, ${at})`.execute(api.database);
}

async function approved(by: string, at: string) {
  await sql`insert into approval_responses (approving_hei_id, conditions_hash, iia_id, agreement_id, date_created)
    values (${by}, ${'f'.repeat(64)}, ${`x-${id}`}, ${id}, ${at})`.execute(api.database);
}

describe('the facts of an agreement', () => {
  test('come with it, the same that decisions go by', async () => {
    const expected = {
      status: 3,
      ewpStatus: 3,
      terminated: 0,
      localStatus: 0,
      isDeleted: false,
      wasApproved: false,
      hasPartnerCopy: true,
      hasNotified: false,
      hasApproved: false,
      hasUnsentEdits: false,
      hasMobilities: false,
      isIncomplete: false,
      partnersCopy: 'missing',
      endBegunBy: null,
      isPartnerBehind: false,
      areCopiesApart: false,
      areOnlyPeopleUnsent: false,
      isReordered: false,
      isPartnerEnding: null,
    };
    expect(await facts()).toEqual(expected);
    expect(await factsOfAgreement(api.database, id)).toEqual(expected);
  });

  test('are closed to whoever reads some members of an agreement alone', async () => {
    const { body } = await api.call('student', 'GET', `MobilityAgreements/${id}`);
    expect(body).not.toHaveProperty('facts');
    const named = await api.call('student', 'GET', `MobilityAgreements/${id}?$select=id,facts`);
    expect(named.status).toBe(403);
  });

  test('tell the teacher no more than the agreement does', async () => {
    await notified(ours, AFTER);
    const { body } = await api.call('teacher', 'GET', `MobilityAgreements/${id}`);
    expect(body.facts).toEqual({
      status: 3,
      ewpStatus: 3,
      terminated: 0,
      localStatus: 0,
      isDeleted: false,
      hasPartnerCopy: true,
    });
  });

  test.each([
    ['ours since the last change', () => notified(ours, AFTER), true],
    ['ours of an earlier copy', () => notified(ours, BEFORE), false],
    ["the partner's", () => notified('theirs.example', AFTER), false],
  ])('count a notification of this round alone: %s', async (_, notify, hasNotified) => {
    await notify();
    expect(await facts()).toMatchObject({ hasNotified });
  });

  test.each([
    ['ours since their notification', () => approved(ours, LATER), true],
    ['ours of an earlier copy of theirs', () => approved(ours, BEFORE), false],
    ["the partner's", () => approved('theirs.example', LATER), false],
  ])('count an approval of this round alone: %s', async (_, approve, hasApproved) => {
    await notified('theirs.example', AFTER);
    await approve();
    expect(await facts()).toMatchObject({ hasApproved });
  });

  test('know an approved copy, and students who go abroad', async () => {
    await sql`update agreements set approved_copy = '{"hash":"a1","agreement":{}}' where id = ${id}`.execute(
      api.database,
    );
    await sql`
      with application as (
        insert into applications (owner_id, type, status, application_year)
        values (3, 'long-term-studies', 'validated', 2026) returning id
      )
      insert into application_preferred_mobilities (application_id, position, iia_id)
      select id, 0, ${id}::integer from application`.execute(api.database);
    expect(await facts()).toMatchObject({ wasApproved: true, hasMobilities: true });
  });

  test('are selected with or without other members, under any name, and by their own name alone', async () => {
    const path = `MobilityAgreements/${id}?$select=`;
    expect((await api.call('iro', 'GET', `${path}facts`)).body).toEqual({ facts: await facts() });
    expect((await api.call('iro', 'GET', `${path}id,facts as now`)).body).toEqual({ id, now: await facts() });
    expect((await api.call('iro', 'GET', `${path}id`)).body).toEqual({ id });
    expect((await api.call('iro', 'GET', `${path}facts/status`)).status).toBe(400);
  });

  test('are not in a list, and a list that asks for them is told where they are', async () => {
    const list = await api.call('iro', 'GET', 'MobilityAgreements?$top=1');
    expect(list.body.value[0]).not.toHaveProperty('facts');
    const asked = await api.call('iro', 'GET', 'MobilityAgreements?$select=id,facts');
    expect(asked).toMatchObject({ status: 400, body: { code: 'bad-query' } });
    expect(asked.body.message).toContain('one record at a time');
  });

  test('change nothing when they are posted', async () => {
    const { dateModified } = (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
    const body = { id, dateModified, localStatus: 1, facts: { status: 1, hasApproved: 'yes' } };
    expect((await api.save('iro', 'MobilityAgreements', body)).status).toBe(200);
    expect(await facts()).toMatchObject({ status: 3, localStatus: 1, hasApproved: false });
  });
});
