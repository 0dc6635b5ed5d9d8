import { sql } from 'kysely';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { destinationListSchema } from 'shared-contracts/places/destinations.ts';
import { canStillStart } from 'shared-contracts/places/fittingRow.ts';
import { searchKey } from 'shared-contracts/text/searchKey.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { patient } from '../../../scripts/lib/patience.mjs';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const TIMEOUT_MS = patient(60_000);
const YEAR = academicYearOf(new Date());
/** As `keptPlaces.ts` has it. */
const KEPT_MS = 60_000;
const FRAMES = 'https://www.uni.example https://*.cs.uni.example:8443';

type Feed = {
  readonly academicYear: number;
  readonly destinations: ReadonlyArray<{
    readonly id: number;
    readonly name: { readonly en: string; readonly el: string };
    readonly nominations: { readonly autumnTerm: string | null; readonly springTerm: string | null } | null;
    readonly offers: ReadonlyArray<{
      readonly department: { readonly id: number; readonly en: string };
      readonly rows: ReadonlyArray<{
        readonly places: number | null;
        readonly months: number | null;
        readonly blended: boolean;
        readonly cycles: readonly string[];
        readonly languages: ReadonlyArray<{ readonly level: string | null }>;
        readonly fields: ReadonlyArray<{ readonly code: string }>;
      }>;
    }>;
  }>;
};

let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({
    environment: { PUBLIC_DESTINATIONS: 'true', PUBLIC_DESTINATIONS_FRAMES: FRAMES },
    clock: () => new Date(now),
  });
  await sql`update application_settings set academic_year = ${YEAR}`.execute(server.database);
}, TIMEOUT_MS);
afterAll(() => server.stop());

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${server.baseUrl}${path}`, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const feed = async (query = '') => JSON.parse((await get(`/public/destinations.json${query}`)).text) as Feed;

describe('destinations without signing in', () => {
  test('are those that students of each department choose from, row by row', async () => {
    const { destinations, academicYear } = await feed();
    expect(academicYear).toBe(YEAR);
    expect(destinations.length).toBeGreaterThan(20);
    const token = await signIn(server.baseUrl, 'student');
    const { rows: departments } = await sql<{ id: number }>`
      select departments.id from departments join institutions on institutions.id = institution_id and is_local order by 1`.execute(
      server.database,
    );
    for (const { id } of departments) {
      const response = await fetch(`${server.baseUrl}/api/destinations?department=${id}`, {
        headers: bearer(token),
      });
      const list = destinationListSchema.parse(await response.json());
      const ofStudents = list.destinations.map((one) => ({
        id: one.id,
        places: one.agreements.flatMap(({ rows }) => rows.map((row) => row.places)),
      }));
      const ofAll = destinations.flatMap((one) =>
        one.offers
          .filter(({ department }) => department.id === id)
          .map(({ rows }) => ({ id: one.id, places: rows.map((row) => row.places) })),
      );
      const sorted = (of: typeof ofAll) =>
        of
          .map((one) => ({ id: one.id, places: one.places.toSorted() }))
          .toSorted((one, other) => one.id - other.id);
      expect(sorted(ofAll)).toEqual(sorted(ofStudents));
    }
  });

  test('filter by language and level as students are shown them', async () => {
    const { rows } = await sql<{ id: number }>`select id from languages where name = 'English'`.execute(
      server.database,
    );
    const all = await feed();
    const english = await feed(`?language=${rows[0]?.id}&level=B1`);
    expect(english.destinations.length).toBeGreaterThan(0);
    expect(english.destinations.length).toBeLessThan(all.destinations.length);
    for (const one of english.destinations)
      for (const row of one.offers.flatMap((offer) => offer.rows))
        expect(JSON.stringify(row)).toMatch(/"en":"English","el":"[^"]+","level":(?:"(?:A1|A2|B1)"|null)/);
  });

  test('filter by field, length and blended stays, row by row', async () => {
    const { destinations } = await feed();
    const rows = destinations.flatMap((one) => one.offers.flatMap((offer) => offer.rows));
    const { rows: fields } = await sql<{ id: number; code: string }>`
      select id, code from subject_areas where code = ${rows[0]?.fields[0]?.code ?? ''}`.execute(
      server.database,
    );
    const isShort = ({ months, places }: (typeof rows)[number]) =>
      months === null || !places || months / places <= 6;
    const isLong = (row: (typeof rows)[number]) => row.months === null || !row.places || !isShort(row);
    for (const [query, fits] of [
      [`?field=${fields[0]?.id}`, (row) => row.fields.some(({ code }) => code === fields[0]?.code)],
      ['?stay=semester', isShort],
      ['?stay=year', isLong],
      ['?blended=yes', (row) => row.blended],
      ['?asked=B2', ({ languages }) => languages.some(({ level }) => level === 'B2')],
    ] as ReadonlyArray<readonly [string, (row: (typeof rows)[number]) => boolean]>) {
      const found = (await feed(query)).destinations.flatMap((one) =>
        one.offers.flatMap((offer) => offer.rows),
      );
      expect([query, found.length]).toEqual([query, rows.filter(fits).length]);
      expect([query, found.every(fits), found.length < rows.length]).toEqual([query, true, true]);
    }
  });

  test('filter by whether nominations can still be made, and take no answer for another', async () => {
    const closed = await feed('?start=winter');
    const all = await feed();
    const today = universityDay(new Date());
    const expected = all.destinations.filter(({ nominations }) =>
      canStillStart(nominations, 'autumnTerm', { year: all.academicYear, today }),
    );
    expect(closed.destinations.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(await feed('?start=never')).toEqual(all);
  });

  test('tell nothing of people: no name, address or number of a contact, coordinator or applicant', async () => {
    const { rows } = await sql<{ told: string }>`
      select distinct told from (
        select family_name as told from contacts union all select email from contacts union all select phone from contacts
        union all select last_name from ects_coordinators
      ) people where length(told) > 3 and told not in (select name from institutions union select city_name from institutions where city_name is not null)`.execute(
      server.database,
    );
    const { destinations } = await feed();
    const pages = await Promise.all(
      destinations.slice(0, 20).map(({ id }) => get(`/public/el/destinations/${id}`)),
    );
    const all = [
      JSON.stringify(destinations),
      (await get('/public/en/destinations.csv')).text,
      ...pages.map(({ text }) => text),
    ].join('\n');
    expect(all).not.toMatch(/[\w.]@[\w.]|mailto:|tel:/);
    const words = new Set(all.split(/[^\p{L}\p{N}@.+-]+/u));
    const places = new Set(
      destinations.flatMap(({ name }) => [name.en, name.el].flatMap((one) => one.split(/[^\p{L}]+/u))),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ told }) => words.has(told) && !places.has(told))).toEqual([]);
    expect(all).not.toMatch(/isFull|asked|given|kept/);
  });

  test('pages say what they are without a script, in both languages', async () => {
    for (const [tag, heading] of [
      ['en', 'Where can I go abroad'],
      ['el', 'Πού μπορώ να πάω στο εξωτερικό'],
    ] as const) {
      const { status, headers, text } = await get(`/public/${tag}/destinations`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toContain('public, max-age=300');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(text).toContain(`<html lang="${tag}">`);
      expect(text).toContain(`<h1>${heading}</h1>`);
      expect(text).toContain('<form method="get"');
      expect(text).toContain(`<link rel="canonical" href="${server.baseUrl}/public/${tag}/destinations">`);
      expect(text).toContain(`hreflang="el" href="${server.baseUrl}/public/el/destinations"`);
      expect(text).toContain('property="og:title"');
      const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(text) ?? [];
      expect(JSON.parse(data)).toMatchObject({ '@type': 'CollectionPage', inLanguage: tag });
      // Data stand in the page; nothing runs.
      expect(text.replace(/<script type="application\/ld\+json">/, '')).not.toMatch(
        /<script|\son\w+=|style="/,
      );
    }
  });

  test('a page of a destination leads on to the same one in the portal; one that is none is 404', async () => {
    const { destinations } = await feed();
    const [one] = destinations;
    const { status, text } = await get(`/public/en/destinations/${one?.id}`);
    expect(status).toBe(200);
    expect(text).toContain(`href="/destinations/${one?.id}`);
    expect(text).toContain('"@type":"CollegeOrUniversity"');
    const department = one?.offers[0]?.department.id;
    const list = await get(`/public/en/destinations?department=${department}`);
    expect(list.text).toContain(`/public/en/destinations/${one?.id}?department=${department}"`);
    const ofOne = await get(`/public/en/destinations/${one?.id}?department=${department}`);
    expect(ofOne.text).toContain(`href="/destinations/${one?.id}?department=${department}"`);
    expect(ofOne.text).toContain(
      `rel="canonical" href="${server.baseUrl}/public/en/destinations/${one?.id}"`,
    );
    for (const id of ['999999', 'x', '1%27', '-1']) {
      const missing = await get(`/public/en/destinations/${id}`);
      expect(missing.status).toBe(404);
      expect(missing.text).toContain('This destination is not open');
      expect(missing.text).toContain('noindex');
    }
  });

  test('what is asked for is shown as text, whatever it is', async () => {
    const evil = '"><script>alert(1)</script>';
    const { text } = await get(`/public/en/destinations?text=${encodeURIComponent(evil)}`);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    for (const query of [
      'text=a&text=b',
      'department=x&country=99999999999&level=Z9&page=-1',
      'page=999',
      `text=${'x'.repeat(5000)}`,
      'text=%00%EF%BF%BD%F0%9F',
      'text[]=1',
    ])
      expect((await get(`/public/en/destinations?${query}`)).status).toBe(200);
  });

  test('one who has an answer is not sent it again', async () => {
    const { headers } = await get('/public/en/destinations');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await get('/public/en/destinations?utm_source=x&page=1', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  test('endless questions read the database once in a minute', async () => {
    now += KEPT_MS;
    await feed();
    await sql`update institutions set name = name || ' renamed' where id = (select min(institution_id) from factsheets where institution_id <> 1)`.execute(
      server.database,
    );
    await sql`update institutions set name = 'Renamed meanwhile' where not is_local`.execute(server.database);
    for (let index = 0; index < 300; index += 1)
      await get(`/public/en/destinations?text=word${index}&page=${index}`);
    expect((await get('/public/en/destinations')).text).not.toContain('Renamed meanwhile');
    now += KEPT_MS;
    expect((await get('/public/en/destinations')).text).toContain('Renamed meanwhile');
  });

  test('no text of the table is run as a formula', async () => {
    await sql`update institutions set name = '=HYPERLINK("http://evil.example")' where not is_local`.execute(
      server.database,
    );
    now += KEPT_MS;
    const { text, headers } = await get('/public/en/destinations.csv');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(text.startsWith('"University","Erasmus code"')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  test('the list alone may stand in pages that the university names, and nothing else may', async () => {
    const frame = await get('/public/el/destinations/frame');
    expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${FRAMES}`);
    expect(frame.headers.get('x-frame-options')).toBeNull();
    expect(frame.text).not.toMatch(/<script|<form/);
    const page = await get('/public/el/destinations');
    expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/);
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test('search engines are told of all pages, and of nothing else', async () => {
    const robots = await get('/robots.txt');
    expect(robots.text).toContain(`Sitemap: ${server.baseUrl}/public/sitemap.xml`);
    const { text } = await get('/public/sitemap.xml');
    const { destinations } = await feed();
    for (const { id } of destinations.slice(0, 10))
      expect(text).toContain(`<loc>${server.baseUrl}/public/el/destinations/${id}</loc>`);
  });

  test('the address without a language leads to that of the reader', async () => {
    const { status, headers } = await get('/public/destinations?level=B1', { 'accept-language': 'el-GR' });
    expect([status, headers.get('location')]).toEqual([302, '/public/el/destinations?level=B1']);
    expect(headers.get('vary')).toBe('accept-language');
  });
});

test('the search of pages folds texts as the database does', async () => {
  const { rows } = await sql<{ text: string; key: string }>`
    select text, search_key(text) as key from (
      select name as text from institutions union all select name_gr from institutions where name_gr is not null
      union all select city_name from institutions where city_name is not null
      union all values ('Αυγή, ΓΓεύμα: μπουζούκι–ψωμί'), ('Straße  «Łódź» æœþ IJ'), ('Þórshöfn & Τσοῦχτρα'), ('Aaoe CHKH yy ww')
    ) texts`.execute(server.database);
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter(({ text, key }) => searchKey(text) !== key)).toEqual([]);
});

test('where the university has not switched them on, none of these addresses exists', async () => {
  const closed = await startTestServer({ beside: server });
  try {
    for (const path of [
      '/public/destinations',
      '/public/en/destinations',
      '/public/el/destinations/frame',
      '/public/en/destinations/2',
      '/public/destinations.json',
      '/public/en/destinations.csv',
      '/public/sitemap.xml',
      '/robots.txt',
    ]) {
      const response = await fetch(`${closed.baseUrl}${path}`, { headers: { accept: 'text/html' } });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ code: 'not-found' });
    }
  } finally {
    await closed.stop();
  }
});
