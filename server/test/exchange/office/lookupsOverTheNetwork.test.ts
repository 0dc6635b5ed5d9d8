import { sql } from 'kysely';
import { exchangeInstitutionsSchema } from 'shared-contracts/exchange/exchange.ts';
import { heiLookupSchema, ounitLookupSchema } from 'shared-contracts/exchange/partnerLookup.ts';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { agreement } from '../../support/api/saveBodies.ts';
import { HEI_A, HEI_B, startTwoPortals, type PortalNode, type TwoPortals } from '../support/portalNodes.ts';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';

const TIMEOUT_MS = patient(120_000);

let portals: TwoPortals;
let a: PortalNode;
let b: PortalNode;

beforeAll(async () => {
  portals = await startTwoPortals();
  ({ a, b } = portals);
  await sql`update departments set ounit_id = 'math', name_gr = 'Μαθηματικά', url = 'https://math.example.edu' where id = 1`.execute(
    b.database,
  );
  await sql`update contacts set phone = '+4331638', department_id = 1 where id = 3`.execute(b.database);
}, TIMEOUT_MS);
afterAll(() => portals.stop());

const read = async (path: string, user = 'teacher') => {
  const { status, body } = await a.exchange(path, { method: 'GET', user });
  expect(status).toBe(200);
  return body;
};

function contactOf(phone: string) {
  return {
    givenName: 'Eu',
    familyName: 'Office',
    email: 'another@example.org',
    phone,
    roles: [{ value: 'Departmental Coordinator' }],
    department: { id: 2 },
  };
}

const saveWith = (phone: string, change: object = {}) =>
  a.save(
    agreement({
      institutions: [{ id: 1 }, { id: 2 }],
      departmentalCoordinatorContacts: [{ id: 3 }, { ...contactOf(phone), ...change }],
    }),
  );

describe("a look-up in a partner's system", () => {
  test(
    'gets its people and units over the network, and is kept as evidence with the person who asked',
    async () => {
      const hei = heiLookupSchema.parse(await read(EXCHANGE_PATHS.hei(HEI_B)));
      expect(hei).toMatchObject({
        source: 'partner',
        hei: [{ heiId: HEI_B, ounitId: ['math'], contact: [{ email: ['office@example.org'] }] }],
      });
      const all = ounitLookupSchema.parse(await read(EXCHANGE_PATHS.ounits(HEI_B)));
      expect(all).toMatchObject({
        source: 'partner',
        ounit: [
          {
            ounitId: 'math',
            name: [
              { value: 'Mathematics', lang: 'en' },
              { value: 'Μαθηματικά', lang: 'el' },
            ],
            websiteUrl: [{ value: 'https://math.example.edu' }],
            contact: [{ personFamilyName: [{ value: 'Office' }], phoneNumber: [{ e164: '+4331638' }] }],
          },
        ],
      });
      const one = ounitLookupSchema.parse(await read(EXCHANGE_PATHS.ounit(HEI_B, 'math')));
      expect(one.ounit).toEqual(all.ounit);
      const { rows } = await sql`
        select kind, user_id as "user", status, is_valid as valid from exchange_documents
        where direction = 'outgoing' and kind in ('institutions', 'ounits') order by id`.execute(a.database);
      expect(rows).toEqual([
        { kind: 'institutions', user: 2, status: 200, valid: true },
        { kind: 'ounits', user: 2, status: 200, valid: true },
      ]);
    },
    TIMEOUT_MS,
  );

  test('lets a phone of that answer be saved as it came, and no other one', async () => {
    expect((await saveWith('+4331638')).status).toBe(200);
    const { status, body } = await saveWith('+4331639');
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'departmentalCoordinatorContacts/1/phone', code: 'not-a-phone' }],
    ]);
    expect((await saveWith('+433163')).status).toBe(400);
    expect((await saveWith('.4331638')).status).toBe(400);
    const own = await saveWith('+4331638', { department: { id: 1 }, email: 'ours@example.org' });
    expect(own.status).toBe(400);
  });

  test('tells who can be reached over the network', async () => {
    const institutions = exchangeInstitutionsSchema.parse(await read(EXCHANGE_PATHS.institutions(2)));
    expect(institutions.map(({ id, isOnNetwork }) => [id, isOnNetwork])).toEqual([
      [3, false],
      [2, true],
    ]);
  });

  test('of a partner that the registry does not name says so', async () => {
    expect(await read(EXCHANGE_PATHS.hei('other.example.edu'))).toMatchObject({
      source: 'own-records',
      notHeard: 'not-listed',
    });
  });

  test(
    'of a partner that is down answers from our records',
    async () => {
      await a.stop();
      await a.start();
      await b.stop();
      const found = heiLookupSchema.parse(await read(EXCHANGE_PATHS.hei(HEI_B)));
      expect(found).toMatchObject({
        source: 'own-records',
        notHeard: 'unreachable',
        hei: [{ heiId: HEI_B }],
      });
      await b.start();
      expect(await read(EXCHANGE_PATHS.hei(HEI_B))).toMatchObject({ source: 'partner' });
      expect(await read(EXCHANGE_PATHS.hei(HEI_A))).toMatchObject({ notHeard: 'own-institution' });
    },
    TIMEOUT_MS,
  );
});
