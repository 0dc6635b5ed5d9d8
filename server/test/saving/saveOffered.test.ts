import { sql } from 'kysely';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { agreement, studentRow } from '../support/api/saveBodies.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';

const CONTACTS = 'departmentalCoordinatorContacts';
const LINKED = { id: FIXTURE.localCoordinator };

let api: SaveApi;
let serial = 0;

beforeAll(async () => {
  api = await startSaveApi();
  await sql`
    insert into contacts (id, title, given_name, family_name, email, department_id, roles) values
      (950, 'Univ.-Prof. Mag.', 'Re', 'Gistry', 'registry@partner.example.edu', 2, '[{"value":"Dean"}]')`.execute(
    api.database,
  );
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

function person(change: object = {}) {
  serial += 1;
  return {
    givenName: 'Ann',
    familyName: `Listed${serial}`,
    email: `listed${serial}@partner.example.edu`,
    roles: [{ value: 'Departmental Coordinator' }],
    department: { id: FIXTURE.partnerDepartment },
    ...change,
  };
}

const make = (contacts: readonly unknown[], change: object = {}) =>
  api.save('iro', 'MobilityAgreements', agreement({ [CONTACTS]: [LINKED, ...contacts], ...change }));

describe('titles and roles that somebody gives a contact', () => {
  test.each([['Professor'], ['Dr.'], ['Dr'], [''], [null], [undefined]])(
    'may have the title %s',
    async (title) => {
      expect((await make([person({ title })])).status).toBe(200);
    },
  );

  test.each([
    [{ title: 'Prof' }, 'title'],
    [{ title: 'x'.repeat(80) }, 'title'],
    [{ roles: [{ value: 'Dean' }] }, 'roles/0/value'],
    [{ roles: [{ value: 'Departmental Coordinator' }, { value: 'Dean' }] }, 'roles/1/value'],
  ])('are of the lists: %j', async (change, field) => {
    expect(await make([person(change)])).toMatchObject({
      status: 400,
      body: { errors: [{ field: `${CONTACTS}/1/${field}`, code: 'not-in-list' }] },
    });
    const alone = await api.save('iro', 'MobilityContacts', person(change));
    expect(alone).toMatchObject({ status: 400, body: { errors: [{ field, code: 'not-in-list' }] } });
  });

  test('stay as they came from the partner, whatever else changes', async () => {
    const saved = await make([{ id: 950, address: 'Main Street 1' }]);
    expect(saved.status).toBe(200);
    const mine = saved.body[CONTACTS].find(({ familyName }: any) => familyName === 'Gistry');
    expect(mine).toMatchObject({
      title: 'Univ.-Prof. Mag.',
      roles: [{ value: 'Dean' }],
      address: 'Main Street 1',
    });
    const more = { id: mine.id, roles: [{ value: 'Dean' }, { value: 'Institutional Coordinator' }] };
    const { id, dateModified } = saved.body;
    const changed = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified,
      [CONTACTS]: [LINKED, more],
    });
    expect(changed.status).toBe(200);
    const other = { id: mine.id, title: 'Univ.-Prof.' };
    expect(
      await api.save('iro', 'MobilityAgreements', {
        id,
        dateModified: changed.body.dateModified,
        [CONTACTS]: [LINKED, other],
      }),
    ).toMatchObject({ status: 400, body: { errors: [{ code: 'not-in-list' }] } });
  });
});

test('a contact that somebody changed by itself meanwhile is not overwritten by a save of its agreement', async () => {
  const saved = await make([person()]);
  const { id, dateModified } = saved.body;
  const contact = saved.body[CONTACTS].find(({ email }: any) => email.startsWith('listed'));
  const direct = { id: contact.id, dateModified: contact.dateModified, address: 'New Street 2' };
  expect((await api.save('iro2', 'MobilityContacts', direct)).status).toBe(200);
  const mine = { id: contact.id, dateModified: contact.dateModified, address: 'Old Street 1' };
  expect(
    await api.save('iro', 'MobilityAgreements', { id, dateModified, [CONTACTS]: [LINKED, mine] }),
  ).toMatchObject({ status: 409, body: { field: `${CONTACTS}/1`, errors: [{ code: 'stale' }] } });
  const { rows } = await sql`select address from contacts where id = ${contact.id}`.execute(api.database);
  expect(rows).toEqual([{ address: 'New Street 2' }]);
});

test('a study cycle that stands twice in a row is kept once', async () => {
  const cycles = ['1st', '2nd', '1st', '2nd'].map((studyCycle) => ({ studyCycle }));
  const { body } = await make([], { studentMobilitiesForStudies: [studentRow({ studyCycles: cycles })] });
  const [row] = body.studentMobilitiesForStudies;
  expect(row.studyCycles.map(({ studyCycle }: any) => studyCycle)).toEqual(['1st', '2nd']);
});
