import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { servedIias } from '../../src/exchange/served/servedIias.ts';
import { moveIn } from '../../src/movingIn/moveIn.ts';
import { DATABASE_TIMEOUT_MS, makeMigratedDatabase } from '../support/databases/migratedDatabase.ts';
import { loadSaveFixture } from '../support/api/saveFixture.ts';

type Migrated = Awaited<ReturnType<typeof makeMigratedDatabase>>;

const HEAD = [
  ['iia_id', 'iia_code', 'partner', 'partner_iia_id', 'start_year', 'end_year', 'status', 'approved_on'],
  ['kind', 'direction', 'our_department', 'partner_department', 'people_per_year', 'total', 'study_cycles'],
  ['isced_codes', 'languages', 'other_terms', 'our_coordinator_email', 'comments'],
].flat();

type Line = Partial<Record<(typeof HEAD)[number], string>>;

const APPROVED: Line = {
  iia_id: 'old-1',
  iia_code: 'SAMPLE/2024/1',
  partner: 'partner.example.edu',
  partner_iia_id: 'theirs-1',
  start_year: '2024/2025',
  end_year: '2027-28',
  status: 'approved',
  approved_on: '3/4/2024',
  kind: 'studies',
  direction: 'outgoing',
  our_department: 'Mathematics',
  partner_department: 'Fisica',
  people_per_year: '2',
  total: '7,5',
  study_cycles: '1st|7',
  isced_codes: '611 Λογική',
  languages: 'en B2',
};

let migrated: Migrated;
let folder: string;

beforeEach(async () => {
  migrated = await makeMigratedDatabase();
  await loadSaveFixture(migrated.database);
  folder = await mkdtemp(path.join(tmpdir(), 'moving-in-'));
}, DATABASE_TIMEOUT_MS);
afterEach(async () => {
  await migrated.remove();
  await rm(folder, { recursive: true });
});

function csv(lines: readonly Line[], delimiter = ','): string {
  const cell = (text = '') => `"${text.replaceAll('"', '""')}"`;
  return [
    HEAD.join(delimiter),
    ...lines.map((line) => HEAD.map((name) => cell(line[name])).join(delimiter)),
  ].join('\r\n');
}

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const place = path.join(folder, name);
  await writeFile(place, content);
  return place;
}

async function move(
  place: string,
  { isKept = true, language = 'en' }: { readonly isKept?: boolean; readonly language?: 'en' | 'el' } = {},
) {
  const report: string[] = [];
  const counts = await moveIn(migrated.database, [place], {
    isKept,
    language,
    tell: (line) => void report.push(line),
  });
  return { counts, report: report.join('\n') };
}

async function stored() {
  const { rows } = await sql<Record<string, unknown>>`
    select agreements.id, agreements.iia_id as "iiaId", iia_code as "iiaCode", status_id as status, ewp_status_id as ewp, start_year_id as "from", end_year_id as "to",
      (select count(*)::integer from agreement_mobilities where agreement_id = agreements.id) as rows,
      (select ours is not null from iia_exchanges where agreement_id = agreements.id) as "isServed"
    from agreements where id <> 900 order by id`.execute(migrated.database);
  return rows;
}

const PARTNER = { heiIds: ['partner.example.edu'] } as never;

test('writes nothing in a trial, and says what it would take', async () => {
  const place = await file('agreements.csv', csv([APPROVED]));
  const { counts, report } = await move(place, { isKept: false });
  expect(counts).toEqual({ taken: 1, there: 0, refused: 0 });
  expect(report).toContain('agreements.csv, 2: could be taken');
  expect(report).toContain('--apply');
  expect(await stored()).toEqual([]);
  const { rows } = await sql`select from departments where name = 'Fisica'`.execute(migrated.database);
  expect(rows).toHaveLength(0);
});

test('serves what both had approved from the first day, under the id that partners know, and tells nobody', async () => {
  const place = await file('agreements.csv', csv([APPROVED]));
  await move(place);
  const [agreement] = await stored();
  expect(agreement).toMatchObject({
    iiaId: 'old-1',
    iiaCode: 'SAMPLE/2024/1',
    status: 3,
    ewp: 7,
    from: 2024,
    to: 2027,
    rows: 1,
    isServed: true,
  });
  const served = servedIias(migrated.database);
  expect(await served.index({ modifiedSince: null, receivingAcademicYearIds: [] }, PARTNER)).toEqual([
    'old-1',
  ]);
  expect(await served.get([String(agreement?.['id'])], PARTNER)).toEqual([]);
  const [iia] = await served.get(['old-1'], PARTNER);
  expect(iia).toMatchObject({
    inEffect: true,
    partners: [
      { heiId: 'local.example.edu', iiaId: 'old-1', iiaCode: 'SAMPLE/2024/1' },
      { heiId: 'partner.example.edu', iiaId: 'theirs-1' },
    ],
    cooperationConditions: {
      studentStudies: [
        {
          sendingHeiId: 'local.example.edu',
          receivingFirstAcademicYearId: '2024/2025',
          receivingLastAcademicYearId: '2027/2028',
          totalMonthsPerYear: 7.5,
          eqfLevels: [6, 7],
          subjectAreas: [{ iscedFCode: '0611', iscedClarification: 'Λογική' }],
        },
      ],
    },
  });
  // The portal has given the department an id that no earlier system can have told of.
  expect(iia?.cooperationConditions.studentStudies[0]?.sendingOunitId).toBeUndefined();
  const { rows } = await sql`
    select from exchange_deliveries union all select from notifications`.execute(migrated.database);
  expect(rows).toHaveLength(0);
});

test('passes over what is there already, also what has been changed here since', async () => {
  const place = await file('agreements.csv', csv([APPROVED, { ...APPROVED, kind: 'traineeship' }]));
  await move(place);
  await sql`update agreements set comments = 'ours' where iia_id = 'old-1'`.execute(migrated.database);
  const { counts, report } = await move(place);
  expect(counts).toEqual({ taken: 0, there: 1, refused: 0 });
  expect(report).toMatch(/agreements\.csv, 2–3: is there already, as agreement \d+/);
  expect(await stored()).toMatchObject([{ iiaId: 'old-1', rows: 2 }]);
});

test('takes the good ones where others cannot be taken, and says why in either language', async () => {
  const place = await file(
    'agreements.csv',
    csv([
      { ...APPROVED, iia_id: 'a', partner: 'nobody.example.edu' },
      { ...APPROVED, iia_id: 'b', partner_iia_id: '' },
      { ...APPROVED, iia_id: 'c', languages: '' },
      { ...APPROVED, iia_id: 'd', our_department: 'Αλχημεία' },
      { ...APPROVED, iia_id: 'e', people_per_year: 'many' },
      { ...APPROVED, iia_id: 'f', start_year: '1999' },
      { ...APPROVED, iia_id: '900' },
      { ...APPROVED, iia_id: 'g', isced_codes: '9999' },
      { ...APPROVED, iia_id: 'h', our_coordinator_email: 'nobody@example.org' },
      { ...APPROVED, iia_id: 'i' },
      { ...APPROVED, iia_id: 'a' },
      { ...APPROVED, iia_id: 'draft', partner_iia_id: '', status: 'draft', languages: '' },
    ]),
  );
  const { counts, report } = await move(place);
  expect(counts).toEqual({ taken: 2, there: 0, refused: 10 });
  for (const said of [
    'agreements.csv, 2: NOT taken\n    line 2, column partner: No institution of the portal has this id of the network or Erasmus code: nobody.example.edu',
    "agreements.csv, 3: NOT taken\n    line 3, column partner_iia_id: What both have approved is linked: the partner's IIA id is missing.",
    'agreements.csv, 4: NOT taken\n    line 4, column languages: The partner knows it, but the network could not take it like this (required).',
    'agreements.csv, 5: NOT taken\n    line 5, column our_department: We have no such department: Αλχημεία.',
    'agreements.csv, 6: NOT taken\n    line 6, column people_per_year: This value is not valid: many',
    'line 7, column start_year: The portal does not know the academic year 1999.',
    'line 8, column iia_id: Agreement 900 of this portal is known to partners by this id already.',
    'line 9, column isced_codes: There is no subject area of ISCED-F with this code: 9999',
    'the agreement was taken without it: nobody@example.org',
    'agreements.csv, 11: NOT taken\n    line 11, column partner_iia_id: Agreement h of the files names',
    'agreements.csv, 12: NOT taken\n    Lines of this agreement stand further up already',
  ]) {
    expect(report).toContain(said);
  }
  expect(await stored()).toMatchObject([
    { iiaId: 'h', ewp: 7, isServed: true },
    { iiaId: 'draft', status: 1, ewp: 1, isServed: null },
  ]);
  const greek = await move(place, { language: 'el' });
  expect(greek.report).toContain('ΔΕΝ ελήφθη');
  expect(greek.report).toContain('γραμμή 7, στήλη start_year: Η πύλη δεν γνωρίζει το ακαδημαϊκό έτος 1999.');
});

test('reads what a Greek spreadsheet program writes: a byte order mark, semicolons, line breaks in cells', async () => {
  const text = csv([{ ...APPROVED, comments: 'Πρώτη γραμμή\nδεύτερη; "γραμμή" <b>' }], ';');
  const place = await file('agreements.csv', `\uFEFF${text}`);
  expect((await move(place)).counts).toEqual({ taken: 1, there: 0, refused: 0 });
  const { rows } = await sql`select comments from agreements where iia_id = 'old-1'`.execute(
    migrated.database,
  );
  expect(rows).toEqual([{ comments: '<p>Πρώτη γραμμή</p><p>δεύτερη; "γραμμή" &lt;b&gt;</p>' }]);
});

test.each([
  [
    'Windows-1253',
    Buffer.from([...Buffer.from(`${HEAD.join(',')}\r\n`), 0xc1, 0xe8, 0xde, 0xed, 0xe1]),
    'neither in UTF-8',
  ],
  ['half a letter of UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]), 'neither in UTF-8'],
  ['a quote that does not end', Buffer.from(`${HEAD.join(',')}\r\nold-1,"x`), 'could not be read'],
  [
    'a line of other length',
    Buffer.from(`${HEAD.join(',')}\r\nold-1,x\r\n`),
    'line 2: The line has another number of cells than the heading: 2 ≠ 20.',
  ],
  ['an unknown column', Buffer.from('iia_id,colour\r\n'), 'The column colour is none that the import knows'],
  ['nothing', Buffer.from(''), 'The column iia_id'],
])('refuses a file with %s in a sentence', async (_what, bytes, said) => {
  const { counts, report } = await move(await file('agreements.csv', bytes));
  expect(counts).toEqual({ taken: 0, there: 0, refused: 1 });
  expect(report).toContain(said);
});

test.each([
  ['UTF-16, as "Unicode text" is saved', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'), '\t'],
  ['UTF-16 the other way round', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), ';'],
  ['a line that names the separator', (text: string) => Buffer.from(`\uFEFFsep=;\r\n${text}`), ';'],
])('reads %s', async (_what, encode, delimiter) => {
  const lines = [
    { ...APPROVED, comments: 'Ελληνικά, με κόμμα' },
    { ...APPROVED, iia_id: 'x', total: 'many' },
  ];
  const { counts, report } = await move(await file('agreements.csv', encode(csv(lines, delimiter))));
  expect(counts).toEqual({ taken: 1, there: 0, refused: 1 });
  const line = delimiter === ';' && report.includes('line 4') ? 4 : 3;
  expect(report).toContain(`line ${line}, column total: This value is not valid: many`);
  const { rows } = await sql`select comments from agreements where iia_id = 'old-1'`.execute(
    migrated.database,
  );
  expect(rows).toEqual([{ comments: '<p>Ελληνικά, με κόμμα</p>' }]);
});

test.each(['2024-04-03', '3/4/2024', '03-04-2024', '3.4.24', '2024-04-03T10:00:00+03:00'])(
  'takes %s for the day it is',
  async (approved_on) => {
    await move(await file('agreements.csv', csv([{ ...APPROVED, approved_on }])));
    const { rows } = await sql`
      select distinct to_char(date_created at time zone 'UTC', 'YYYY-MM-DD') as day from approval_responses`.execute(
      migrated.database,
    );
    expect(rows).toEqual([{ day: '2024-04-03' }]);
  },
);

test.each(['2024-02-30', '31/4/2024', '29/2/2023', '4/31/2024', '45657', '0000-01-01', '3/4/202', 'soon'])(
  'refuses %s, which is no day of the calendar',
  async (approved_on) => {
    const { counts, report } = await move(await file('agreements.csv', csv([{ ...APPROVED, approved_on }])));
    expect(counts).toEqual({ taken: 0, there: 0, refused: 1 });
    expect(report).toContain('line 2, column approved_on: This value is not valid: ');
  },
);

test('sees in a trial what agreements of the files take from each other, as when it is kept', async () => {
  const department = [...HEAD, 'our_department_id'];
  const lines: Partial<Record<string, string>>[] = [
    { ...APPROVED, iia_id: 'a', our_department_id: 'unit-1' },
    { ...APPROVED, iia_id: 'b' },
    { ...APPROVED, iia_id: 'c', partner_iia_id: 'theirs-c', our_department_id: 'unit-2' },
    { ...APPROVED, iia_id: 'd', partner_iia_id: 'theirs-d', languages: '' },
    { ...APPROVED, iia_id: 'e', partner_iia_id: 'theirs-d', our_department_id: 'unit-1' },
  ];
  const content = [
    department.join(','),
    ...lines.map((line) => department.map((name) => `"${line[name] ?? ''}"`).join(',')),
  ].join('\r\n');
  const place = await file('agreements.csv', content);
  const trial = await move(place, { isKept: false });
  expect(trial.counts).toEqual({ taken: 2, there: 0, refused: 3 });
  for (const said of [
    'line 3, column partner_iia_id: Agreement a of the files names this copy',
    'line 4, column our_department: The network knows our department by another id in the portal: unit-1 ≠ unit-2.',
  ]) {
    expect(trial.report).toContain(said);
  }
  expect((await move(place)).counts).toEqual(trial.counts);
});

test('takes the sample of the documentation', async () => {
  await sql`
    insert into institutions (id, name, erasmus_code, hei_id, country_id, is_local)
      values (9, 'Graz', 'A  GRAZ01', 'uni-graz.at', 2, false)`.execute(migrated.database);
  await sql`
    insert into subject_areas (id, code, name, level) values (2, '0231', 'Languages', 'detailed'),
      (3, '0232', 'Literature', 'detailed'), (4, '0413', 'Management', 'detailed')`.execute(
    migrated.database,
  );
  await sql`insert into languages (id, code, name) values (2, 'de', 'German')`.execute(migrated.database);
  const sample = path.join(import.meta.dirname, '../../../docs/samples/earlier-agreements.csv');
  const { counts, report } = await move(sample);
  expect([counts, report]).toEqual([{ taken: 2, there: 0, refused: 0 }, expect.not.stringContaining('    ')]);
});

test('goes on where it was stopped', async () => {
  const lines = ['1', '2', '3', '4'].map((number) => ({
    ...APPROVED,
    iia_id: `old-${number}`,
    partner_iia_id: `theirs-${number}`,
  }));
  const place = await file('agreements.csv', csv(lines));
  let told = 0;
  const tell = () => {
    told += 1;
    if (told === 2) throw new Error('killed');
  };
  await expect(moveIn(migrated.database, [place], { isKept: true, language: 'en', tell })).rejects.toThrow(
    'killed',
  );
  expect(await stored()).toHaveLength(2);
  expect((await move(place)).counts).toEqual({ taken: 2, there: 2, refused: 0 });
});

test('gives no agreement of its own a number that an earlier system gave', async () => {
  await move(await file('agreements.csv', csv([{ ...APPROVED, iia_id: '4711' }])));
  const { rows } = await sql<{ id: number }>`
    insert into agreements (start_year_id, end_year_id, status_id) values (2025, 2026, 1) returning id`.execute(
    migrated.database,
  );
  expect(rows[0]?.id).toBeGreaterThan(4711);
  const served = servedIias(migrated.database);
  expect(await served.get(['4711'], PARTNER)).toMatchObject([{ partners: [{ iiaId: '4711' }, {}] }]);
});

test("reads the data API's own answers, one list or one to a line", async () => {
  const reply = {
    id: 77,
    startYear: { id: 2024 },
    endYear: 2026,
    status: { name: 'Final' },
    ewpStatus: { id: 7 },
    institutions: [
      { id: 1, heiId: 'local.example.edu', isLocal: true },
      { id: 5123, erasmusCode: 'I SAMPLE01' },
    ],
    partnerAgreementIdentifications: [{ iiaId: 'theirs-77', iiaCode: null }],
    departmentalCoordinatorContacts: [
      { id: 9, email: 'TEACHER@example.org', institution: { id: 1 } },
      { id: 8, givenName: 'Neu', familyName: 'Person', email: 'neu@example.org', institution: { id: 5123 } },
    ],
    staffMobilitiesForTeaching: [
      {
        fromInstitution: { id: 5123 },
        toInstitution: { id: 1 },
        toDepartment: { name: 'Mathematics', ounitId: 'math-unit' },
        mobilitiesPerYear: 1,
        totalDaysPerYear: 5,
        recommendedLanguageSkills: [{ languageLevel: 'B2', language: { code: 'en' } }],
      },
    ],
    approvedHash: 'a'.repeat(64),
    partnerApprovedHash: 'b'.repeat(64),
  };
  const { report } = await move(await file('agreements.json', JSON.stringify({ value: [reply], total: 1 })));
  expect(report).toContain('The hash that the file has as approved is not the one of these conditions');
  const served = servedIias(migrated.database);
  expect(await served.get(['77'], PARTNER)).toMatchObject([
    { cooperationConditions: { staffTeacher: [{ receivingOunitId: 'math-unit', totalDaysPerYear: 5 }] } },
  ]);
  expect(await served.approvals(['theirs-77'], PARTNER)).toEqual([
    { iiaId: 'theirs-77', iiaHash: 'b'.repeat(64) },
  ]);
  const contacts = await sql`
    select email from agreement_contacts join contacts on contacts.id = contact_id join agreements on agreements.id = agreement_id
    where agreements.iia_id = '77' order by email`.execute(migrated.database);
  expect(contacts.rows).toEqual([
    { email: 'neu@example.org' },
    { email: 'office@example.org' },
    { email: 'teacher@example.org' },
  ]);
  const lines = [reply, { ...reply, id: 78 }, 'no agreement'].map((one) => JSON.stringify(one)).join('\n');
  const { counts } = await move(await file('agreements.jsonl', `${lines}\n{"id": 79`));
  expect(counts).toEqual({ taken: 0, there: 1, refused: 3 });
});
