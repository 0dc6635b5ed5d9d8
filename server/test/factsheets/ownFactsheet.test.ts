import { sql } from 'kysely';
import { servedFactsheet } from '../../src/exchange/served/servedFactsheet.ts';
import { ownFactsheet } from '../../src/overview/ownFactsheet.ts';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { FIXTURE, REQUIRED_PARTS } from '../support/api/saveFixture.ts';

const SET = 'MobilityFactsheets';
const ENTRY = {
  email: 'office@example.org',
  phone: '+302310000000',
  urls: [{ value: 'https://office.example.org', language: 'en' }],
};
/** All that the network asks of a factsheet. */
const ASKED = { ...REQUIRED_PARTS, decisionResponseWeeksLimit: 4, transcriptOfRecordsWeeksLimit: 5 };

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());

const read = async (id: number, user: 'iro' | 'student' = 'iro') =>
  (await api.call(user, 'GET', `${SET}/${id}`)).body;

async function change(id: number, body: object) {
  const { dateModified } = await read(id);
  return api.save('iro', SET, { id, dateModified, ...body });
}

async function makeOne(body: object = ASKED): Promise<number> {
  return (await api.save('iro', SET, { ...body, institution: 1 })).body.id;
}

describe('the active factsheet of the university', () => {
  const limits = ['decisionResponseWeeksLimit', 'transcriptOfRecordsWeeksLimit'] as const;

  test.each(limits)(
    'is kept from partners while %s is empty, and is something to do for the office',
    async (member) => {
      const id = await makeOne();
      await change(id, { isActive: true });
      const served = () => servedFactsheet(api.database, 'local.example.edu');
      expect(await served()).not.toBeNull();
      expect(await ownFactsheet(api.database)).toEqual({ factsheetId: id, missing: 0 });
      expect((await change(id, { [member]: null })).status).toBe(200);
      expect(await served()).toBeNull();
      expect(await ownFactsheet(api.database)).toEqual({ factsheetId: id, missing: 1 });
      await change(id, { [member]: ASKED[member] });
      expect(await served()).not.toBeNull();
    },
  );

  const parts = Object.keys(REQUIRED_PARTS) as (keyof typeof REQUIRED_PARTS)[];

  test.each(parts)('keeps %s: nobody takes it away, nor activates a factsheet without it', async (member) => {
    const id = await makeOne();
    expect((await change(id, { [member]: null })).status).toBe(200);
    expect(await change(id, { isActive: true })).toMatchObject({
      status: 400,
      body: { errors: [{ field: member, code: 'required' }] },
    });
    await change(id, { [member]: REQUIRED_PARTS[member] });
    expect((await change(id, { isActive: true })).status).toBe(200);
    const before = await read(id);
    expect((await change(id, { [member]: null })).status).toBe(400);
    expect((await read(id))[member]).toEqual(before[member]);
    await change(FIXTURE.activeFactsheet, { isActive: true });
  });

  test('that lacked a part before is edited as before, part by part', async () => {
    const id = await makeOne({ ...ASKED, visaInformationEntry: null });
    await sql`update factsheets set is_active = id = ${id} where institution_id = 1`.execute(api.database);
    expect((await change(id, { gradingSystem: '1 to 10', visaInformationEntry: null })).status).toBe(200);
    expect((await change(id, { visaInformationEntry: { email: 'visa@example.org' } })).status).toBe(200);
    await change(FIXTURE.activeFactsheet, { isActive: true });
  });

  test('has its addresses in English, whatever a save says', async () => {
    const urls = [{ value: 'https://visa.example.org', language: 'el' }, { value: 'https://b.example.org' }];
    const id = await makeOne({ ...ASKED, visaInformationEntry: { ...ENTRY, urls } });
    expect((await read(id)).visaInformationEntry.urls).toEqual(
      urls.map(({ value }) => ({ value, language: 'en' })),
    );
  });

  test('is something to do where there is none', async () => {
    await sql`update factsheets set is_active = false where institution_id = 1`.execute(api.database);
    expect(await ownFactsheet(api.database)).toEqual({ factsheetId: null, missing: 1 });
    await change(FIXTURE.activeFactsheet, { isActive: true });
  });
});

describe('a factsheet', () => {
  const remove = async (user: 'iro' | 'teacher' | 'student', id: number) => {
    const { dateModified } = await read(id);
    return (await api.call(user, 'DELETE', `${SET}/${id}`, undefined, { 'if-match': `"${dateModified}"` }))
      .status;
  };

  test('is deleted by the office while it is not active, and by nobody else', async () => {
    const id = await makeOne();
    expect(await remove('student', id)).not.toBe(200);
    expect(await remove('teacher', id)).not.toBe(200);
    expect(await remove('iro', id)).toBe(200);
    expect((await api.call('iro', 'GET', `${SET}/${id}`)).status).toBe(404);
  });

  test('stays while it is the active one, or named by an agreement', async () => {
    const id = await makeOne();
    await change(id, { isActive: true });
    expect(await remove('iro', id)).toBe(409);
    await change(FIXTURE.activeFactsheet, { isActive: true });
    await sql`insert into agreement_factsheets (agreement_id, factsheet_id) select min(id), ${id} from agreements`.execute(
      api.database,
    );
    expect(await remove('iro', id)).toBe(409);
    await sql`delete from agreement_factsheets where factsheet_id = ${id}`.execute(api.database);
    expect(await remove('iro', id)).toBe(200);
  });

  test('keeps phones as E.164 however they were written, and a text of blanks as none', async () => {
    const id = await makeOne({
      visaInformationEntry: { ...ENTRY, phone: '(+30) 2310 000-000' },
      additionalInfos: [{ type: 'Sport', description: ' ', info: { ...ENTRY, phone: '2310 000 000' } }],
      gradingSystem: '  \n ',
      institutionalCoordinatorContact: {
        familyName: 'Markou',
        givenName: 'Eleni',
        email: 'e.markou@example.org',
        phone: '0030 2310 123456',
      },
    });
    expect(await read(id)).toMatchObject({
      visaInformationEntry: { phone: '+302310000000' },
      additionalInfos: [{ type: 'Sport', description: null, info: { phone: '+302310000000' } }],
      gradingSystem: null,
      institutionalCoordinatorContact: { phone: '+302310123456' },
    });
  });

  test('has a note that the office alone reads', async () => {
    await change(FIXTURE.activeFactsheet, { note: '2026/27' });
    expect(await read(FIXTURE.activeFactsheet)).toHaveProperty('note', '2026/27');
    expect(await read(FIXTURE.activeFactsheet, 'student')).not.toHaveProperty('note');
  });
});
