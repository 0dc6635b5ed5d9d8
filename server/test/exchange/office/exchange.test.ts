import { sql } from 'kysely';
import { exchangeInstitutionsSchema } from 'shared-contracts/exchange/exchange.ts';
import { heiLookupSchema, ounitLookupSchema } from 'shared-contracts/exchange/partnerLookup.ts';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { bearer, signIn } from '../../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../../support/portal/testServer.ts';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';

const TIMEOUT_MS = patient(60_000);
const UNITED_KINGDOM = 826;
const ITALY = 380;
const CALLS = ['cnr', 'approve', 'revert'] as const;

let server: TestServer;
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['iro', 'teacher', 'student']) tokens.set(name, await signIn(server.baseUrl, name));
}, TIMEOUT_MS);
afterAll(() => server.stop());

async function call(user: string, path: string, { method = 'GET', language = 'en' } = {}) {
  const headers = { ...bearer(tokens.get(user) ?? ''), 'accept-language': language };
  const response = await fetch(`${server.baseUrl}/exchange${path}`, { method, headers });
  const body: any = await response.json();
  return { status: response.status, body, caching: response.headers.get('cache-control') };
}

async function agreementWhere(condition: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from agreements where ${sql.raw(condition)} order by id limit 1`.execute(server.database);
  if (rows[0] === undefined) throw new Error(`the sample has no agreement where ${condition}`);
  return rows[0].id;
}

async function aUnit() {
  const { rows } = await sql<{ hei: string; ounit: string; name: string }>`
    select hei_id as hei, ounit_id as ounit, departments.name from departments join institutions on institutions.id = institution_id
    where not is_local and ounit_id is not null and exists (select from contacts where department_id = departments.id) order by departments.id limit 1`.execute(
    server.database,
  );
  return rows[0] ?? { hei: '', ounit: '', name: '' };
}

describe('the partner exchange', () => {
  const paths = [
    EXCHANGE_PATHS.institutions(ITALY),
    EXCHANGE_PATHS.hei('auth.gr'),
    ...CALLS.map((name) => EXCHANGE_PATHS[name](1)),
    '/nothing',
  ];

  test.each(paths)('takes no cookie for a token: %s', async (path) => {
    const token = tokens.get('iro') ?? '';
    for (const method of ['GET', 'POST', 'HEAD']) {
      const response = await fetch(`${server.baseUrl}/exchange${path}`, {
        method,
        headers: { cookie: `access_token=${token}; token=${token}; user_data=x` },
      });
      expect([method, response.status]).toEqual([method, 401]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('www-authenticate')).toBe('Bearer realm="apps"');
    }
  });

  test('answers an address that it does not have with 404', async () => {
    expect(await call('iro', '/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

describe('the institutions of a country', () => {
  test('are those that an agreement can be made with, by name', async () => {
    const { status, body, caching } = await call('teacher', EXCHANGE_PATHS.institutions(ITALY));
    expect([status, caching]).toEqual([200, 'no-store']);
    const institutions = exchangeInstitutionsSchema.parse(body);
    expect(institutions.length).toBeGreaterThan(50);
    const read = ({ name }: { name: string }) =>
      name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    const names = institutions.map(read);
    expect(names).toEqual(names.toSorted());
    expect(institutions[0]?.isOnNetwork).toBeNull();
  });

  test('are none in the United Kingdom, and leave the local one out', async () => {
    expect((await call('iro', EXCHANGE_PATHS.institutions(UNITED_KINGDOM))).body).toEqual([]);
    const { body } = await call('iro', EXCHANGE_PATHS.institutions(300));
    expect(body.some(({ id }: { id: number }) => id === 1)).toBe(false);
    expect(body.length).toBeGreaterThan(0);
  });

  test('are not for students, and not for what is no country', async () => {
    expect((await call('student', EXCHANGE_PATHS.institutions(ITALY))).status).toBe(403);
    expect((await call('iro', '/institutions/italy')).status).toBe(404);
  });
});

describe("a partner's registry", () => {
  test('tells the units of an institution, and of a unit its people', async () => {
    const { hei, ounit, name } = await aUnit();
    const units = heiLookupSchema.parse((await call('teacher', EXCHANGE_PATHS.hei(hei))).body);
    expect(units).toMatchObject({ source: 'own-records', notHeard: 'not-connected' });
    expect(units.hei).toMatchObject([{ heiId: hei, ounitId: expect.arrayContaining([ounit]) }]);
    const { body } = await call('teacher', EXCHANGE_PATHS.ounit(hei, ounit));
    const [unit] = ounitLookupSchema.parse(body).ounit;
    expect(unit).toMatchObject({ ounitId: ounit, name: [{ value: name }] });
    expect(unit?.contact[0]?.email[0]).toContain('@');
    const all = ounitLookupSchema.parse((await call('teacher', EXCHANGE_PATHS.ounits(hei))).body);
    expect(all.ounit).toContainEqual(unit);
    expect(all.ounit.map(({ ounitId }) => ounitId)).toEqual(units.hei[0]?.ounitId);
  });

  test('knows no institution and no unit that we do not know', async () => {
    const { hei } = await aUnit();
    expect((await call('iro', EXCHANGE_PATHS.hei('nobody.example'))).status).toBe(404);
    expect((await call('iro', EXCHANGE_PATHS.hei('%00'))).status).toBe(404);
    expect((await call('iro', EXCHANGE_PATHS.ounits('nobody.example'))).status).toBe(404);
    expect(await call('iro', EXCHANGE_PATHS.ounit(hei, 'none'), { language: 'el' })).toMatchObject({
      status: 404,
      body: { code: 'not-found', developerMessage: expect.stringContaining('δίκτυο των εταίρων') },
    });
    for (const path of [
      EXCHANGE_PATHS.hei(hei),
      EXCHANGE_PATHS.ounits(hei),
      EXCHANGE_PATHS.ounit(hei, 'x'),
    ]) {
      expect((await call('student', path)).status).toBe(403);
    }
  });
});

describe('a call to the partner', () => {
  test.each(CALLS)('is for the office alone, about an agreement that there is: %s', async (name) => {
    expect((await call('teacher', EXCHANGE_PATHS[name](1))).status).toBe(403);
    expect((await call('student', EXCHANGE_PATHS[name](1))).status).toBe(403);
    expect((await call('iro', EXCHANGE_PATHS[name](999_999))).status).toBe(404);
  });

  test('is refused where the life cycle refuses it', async () => {
    const draft = await agreementWhere('status_id = 1 and not is_deleted');
    expect(await call('iro', EXCHANGE_PATHS.cnr(draft))).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: [{ code: 'submit-first' }] },
    });
    const stable = await agreementWhere('ewp_status_id = 7 and terminated = 0 and not is_deleted');
    expect((await call('iro', EXCHANGE_PATHS.approve(stable))).body.errors[0].code).toBe('already-approved');
    expect((await call('iro', EXCHANGE_PATHS.revert(stable))).body.errors[0].code).toBe('not-in-this-state');
  });

  test.each(['cnr', 'approve'])('is answered at the path of the documents as well: {id}/%s', async (name) => {
    const stable = await agreementWhere('ewp_status_id = 7 and terminated = 0 and not is_deleted');
    expect((await call('iro', `/${stable}/${name}`)).body.errors[0].code).toBe('already-approved');
    expect((await call('teacher', `/${stable}/${name}`)).status).toBe(403);
    expect((await call('iro', `/999999/${name}`)).status).toBe(404);
  });

  test.each(['GET', 'POST'])(
    'says by %s that no network is connected, and changes nothing',
    async (method) => {
      const waiting = await agreementWhere('status_id = 3 and ewp_status_id = 4 and not is_deleted');
      const { rows: before } = await sql`select * from agreements where id = ${waiting}`.execute(
        server.database,
      );
      for (const name of ['cnr', 'approve'] as const) {
        const answer = await call('iro', EXCHANGE_PATHS[name](waiting), { method, language: 'el' });
        expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' }, caching: 'no-store' });
        expect(answer.body.message).toContain('δίκτυο των εταίρων');
      }
      const { rows: after } = await sql`select * from agreements where id = ${waiting}`.execute(
        server.database,
      );
      expect(after).toEqual(before);
    },
  );
});

describe('what partners offer', () => {
  test.each([
    ['en', 'The portal is not connected to the partner network.'],
    ['el', 'Η πύλη δεν είναι συνδεδεμένη με το δίκτυο των εταίρων.'],
  ])('is not known without a registry, which is said in %s', async (language, message) => {
    expect(await call('iro', EXCHANGE_PATHS.incoming, { language })).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message },
    });
    expect((await call('teacher', EXCHANGE_PATHS.incoming)).status).toBe(403);
  });
});
