import { sql } from 'kysely';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { MOST_ABSENCES } from 'shared-contracts/officers/absences.ts';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { FIXTURE, USER_IDS } from '../support/api/saveFixture.ts';

const ID = FIXTURE.openAgreement;
const SET = 'MobilityAgreements';
const { iro, iro2, teacher } = USER_IDS;
const DAY_MS = 86_400_000;

let api: SaveApi;
let third: number;
beforeAll(async () => {
  api = await startSaveApi();
  const { rows } = await sql<{ id: number }>`
    insert into users (name, enabled, email) values ('iro3', true, 'iro3@uni.example') returning id`.execute(
    api.database,
  );
  third = rows[0]!.id;
  await sql`insert into user_roles (user_id, role, seen_at)
    values (${iro}, 'IRO', now()), (${iro2}, 'IRO', now()), (${third}, 'IRO', now()), (${teacher}, 'Faculty', now())`.execute(
    api.database,
  );
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from officer_absences`.execute(api.database);
  await sql`update agreements set officer_id = null`.execute(api.database);
  await sql`update agreements set officer_id = ${iro} where id = ${ID}`.execute(api.database);
});

/** A day as the university has it, so many days from today. */
function day(days: number): string {
  return universityDay(Date.now() + days * DAY_MS);
}

const enter = (
  [officer, deputy, from, until]: readonly [number, number, number, number],
  user: UserName = 'iro',
) =>
  api.call(user, 'POST', '/exchange/officers/absences', {
    officer,
    deputy,
    firstDay: day(from),
    lastDay: day(until),
  });
const onDesk = async (user: UserName) => {
  const { body } = await api.call(user, 'GET', `${SET}?$filter=isOnMyDesk eq true&$select=id&$count=true`);
  return body.value.map(({ id }: { id: number }) => id);
};

describe('an absence', () => {
  test('is in the history with who entered and who removed it', async () => {
    await sql`insert into audit_entries (at, user_id, set_name, record_id, operation, after)
      values (now() - interval '366 days', ${iro}, 'OfficerAbsences', 1, 'create', '{"officer":1,"deputy":6}')`.execute(
      api.database,
    );
    const { id } = (await enter([iro2, iro, 1, 3])).body.value[0];
    await enter([iro2, iro, 1, 3]);
    await api.call('iro2', 'DELETE', `/exchange/officers/absences/${id}`);
    const { body } = await api.call('iro', 'GET', '/exchange/officers/absences/changes');
    const absence = { officer: 'iro2', deputy: 'iro', firstDay: day(1), lastDay: day(3) };
    expect(body.value).toEqual([
      { id: expect.any(Number), at: expect.any(String), by: 'iro2', isEntered: false, ...absence },
      { id: expect.any(Number), at: expect.any(String), by: 'iro', isEntered: true, ...absence },
    ]);
    expect((await api.call('teacher', 'GET', '/exchange/officers/absences/changes')).status).toBe(403);
    const { rows } = await sql`select from audit_entries where set_name = 'OfficerAbsences'`.execute(
      api.database,
    );
    expect(rows).toHaveLength(2);
  });

  test('puts what somebody is in charge of on their deputy’s desk as well, and takes it off when it ends', async () => {
    expect(await onDesk('iro2')).toEqual([]);
    const { status, body } = await enter([iro, iro2, 0, 3]);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        value: [
          {
            id: expect.any(Number),
            officer: iro,
            deputy: iro2,
            firstDay: day(0),
            lastDay: day(3),
            isNow: true,
          },
        ],
      },
    });
    expect(await onDesk('iro2')).toEqual([ID]);
    expect(await onDesk('iro')).toEqual([ID]);
    const people = await api.call('iro2', 'GET', '/exchange/officers');
    expect(people.body.value.find(({ id }: any) => id === iro).away).toEqual({
      lastDay: day(3),
      deputy: iro2,
    });
    expect(people.body.value.filter(({ isOnMyDesk }: any) => isOnMyDesk)).toMatchObject([{ id: iro }]);
    await api.call('iro2', 'DELETE', `/exchange/officers/absences/${body.value[0].id}`);
    expect(await onDesk('iro2')).toEqual([]);
  });

  test('is refused where as many are entered as one response lists', async () => {
    await sql`insert into officer_absences (user_id, deputy_id, first_day, last_day)
      select ${iro}, ${iro2}, ${day(10)}::date + n, ${day(10)}::date + n from generate_series(1, ${MOST_ABSENCES}) n`.execute(
      api.database,
    );
    expect((await enter([iro2, third, 1, 3])).status).toBe(409);
    const { body } = await api.call('iro', 'GET', '/exchange/officers/absences');
    await api.call('iro2', 'DELETE', `/exchange/officers/absences/${body.value[0].id}`);
    expect((await enter([iro2, third, 1, 3])).status).toBe(200);
  });

  test('that has not begun, and one that is over, moves nothing', async () => {
    expect((await enter([iro, iro2, 1, 3])).status).toBe(200);
    await sql`insert into officer_absences (user_id, deputy_id, first_day, last_day)
      values (${iro}, ${iro2}, ${day(-9)}, ${day(-1)})`.execute(api.database);
    expect(await onDesk('iro2')).toEqual([]);
    const { body } = await api.call('iro', 'GET', '/exchange/officers/absences');
    expect(body.value).toHaveLength(1);
    expect(body.value[0].isNow).toBe(false);
  });

  test('of a deputy that begins later hands both desks on', async () => {
    await sql`update agreements set officer_id = ${third} where id = ${ID}`.execute(api.database);
    await enter([third, iro2, 0, 5]);
    expect(await onDesk('iro')).toEqual([]);
    expect((await enter([iro2, iro, 0, 1])).status).toBe(200);
    expect(await onDesk('iro')).toEqual([ID]);
    const { body } = await api.call('iro', 'GET', '/exchange/officers');
    const onMine = body.value.filter(({ isOnMyDesk }: any) => isOnMyDesk).map(({ id }: any) => id);
    expect(onMine.toSorted()).toEqual([iro2, third].toSorted());
  });

  test('leaves no desk to nobody: a deputy who is away is refused, and so is a second absence on a day', async () => {
    await enter([iro, iro2, 2, 4]);
    expect((await enter([iro2, iro, 4, 6])).status).toBe(409);
    expect((await enter([iro, third, 4, 6])).status).toBe(409);
    expect((await enter([iro, third, 5, 6])).status).toBe(200);
    // Sent again after a lost answer.
    expect((await enter([iro, third, 5, 6])).status).toBe(200);
    const { body } = await api.call('iro', 'GET', '/exchange/officers/absences');
    expect(body.value).toHaveLength(2);
  });

  test('of two who enter each other at once is entered once', async () => {
    const both = await Promise.all([enter([iro, iro2, 0, 1]), enter([iro2, iro, 0, 1], 'iro2')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is the office’s to see and to enter', async () => {
    for (const user of ['teacher', 'student', 'guest'] as const) {
      expect((await enter([iro, iro2, 0, 1], user)).status).toBe(403);
      expect((await api.call(user, 'GET', '/exchange/officers/absences')).status).toBe(403);
      expect((await api.call(user, 'DELETE', '/exchange/officers/absences/1')).status).toBe(403);
    }
    expect((await api.call('iro', 'DELETE', '/exchange/officers/absences/999999')).status).toBe(404);
  });

  test.each([
    [{ deputy: teacher }, 'deputy'],
    [{ officer: 999_999 }, 'officer'],
    [{ deputy: iro }, 'deputy'],
    [{ lastDay: day(-1), firstDay: day(-2) }, 'lastDay'],
    [{ lastDay: day(-1) }, 'lastDay'],
    [{ firstDay: '2026-02-30' }, 'firstDay'],
    [{ firstDay: '' }, 'firstDay'],
    [{ officer: 4_000_000_000 }, 'officer'],
    [{ reason: 'ill' }, ''],
  ])('%j is refused by name and changes nothing', async (change, field) => {
    const { status, body } = await api.call('iro', 'POST', '/exchange/officers/absences', {
      officer: iro,
      deputy: iro2,
      firstDay: day(0),
      lastDay: day(1),
      ...change,
    });
    expect(status).toBe(400);
    if (field !== '') expect(body.errors.map((error: any) => error.field)).toContain(field);
    const { rows } = await sql`select from officer_absences`.execute(api.database);
    expect(rows).toEqual([]);
  });
});
