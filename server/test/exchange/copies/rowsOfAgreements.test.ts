import { sql } from 'kysely';
import { approveCopy } from '../../../src/exchange/services/office/approveCopy.ts';
import { notifyPartner } from '../../../src/exchange/services/office/notifyPartner.ts';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { receiveCnr } from '../../../src/exchange/services/work/receiveCnr.ts';
import { callerWith } from '../../support/api/dataApiApp.ts';
import { agreement } from '../../support/api/saveBodies.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import {
  fakeExchange,
  PARTNER_HEI,
  served,
  STRANGER_HEI,
  type FakeExchange,
} from '../support/fakeExchange.ts';
import { mirrored } from '../support/mirrored.ts';
import { OPEN_ROW } from '../support/pairs.ts';

const IRO = callerWith('IRO', 1, 'iro');

let api: SaveApi;
let exchange: FakeExchange;
/** Ours with either partner; each partner calls its copy by the number of our agreement with the other. */
let first: number;
let second: number;

beforeAll(async () => {
  api = await startSaveApi();
  exchange = fakeExchange(api.database);
  first = await notifiedAgreement(2);
  second = await notifiedAgreement(3);
  await told('iia-cnr', PARTNER_HEI, second);
  await told('iia-cnr', STRANGER_HEI, first);
  await link(first, PARTNER_HEI, second);
  await link(second, STRANGER_HEI, first);
}, START_TIMEOUT_MS);
afterAll(() => api.close());

async function notifiedAgreement(partner: number): Promise<number> {
  const body = agreement({
    institutions: [{ id: 1 }, { id: partner }],
    studentMobilitiesForStudies: [{ ...OPEN_ROW, toInstitution: { id: partner } }],
  });
  const { id } = (await api.save('iro', 'MobilityAgreements', body)).body;
  await sql`update agreements set status_id = 3 where id = ${id}`.execute(api.database);
  await notifyPartner(exchange.services, id, IRO);
  return id;
}

async function told(kind: 'iia-cnr' | 'iia-approval-cnr', heiId: string, iiaId: number): Promise<void> {
  exchange.partner.now = new Date(exchange.partner.now.getTime() + 60_000);
  const receivedAt = exchange.partner.now;
  const cnr = { iiaId: String(iiaId), notifierHeiIds: [heiId], receivedAt, requestId: 'test' };
  await receiveCnr(exchange.services, kind, cnr);
}

/** Works off the notification of a partner whose copy says the same as ours. */
async function link(id: number, heiId: string, iiaId: number): Promise<void> {
  exchange.partner.copies = [served(await mirrored(api.database, id, String(iiaId)))];
  const { rows } = await sql<{ id: number }>`
    select id from exchange_incoming where hei_id = ${heiId} and state = 'waiting'`.execute(api.database);
  for (const row of rows) await processIncoming(exchange.services, row.id);
  const { body } = await api.call('iro', 'GET', `MobilityAgreements/${id}`);
  expect(body.partnerAgreementIdentifications).toMatchObject([{ iiaId: String(iiaId) }]);
}

async function rowsBy(set: string, filter: string, who: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ $filter: filter, $orderby: 'id', $top: '-1', $count: 'true' });
  const { body } = await api.call('iro', 'GET', `${set}?${query.toString()}`);
  expect(body.total).toBe(body.value.length);
  return body.value.map((row: Record<string, string>) => row[who]);
}

const notifiers = (filter: string) => rowsBy('MobilityNotifications', filter, 'notifierHeiId');
const approvers = (filter: string) => rowsBy('MobilityAgreementApprovalResponses', filter, 'approvingHeiId');
const factsOf = async (id: number) => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body.facts;

describe('two partners who count their agreements alike', () => {
  test('each have the notifications of their own agreement, also those from before the copies were linked', async () => {
    const heiIds = async (id: number) => [...new Set(await notifiers(`agreement/id eq ${id}`))].sort();
    expect(await heiIds(first)).toEqual(['local.example.edu', PARTNER_HEI].sort());
    expect(await heiIds(second)).toEqual(['local.example.edu', STRANGER_HEI].sort());
  });

  test.each([
    [
      'or',
      (member: string, id: number, theirs: number) => `${member} eq '${id}' or ${member} eq '${theirs}'`,
    ],
    ['in', (member: string, id: number, theirs: number) => `${member} in ('${id}','${theirs}')`],
  ])("get the same rows by the documents' call with %s", async (_, written) => {
    for (const [id, theirs] of [
      [first, second],
      [second, first],
    ] as const) {
      const all = await notifiers(`agreement/id eq ${id}`);
      expect(await notifiers(written('changedElementIds', id, theirs))).toEqual(all);
      const ours = await notifiers(
        `(${written('changedElementIds', id, theirs)}) and notifierHeiId eq 'local.example.edu'`,
      );
      expect(ours).toEqual(all.filter((heiId) => heiId === 'local.example.edu'));
      expect(ours.length).toBeGreaterThan(0);
    }
  });

  test('an id that no agreement of ours is meant by is looked for as it is written', async () => {
    await told('iia-cnr', STRANGER_HEI, 987_654);
    expect(await notifiers("changedElementIds eq '987654'")).toEqual([STRANGER_HEI]);
    expect(await notifiers(`agreement/id eq ${second}`)).not.toHaveLength(0);
    expect(await notifiers("changedElementIds eq '987654' and agreement eq null")).toEqual([STRANGER_HEI]);
  });

  test('an approval of one says nothing about the agreement with the other', async () => {
    exchange.partner.now = new Date('2026-11-30T12:00:00Z');
    exchange.partner.copies = [served(await mirrored(api.database, first, String(second)))];
    const result = await approveCopy(exchange.services, first, IRO);
    expect(result).not.toHaveProperty('refusal');
    expect(await factsOf(first)).toMatchObject({ hasApproved: true, ewpStatus: 5 });
    expect(await factsOf(second)).toMatchObject({ hasApproved: false, ewpStatus: 4 });
    expect(await approvers(`agreement/id eq ${first}`)).toEqual(['local.example.edu']);
    expect(await approvers(`agreement/id eq ${second}`)).toEqual([]);
    expect(await approvers(`iiaId eq '${first}' or iiaId eq '${second}'`)).toEqual(['local.example.edu']);
    expect(await approvers(`iiaId eq '${second}' or iiaId eq '${first}'`)).toEqual([]);
  });

  test('a notification of one about a copy that is not shared with it belongs to no agreement', async () => {
    await told('iia-approval-cnr', STRANGER_HEI, first);
    const { rows } = await sql<{ agreement: number | null }>`
      select agreement_id as agreement from notifications order by id desc limit 1`.execute(api.database);
    expect(rows).toEqual([{ agreement: null }]);
    await told('iia-approval-cnr', STRANGER_HEI, second);
    expect(await notifiers(`agreement/id eq ${second}`)).toContain(STRANGER_HEI);
  });
});
