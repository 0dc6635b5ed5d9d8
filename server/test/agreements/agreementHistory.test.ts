import { agreementHistorySchema } from 'shared-contracts/agreements/entities/agreementHistory.ts';
import { sql } from 'kysely';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { agreement, staffRow, studentRow } from '../support/api/saveBodies.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';

const LIST = 'studentMobilitiesForStudies';
const CONTACTS = 'departmentalCoordinatorContacts';

let api: SaveApi;
let minutes = 0;

beforeAll(async () => {
  api = await startSaveApi();
  await sql`
    update users set given_name = 'Ira', family_name = 'Office', given_name_greek = 'Ήρα', family_name_greek = 'Γραφείου' where id = 1;
    update institutions set name_gr = 'Πανεπιστήμιο Εταίρος' where id = 2;
    update institutions set name_gr = 'Τοπικό Πανεπιστήμιο' where id = 1`.execute(api.database);
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

async function save(body: Record<string, unknown>, user: UserName = 'iro') {
  minutes += 1;
  api.setClock(new Date(Date.UTC(2026, 10, 21, 12, minutes)));
  const answer = await api.save(user, 'MobilityAgreements', body);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body;
}

async function change({ id, dateModified }: any, part: Record<string, unknown>, user?: UserName) {
  return save({ id, dateModified, ...part }, user);
}

async function history(id: number, { options = '', language = 'en' } = {}) {
  const path = `MobilityAgreements/${id}/history${options}`;
  const { status, body } = await api.call('iro', 'GET', path, undefined, { 'accept-language': language });
  expect([status, body.message]).toEqual([200, undefined]);
  return agreementHistorySchema.parse(body);
}

async function lastChanges(id: number, language?: string) {
  const { value } = await history(id, language === undefined ? {} : { language });
  return value[0]?.changes;
}

/** A row as a client sends it back: without ids. */
const sent = (row: Record<string, unknown>) => studentRow(row);

describe('the history of an agreement', () => {
  test('begins with its making, in words', async () => {
    const made = await save(agreement());
    const { value, total } = await history(made.id);
    expect(total).toBe(1);
    expect(value[0]).toMatchObject({ at: made.dateModified, by: 'Ira Office', operation: 'create' });
    expect(value[0]?.changes).toEqual([
      { field: 'status', before: null, after: 'Draft' },
      { field: 'ewpStatus', before: null, after: 'Not notified' },
      { field: 'startYear', before: null, after: '2027-2028' },
      { field: 'endYear', before: null, after: '2028-2029' },
      { field: 'owner', before: null, after: 'Ira Office' },
      { field: 'institutions', before: null, after: 'Local University' },
      { field: 'institutions', before: null, after: 'Partner University' },
      { field: CONTACTS, before: null, after: 'Part Ner' },
      { field: CONTACTS, before: null, after: 'Eu Office' },
      { field: 'factsheets', before: null, after: 'Local University' },
      { field: 'factsheets', before: null, after: 'Partner University' },
      {
        field: `${LIST}/0`,
        before: null,
        after:
          'Local University, Mathematics → Partner University, Matematica · 0611 Computer use (Logic) · 1st · English B1 (0611 Computer use) · 2 mobilities · 10 months',
      },
    ]);
  });

  test('tells a changed member of a row as one change, though clients send rows without ids', async () => {
    const made = await save(
      agreement({ [LIST]: [sent({}), sent({ otherInfoTerms: 'b', mobilitiesPerYear: 5 })] }),
    );
    await change(made, {
      [LIST]: [sent({}), sent({ otherInfoTerms: 'b', mobilitiesPerYear: 5, totalMonthsPerYear: 12.5 })],
    });
    expect(await lastChanges(made.id)).toEqual([
      { field: `${LIST}/1/totalMonthsPerYear`, before: '10', after: '12.5' },
    ]);
    expect(await lastChanges(made.id, 'el')).toEqual([
      { field: `${LIST}/1/totalMonthsPerYear`, before: '10', after: '12,5' },
    ]);
  });

  test('tells rows that come and go as one change each, and nothing of their order', async () => {
    const one = sent({ otherInfoTerms: 'one' });
    const two = sent({
      otherInfoTerms: 'two',
      mobilitiesPerYear: 7,
      totalMonthsPerYear: 20,
      studyCycles: [{ studyCycle: '3rd' }],
      recommendedLanguageSkills: [],
      subjectAreasWithClarifications: [{ subjectArea: 1 }],
    });
    const made = await save(agreement({ [LIST]: [one, two] }));
    const turned = await change(made, { [LIST]: [two, one] });
    expect(await lastChanges(made.id)).toEqual([]);
    await change(turned, { [LIST]: [two], staffMobilitiesForTeaching: [staffRow()] });
    expect(await lastChanges(made.id)).toEqual([
      { field: `${LIST}/1`, before: expect.stringContaining('one'), after: null },
      {
        field: 'staffMobilitiesForTeaching/0',
        before: null,
        after: expect.stringMatching(/^Partner University → Local University .* · 2 mobilities · 10 days$/),
      },
    ]);
  });

  test('speaks the language that is asked for', async () => {
    const made = await save(agreement({ [CONTACTS]: [3] }));
    const submitted = await change(made, { status: 2 });
    await change(submitted, { localStatus: 1 });
    const { value } = await history(made.id, { language: 'el' });
    expect(value.slice(0, 2).map(({ by, changes }) => ({ by, changes }))).toEqual([
      { by: 'Ήρα Γραφείου', changes: [{ field: 'localStatus', before: 'Όχι', after: 'Ναι' }] },
      { by: 'Ήρα Γραφείου', changes: [{ field: 'status', before: 'Πρόχειρη', after: 'Υποβληθείσα' }] },
    ]);
    expect(value[2]?.changes).toContainEqual({
      field: 'institutions',
      before: null,
      after: 'Πανεπιστήμιο Εταίρος',
    });
  });

  test('tells people who come and go, comments as text, and the new owner', async () => {
    const made = await save(agreement({ comments: '<p>One &amp; two</p>' }));
    const changed = await change(made, { comments: '<p>One</p><ul><li>three</li></ul>' });
    expect(await lastChanges(made.id)).toEqual([
      { field: 'comments', before: 'One & two', after: 'One\nthree' },
    ]);
    await change(changed, { [CONTACTS]: [3], endYear: 2027 }, 'teacher');
    expect(await lastChanges(made.id)).toEqual([
      { field: 'endYear', before: '2028-2029', after: '2027-2028' },
      { field: 'owner', before: 'Ira Office', after: 'teacher' },
      { field: CONTACTS, before: 'Part Ner', after: null },
      { field: CONTACTS, before: null, after: 'Tea Cher' },
    ]);
  });

  test('tells what a save changed of a contact in its place', async () => {
    const ann = {
      givenName: 'Ann',
      familyName: 'Changed',
      email: 'ann@x.example',
      roles: [{ value: 'Institutional Coordinator' }],
      department: 2,
    };
    const made = await save(agreement({ [CONTACTS]: [{ id: 3 }, ann] }));
    const { id } = made[CONTACTS].find((contact: any) => contact.familyName === 'Changed');
    const doctor = await change(made, {
      [CONTACTS]: [{ id: 3 }, { id, phone: '+301234567890', title: 'Dr.' }],
    });
    expect(await lastChanges(made.id)).toEqual([
      { field: CONTACTS, before: 'Dr. Ann Changed: – · –', after: 'Dr. Ann Changed: Dr. · +301234567890' },
    ]);
    await change(doctor, { [CONTACTS]: [{ id: 3 }, { id, title: 'Administrative Staff' }] });
    expect((await lastChanges(made.id))?.[0]?.after).toContain('Ann Changed, Administrative Staff: ');
  });

  test('ends with the deletion', async () => {
    const made = await save(agreement());
    await change(made, { isDeleted: true });
    const { value } = await history(made.id);
    expect(value[0]).toMatchObject({
      operation: 'delete',
      changes: [{ field: 'isDeleted', before: 'No', after: 'Yes' }],
    });
  });

  test('comes in pages, newest first', async () => {
    let record = await save(agreement());
    for (const comments of ['<p>1</p>', '<p>2</p>', '<p>3</p>']) record = await change(record, { comments });
    const page = await history(record.id, { options: '?$top=2&$skip=1' });
    expect(page.total).toBe(4);
    expect(page.value.map(({ changes }) => changes[0]?.after)).toEqual(['2', '1']);
  });

  test('is for the office alone, of agreements that there are', async () => {
    const made = await save(agreement());
    const read = (user: UserName, path: string) => api.call(user, 'GET', path);
    expect((await read('teacher', `MobilityAgreements/${made.id}/history`)).status).toBe(403);
    expect((await read('student', `MobilityAgreements/${made.id}/history`)).status).toBe(403);
    expect((await read('iro', 'MobilityAgreements/999999/history')).status).toBe(404);
    expect((await read('iro', 'MobilityAgreements/x/history')).status).toBe(404);
    expect((await read('iro', `MobilityContacts/${FIXTURE.partnerContact}/history`)).status).toBe(404);
    expect((await read('iro', `mobilityagreements/${made.id}/history`)).status).toBe(200);
    expect((await read('iro', `MobilityAgreements/${made.id}/history?$filter=id eq 1`)).status).toBe(400);
    expect((await read('iro', `MobilityAgreements/${made.id}/history?$top=0`)).status).toBe(400);
  });
});
