import { sql } from 'kysely';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { agreement } from '../support/api/saveBodies.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';

const CONTACTS = 'departmentalCoordinatorContacts';
const LINKED = [{ id: FIXTURE.localCoordinator }];

let api: SaveApi;
let serial = 0;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

/** Somebody of the partner's, whom no other test knows. */
function person() {
  serial += 1;
  return {
    givenName: 'Ann',
    familyName: `Other${serial}`,
    email: `ann${serial}@partner.example.edu`,
    phone: '+390123456789',
    roles: [{ value: 'Departmental Coordinator' }],
    department: { id: FIXTURE.partnerDepartment },
  };
}

async function make(contacts: readonly unknown[]) {
  const { status, body } = await api.save('iro', 'MobilityAgreements', agreement({ [CONTACTS]: contacts }));
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
}

async function change(before: any, contacts: readonly unknown[]) {
  const { id, dateModified } = before;
  return api.save('iro', 'MobilityAgreements', { id, dateModified, [CONTACTS]: contacts });
}

function contactOf(saved: any, familyName: string) {
  return saved[CONTACTS].find((contact: any) => contact.familyName === familyName);
}

async function countContacts(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from contacts`.execute(api.database);
  return rows[0]?.n ?? 0;
}

describe('a contact that an agreement words for itself', () => {
  test('stays the same person, and is made once for all agreements that say the same of them', async () => {
    const ann = person();
    const agreements = [
      await make([...LINKED, ann]),
      await make([...LINKED, ann]),
      await make([...LINKED, ann]),
    ];
    const { id } = contactOf(agreements[0], ann.familyName);
    const before = await countContacts();
    const phone = '+301234567890';
    const saved = [];
    for (const each of agreements) saved.push((await change(each, [...LINKED, { id, phone }])).body);
    const [first, second] = saved.map((body) => contactOf(body, ann.familyName));
    expect(first).toMatchObject({ phone, person: id });
    expect(second.id).toBe(first.id);
    expect(await countContacts()).toBe(before + 1);
    const twice = await change(saved[0], [...LINKED, { id: first.id, title: 'Ms.' }]);
    const own = contactOf(twice.body, ann.familyName);
    expect(own.person).toBe(id);
    const thrice = await change(twice.body, [...LINKED, { id: own.id, title: 'Mrs.' }]);
    expect(contactOf(thrice.body, ann.familyName)).toMatchObject({ id: own.id, title: 'Mrs.' });
  });

  test('is the same person under another name or at another address, and somebody else with both', async () => {
    const ann = person();
    const saved = await make([...LINKED, ann]);
    await make([...LINKED, ann]);
    const { id } = contactOf(saved, ann.familyName);
    const renamed = await change(saved, [...LINKED, { id, familyName: `${ann.familyName}-Married` }]);
    const copy = contactOf(renamed.body, `${ann.familyName}-Married`);
    expect(copy.person).toBe(id);
    const moved = await change(renamed.body, [
      ...LINKED,
      { id: copy.id, email: 'moved@partner.example.edu' },
    ]);
    expect(contactOf(moved.body, copy.familyName)).toMatchObject({ id: copy.id, person: id });
    const next = { familyName: 'Successor', email: 'next@partner.example.edu' };
    const { body } = await change(moved.body, [...LINKED, { id: copy.id, ...next }]);
    expect(contactOf(body, 'Successor')).toMatchObject({ id: copy.id, person: copy.id });
  });

  test('keeps what two agreements say of it at the same time, of one person', async () => {
    const ann = person();
    const agreements = [
      await make([...LINKED, ann]),
      await make([...LINKED, ann]),
      await make([...LINKED, ann]),
    ];
    const { id } = contactOf(agreements[0], ann.familyName);
    const phones = ['+301111111111', '+302222222222'];
    const answers = await Promise.all(
      phones.map((phone, index) => change(agreements[index], [...LINKED, { id, phone }])),
    );
    const contacts = answers.map(({ body }) => contactOf(body, ann.familyName));
    expect(contacts.map(({ phone }) => phone)).toEqual(phones);
    expect(contacts.map((contact) => contact.person)).toEqual([id, id]);
    const { body } = await api.call('iro', 'GET', `MobilityAgreements/${agreements[2].id}`);
    expect(contactOf(body, ann.familyName)).toMatchObject({ id, phone: ann.phone });
  });

  test('may say whose it is as it was read, and nothing else of that', async () => {
    const saved = await make([...LINKED, person(), person()]);
    const [, one, other] = saved[CONTACTS];
    const { body } = await change(saved, [...LINKED, { ...one, title: 'Ms.', person: other.id }]);
    expect(contactOf(body, one.familyName)).toMatchObject({ id: one.id, person: one.id });
    const alone = await api.save('iro', 'MobilityContacts', { id: one.id, person: other.id });
    expect(alone.body.errors).toEqual([{ field: 'person', code: 'read-only' }]);
  });
});
