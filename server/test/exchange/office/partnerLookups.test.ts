import { sql } from 'kysely';
import type { CallFailure, CallOutcome } from 'ewp/client';
import type { Hei, Ounit } from 'ewp/documents';
import { partnerLookups, type PartnerLookups } from '../../../src/exchange/lookups/partnerLookups.ts';
import type { PartnerDirectory } from '../../../src/exchange/network/partnerDirectory.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { buildContact, buildHei, buildOunit } from 'ewp/testing';
import { failure, OWN_HEI, PARTNER_HEI } from '../support/fakeExchange.ts';

const NEWCOMER = 'newcomer.example.edu';
const USER = 1;

let api: SaveApi;
let now: Date;
/** What the partner says, and what it was asked. */
let institution: Hei | null | CallFailure;
let perCall: number | null;
let units: (ids: readonly string[]) => readonly Ounit[] | CallFailure;
let asked: string[];
let lookups: PartnerLookups;

beforeAll(async () => {
  api = await startSaveApi();
  await sql`update departments set ounit_id = 'ours-2', url = 'https://partner.example.edu/mat' where id = 2`.execute(
    api.database,
  );
  await sql`insert into contacts (given_name, family_name, email, department_id) values ('On', 'Trial', 'TEST@x.example', 2)`.execute(
    api.database,
  );
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(() => {
  now = new Date('2026-11-22T09:00:00Z');
  asked = [];
  institution = buildHei({ heiId: PARTNER_HEI, rootOunitId: 'root', ounitIds: ['a', 'b', 'root'] });
  perCall = 100;
  units = (ids) => ids.map((ounitId) => buildOunit({ ounitId, contacts: [buildContact()] }));
  const directory: PartnerDirectory = {
    listed: async (heiId) =>
      heiId === NEWCOMER ? { heiId, names: [{ value: 'Newcomer' }], otherIds: [] } : null,
    all: async () => null,
    exchanging: async () => new Set(),
    offered: async () => [],
    institution: async (heiId, by) => {
      asked.push(`${heiId} for ${by.userId} ${by.isWaitedFor ? 'who waits' : ''}`);
      return institution === null || !('isWorthRetry' in institution)
        ? done(institution)
        : failed(institution);
    },
    factsheet: async () => null,
    unitsPerCall: async () => perCall,
    units: async (_heiId, ids) => {
      asked.push(ids.join(' '));
      const told = units(ids);
      return 'isWorthRetry' in told ? failed(told) : done(told);
    },
  };
  lookups = partnerLookups({ database: api.database, services: { directory, clock: () => now } });
});

function done<T>(value: T): CallOutcome<T> {
  return { isDone: true, value, xml: '' };
}

function failed(reason: CallFailure): CallOutcome<never> {
  return { isDone: false, failure: reason };
}

describe('partnerLookups', () => {
  test('asks the partner for itself and all its units in two calls, for the person who waits', async () => {
    const all = await lookups.units(PARTNER_HEI, USER);
    expect(all).toMatchObject({ source: 'partner', notHeard: null, at: now.toISOString(), notAsked: [] });
    expect(all?.ounit.map(({ ounitId }) => ounitId)).toEqual(['root', 'a', 'b']);
    expect(all?.ounit[0]).toMatchObject({
      name: [{ value: 'School of Law', lang: 'en' }],
      contact: [
        {
          email: ['ada@uni-a.example'],
          personGivenNames: [{ value: 'Ada' }],
          personFamilyName: [{ value: 'Example' }],
          phoneNumber: [{ e164: '+302100000000' }],
          roleDescription: [{ value: 'Συντονίστρια', lang: 'el' }],
        },
      ],
    });
    expect(asked).toEqual([`${PARTNER_HEI} for 1 who waits`, 'root a b']);
  });

  test('asks once for all who ask within some minutes, at once or one after the other', async () => {
    await Promise.all([1, 2, 3].map((user) => lookups.units(PARTNER_HEI, user)));
    expect(await lookups.unit(PARTNER_HEI, 'b', USER)).toMatchObject({ ounit: [{ ounitId: 'b' }] });
    expect(await lookups.hei(PARTNER_HEI, USER)).toMatchObject({ hei: [{ ounitId: ['root', 'a', 'b'] }] });
    expect(asked).toHaveLength(2);
    now = new Date(now.getTime() + 6 * 60_000);
    expect(await lookups.hei(PARTNER_HEI, USER)).toMatchObject({ at: now.toISOString() });
    expect(asked).toHaveLength(3);
  });

  test('names no more units in one call than the partner allows', async () => {
    perCall = 2;
    await lookups.units(PARTNER_HEI, USER);
    expect(asked.slice(1)).toEqual(['root a', 'b']);
  });

  test('leaves units for later when there are too many to ask for, and gives each of them alone', async () => {
    perCall = 1;
    institution = buildHei({
      heiId: PARTNER_HEI,
      rootOunitId: undefined,
      ounitIds: Array.from({ length: 60 }, (_, index) => `unit-${index}`),
    });
    const all = await lookups.units(PARTNER_HEI, USER);
    expect(all?.ounit).toHaveLength(24);
    expect(all?.notAsked).toHaveLength(36);
    expect(await lookups.unit(PARTNER_HEI, 'unit-59', USER)).toMatchObject({
      source: 'partner',
      ounit: [{ ounitId: 'unit-59' }],
    });
  });

  test('gives what was told before the partner failed, and asks again the next time', async () => {
    perCall = 1;
    units = (ids) => (ids[0] === 'b' ? failure('timeout') : [buildOunit({ ounitId: ids[0] ?? '' })]);
    expect(await lookups.units(PARTNER_HEI, USER)).toMatchObject({ source: 'partner', notAsked: ['b'] });
    units = (ids) => [buildOunit({ ounitId: ids[0] ?? '' })];
    expect(await lookups.units(PARTNER_HEI, USER)).toMatchObject({ notAsked: [] });
  });

  test('leaves out contacts on trial and units that the partner does not know', async () => {
    units = () => [
      buildOunit({
        ounitId: 'a',
        contacts: [buildContact({ emails: ['x@uni.example', 'TESTER@uni.example'] })],
      }),
    ];
    const all = await lookups.units(PARTNER_HEI, USER);
    expect(all?.ounit).toMatchObject([{ ounitId: 'a', contact: [] }]);
    expect(await lookups.unit(PARTNER_HEI, 'none', USER)).toBeUndefined();
  });

  test.each<[CallFailure, string]>([
    [failure('timeout'), 'unreachable'],
    [failure('network'), 'unreachable'],
    [failure('status', 503), 'unreachable'],
    [failure('status', 400), 'refused'],
    [failure('not-xml'), 'unreadable'],
    [failure('bad-signature'), 'unreadable'],
  ])('answers from our own records and says why when the partner fails: %j', async (reason, notHeard) => {
    institution = { ...reason, developerMessage: 'Out of order.' };
    const origin = { source: 'own-records', notHeard };
    expect(await lookups.hei(PARTNER_HEI, USER)).toMatchObject({
      ...origin,
      hei: [{ heiId: PARTNER_HEI, ounitId: ['ours-2'], name: [{ value: 'Partner University' }] }],
    });
    expect(await lookups.units(PARTNER_HEI, USER)).toMatchObject({
      ...origin,
      developerMessage: reason.kind === 'status' ? 'Out of order.' : null,
      ounit: [{ ounitId: 'ours-2', contact: [{ email: ['partner@example.org'] }] }],
    });
    units = () => reason;
    expect(await lookups.unit(PARTNER_HEI, 'ours-2', USER)).toMatchObject({ ...origin, ounit: [{}] });
    expect(await lookups.unit(PARTNER_HEI, 'none', USER)).toMatchObject({ ...origin, ounit: [] });
  });

  test('does not hold a failure against the partner', async () => {
    institution = failure('timeout');
    await lookups.hei(PARTNER_HEI, USER);
    institution = buildHei({ heiId: PARTNER_HEI });
    expect(await lookups.hei(PARTNER_HEI, USER)).toMatchObject({ source: 'partner' });
  });

  test('says that a partner tells of itself but not of its units', async () => {
    perCall = null;
    expect(await lookups.hei(PARTNER_HEI, USER)).toMatchObject({ source: 'partner' });
    expect(await lookups.units(PARTNER_HEI, USER)).toMatchObject({
      source: 'own-records',
      notHeard: 'not-listed',
      ounit: [{ ounitId: 'ours-2' }],
    });
  });

  test('knows an institution of the network that our records do not have', async () => {
    institution = buildHei({ heiId: NEWCOMER, ounitIds: ['x'], rootOunitId: undefined });
    expect(await lookups.units(NEWCOMER, USER)).toMatchObject({
      source: 'partner',
      ounit: [{ ounitId: 'x' }],
    });
    now = new Date(now.getTime() + 6 * 60_000);
    institution = failure('timeout');
    expect(await lookups.hei(NEWCOMER, USER)).toMatchObject({
      notHeard: 'unreachable',
      hei: [{ name: [{ value: 'Newcomer' }], ounitId: [] }],
    });
  });

  test('knows nobody whom neither the network nor our records know', async () => {
    institution = null;
    for (const found of [
      await lookups.hei('nobody.example', USER),
      await lookups.units('nobody.example', USER),
    ]) {
      expect(found).toBeUndefined();
    }
  });

  test('asks nobody about our own institution', async () => {
    expect(await lookups.hei(OWN_HEI, USER)).toMatchObject({ notHeard: 'own-institution' });
    expect(await lookups.unit(OWN_HEI, 'none', USER)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
