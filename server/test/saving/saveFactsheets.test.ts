import { sql } from 'kysely';
import { servedFactsheet } from '../../src/exchange/served/servedFactsheet.ts';
import { type SaveApi, START_TIMEOUT_MS, startSampleApi, startSaveApi } from '../support/api/saveApi.ts';
import { FIXTURE, OFFICE, REQUIRED_PARTS } from '../support/api/saveFixture.ts';

const SET = 'MobilityFactsheets';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

async function read(set: string, id: number) {
  return (await api.call('iro', 'GET', `${set}/${id}`)).body;
}

async function change(set: string, id: number, body: object) {
  const { dateModified } = await read(set, id);
  return api.save('iro', set, { id, dateModified, ...body });
}

/** The body of a duplicate: ids are gone, but those of the records that it links. */
function copyOf(record: any): object {
  const { id: _id, institution, institutionalCoordinatorContact: contact, ...parts } = record;
  const bare = JSON.parse(
    JSON.stringify(parts, (key, value) => (key === 'id' ? undefined : (value as unknown))),
  ) as object;
  return {
    ...bare,
    institution: { id: institution.id },
    institutionalCoordinatorContact: contact && { id: contact.id },
    isActive: false,
  };
}

/** All that the network asks of a factsheet. */
const FILLED = { ...REQUIRED_PARTS, decisionResponseWeeksLimit: 4, transcriptOfRecordsWeeksLimit: 5 };

const activeOnes = async () =>
  (
    await sql<{ id: number }>`select id from factsheets where institution_id = 1 and is_active`.execute(
      api.database,
    )
  ).rows.map(({ id }) => id);

describe('factsheets', () => {
  test('have one active one: activating another one deactivates it, with an audit entry each', async () => {
    expect((await change(SET, FIXTURE.inactiveFactsheet, { isActive: true })).status).toBe(200);
    expect(await activeOnes()).toEqual([FIXTURE.inactiveFactsheet]);
    const { rows } =
      await sql`select record_id from audit_entries where set_name = 'MobilityFactsheets' order by record_id`.execute(
        api.database,
      );
    expect(rows).toEqual([{ record_id: 1 }, { record_id: 2 }]);
    await change(SET, FIXTURE.activeFactsheet, { isActive: true });
    expect(await activeOnes()).toEqual([FIXTURE.activeFactsheet]);
  });

  test('keep their only active one', async () => {
    expect(await change(SET, FIXTURE.activeFactsheet, { isActive: false })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'last-active' }] },
    });
  });

  test('stay with one active one when several are activated at once', async () => {
    const copies = (
      await api.save(
        'iro',
        SET,
        [1, 2, 3].map(() => ({ ...FILLED, institution: 1 })),
      )
    ).body;
    const answers = await Promise.all(
      copies.map(({ id, dateModified }: { id: number; dateModified: string }) =>
        api.save('iro', SET, { id, dateModified, isActive: true }),
      ),
    );
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(
      true,
    );
    expect(await activeOnes()).toHaveLength(1);
  });

  test('are copied by posting one without its ids', async () => {
    const entry = {
      email: 'visa@example.org',
      phone: '+302310000000',
      urls: [{ value: 'https://visa.example.org', language: 'en' }],
    };
    await change(SET, FIXTURE.inactiveFactsheet, {
      visaInformationEntry: entry,
      deadlineIncomingsCalendar: { autumnTerm: '--5-1', springTerm: '--11-30' },
      additionalInfos: [{ type: 'Sport', info: entry }],
    });
    const { id: _id, ...original } = await read(SET, FIXTURE.inactiveFactsheet);
    const { status, body } = await api.save('iro', SET, { ...original, isActive: false });
    expect({
      status,
      entry: body.visaInformationEntry,
      calendar: body.deadlineIncomingsCalendar,
    }).toMatchObject({
      status: 200,
      entry,
      calendar: { autumnTerm: '--05-01', springTerm: '--11-30' },
    });
    expect(body.visaInformationEntry.id).not.toBe(original.visaInformationEntry.id);
  });

  test.each([
    [{ generalUrl: 'www.example.org' }, 'generalUrl', 'not-a-web-address'],
    [{ decisionResponseWeeksLimit: -1 }, 'decisionResponseWeeksLimit', 'too-small'],
    [{ decisionResponseWeeksLimit: '5' }, 'decisionResponseWeeksLimit', 'not-an-integer'],
    [
      { deadlineIncomingsCalendar: { autumnTerm: '--13-01', springTerm: '--02-30' } },
      'deadlineIncomingsCalendar/autumnTerm',
      'not-a-month-day',
    ],
    [
      {
        visaInformationEntry: {
          email: 'a@example.org',
          phone: '+30231',
          urls: [{ value: 'https://a.example' }],
        },
      },
      'visaInformationEntry/phone',
      'not-a-local-phone',
    ],
    [
      { housingInformationEntry: { email: 'a@example.org', phone: '+302310000000', urls: [] } },
      'housingInformationEntry/urls',
      'required',
    ],
    [
      { visaInformationEntry: { urls: [{ value: 'javascript:alert(1)' }] } },
      'visaInformationEntry/urls/0/value',
      'bad-format',
    ],
    [
      {
        additionalRequirements: [
          { name: 'Horoscope', description: 'x', urls: [{ value: 'https://a.example' }] },
        ],
      },
      'additionalRequirements/0/name',
      'not-in-list',
    ],
    [{ accessibilities: [{ type: 'Other' }] }, 'accessibilities/0/type', 'not-in-list'],
    [
      {
        accessibilities: [
          {
            type: 'Service',
            services: 'x',
            info: { email: 'no', phone: '+302310000000', urls: [{ value: 'https://a.example' }] },
          },
        ],
      },
      'accessibilities/0/info/email',
      'not-an-email',
    ],
  ])('refuse %j', async (body, field, code) => {
    const { status, body: answer } = await change(SET, FIXTURE.inactiveFactsheet, body);
    expect({ status, errors: answer.errors }).toEqual({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field, code })]),
    });
  });
});

describe('activating', () => {
  test('by two people at once leaves one active factsheet, and both are answered', async () => {
    const { body: copies } = await api.save('iro', SET, [
      { ...FILLED, institution: 1 },
      { ...FILLED, institution: 1 },
    ]);
    const [first, second] = copies.map(({ id, dateModified }: { id: number; dateModified: string }) => ({
      id,
      dateModified,
      isActive: true,
    }));
    const answers = await Promise.all([api.save('iro', SET, first), api.save('iro2', SET, second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const active = await activeOnes();
    expect(active).toHaveLength(1);
    expect([first.id, second.id]).toContain(active[0]);
  });

  test('one factsheet by two people at once tells the second that it has changed', async () => {
    const { body: copy } = await api.save('iro', SET, { ...FILLED, institution: 1 });
    const body = { id: copy.id, dateModified: copy.dateModified, isActive: true };
    const answers = await Promise.all([api.save('iro', SET, body), api.save('iro2', SET, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await activeOnes()).toEqual([copy.id]);
  });

  test('while somebody edits the active factsheet loses neither', async () => {
    const [active = 0] = await activeOnes();
    const { body: copy } = await api.save('iro', SET, { ...FILLED, institution: 1 });
    const { dateModified } = await read(SET, active);
    const [activated, edited] = await Promise.all([
      api.save('iro', SET, { id: copy.id, dateModified: copy.dateModified, isActive: true }),
      api.save('iro2', SET, { id: active, dateModified, gradingSystem: 'Edited meanwhile.' }),
    ]);
    expect(activated.status).toBe(200);
    expect(await activeOnes()).toEqual([copy.id]);
    // Whoever came second is shown the present record, and may save on top of it.
    expect([200, 409]).toContain(edited.status);
    if (edited.status === 409) expect(edited.body.current).toMatchObject({ id: active, isActive: false });
    else expect((await read(SET, active)).gradingSystem).toBe('Edited meanwhile.');
  });

  test('is served to the network at once, and so is an edit of the active factsheet', async () => {
    const served = async () =>
      (await servedFactsheet(api.database, 'local.example.edu'))?.decisionWeeksLimit ?? null;
    const { body: copy } = await api.save('iro', SET, { ...FILLED, institution: 1 });
    const { body: active } = await change(SET, copy.id, { isActive: true });
    expect(await served()).toBe(4);
    await api.save('iro', SET, {
      id: copy.id,
      dateModified: active.dateModified,
      decisionResponseWeeksLimit: 7,
    });
    expect(await served()).toBe(7);
    await change(SET, FIXTURE.activeFactsheet, { isActive: true });
    expect(await served()).toBeNull();
  });

  test('and duplicating are for those who edit factsheets; others read the active ones alone', async () => {
    const inactive = await read(SET, FIXTURE.inactiveFactsheet);
    const [active = 0] = await activeOnes();
    for (const user of ['teacher', 'student', 'guest'] as const) {
      const { dateModified, id } = inactive;
      expect((await api.save(user, SET, { id, dateModified, isActive: true })).status).toBe(403);
      expect((await api.save(user, SET, copyOf(inactive))).status).toBe(403);
      const isReader = user !== 'guest';
      expect((await api.call(user, 'GET', `${SET}/${id}`)).status).toBe(isReader ? 404 : 403);
      expect((await api.call(user, 'GET', `${SET}/${active}`)).status).toBe(isReader ? 200 : 403);
    }
    expect(await activeOnes()).toEqual([active]);
  });
});

describe('single members, as the view saves them,', () => {
  const fresh = async (body: object = {}) => (await api.save('iro', SET, { institution: 1, ...body })).body;

  test('are given one after the other to an entry that is empty, and nothing of it is blanked', async () => {
    const { id } = await fresh();
    const first = await change(SET, id, { visaInformationEntry: { email: 'visa@example.org' } });
    expect({ status: first.status, entry: first.body.visaInformationEntry }).toMatchObject({
      status: 200,
      entry: { email: 'visa@example.org', phone: null },
    });
    const entry = first.body.visaInformationEntry.id as number;
    await change(SET, id, { visaInformationEntry: { id: entry, phone: '+302310000000' } });
    const { body } = await change(SET, id, { deadlineIncomingsCalendar: { springTerm: '--11-30' } });
    expect(body).toMatchObject({
      visaInformationEntry: { id: entry, email: 'visa@example.org', phone: '+302310000000' },
      deadlineIncomingsCalendar: { autumnTerm: null, springTerm: '--11-30' },
    });
  });

  test.each([
    ['emptied', { email: null }, 'email'],
    ['named, and empty as before', { urls: [] }, 'urls'],
  ])('are asked for where they are %s', async (_, members, member) => {
    const { id } = await fresh();
    const { body } = await change(SET, id, {
      visaInformationEntry: { email: 'visa@example.org', phone: '+302310000000' },
    });
    const { status, body: answer } = await change(SET, id, {
      visaInformationEntry: { id: body.visaInformationEntry.id, ...members },
    });
    expect({ status, errors: answer.errors }).toMatchObject({
      status: 400,
      errors: [{ field: `visaInformationEntry/${member}`, code: 'required' }],
    });
  });

  test('of a row leave the other rows alone, and keep its id', async () => {
    const row = (services: string) => ({ type: 'Service', services, info: OFFICE });
    const { id, accessibilities } = await fresh({
      accessibilities: [row('First'), row('Second'), row('Third')],
    });
    const [first, second, third] = accessibilities as { id: number }[];
    const { body } = await change(SET, id, {
      accessibilities: [
        { id: second?.id, $state: 2, description: 'Told later.' },
        { id: first?.id, $state: 4 },
        { ...row('Fourth'), $state: 1 },
      ],
    });
    expect(body.accessibilities).toMatchObject([
      { id: second?.id, services: 'Second', description: 'Told later.', info: OFFICE },
      { id: third?.id, services: 'Third' },
      { services: 'Fourth' },
    ]);
    const restored = await change(SET, id, {
      accessibilities: [
        row('First'),
        { id: second?.id },
        { id: third?.id },
        { id: body.accessibilities[2].id },
      ],
    });
    expect(restored.body.accessibilities.map(({ services }: { services: string }) => services)).toEqual([
      'First',
      'Second',
      'Third',
      'Fourth',
    ]);
  });

  test('of institution and coordinator leave their other members, and the coordinator the same person', async () => {
    const { id, institutionalCoordinatorContact: made } = await fresh({
      institutionalCoordinatorContact: {
        familyName: 'Markou',
        givenName: 'Eleni',
        email: 'e.markou@example.org',
        phone: '+302310123456',
      },
    });
    const before = await read('MobilityInstitutions', 1);
    const { body } = await change(SET, id, {
      institution: { id: 1, dateModified: before.dateModified, cityName: 'Sampleville North' },
      institutionalCoordinatorContact: { id: made.id, address: 'Egnatia 1' },
    });
    expect(body.institutionalCoordinatorContact).toMatchObject({
      id: made.id,
      familyName: 'Markou',
      phone: '+302310123456',
      address: 'Egnatia 1',
    });
    const { dateModified: version, ...after } = await read('MobilityInstitutions', 1);
    expect(after).toEqual({ ...before, dateModified: undefined, cityName: 'Sampleville North' });
    const stale = await change(SET, id, {
      institution: { id: 1, dateModified: before.dateModified, cityName: 'Elsewhere' },
    });
    expect(stale.status).toBe(409);
    await change(SET, id, { institution: { id: 1, dateModified: version, cityName: before.cityName } });
  });

  test('of the active factsheet are served to the network at once, and are for nobody but the office', async () => {
    const { body: copy } = await api.save('iro', SET, { ...FILLED, institution: 1 });
    await change(SET, copy.id, { isActive: true });
    const entry = { id: copy.housingInformationEntry.id, email: 'beds@example.org' };
    const { dateModified } = await read(SET, copy.id);
    for (const user of ['teacher', 'student'] as const)
      expect(
        (await api.save(user, SET, { id: copy.id, dateModified, housingInformationEntry: entry })).status,
      ).toBe(403);
    await change(SET, copy.id, { housingInformationEntry: entry });
    expect((await servedFactsheet(api.database, 'local.example.edu'))?.housingInfo).toMatchObject({
      email: 'beds@example.org',
      websiteUrls: [{ value: 'https://office.example.org' }],
    });
    await change(SET, FIXTURE.activeFactsheet, { isActive: true });
  });
});

describe('a duplicate', () => {
  test('has all that the original has, with lists of forty entries each', async () => {
    const forty = <Item>(item: (index: number) => Item) =>
      Array.from({ length: 40 }, (_none, index) => item(index));
    const lists = {
      additionalRequirements: forty((index) => ({
        name: 'Portfolio',
        description: `Requirement ${index}`,
        urls: OFFICE.urls,
      })),
      accessibilities: forty((index) => ({ type: 'Service', services: `Service ${index}`, info: OFFICE })),
      additionalInfos: forty((index) => ({ type: `Information ${index}`, info: OFFICE })),
    };
    const { body: original } = await api.save('iro', SET, {
      ...FILLED,
      ...lists,
      institution: 1,
      institutionalCoordinatorContact: FIXTURE.localCoordinator,
    });
    const { status, body } = await api.save('iro', SET, copyOf(original));
    expect(status).toBe(200);
    expect(copyOf(body)).toEqual({
      ...copyOf(original),
      dateCreated: expect.any(String),
      dateModified: expect.any(String),
    });
    expect(body.id).not.toBe(original.id);
    expect(body.isActive).toBe(false);
  });

  test('of a factsheet whose lists are all empty has empty lists', async () => {
    const empty = { additionalRequirements: [], accessibilities: [], additionalInfos: [] };
    const { body: original } = await api.save('iro', SET, { ...FILLED, ...empty, institution: 1 });
    const { status, body } = await api.save('iro', SET, copyOf(original));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ...empty, decisionResponseWeeksLimit: 4 },
    });
  });

  test('is made thirty times in a row, each a record of its own, and the active one stays', async () => {
    const [active = 0] = await activeOnes();
    const original = await read(SET, active);
    const ids: number[] = [];
    for (let count = 0; count < 30; count += 1) {
      const { status, body } = await api.save('iro', SET, copyOf(original));
      expect(status).toBe(200);
      ids.push(body.id);
    }
    expect(new Set(ids).size).toBe(30);
    expect(await activeOnes()).toEqual([active]);
    const { body: page } = await api.call(
      'iro',
      'GET',
      `${SET}?$filter=isActive eq false and institution/isLocal eq true&$select=institution/erasmusCode,institutionalCoordinatorContact/familyName,institutionalCoordinatorContact/givenName,isActive,id&$orderby=id desc&$top=3&$count=true`,
    );
    expect(page.value.map(({ id }: { id: number }) => id)).toEqual(ids.slice(-3).reverse());
    expect(page.total).toBeGreaterThanOrEqual(30);
  });

  test('of a record of the sample takes nothing over that the server sets', async () => {
    const sample = await startSampleApi();
    try {
      const filter = 'isActive eq true and institution/isLocal eq true';
      const { body: found } = await sample.call('iro', 'GET', `${SET}?$filter=${filter}&$top=1`);
      const { body: original } = await sample.call('iro', 'GET', `${SET}/${found.value[0].id}`);
      expect(original.isSample).toBe(true);
      const { status, body } = await sample.save('iro', SET, copyOf(original));
      expect({ status, body }).toMatchObject({ status: 200, body: { isSample: false, isActive: false } });
      expect(body.additionalRequirements).toHaveLength(original.additionalRequirements.length);
    } finally {
      await sample.close();
    }
  });
});
