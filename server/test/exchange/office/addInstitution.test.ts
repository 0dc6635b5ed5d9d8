import { sql } from 'kysely';
import { addInstitution } from '../../../src/exchange/services/office/addInstitution.ts';
import { searchNetwork } from '../../../src/exchange/services/office/searchNetwork.ts';
import type { SignedInCaller } from '../../../src/platform/tokens/caller.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { fakeExchange, type FakeExchange } from '../support/fakeExchange.ts';

let api: SaveApi;
let exchange: FakeExchange;

beforeAll(async () => {
  api = await startSaveApi();
  exchange = fakeExchange(api.database);
  await sql`
    insert into countries (id, code, name) values (40, 'AT', 'Austria'), (826, 'GB', 'United Kingdom') on conflict do nothing`.execute(
    api.database,
  );
}, START_TIMEOUT_MS);
afterAll(() => api.close());

const LISTED = {
  names: [
    { value: 'Graz', lang: 'de' },
    { value: 'New University of Graz', lang: 'en' },
    { value: 'Νέο Πανεπιστήμιο του Γκρατς', lang: 'el' },
  ],
  otherIds: [
    { type: 'pic', value: '999999001' },
    { type: 'erasmus', value: 'A  GRAZ99' },
  ],
};

/** Adds the institution as the registry lists it: all of {@link LISTED} but for the change; null is not listed. */
async function add(heiId: string, change: Partial<typeof LISTED> | null = {}) {
  const directory = {
    ...exchange.services.directory,
    listed: async () => (change === null ? null : { heiId, ...LISTED, ...change }),
  };
  const caller = { id: 1, name: 'iro', permissions: ['institution_edit'] } as unknown as SignedInCaller;
  return addInstitution({ ...exchange.services, directory }, heiId, { caller, requestId: 'r' });
}

async function stored(heiId: string) {
  const { rows } = await sql`
    select institutions.name, institutions.name_gr as "nameGR", erasmus_code as "erasmusCode", pic, code as country, is_local as "isLocal"
    from institutions join countries on countries.id = country_id where hei_id = ${heiId}`.execute(
    api.database,
  );
  return rows;
}

test('an institution is added as the registry names it, with the change in the log, and once alone', async () => {
  const added = await Promise.all([add('new-graz.at'), add('new-graz.at')]);
  expect(added[0]).toEqual({ id: expect.any(Number), name: 'New University of Graz' });
  expect(added[1]).toEqual(added[0]);
  expect(await stored('new-graz.at')).toEqual([
    {
      name: 'New University of Graz',
      nameGR: 'Νέο Πανεπιστήμιο του Γκρατς',
      erasmusCode: 'A  GRAZ99',
      pic: '999999001',
      country: 'AT',
      isLocal: false,
    },
  ]);
  const { rows } = await sql<{ user: number }>`
    select user_id as user from audit_entries where set_name = 'MobilityInstitutions' and record_id = ${String(added[0]?.id)}`.execute(
    api.database,
  );
  expect(rows).toEqual([{ user: 1 }]);
});

test('two network ids with one Erasmus code are two institutions', async () => {
  await add('first-graz.at', { otherIds: [{ type: 'erasmus', value: 'A  GRAZ98' }] });
  await add('second-graz.at', { otherIds: [{ type: 'erasmus', value: 'A  GRAZ98' }] });
  expect(await stored('first-graz.at')).toMatchObject([{ erasmusCode: 'A  GRAZ98', country: 'AT' }]);
  expect(await stored('second-graz.at')).toMatchObject([{ erasmusCode: null, country: 'AT' }]);
});

test('where no code tells the country the network id does, and else it is refused in words', async () => {
  await add('bare.ac.uk', { otherIds: [], names: [{ value: 'Bare', lang: 'cy' }] });
  expect(await stored('bare.ac.uk')).toMatchObject([{ name: 'Bare', erasmusCode: null, country: 'GB' }]);
  await expect(add('nowhere.edu', { otherIds: [] })).rejects.toMatchObject({ code: 'conflict' });
  expect(await stored('nowhere.edu')).toEqual([]);
});

test('what the registry does not know is not added', async () => {
  expect(await add('unknown.example', null)).toBeUndefined();
});

test('institutions of the registry are found by all words of names, id and Erasmus code, with those that the portal has', async () => {
  const hei = (heiId: string, change: Partial<typeof LISTED> = {}) => ({ heiId, ...LISTED, ...change });
  const listed = [
    hei('search-graz.at'),
    hei('new-graz.at'),
    hei('other.example', { names: [{ value: 'Όθρις', lang: 'el' }], otherIds: [] }),
    ...Array.from({ length: 25 }, (_, index) => hei(`many-${index}.example`, { names: [], otherIds: [] })),
  ];
  const find = (text: string) =>
    searchNetwork(
      { ...exchange.services, directory: { ...exchange.services.directory, all: async () => listed } },
      text,
    );
  expect(await find('γκρατς SEARCH')).toEqual({
    value: [
      {
        heiId: 'search-graz.at',
        name: 'New University of Graz',
        nameGR: 'Νέο Πανεπιστήμιο του Γκρατς',
        erasmusCode: 'A  GRAZ99',
        institution: null,
      },
    ],
    hasMore: false,
  });
  expect((await find('new-graz')).value).toMatchObject([{ institution: expect.any(Number) }]);
  expect((await find('οθρισ')).value).toMatchObject([{ name: 'Όθρις', nameGR: 'Όθρις', erasmusCode: null }]);
  expect(await find('many-')).toMatchObject({ value: { length: 20 }, hasMore: true });
  expect(await find(' g ')).toEqual({ value: [], hasMore: false });
  await expect(searchNetwork(exchange.services, 'graz')).rejects.toMatchObject({ code: 'unavailable' });
});
