import { sql } from 'kysely';
import type { Iia } from 'ewp/documents';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { keepIncoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { type BulkApi, startBulkApi } from '../../support/api/bulkApi.ts';
import { NOW, START_TIMEOUT_MS } from '../../support/api/saveApi.ts';
import { fakeExchange, type FakeExchange, PARTNER_HEI, served } from '../support/fakeExchange.ts';
import { mirrored } from '../support/mirrored.ts';
import { OPEN_ROW } from '../support/pairs.ts';

let api: BulkApi;
let exchange: FakeExchange;

beforeAll(async () => {
  api = await startBulkApi((database) => {
    exchange = fakeExchange(database);
    exchange.partner.now = NOW;
    return exchange.services;
  });
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

const STATUSES = [1, 2, 3];
const EWP_STATUSES = [1, 2, 3, 4, 5, 6, 7];
const TERMINATIONS = [0, 1, 2, 3, 4];

/** What there can be of the partner's copy, and of ours. */
const COPIES = ['none', 'same', 'differing', 'unlinked', 'unnamed', 'ended', 'lacking'] as const;
type CopyKind = (typeof COPIES)[number];

async function newAgreement(kind: CopyKind): Promise<number> {
  const id = await api.newAgreement({
    institutions: [{ id: 1 }, { id: 2 }],
    studentMobilitiesForStudies: [OPEN_ROW],
  });
  if (kind === 'none') return id;
  if (kind === 'lacking') {
    await sql`update agreement_mobilities set mobilities_per_year = 0 where agreement_id = ${id}`.execute(
      api.database,
    );
    return id;
  }
  const { body: job } = await api.begin('iro', 'finalize', [id]);
  await api.ended(job.id);
  await partnerAnswers(id, kind === 'differing' ? 44 : undefined);
  if (kind === 'unlinked')
    await sql`update iia_exchanges set partners = jsonb_set(partners, '{iia,partners,1,iiaId}', '"other"')
      where agreement_id = ${id}`.execute(api.database);
  if (kind === 'ended')
    await sql`update iia_exchanges set partners = jsonb_set(jsonb_set(partners, '{isTerminated}', 'true'),
        '{iia,cooperationConditions,isTerminatedAsAWhole}', 'true') where agreement_id = ${id}`.execute(
      api.database,
    );
  if (kind === 'unnamed')
    await sql`delete from partner_agreement_identifications where agreement_id = ${id}`.execute(api.database);
  return id;
}

async function partnerAnswers(id: number, places?: number): Promise<void> {
  const example = await mirrored(api.database, id, `p-${id}`);
  const { cooperationConditions } = example;
  const studentStudies = cooperationConditions.studentStudies.map((row) => ({
    ...row,
    mobilitiesPerYear: places ?? row.mobilitiesPerYear,
  }));
  const copy: Iia = { ...example, cooperationConditions: { ...cooperationConditions, studentStudies } };
  exchange.partner.copies = [served(copy)];
  const cnr = { kind: 'iia-cnr', heiId: PARTNER_HEI, iiaId: `p-${id}` } as const;
  await processIncoming(exchange.services, (await keepIncoming(api.database, cnr, NOW)) ?? 0);
}

async function reasonOf(work: string, id: number): Promise<string | null> {
  const { body } = await api.bulk('iro', '/preview', { work, agreements: [id] });
  return body.value[0].reason?.code ?? null;
}

/** By which work of many agreements each kind of step is taken, by the status; a draft is submitted first, and what is to be finished edited. */
const WORK: Readonly<Record<string, (status: number) => readonly string[]>> = {
  approve: () => ['approve'],
  send: (status) => [status === 3 ? 'notify' : 'finalize'],
  answer: (status) => (status === 1 ? [] : [status === 3 ? 'notify' : 'finalize']),
};

test.each(COPIES)(
  'with the copy %s no kind of work lists what its own step refuses, whatever the status',
  async (kind) => {
    const id = await newAgreement(kind);
    const wrong: unknown[] = [];
    const found = new Set<string>();
    for (const status of STATUSES)
      for (const ewpStatus of EWP_STATUSES)
        for (const terminated of TERMINATIONS) {
          // What both have approved was final.
          if (ewpStatus === 7 && status !== 3) continue;
          await sql`
            with exchanged as (
              update iia_exchanges set ewp_status_id = ${ewpStatus}, terminated = ${terminated}, judged_of = null where agreement_id = ${id}
            )
            update agreements set status_id = ${status}, ewp_status_id = ${ewpStatus}, terminated = ${terminated},
              date_modified = date_modified + interval '1 second' where id = ${id}`.execute(api.database);
          const query = `MobilityAgreements?$filter=id eq ${id}&$select=waitingStep,waitingObstacle,campaignStage`;
          const [row] = (await api.call('iro', 'GET', query)).body.value;
          const { waitingStep: step, waitingObstacle: obstacle, campaignStage: stage } = row;
          found.add(`${step} ${obstacle}`);
          const works = [...(WORK[step]?.(status) ?? []), ...(stage === 'approve' ? ['approve'] : [])];
          for (const work of works) {
            const reason = await reasonOf(work, id);
            if (reason !== null) wrong.push({ status, ewpStatus, terminated, step, work, reason });
          }
          // What is to be corrected is refused where somebody approves all the same.
          const isVain = step === 'correct' && (await reasonOf('approve', id)) === null;
          if (isVain || (step === 'correct') !== (obstacle !== 'none' && obstacle !== 'incomplete'))
            wrong.push({ status, ewpStatus, terminated, step, obstacle });
        }
    expect(wrong.slice(0, 3)).toEqual([]);
    const can = [...found].some((name) => /^(?:approve|end) /.test(name));
    expect([kind, can]).toEqual([kind, kind === 'same' || kind === 'ended']);
  },
  START_TIMEOUT_MS,
);
