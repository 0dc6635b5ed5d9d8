import { sql } from 'kysely';
import { factsheetRefreshSchema } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import { patient } from '../../../../scripts/lib/patience.mjs';
import { eventually, HEI_A, HEI_B, startTwoPortals, type TwoPortals } from '../support/portalNodes.ts';
import { EXCHANGE_PATHS } from '../../support/api/exchangePaths.ts';

const TIMEOUT_MS = patient(120_000);
const STRANGER = 'other.example.edu';

let portals: TwoPortals;

type Options = { method?: string; user?: string; language?: string };
const refresh = (query = '', options: Options = {}, heiId = HEI_B) =>
  portals.a.exchange(`${EXCHANGE_PATHS.factsheet(heiId)}${query}`, options);

async function rowsOf<Row>(node: 'a' | 'b', text: string): Promise<readonly Row[]> {
  return (await sql<Row>`${sql.raw(text)}`.execute(portals[node].database)).rows;
}

/** What the office of a university wrote into its own factsheet. */
async function writeFactsheet(node: 'a' | 'b'): Promise<void> {
  await sql`
    update factsheets set general_url = 'https://b.example/', course_catalogue_url = 'https://b.example/courses',
      decision_response_weeks_limit = 3, transcript_of_records_weeks_limit = 5, coordinator_contact_id = 3 where id = 1;
    delete from factsheet_calendars; delete from factsheet_information_entries;
    insert into factsheet_calendars (factsheet_id, kind, autumn_term, spring_term) values
      (1, 'incomings', '--06-15', '--11-30'), (1, 'nominations', '--05-15', '--10-31');
    insert into factsheet_information_entries (factsheet_id, kind, email, phone, urls)
      select 1, kind, kind || '@b.example', '+302310123456', '[{"value":"https://b.example/info","language":"en"}]'
      from unnest(array['application', 'housing', 'visa', 'insurance']) kind;
    insert into factsheet_additional_requirements (factsheet_id, name, description, urls) values
      (1, 'CV', 'Europass', '[{"value":"https://b.example/cv"}]');
    insert into factsheet_additional_infos (factsheet_id, type, description, info) values
      (1, 'Grading', 'Stays at home', '{"email":"grades@b.example","phone":"+302310123457","urls":[{"value":"https://b.example/grades"}]}')`.execute(
    portals[node].database,
  );
}

beforeAll(async () => {
  portals = await startTwoPortals();
  await writeFactsheet('a');
  await writeFactsheet('b');
  await sql`
    update factsheets set grading_system = 'Kept', termination_of_agreement = 'Kept too', faculty_url = 'https://kept.example/' where id = 3;
    insert into factsheet_additional_infos (id, factsheet_id, type, description) values (77, 3, 'Grading', 'What somebody wrote')`.execute(
    portals.a.database,
  );
}, TIMEOUT_MS);
afterAll(() => portals.stop(), TIMEOUT_MS);

describe('the factsheet of a partner', () => {
  test('is fetched, stored, and told with what changed, in the form of the documents', async () => {
    const { body } = await eventually(
      () => refresh(`?heiId=${HEI_B}&factsheet=3`, { method: 'GET' }),
      ({ status }) => status === 200,
    );
    const { response, changes, factsheetId, isNew, institutionFailure } = factsheetRefreshSchema.parse(body);
    expect({ factsheetId, isNew, institutionFailure }).toEqual({
      factsheetId: 3,
      isNew: false,
      institutionFailure: null,
    });
    expect(response.body).toMatchObject({
      id: 3,
      isActive: true,
      generalUrl: 'https://b.example/',
      courseCatalogueUrl: 'https://b.example/courses',
      deadlineIncomingsCalendar: { autumnTerm: '--06-15', springTerm: '--11-30' },
      deadlineNominationsCalendar: { autumnTerm: '--05-15', springTerm: '--10-31' },
      decisionResponseWeeksLimit: 3,
      transcriptOfRecordsWeeksLimit: 5,
      housingInformationEntry: {
        email: 'housing@b.example',
        phone: '+302310123456',
        urls: [{ value: 'https://b.example/info', language: 'en' }],
      },
      additionalRequirements: [{ name: 'CV', description: 'Europass' }],
      institutionalCoordinatorContact: { familyName: 'Office', email: 'office@example.org' },
    });
    expect(changes).toContainEqual({
      field: 'decisionResponseWeeksLimit',
      before: null,
      after: '3',
    });
  });

  test('keeps what the network has no words for, and the ids of rows that are the same rows', async () => {
    const { body } = factsheetRefreshSchema.parse((await refresh()).body).response;
    expect(body).toMatchObject({
      gradingSystem: 'Kept',
      terminationOfAgreement: 'Kept too',
      facultyUrl: 'https://kept.example/',
      additionalInfos: [
        { id: 77, type: 'Grading', description: 'What somebody wrote', info: { email: 'grades@b.example' } },
      ],
    });
  });

  test('that says the same is no new version and leaves nothing in the history', async () => {
    const versions = 'select date_modified, fetched_at from factsheets where id = 3';
    const audits = `select count(*)::int as count from audit_entries where set_name in ('MobilityFactsheets', 'MobilityContacts')`;
    const [before, [auditsBefore]] = [await rowsOf<any>('a', versions), await rowsOf<any>('a', audits)];
    const { changes } = factsheetRefreshSchema.parse((await refresh()).body);
    expect(changes).toEqual([]);
    const [after, [auditsAfter]] = [await rowsOf<any>('a', versions), await rowsOf<any>('a', audits)];
    expect(after[0].date_modified).toEqual(before[0].date_modified);
    expect(after[0].fetched_at.getTime()).toBeGreaterThan(before[0].fetched_at.getTime());
    expect(auditsAfter).toEqual(auditsBefore);
  });

  test('is written down with the person, and the documents are kept as evidence for the same person', async () => {
    expect(
      await rowsOf(
        'a',
        `select user_id, operation from audit_entries where set_name = 'MobilityFactsheets' order by id limit 1`,
      ),
    ).toEqual([{ user_id: 1, operation: 'update' }]);
    const kept = await rowsOf<any>(
      'a',
      `select distinct kind, user_id, is_valid from exchange_documents where direction = 'outgoing' and kind in ('factsheet', 'institutions') order by kind`,
    );
    expect(kept).toEqual([
      { kind: 'factsheet', user_id: 1, is_valid: true },
      { kind: 'institutions', user_id: 1, is_valid: true },
    ]);
  });

  test('is changed in the place of the change alone when the partner changes it', async () => {
    await sql`update factsheet_information_entries set phone = '+302310999999' where kind = 'visa' and factsheet_id = 1`.execute(
      portals.b.database,
    );
    await sql`update contacts set phone = '+302310888888' where id = 3`.execute(portals.b.database);
    const { changes } = factsheetRefreshSchema.parse((await refresh()).body);
    expect(changes).toEqual([
      expect.objectContaining({
        field: 'institutionalCoordinatorContact',
        after: expect.stringContaining('+302310888888'),
      }),
      { field: 'visaInformationEntry/phone', before: '+302310123456', after: '+302310999999' },
    ]);
  });

  test('is fetched by either of two partners from the other', async () => {
    const { status, body } = await portals.b.exchange(EXCHANGE_PATHS.factsheet(HEI_A));
    expect([status, body]).toMatchObject([200, { factsheetId: 3, institutionFailure: null }]);
    const { response } = factsheetRefreshSchema.parse(body);
    expect(response.body).toMatchObject({ insuranceInformationEntry: { email: 'insurance@b.example' } });
    expect((await rowsOf<any>('a', 'select grading_system from factsheets where id = 3'))[0]).toEqual({
      grading_system: 'Kept',
    });
  });

  test('is one, however many people ask for it at once', async () => {
    await sql`delete from factsheets where institution_id = 2`.execute(portals.a.database);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh()));
    const replies = answers.map(({ body }) => factsheetRefreshSchema.parse(body));
    expect(replies.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(replies.map(({ factsheetId }) => factsheetId)).size).toBe(1);
    expect(await rowsOf('a', 'select is_active from factsheets where institution_id = 2')).toEqual([
      { is_active: true },
    ]);
    expect(
      await rowsOf(
        'a',
        `select count(*)::int as count from contacts where email = 'office@example.org' and id <> 3`,
      ),
    ).toEqual([{ count: 1 }]);
  });
});

describe('a refresh', () => {
  test.each([
    ['without the right to edit factsheets', 403, '', { user: 'teacher' }, HEI_B],
    ['of an institution that nobody knows', 404, '', {}, 'nobody.example.edu'],
    ['of a factsheet that nobody knows', 404, '?factsheet=4711', {}, HEI_B],
    ["of another institution's factsheet", 404, '?factsheet=1', {}, HEI_B],
    ['of a factsheet that is no number', 404, '?factsheet=x', {}, HEI_B],
    ['of two factsheets at once', 400, '?factsheet=3&factsheet=4', {}, HEI_B],
    ['that names two institutions', 400, '?heiId=other.example.edu', {}, HEI_B],
    ["of the university's own factsheet", 409, '', {}, HEI_A],
  ] as const)('%s is refused with %i', async (_what, expected, query, options, heiId) => {
    for (const method of ['GET', 'POST']) {
      const { status, body } = await refresh(query, { ...options, method }, heiId);
      expect([method, status]).toEqual([method, expected]);
      expect(body.message).toMatch(/\w{3}/);
    }
  });

  test('of a partner outside the network fails in both forms, in the language of whoever asks', async () => {
    const { status, body } = await refresh('', { language: 'el' }, STRANGER);
    expect([status, body]).toMatchObject([
      502,
      { code: 'unavailable', error: true, response: { statusCode: 502, body: null } },
    ]);
    expect(body.message).toMatch(/^[Α-Ω]/u);
  });

  test('of a partner that has no factsheet changes nothing', async () => {
    await sql`update factsheets set is_active = false where institution_id = 1`.execute(portals.b.database);
    const state = `select factsheets.*, (select count(*) from factsheet_information_entries where factsheet_id = factsheets.id) from factsheets where institution_id = 2`;
    const before = await rowsOf('a', state);
    expect(await refresh()).toMatchObject({
      status: 502,
      body: { error: true, response: { statusCode: 404 } },
    });
    expect(await rowsOf('a', state)).toEqual(before);
  });
});
