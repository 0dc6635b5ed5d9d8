import { START_TIMEOUT_MS, startSaveApi, type SaveApi } from '../support/api/saveApi.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';

const SET = 'MobilityFactsheets';
const ID = FIXTURE.activeFactsheet;

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

const read = async (set: string, id: number) => (await api.call('iro', 'GET', `${set}/${id}`)).body;

async function save(body: object, id: number = ID, who: 'iro' | 'teacher' = 'iro') {
  const { dateModified } = await read(SET, id);
  return api.save(who, SET, { id, dateModified, ...body });
}

const PERSON = {
  familyName: 'Markou',
  givenName: 'Eleni',
  email: 'e.markou@example.org',
  phone: '+302310123456',
};
const ENTRY = {
  email: 'office@example.org',
  phone: '+302310000000',
  urls: [{ value: 'https://office.example.org', language: 'en' }],
};

describe('the coordinator that a factsheet carries', () => {
  test('is made, changed in its place, and left alone when nothing new is said', async () => {
    const made = await save({ institutionalCoordinatorContact: PERSON });
    expect(made.body).toMatchObject({ institutionalCoordinatorContact: PERSON });
    const contact = made.body.institutionalCoordinatorContact;
    const { body } = await save({ institutionalCoordinatorContact: { ...contact, givenName: 'Helen' } });
    expect(body.institutionalCoordinatorContact).toMatchObject({ id: contact.id, givenName: 'Helen' });
    expect(body.dateModified > made.body.dateModified).toBe(true);
    const same = await save({ institutionalCoordinatorContact: body.institutionalCoordinatorContact });
    expect(same.body.dateModified).toBe(body.dateModified);
  });

  test('stays as it is in the agreements and factsheets that share it: a new contact takes its place', async () => {
    const shared = await read('MobilityContacts', FIXTURE.localCoordinator);
    const { body } = await save({
      institutionalCoordinatorContact: {
        id: shared.id,
        dateModified: shared.dateModified,
        givenName: 'Changed',
        phone: '+302310123456',
      },
    });
    expect(body.institutionalCoordinatorContact).toMatchObject({ givenName: 'Changed', email: shared.email });
    expect(body.institutionalCoordinatorContact.id).not.toBe(shared.id);
    expect(await read('MobilityContacts', FIXTURE.localCoordinator)).toMatchObject({
      givenName: shared.givenName,
    });
  });

  test.each([
    [{ ...PERSON, phone: '+4915112345678' }, 'phone', 'not-a-local-phone'],
    [{ ...PERSON, email: '' }, 'email', 'required'],
    [{ ...PERSON, email: 'nobody' }, 'email', 'not-an-email'],
    [{ ...PERSON, url: 'www.example.org' }, 'url', 'not-a-web-address'],
    [{ familyName: 'Markou', email: 'a@example.org' }, 'givenName', 'required'],
    [{ ...PERSON, department: { id: FIXTURE.partnerDepartment } }, 'department', 'not-of-institution'],
  ])('is refused as %j', async (contact, member, code) => {
    const { status, body } = await save({ institutionalCoordinatorContact: contact });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [expect.objectContaining({ field: `institutionalCoordinatorContact/${member}`, code })],
    });
  });
});

describe('the institution that a factsheet carries', () => {
  test('is changed with the factsheet, which gets a new version', async () => {
    const { institution, dateModified } = await read(SET, ID);
    const { status, body } = await save({
      institution: {
        ...institution,
        erasmusCode: 'G  LOCAL01',
        cityName: 'Town',
      },
      gradingSystem: 'Ten is best.',
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { gradingSystem: 'Ten is best.', institution: { id: 1, cityName: 'Town' } },
    });
    expect(body.dateModified > dateModified).toBe(true);
  });

  test('that somebody else changed meanwhile is not laid over: the answer shows the factsheet as it is', async () => {
    const institution = { ...(await read(SET, ID)).institution, ...(await read('MobilityInstitutions', 1)) };
    await save({ institution: { ...institution, cityName: 'Theirs' } });
    const { status, body } = await save({
      institution: { ...institution, cityName: 'Mine' },
      gradingSystem: 'X',
    });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { id: ID, institution: { cityName: 'Theirs' } } },
    });
    expect((await read(SET, ID)).gradingSystem).not.toBe('X');
  });

  test('keeps what a factsheet has to tell of it', async () => {
    const { institution } = await read(SET, ID);
    const { status, body } = await save({ institution: { ...institution, erasmusCode: null, name: '' } });
    expect({ status, errors: body.errors }).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([
        expect.objectContaining({ field: 'institution/name', code: 'required' }),
        expect.objectContaining({ field: 'institution/erasmusCode', code: 'required' }),
      ]),
    });
  });

  test('is out of reach by the factsheet of a partner, and for everybody but the office', async () => {
    const partner = await read(SET, FIXTURE.partnerFactsheet);
    const body = { institution: { ...partner.institution, cityName: 'Not ours' } };
    expect((await save(body, FIXTURE.partnerFactsheet)).status).toBe(403);
    const own = { institution: { id: 1, cityName: 'Not theirs' } };
    expect((await save(own, ID, 'teacher')).status).toBe(403);
    expect((await read('MobilityInstitutions', 1)).cityName).not.toBe('Not theirs');
  });
});

describe('rows of a factsheet that are saved without their ids', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: 'Portfolio',
      description: `Of the year ${1980 + index}.`,
      urls: ENTRY.urls,
    }));

  test('keep them, changed or moved, forty of them, and may all go and come again', async () => {
    const made = (await save({ additionalRequirements: rows(40) })).body.additionalRequirements;
    const changed = rows(40)
      .toReversed()
      .map((row, index) => (index === 3 ? { ...row, description: 'Of any year.' } : row));
    const kept = (await save({ additionalRequirements: changed })).body.additionalRequirements;
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    expect(ids(kept)).toEqual(ids(made).toReversed());
    expect((await save({ additionalRequirements: [] })).body.additionalRequirements).toEqual([]);
    expect((await save({ additionalRequirements: rows(2) })).body.additionalRequirements).toHaveLength(2);
  });

  test('keep those of the parts of which there is one', async () => {
    const { visaInformationEntry: made } = (await save({ visaInformationEntry: ENTRY })).body;
    const { body } = await save({ visaInformationEntry: { ...ENTRY, email: 'visa@example.org' } });
    expect(body.visaInformationEntry).toMatchObject({ id: made.id, email: 'visa@example.org' });
  });

  test('are two hundred at most', async () => {
    const { status, body } = await save({ additionalRequirements: rows(201) });
    expect({ status, errors: body.errors }).toMatchObject({
      status: 400,
      errors: [{ field: 'additionalRequirements', code: 'too-many', params: { max: 200 } }],
    });
  });
});

const longest = (length: number) => 'x'.repeat(length);
const address = (length: number) => `https://${longest(length - 'https://'.length)}`;
const requirement = (change: object) => ({
  additionalRequirements: [{ name: 'CV', description: 'Of two pages.', urls: ENTRY.urls, ...change }],
});
const service = (change: object) => ({
  accessibilities: [{ type: 'Service', services: 'Blind people', info: ENTRY, ...change }],
});
const further = (change: object) => ({ additionalInfos: [{ type: 'Sport', info: ENTRY, ...change }] });
const calendar = (change: object) => ({
  deadlineIncomingsCalendar: { autumnTerm: '--06-15', springTerm: '--11-30', ...change },
});
const visa = (change: object) => ({ visaInformationEntry: { ...ENTRY, ...change } });

describe('the edges of what a factsheet may hold', () => {
  test.each([
    [calendar({ autumnTerm: '--1-1', springTerm: '--12-31' })],
    [calendar({ autumnTerm: '--02-29' })],
    [{ decisionResponseWeeksLimit: 0, transcriptOfRecordsWeeksLimit: 52 }],
    [{ decisionResponseWeeksLimit: null }],
    [visa({ phone: '+300000000000' })],
    [visa({ urls: Array.from({ length: 30 }, () => ENTRY.urls[0]) })],
    [{ generalUrl: 'http://a', facultyUrl: 'HTTPS://EXAMPLE.ORG/?q=1#x', courseCatalogueUrl: null }],
    [requirement({ description: longest(2000) })],
    [service({ services: longest(500), description: null })],
    [further({ type: longest(200), description: longest(2000) })],
  ])('take %j', async (body) => {
    const { status, body: answer } = await save(body);
    expect([status, answer.errors]).toEqual([200, undefined]);
  });

  test.each([
    [calendar({ springTerm: '--02-30' }), 'deadlineIncomingsCalendar/springTerm', 'not-a-month-day'],
    [calendar({ springTerm: '--00-01' }), 'deadlineIncomingsCalendar/springTerm', 'not-a-month-day'],
    [calendar({ springTerm: '--1-32' }), 'deadlineIncomingsCalendar/springTerm', 'not-a-month-day'],
    [calendar({ springTerm: '12-31' }), 'deadlineIncomingsCalendar/springTerm', 'not-a-month-day'],
    [calendar({ springTerm: '--12-31 ' }), 'deadlineIncomingsCalendar/springTerm', 'not-a-month-day'],
    [calendar({ springTerm: null }), 'deadlineIncomingsCalendar/springTerm', 'required'],
    [{ transcriptOfRecordsWeeksLimit: -1 }, 'transcriptOfRecordsWeeksLimit', 'too-small'],
    [{ transcriptOfRecordsWeeksLimit: 2_147_483_648 }, 'transcriptOfRecordsWeeksLimit', 'too-large'],
    [{ transcriptOfRecordsWeeksLimit: 1.5 }, 'transcriptOfRecordsWeeksLimit', 'not-an-integer'],
    [visa({ phone: '+30231000000' }), 'visaInformationEntry/phone', 'not-a-local-phone'],
    [visa({ phone: '+3023100000000' }), 'visaInformationEntry/phone', 'not-a-local-phone'],
    [visa({ phone: '+49 2310000000' }), 'visaInformationEntry/phone', 'not-a-local-phone'],
    [visa({ urls: [{ value: 'https://?' }] }), 'visaInformationEntry/urls/0/value', 'not-a-web-address'],
    [visa({ urls: [{ value: 'https://a..gr' }] }), 'visaInformationEntry/urls/0/value', 'not-a-web-address'],
    [visa({ phone: null }), 'visaInformationEntry/phone', 'required'],
    [visa({ email: '' }), 'visaInformationEntry/email', 'required'],
    [visa({ email: 'a@b@c' }), 'visaInformationEntry/email', 'not-an-email'],
    [visa({ urls: null }), 'visaInformationEntry/urls', 'required'],
    [{ generalUrl: 'ftp://example.org' }, 'generalUrl', 'not-a-web-address'],
    [{ generalUrl: 'https://' }, 'generalUrl', 'not-a-web-address'],
    [{ generalUrl: 'https://example.org/a b' }, 'generalUrl', 'not-a-web-address'],
    [{ generalUrl: address(5000) }, 'generalUrl', 'too-long'],
    [requirement({ name: 'cv' }), 'additionalRequirements/0/name', 'not-in-list'],
    [requirement({ description: null }), 'additionalRequirements/0/description', 'required'],
    [requirement({ description: longest(2001) }), 'additionalRequirements/0/description', 'too-long'],
    [requirement({ urls: [] }), 'additionalRequirements/0/urls', 'required'],
    [service({ type: 'service' }), 'accessibilities/0/type', 'not-in-list'],
    [service({ services: '' }), 'accessibilities/0/services', 'required'],
    [service({ info: null }), 'accessibilities/0/info', 'required'],
    [service({ info: { ...ENTRY, urls: [] } }), 'accessibilities/0/info/urls', 'required'],
    [further({ type: '' }), 'additionalInfos/0/type', 'required'],
    [further({ info: { ...ENTRY, phone: '+39' } }), 'additionalInfos/0/info/phone', 'not-a-local-phone'],
  ])('refuse %j', async (body, field, code) => {
    const before = await read(SET, ID);
    const { status, body: answer } = await save(body);
    expect({ status, errors: answer.errors }).toEqual({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field, code })]),
    });
    expect(await read(SET, ID)).toEqual(before);
  });

  test('name the row at fault among forty, and take each list empty and filled again', async () => {
    const forty = <Row>(row: Row) => Array.from({ length: 40 }, () => row);
    const lists = {
      additionalRequirements: forty(requirement({}).additionalRequirements[0]),
      accessibilities: forty(service({}).accessibilities[0]),
      additionalInfos: forty(further({}).additionalInfos[0]),
    };
    const wrong = { ...lists, additionalInfos: lists.additionalInfos.with(39, { type: '', info: ENTRY }) };
    expect(await save(wrong)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'additionalInfos/39/type', code: 'required' }] },
    });
    const counts = async (body: object) => {
      const { body: saved } = await save(body);
      return Object.keys(lists).map((list) => saved[list].length);
    };
    expect(await counts(lists)).toEqual([40, 40, 40]);
    const empty = { additionalRequirements: [], accessibilities: [], additionalInfos: [] };
    expect(await counts(empty)).toEqual([0, 0, 0]);
    expect(await counts(lists)).toEqual([40, 40, 40]);
  });
});
