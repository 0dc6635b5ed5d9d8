import { sql } from 'kysely';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { draftApplication } from '../support/api/saveBodies.ts';
import { USER_IDS } from '../support/api/saveFixture.ts';

const { iro, iro2 } = USER_IDS;
const PATH = '/exchange/officers/departments';

let api: SaveApi;
beforeAll(async () => {
  api = await startSaveApi();
  await sql`insert into user_roles (user_id, role, seen_at) values (${iro}, 'IRO', now()), (${iro2}, 'IRO', now())`.execute(
    api.database,
  );
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from officer_departments; delete from officer_absences`.execute(api.database);
});

const change = async (method: 'PUT' | 'DELETE', id: number, user: UserName = 'iro') =>
  api.call(user, method, `${PATH}/${id}`);
async function found(user: UserName, set: string): Promise<readonly number[]> {
  const { body } = await api.call(
    user,
    'GET',
    `${set}?$filter=isOfMyDepartments eq true&$select=id&$orderby=id&$count=true`,
  );
  expect(body.total).toBe(body.value.length);
  return body.value.map(({ id }: { id: number }) => id);
}
async function departmentsOf(isLocal: boolean): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select departments.id from departments join institutions on institutions.id = institution_id where is_local = ${isLocal} order by departments.id`.execute(
    api.database,
  );
  return rows.map(({ id }) => id);
}
const named = async (department: number) => {
  const { rows } = await sql<{ id: number }>`
    select distinct agreement_id as id from agreement_contacts join contacts on contacts.id = contact_id
    where department_id = ${department} order by 1`.execute(api.database);
  return rows.map(({ id }) => id);
};

describe('departments that somebody of the office looks after', () => {
  test('are noted once, listed by name, and gone again, for each person alone', async () => {
    const [one = 0] = await departmentsOf(true);
    const { rows } = await sql<{ id: number }>`
      insert into departments (institution_id, name) select institution_id, 'Astronomy' from departments where id = ${one} returning id`.execute(
      api.database,
    );
    const other = rows[0]?.id ?? 0;
    expect((await change('PUT', one)).body).toEqual({ value: [one] });
    expect((await change('PUT', one)).body).toEqual({ value: [one] });
    expect((await change('PUT', other)).body).toEqual({ value: [other, one] });
    expect((await api.call('iro2', 'GET', PATH)).body).toEqual({ value: [] });
    expect((await change('DELETE', one)).body).toEqual({ value: [other] });
    expect((await change('DELETE', one)).body).toEqual({ value: [other] });
  });

  test('lead to what names their coordinators and to their students, for deputies too', async () => {
    const [department = 0] = await departmentsOf(true);
    const agreements = await named(department);
    expect(agreements.length).toBeGreaterThan(0);
    const { body: application } = await api.save(
      'student',
      'ApplicationStudentStudiesForms',
      draftApplication({ studiesData: { department } }),
    );
    expect(await found('iro', 'MobilityAgreements')).toEqual([]);
    await change('PUT', department);
    expect(await found('iro', 'MobilityAgreements')).toEqual(agreements);
    expect(await found('iro', 'ApplicationStudentStudiesForms')).toEqual([application.id]);
    expect(await found('iro2', 'MobilityAgreements')).toEqual([]);
    await sql`insert into officer_absences (user_id, deputy_id, first_day, last_day)
      values (${iro}, ${iro2}, current_date - 1, current_date + 1)`.execute(api.database);
    expect(await found('iro2', 'MobilityAgreements')).toEqual(agreements);
    expect(await found('student', 'ApplicationStudentStudiesForms')).toEqual([]);
  });

  test('are ours, and the office’s to name', async () => {
    const [partners = 0] = await departmentsOf(false);
    for (const id of [partners, 999_999, 0]) expect((await change('PUT', id)).status).toBe(404);
    const [own = 0] = await departmentsOf(true);
    for (const user of ['teacher', 'student', 'guest'] as const) {
      expect((await change('PUT', own, user)).status).toBe(403);
      expect((await change('DELETE', own, user)).status).toBe(403);
      expect((await api.call(user, 'GET', PATH)).status).toBe(403);
    }
  });
});
