import { sql } from 'kysely';
import { factsheetNotesSchema } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import type { Factsheet } from 'ewp/documents';
import type { ExchangeServices } from '../../../src/exchange/services/exchangeServices.ts';
import {
  beginFactsheetNight,
  refreshAtNight,
} from '../../../src/exchange/services/factsheets/factsheetNight.ts';
import { partnersLeft } from '../../../src/exchange/store/factsheets/factsheetNights.ts';
import { changedFactsheets } from '../../../src/overview/changedFactsheets.ts';
import { USER_IDS } from '../../support/api/saveFixture.ts';
import {
  NOW,
  startSaveApi,
  START_TIMEOUT_MS,
  type SaveApi,
  type UserName,
} from '../../support/api/saveApi.ts';
import { failure, fakeExchange, PARTNER_HEI, type FakeExchange } from '../support/fakeExchange.ts';

const HOUR_MS = 3_600_000;

let api: SaveApi;
let exchange: FakeExchange;
let services: ExchangeServices;
/** Institutions that were asked, in order. */
let asked: string[];
/** What each partner answers; one that is not named is not on the network. */
let sheets: Record<string, Factsheet | ReturnType<typeof failure> | Error>;

const ENTRY = {
  email: 'office@example.org',
  phoneNumber: { e164: '+302310123456' },
  websiteUrls: [{ value: 'https://b.example/' }],
};

function sheet(decisionWeeksLimit = 3): Factsheet {
  return {
    heiId: PARTNER_HEI,
    calendar: {
      studentNominations: { autumnTerm: '--05-15', springTerm: '--10-31' },
      studentApplications: { autumnTerm: '--06-15', springTerm: '--11-30' },
    },
    applicationInfo: ENTRY,
    housingInfo: ENTRY,
    visaInfo: ENTRY,
    insuranceInfo: ENTRY,
    decisionWeeksLimit,
    torWeeksLimit: 5,
    additionalRequirements: [],
    accessibilities: [],
    additionalInfos: [],
  };
}

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate factsheet_nights, factsheet_notes; update factsheets set fetched_at = null`.execute(
    api.database,
  );
  exchange = fakeExchange(api.database);
  asked = [];
  sheets = {};
  services = {
    ...exchange.services,
    directory: {
      ...exchange.services.directory,
      factsheet: async (heiId) => {
        asked.push(heiId);
        const answer = sheets[heiId];
        if (answer instanceof Error) throw answer;
        if (answer === undefined) return null;
        return 'isWorthRetry' in answer
          ? { isDone: false, failure: answer }
          : { isDone: true, value: answer, xml: '' };
      },
    },
  };
});

const queued = () => exchange.queued.filter(({ job }) => job === 'factsheet').map(({ id }) => id);
const night = async () => {
  exchange.partner.now = new Date(exchange.partner.now.getTime() + 24 * HOUR_MS);
  exchange.queued.length = 0;
  await beginFactsheetNight(services);
  for (const id of queued()) await refreshAtNight(services, id);
};
const idOf = async (heiId: string) => {
  const { rows } = await sql<{ id: number; sheet: number }>`
    select institutions.id, factsheets.id as sheet from institutions
    left join factsheets on institution_id = institutions.id and is_active where hei_id = ${heiId}`.execute(
    api.database,
  );
  return rows[0]!;
};
const notesOf = async (id: number, user: UserName = 'iro') =>
  api.call(user, 'GET', `MobilityFactsheets/${id}/notes`);

describe('the night', () => {
  test('asks every partner once, notes what changed where, and tells the office of it until it has looked', async () => {
    sheets[PARTNER_HEI] = sheet();
    await night();
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toContain(PARTNER_HEI);
    expect(asked).not.toContain('local.example.edu');
    const { sheet: id } = await idOf(PARTNER_HEI);
    await sql`truncate factsheet_notes`.execute(api.database);
    sheets[PARTNER_HEI] = sheet(4);
    await night();
    const { notes, tried, hasMore } = factsheetNotesSchema.parse((await notesOf(id)).body);
    expect(notes).toMatchObject([
      {
        by: null,
        at: exchange.partner.now.toISOString(),
        changes: [{ field: 'decisionResponseWeeksLimit', before: '3', after: '4' }],
      },
    ]);
    expect({ tried, hasMore }).toEqual({
      tried: { at: exchange.partner.now.toISOString(), failure: null },
      hasMore: false,
    });
    const listed = async () => changedFactsheets(api.database, { id: USER_IDS.iro }, exchange.partner.now);
    expect(await listed()).toMatchObject({ total: 1, latest: [{ factsheetId: id, changes: 1 }] });
    await sql`update factsheet_notes set at = ${new Date(NOW.getTime() - HOUR_MS)}`.execute(api.database);
    await api.call('iro', 'POST', `MobilityFactsheets/${id}/look`, {});
    expect(await listed()).toEqual({ total: 0, latest: [] });
  });

  test('notes nothing where the partner says the same as the night before', async () => {
    sheets[PARTNER_HEI] = sheet();
    await night();
    await sql`truncate factsheet_notes`.execute(api.database);
    await night();
    const { sheet: id } = await idOf(PARTNER_HEI);
    expect(factsheetNotesSchema.parse((await notesOf(id)).body).notes).toEqual([]);
  });

  test('leaves the factsheet of a partner that is down as it is, says so in both languages, and asks it again the next night', async () => {
    sheets[PARTNER_HEI] = sheet();
    await night();
    const { sheet: id } = await idOf(PARTNER_HEI);
    const stored = async () => (await api.call('iro', 'GET', `MobilityFactsheets/${id}`)).body;
    const before = await stored();
    sheets[PARTNER_HEI] = failure('timeout');
    await night();
    expect(await stored()).toEqual(before);
    expect((await notesOf(id)).body.tried.failure).toEqual(expect.stringMatching(/./));
    expect(await partnersLeft(api.database)).toEqual([]);
    sheets[PARTNER_HEI] = sheet();
    await night();
    expect((await notesOf(id)).body.tried.failure).toBeNull();
  });

  test('that two servers begin, or that begins once more the same morning, asks nobody twice', async () => {
    sheets[PARTNER_HEI] = sheet();
    await Promise.all([beginFactsheetNight(services), beginFactsheetNight(services)]);
    const ids = queued();
    await Promise.all([...ids, ...ids].map((id) => refreshAtNight(services, id)));
    expect(asked.filter((heiId) => heiId === PARTNER_HEI)).toHaveLength(1);
    exchange.partner.now = new Date(exchange.partner.now.getTime() + 3 * HOUR_MS);
    exchange.queued.length = 0;
    await beginFactsheetNight(services);
    expect(queued()).toEqual([]);
  });

  test('goes on with a partner whose server died over it, once nobody can be at it any more', async () => {
    const { id } = await idOf(PARTNER_HEI);
    await beginFactsheetNight(services);
    const until = new Date(exchange.partner.now.getTime() + 60_000);
    await sql`update factsheet_nights set claimed_until = ${until} where institution_id = ${id}`.execute(
      api.database,
    );
    await refreshAtNight(services, id);
    expect(asked).toEqual([]);
    expect(await partnersLeft(api.database)).toContainEqual({ id, from: until });
    exchange.partner.now = until;
    await refreshAtNight(services, id);
    expect(asked).toEqual([PARTNER_HEI]);
  });

  test('lets a partner be taken up again at once after a fault of our own', async () => {
    const { id } = await idOf(PARTNER_HEI);
    await beginFactsheetNight(services);
    sheets[PARTNER_HEI] = new Error('our fault');
    await expect(refreshAtNight(services, id)).rejects.toThrow('our fault');
    sheets[PARTNER_HEI] = sheet();
    await refreshAtNight(services, id);
    expect(asked).toEqual([PARTNER_HEI, PARTNER_HEI]);
    expect(await partnersLeft(api.database)).not.toContainEqual(expect.objectContaining({ id }));
  });
});

test('what fetches changed is the office’s to read, and there is none of our own factsheet', async () => {
  const { sheet: id } = await idOf(PARTNER_HEI);
  expect((await notesOf(id, 'student')).status).toBe(403);
  expect((await notesOf(id, 'teacher')).status).toBe(403);
  const { sheet: own } = await idOf('local.example.edu');
  expect((await notesOf(own)).status).toBe(404);
  expect((await notesOf(999_999)).status).toBe(404);
});
