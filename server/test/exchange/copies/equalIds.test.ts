import { sql } from 'kysely';
import { importAgreement, linkAgreement } from '../../../src/exchange/services/office/importAgreement.ts';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { receiveCnr } from '../../../src/exchange/services/work/receiveCnr.ts';
import { listAttention } from '../../../src/exchange/store/attention.ts';
import { findLinkedAgreement } from '../../../src/exchange/store/copies/exchangeRow.ts';
import { listIncoming } from '../../../src/exchange/store/incoming/listIncoming.ts';
import { keepPartnerAgreement } from '../../../src/exchange/store/copies/partnerAgreements.ts';
import type { Iia } from 'ewp/documents';
import { callerWith } from '../../support/api/dataApiApp.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { buildConditions, buildContact, buildStudentSpec } from 'ewp/testing';
import {
  failure,
  fakeExchange,
  OWN_HEI,
  PARTNER_HEI,
  served,
  STRANGER_HEI,
  type FakeExchange,
} from '../support/fakeExchange.ts';

const CALL = { caller: callerWith('IRO', 1, 'iro'), requestId: 'r1' };
/** Both partners count their agreements and units like this, and have people of the same names. */
const SHARED_EMAIL = 'one@office.example';
const IDS = ['1', '2', '3'];
const PARTNERS = [
  { heiId: PARTNER_HEI, institution: 2 },
  { heiId: STRANGER_HEI, institution: 3 },
] as const;

let api: SaveApi;
const offers = async () => (await listIncoming(api.database, { top: 100, skip: 0 })).value;
let exchange: FakeExchange;
/** Ours by the partner and its id of the copy. */
const ours = new Map<string, number>();
const oursOf = (heiId: string, iiaId: string) => ours.get(`${heiId} ${iiaId}`)!;
const EACH = PARTNERS.flatMap((partner) => IDS.map((iiaId) => ({ ...partner, iiaId })));

function copyOf(heiId: string, iiaId: string, totalMonthsPerYear = 10): Iia {
  return {
    partners: [
      { heiId, iiaId, iiaCode: iiaId, contacts: [buildContact({ emails: [SHARED_EMAIL] })] },
      { heiId: OWN_HEI, contacts: [] },
    ],
    inEffect: false,
    cooperationConditions: buildConditions({
      studentStudies: [
        buildStudentSpec({
          sendingHeiId: heiId,
          receivingHeiId: OWN_HEI,
          sendingOunitId: iiaId,
          subjectAreas: [{ iscedFCode: '0611' }],
          totalMonthsPerYear,
        }),
      ],
      staffTeacher: [],
    }),
  };
}

async function offer(heiId: string, iiaId: string): Promise<void> {
  const received = served(copyOf(heiId, iiaId));
  await keepPartnerAgreement(api.database, { heiId, iiaId, received, receivedAt: exchange.partner.now });
}

async function told(heiId: string, iiaId: string): Promise<void> {
  exchange.partner.now = new Date(exchange.partner.now.getTime() + 60_000);
  const receivedAt = exchange.partner.now;
  await receiveCnr(exchange.services, 'iia-cnr', {
    iiaId,
    notifierHeiIds: [heiId],
    receivedAt,
    requestId: 'r2',
  });
  const { rows } = await sql<{ id: number }>`
    select id from exchange_incoming where state = 'waiting' order by id`.execute(api.database);
  for (const { id } of rows) await processIncoming(exchange.services, id);
}

const read = async (id: number) => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;

beforeAll(async () => {
  api = await startSaveApi();
  exchange = fakeExchange(api.database);
}, START_TIMEOUT_MS);
afterAll(() => api.close());

describe('two partners who count their agreements, units and people alike', () => {
  test('offer their agreements side by side, and each is imported as its own', async () => {
    for (const { heiId, iiaId } of EACH) await offer(heiId, iiaId);
    const incoming = await offers();
    expect(incoming.map(({ heiId, iiaId }) => `${heiId} ${iiaId}`).toSorted()).toEqual(
      EACH.map(({ heiId, iiaId }) => `${heiId} ${iiaId}`).toSorted(),
    );

    for (const { id, heiId, iiaId } of incoming) {
      const reply = await importAgreement(exchange.services, id, CALL);
      ours.set(`${heiId} ${iiaId}`, reply.agreementId);
      const left = await offers();
      expect(left.filter((other) => other.heiId !== heiId)).toEqual(
        incoming.filter((other) => other.heiId !== heiId && left.some((one) => one.id === other.id)),
      );
    }
    expect(new Set(ours.values()).size).toBe(EACH.length);
    expect(await offers()).toEqual([]);
  });

  test.each(EACH)(
    'are never taken for one another: $heiId, copy $iiaId',
    async ({ heiId, institution, iiaId }) => {
      const id = oursOf(heiId, iiaId);
      const agreement = await read(id);
      expect(agreement.institutions.map((each: { id: number }) => each.id)).toEqual([1, institution]);
      expect(agreement.partnerAgreementIdentifications).toMatchObject([{ iiaId }]);
      const [row] = agreement.studentMobilitiesForStudies;
      const { body } = await api.call(
        'iro',
        'GET',
        `MobilityDepartments/${row.fromDepartment.id}?$expand=institution`,
      );
      expect(body).toMatchObject({ ounitId: iiaId, institution: { id: institution } });
      const people = agreement.departmentalCoordinatorContacts.filter(
        ({ email }: { email: string }) => email === SHARED_EMAIL,
      );
      expect(people).toMatchObject([{ institution: { id: institution } }]);
      expect(await findLinkedAgreement(api.database, heiId, iiaId)).toBe(id);
    },
  );

  test.each(EACH)('tell of their own copy alone: $heiId, copy $iiaId', async ({ heiId, iiaId }) => {
    const id = oursOf(heiId, iiaId);
    const others = [...ours.values()].filter((other) => other !== id);
    const before = await Promise.all(others.map(read));
    exchange.partner.copies = [served(copyOf(heiId, iiaId, 12))];
    await told(heiId, iiaId);

    const { rows } = await sql<{ months: string }>`
      select partners->'iia'->'cooperationConditions'->'studentStudies'->0->>'totalMonthsPerYear' as months
      from iia_exchanges where agreement_id = ${id}`.execute(api.database);
    expect(rows).toEqual([{ months: '12' }]);
    expect(await Promise.all(others.map(read))).toEqual(before);
  });

  test('give the office something to look into for the one whose partner failed', async () => {
    exchange.partner.copies = failure('not-valid');
    await told(STRANGER_HEI, '2');
    const attention = await listAttention(api.database, exchange.partner.now, { top: 50, skip: 0 });
    expect(attention.value.map(({ agreementId }) => agreementId)).toEqual([oursOf(STRANGER_HEI, '2')]);
  });

  test('an agreement with one is not linked with the copy of the other', async () => {
    await offer(STRANGER_HEI, '9');
    const [offered] = await offers();
    const id = offered?.id ?? 0;
    const link = linkAgreement(exchange.services, { id, agreementId: oursOf(PARTNER_HEI, '1') }, CALL);
    await expect(link).rejects.toThrow('cannot be linked');
    expect(await offers()).toHaveLength(1);
  });
});
