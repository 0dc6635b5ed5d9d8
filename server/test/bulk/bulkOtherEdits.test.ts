import { sql } from 'kysely';
import { type BulkApi, startBulkApi } from '../support/api/bulkApi.ts';
import { studentRow } from '../support/api/saveBodies.ts';
import { START_TIMEOUT_MS } from '../support/api/saveApi.ts';

const LIST = 'studentMobilitiesForStudies';
const CONTACTS = 'departmentalCoordinatorContacts';

let api: BulkApi;

beforeAll(async () => {
  api = await startBulkApi();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

const read = async (id: number) => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;

async function previewed(work: string, id: number, edit: object) {
  const { status, body } = await api.bulk('iro', '/preview', { work, agreements: [id], edit });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.value[0];
}

async function run(work: string, ids: readonly number[], edit: object) {
  const { status, body } = await api.begin('iro', work, ids, { edit });
  expect([status, body.message]).toEqual([200, undefined]);
  return api.ended(body.id);
}

/** Adds departments of ours, or people of our first one, and gives their ids. */
async function addDepartments(...names: readonly string[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into departments (name, institution_id) select unnest(${names}::text[]), 1 returning id`.execute(
    api.database,
  );
  return rows.map(({ id }) => id);
}
async function addContacts(institution: number, ...names: readonly string[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into contacts (given_name, family_name, institution_id)
    select 'A', unnest(${names}::text[]), ${institution} returning id`.execute(api.database);
  return rows.map(({ id }) => id);
}

test('language levels change in the rows that are meant; language and subject stay', async () => {
  await sql`insert into languages (id, name, code) values (901, 'Frisian', 'fy')`.execute(api.database);
  const skills = [
    { language: { name: 'English' }, languageLevel: 'B1' },
    { language: { name: 'Frisian' }, languageLevel: 'B1' },
  ];
  const id = await api.newAgreement({
    [LIST]: [
      studentRow({ recommendedLanguageSkills: skills }),
      studentRow({ recommendedLanguageSkills: skills, studyCycles: [{ studyCycle: '3rd' }] }),
    ],
  });
  const before = await read(id);
  const english = before[LIST][0].recommendedLanguageSkills[0].language.id;
  const languages = { level: 'B2', language: english, list: LIST, studyCycle: '3rd' };
  expect((await previewed('changeLanguages', id, { languages })).changes).toEqual([
    { field: `${LIST}/1/recommendedLanguageSkills/0/languageLevel`, before: 'B1', after: 'B2' },
  ]);
  const { rows, job } = await run('changeLanguages', [id], { languages });
  expect(rows.get(id).state).toBe('done');
  expect(job.edit).toEqual({ languages });
  const after = await read(id);
  expect(after[LIST][0]).toEqual(before[LIST][0]);
  const [first, second] = before[LIST][1].recommendedLanguageSkills;
  expect(after[LIST][1]).toEqual({
    ...before[LIST][1],
    recommendedLanguageSkills: [{ ...first, languageLevel: 'B2' }, second],
  });
  expect((await previewed('changeLanguages', id, { languages })).reason.message).toContain('Nothing');
});

test('a coordinator of ours is added once, and takes the place of another; nobody of the partner is', async () => {
  const [one, other] = await addContacts(1, 'One', 'Other');
  const id = await api.newAgreement();
  expect((await previewed('changeContacts', id, { contacts: { contact: one } })).changes).toMatchObject([
    { field: CONTACTS, before: 'Part Ner, Eu Office', after: 'Part Ner, Eu Office, A One' },
  ]);
  await run('changeContacts', [id], { contacts: { contact: one } });
  const idsOf = async () => (await read(id))[CONTACTS].map((contact: any) => contact.id);
  expect(await idsOf()).toEqual(expect.arrayContaining([3, one]));
  const twice = await previewed('changeContacts', id, { contacts: { contact: one } });
  expect(twice.reason.message).toContain('Nothing');
  const replacement = { contacts: { contact: other, instead: one } };
  expect((await previewed('changeContacts', id, replacement)).changes).toMatchObject([
    { before: 'Part Ner, Eu Office, A One', after: 'Part Ner, Eu Office, A Other' },
  ]);
  await run('changeContacts', [id], replacement);
  expect(await idsOf()).toEqual(expect.arrayContaining([3, other]));
  expect(await idsOf()).not.toContain(one);

  const [stranger] = await addContacts(2, 'Theirs');
  const theirs = await previewed('changeContacts', id, { contacts: { contact: stranger } });
  expect(theirs.reason.errors).toMatchObject([{ field: CONTACTS, code: 'not-in-list' }]);
});

test('a department of ours is named where rows name none, and in the place of another', async () => {
  const [one, other] = await addDepartments('One', 'Other');
  const id = await api.newAgreement({ [LIST]: [studentRow({}), studentRow({ fromDepartment: null })] });
  const endsOf = async () => (await read(id))[LIST].map((row: any) => row.fromDepartment?.id ?? null);
  const begun = await endsOf();
  await run('changeDepartments', [id], { departments: { department: one } });
  expect(await endsOf()).toEqual(begun.map((end: number | null) => end ?? one));
  await run('changeDepartments', [id], { departments: { department: other, instead: one } });
  expect(await endsOf()).toEqual(
    begun.map((end: number | null) => (end === null || end === one ? other : end)),
  );
  const unknown = await previewed('changeDepartments', id, { departments: { department: 999_999 } });
  expect(unknown.reason.errors).toMatchObject([{ code: 'not-in-list' }]);
});

test.each([
  ['changeLanguages', { languages: { level: 'D1' } }],
  ['changeLanguages', { contacts: { contact: 3 } }],
  ['changeContacts', { contacts: { contact: 0 } }],
  ['changeContacts', { contacts: { contact: 5, instead: 5 } }],
  ['changeDepartments', { departments: { department: 1e12 } }],
  ['changeDepartments', undefined],
  ['remind', { mail: { language: 'en', subject: 'A {name}', text: 'b' } }],
  ['remind', { mail: { language: 'de', subject: 'A', text: 'b' } }],
  ['remind', undefined],
])('%s is not begun with %j', async (work, edit) => {
  const { status } = await api.bulk('iro', '/preview', { work, edit, agreements: [1] });
  expect(status).toBe(400);
});

test('two officers’ jobs on the same agreements meet row by row: whoever comes second changes nothing of what they have not seen', async () => {
  const ids = [await api.newAgreement(), await api.newAgreement(), await api.newAgreement()];
  const places = { places: { how: 'to', amount: 9 } };
  const languages = { languages: { level: 'C1' } };
  const one = await api.previewedRows('iro', 'changePlaces', ids, { edit: places });
  const other = await api.previewedRows('iro2', 'changeLanguages', ids, { edit: languages });
  const begin = async (user: 'iro' | 'iro2', work: string, edit: object, rows: readonly object[]) =>
    (await api.bulk(user, '', { key: crypto.randomUUID(), work, edit, rows })).body.id;
  const jobs = await Promise.all([
    begin('iro', 'changePlaces', places, one),
    begin('iro2', 'changeLanguages', languages, other),
  ]);
  const [first, second] = [await api.ended(jobs[0]), await api.ended(jobs[1])];
  for (const id of ids) {
    const states = [first.rows.get(id), second.rows.get(id)].map(
      ({ state, reason }) => reason?.code ?? state,
    );
    expect(states.toSorted()).toEqual(['done', 'stale']);
    const [row] = (await read(id))[LIST];
    const isFirst = states[0] === 'done';
    expect([row.mobilitiesPerYear === 9, row.recommendedLanguageSkills[0].languageLevel === 'C1']).toEqual([
      isFirst,
      !isFirst,
    ]);
  }
});
