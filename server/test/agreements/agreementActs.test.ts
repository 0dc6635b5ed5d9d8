import { sql } from 'kysely';
import { AGREEMENT_ACTS, refusalOfAct } from 'shared-contracts/exchange/agreementActs.ts';
import { agreementFactsSchema } from 'shared-contracts/agreements/agreementFacts.ts';
import {
  LIFE_CYCLE,
  type LifeCycleAction,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { agreement } from '../support/api/saveBodies.ts';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

const STATES = [1, 2, 3].flatMap((status) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((ewp) =>
    (ewp === 7 ? [0, 1, 2, 3, 4] : [0, 4]).map((terminated) => [status, ewp, terminated] as const),
  ),
);

const body = () => agreement({ institutions: [{ id: 1 }, { id: 2 }] });

describe('on a portal without a network', () => {
  test.each(STATES)(
    'each act on an agreement in state %d, %d, %d is answered as the table of the life cycle says',
    async (status, ewp, terminated) => {
      const { id } = (await api.save('iro', 'MobilityAgreements', body())).body;
      await sql`insert into partner_agreement_identifications (agreement_id, iia_id) values (${id}, 'p-1')`.execute(
        api.database,
      );
      for (const act of AGREEMENT_ACTS) {
        await sql`update agreements set status_id = ${status}, ewp_status_id = ${ewp}, terminated = ${terminated},
          local_status = 0, is_deleted = false, approved_copy = null where id = ${id}`.execute(api.database);
        const { dateModified, facts } = (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
        const refusal = refusalOfAct(act, agreementFactsSchema.parse(facts), ROLE_PERMISSIONS.IRO);
        const { post }: LifeCycleAction = LIFE_CYCLE[act];
        const answer = await api.exchange('iro', `/agreements/${id}/acts/${act}`, { dateModified });
        const told = { act, status: answer.status, code: answer.body.errors?.[0]?.code };
        if (refusal !== undefined) expect(told).toEqual({ act, status: 409, code: refusal });
        else expect(told).toEqual({ act, status: post === undefined ? 503 : 200, code: undefined });
        const after = (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
        if (answer.status !== 200) expect(after).toMatchObject({ dateModified, facts });
      }
    },
  );

  test.each(['teacher', 'student', 'guest'] as const)('nobody but the office acts: %s', async (user) => {
    const { id, dateModified } = (await api.save('iro', 'MobilityAgreements', body())).body;
    for (const act of AGREEMENT_ACTS) {
      const answer = await api.exchange(user, `/agreements/${id}/acts/${act}`, { dateModified });
      expect({ act, status: answer.status }).toEqual({ act, status: 403 });
    }
  });

  test('finalizing is stored, and the answer says that the partner was not told', async () => {
    const { id } = (await api.save('iro', 'MobilityAgreements', { ...body(), status: { name: 'Submitted' } }))
      .body;
    const { dateModified } = (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
    const answer = await api.exchange('iro', `/agreements/${id}/acts/finalize`, { dateModified });
    expect(answer).toMatchObject({
      status: 200,
      body: { id, outcome: 'not-told', deliveries: [], problem: { code: 'unavailable' } },
    });
  });

  test('a draft of which nobody knows is deleted, and nobody has to be told', async () => {
    const { id, dateModified } = (await api.save('iro', 'MobilityAgreements', body())).body;
    const answer = await api.exchange('iro', `/agreements/${id}/acts/delete`, { dateModified });
    expect(answer).toMatchObject({ status: 200, body: { outcome: 'delivered' } });
    expect(answer.body).not.toHaveProperty('problem');
  });

  test.each([
    ['finalize', {}, 400],
    ['finalize', { dateModified: 'x', key: 'no uuid' }, 400],
    ['approve', { dateModified: 'x', agreement: { endYear: 2029 } }, 400],
    ['finalize', { dateModified: '2026-01-01T00:00:00.000Z' }, 409],
    ['sign', { dateModified: 'x' }, 404],
  ])('%s with %j is answered with %d', async (act, sent, status) => {
    const { id } = (await api.save('iro', 'MobilityAgreements', body())).body;
    expect(await api.exchange('iro', `/agreements/${id}/acts/${act}`, sent)).toMatchObject({ status });
    expect(await api.exchange('iro', `/agreements/999999/acts/${act}`, sent)).toMatchObject({
      status: status === 409 ? 404 : status,
    });
  });
});
