import { sql } from 'kysely';
import { factsheetLookSchema } from 'shared-contracts/factsheets/entities/factsheetLook.ts';
import { changeAsSystem, changeRecord, lockRecords } from '../../src/data/records.ts';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { FIXTURE, USER_IDS } from '../support/api/saveFixture.ts';

const SHEET = FIXTURE.partnerFactsheet;

let api: SaveApi;
let day = 0;

beforeAll(async () => {
  api = await startSaveApi();
  await sql`update factsheets set coordinator_contact_id = ${FIXTURE.partnerContact} where id = ${SHEET}`.execute(
    api.database,
  );
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

/** Each call and each change has a day of its own. */
function nextDay(): Date {
  day += 1;
  const now = new Date(Date.UTC(2027, 0, day));
  api.setClock(now);
  return now;
}

async function look(user: UserName, body: object = {}) {
  nextDay();
  const answer = await api.call(user, 'POST', `MobilityFactsheets/${SHEET}/look`, body);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return factsheetLookSchema.parse(answer.body);
}

/** What a partner tells anew comes from the network, by nobody of the portal. */
async function partnerChanges(
  set: 'MobilityFactsheets' | 'MobilityContacts',
  id: number,
  part: object,
): Promise<void> {
  const now = nextDay();
  await changeAsSystem({ database: api.database, clock: () => now }, { userId: null }, async (context) => {
    const before = (await lockRecords(context, set, [id])).get(id);
    if (before === undefined) throw new Error(`no ${set} ${id}`);
    await changeRecord(context, set, before, { ...before, ...part });
  });
}

describe('what changed of a partner’s factsheet since a person looked', () => {
  test.each(['iro', 'teacher', 'student'] as const)(
    'is nothing on the first look of %s, and then each member until they say they have seen it',
    async (user) => {
      const first = await look(user);
      expect(first).toMatchObject({ lookedAt: null, changes: [] });
      const second = await look(user);
      expect(second).toMatchObject({ lookedAt: expect.any(String), changes: [] });

      await partnerChanges('MobilityFactsheets', SHEET, { generalUrl: null, decisionResponseWeeksLimit: 4 });
      await look(user, { seen: (await look(user)).mark });
      await partnerChanges('MobilityFactsheets', SHEET, { decisionResponseWeeksLimit: 5 });
      await partnerChanges('MobilityFactsheets', SHEET, { generalUrl: 'https://partner.example/' });
      const told = await look(user);
      expect(told.changes).toEqual([
        { field: 'generalUrl', before: null, after: 'https://partner.example/' },
        { field: 'decisionResponseWeeksLimit', before: '4', after: '5' },
      ]);
      // Another window, or a reload.
      expect(await look(user)).toEqual(told);

      const seen = await look(user, { seen: told.mark });
      expect(seen.changes).toEqual([]);
      expect((await look(user)).changes).toEqual([]);
    },
  );

  test('is told from the last look on, however many looks at nothing new there were', async () => {
    await look('iro2');
    await look('iro2');
    const lastAt = new Date(Date.UTC(2027, 0, day)).toISOString();
    await partnerChanges('MobilityFactsheets', SHEET, { gradingSystem: 'Not of the network' });
    await partnerChanges('MobilityFactsheets', SHEET, { courseCatalogueUrl: 'https://courses.example/' });
    expect(await look('iro2')).toMatchObject({
      lookedAt: lastAt,
      changes: [{ field: 'courseCatalogueUrl' }],
    });
  });

  test('goes on with what changed after it was told, when somebody has seen the rest', async () => {
    await look('teacher2');
    await partnerChanges('MobilityFactsheets', SHEET, { transcriptOfRecordsWeeksLimit: 3 });
    const { mark } = await look('teacher2');
    await partnerChanges('MobilityFactsheets', SHEET, { transcriptOfRecordsWeeksLimit: 4 });
    expect((await look('teacher2', { seen: mark })).changes).toEqual([
      { field: 'transcriptOfRecordsWeeksLimit', before: '3', after: '4' },
    ]);
  });

  test('is nothing once it has been taken back', async () => {
    await look('student2');
    await partnerChanges('MobilityFactsheets', SHEET, { transcriptOfRecordsWeeksLimit: 9 });
    await partnerChanges('MobilityFactsheets', SHEET, { transcriptOfRecordsWeeksLimit: 4 });
    expect((await look('student2')).changes).toEqual([]);
  });

  test('tells a coordinator who is reached otherwise, and one who took the place of another', async () => {
    await look('student2');
    await partnerChanges('MobilityContacts', FIXTURE.partnerContact, { phone: '+39 06 1' });
    await partnerChanges('MobilityFactsheets', SHEET, {
      institutionalCoordinatorContact: FIXTURE.localCoordinator,
    });
    expect((await look('student2')).changes).toEqual([
      {
        field: 'institutionalCoordinatorContact',
        before: 'Part Ner · partner@example.org · Departmental Coordinator',
        after: 'Eu Office · office@example.org · Departmental Coordinator',
      },
    ]);
  });

  test('is never seen further than it was told', async () => {
    await look('student2', { seen: Number.MAX_SAFE_INTEGER });
    await partnerChanges('MobilityFactsheets', SHEET, { generalUrl: 'https://further.example/' });
    expect((await look('student2')).changes).toHaveLength(1);
  });

  test('comes to each of two windows at once', async () => {
    const both = await Promise.all([look('student2'), look('student2')]);
    expect(both.map(({ changes }) => changes.length)).toEqual([1, 1]);
    const [{ mark }] = both as [{ mark: number }, unknown];
    const seen = await Promise.all([look('student2', { seen: mark }), look('student2', { seen: mark })]);
    expect(seen.map(({ changes }) => changes)).toEqual([[], []]);
  });

  test('is kept with the least of data, and goes with the person', async () => {
    const kept = async () =>
      (
        await sql<object>`select * from factsheet_looks where user_id = ${USER_IDS.teacher2}`.execute(
          api.database,
        )
      ).rows;
    expect((await kept()).map((row) => Object.keys(row))).toEqual([
      ['user_id', 'factsheet_id', 'looked_at', 'seen_entry'],
    ]);
    await sql`delete from users where id = ${USER_IDS.teacher2}`.execute(api.database);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ['guest', SHEET, {}, 403],
    ['student', FIXTURE.inactiveFactsheet, {}, 404],
    // The university's own has its history with the people who write it.
    ['iro', FIXTURE.activeFactsheet, {}, 404],
    ['iro', 4711, {}, 404],
    ['iro', SHEET, { seen: -1 }, 400],
    ['iro', SHEET, { seen: 1.5 }, 400],
    ['iro', SHEET, { seen: 'x' }, 400],
  ] as const)('is refused to %s of factsheet %i with %j by %i', async (user, id, body, status) => {
    expect((await api.call(user, 'POST', `MobilityFactsheets/${id}/look`, body)).status).toBe(status);
  });
});
