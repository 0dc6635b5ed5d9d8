import { sql } from 'kysely';
import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { sendFaults } from 'shared-contracts/agreements/sendFaults.ts';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { agreement, staffRow, studentRow } from '../support/api/saveBodies.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';

/** A broad subject area, as an older release let it be stored, and a university without an id of the network. */
const BROAD_AREA = 2;
const OFF_NETWORK = 4;

const SUBMITTED = 2;
const FINAL = 3;

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
  await sql`insert into subject_areas (id, code, name, level) values (${BROAD_AREA}, '061', 'Computing', 'narrow')`.execute(
    api.database,
  );
  await sql`
    insert into institutions (id, name, erasmus_code, country_id, is_local)
    values (${OFF_NETWORK}, 'Off University', 'I  SAMPLE03', 2, false)`.execute(api.database);
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

const ROW = studentRow({ fromDepartment: null, toDepartment: null });
const SPEECHLESS = studentRow({ recommendedLanguageSkills: [] });
const SKILL = { language: { name: 'English' }, languageLevel: 'B1' };

const read = async (id: number) => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;
const save = async (id: number, change: object, user: UserName = 'iro') =>
  api.save(user, 'MobilityAgreements', { id, dateModified: (await read(id)).dateModified, ...change });

/** Makes an agreement and puts it into a state, as an earlier release may have left it. */
async function stored(
  change: Parameters<typeof agreement>[0] = {},
  { status = SUBMITTED, ewpStatus = 1 } = {},
): Promise<number> {
  const { id } = (await api.save('iro', 'MobilityAgreements', agreement(change))).body;
  await sql`update agreements set status_id = ${status}, ewp_status_id = ${ewpStatus} where id = ${id}`.execute(
    api.database,
  );
  return Number(id);
}

async function broaden(id: number): Promise<void> {
  await sql`
    update mobility_subject_areas set subject_area_id = ${BROAD_AREA}
    where mobility_id in (select id from agreement_mobilities where agreement_id = ${id})`.execute(
    api.database,
  );
}

/** All that a save could have left. */
async function everything(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from audit_entries) as entries, (select max(date_modified) from agreements) as latest,
      (select count(*) from agreement_mobilities) as rows`.execute(api.database);
  return rows;
}

const named = (errors: readonly FieldError[]) => errors.map(({ field, code }) => `${field} ${code}`);

describe('what the network would refuse', () => {
  test.each<[string, Record<string, unknown>, readonly string[]]>([
    [
      'a row of studies without a language',
      { studentMobilitiesForStudies: [ROW, SPEECHLESS] },
      ['studentMobilitiesForStudies/1/recommendedLanguageSkills required'],
    ],
    [
      'a row of teaching without a language, beside another',
      { studentMobilitiesForStudies: [SPEECHLESS], staffMobilitiesForTeaching: [staffRow()] },
      [
        'studentMobilitiesForStudies/0/recommendedLanguageSkills required',
        'staffMobilitiesForTeaching/0/recommendedLanguageSkills required',
      ],
    ],
    ['two partners', { institutions: [1, FIXTURE.partner, FIXTURE.otherPartner] }, ['institutions too-many']],
    [
      'a partner that is not on the network',
      { institutions: [1, OFF_NETWORK], studentMobilitiesForStudies: [] },
      ['institutions not-in-network'],
    ],
  ])('is named and nothing is stored of it as final: %s', async (_, change, faults) => {
    const id = await stored(change);
    const before = await everything();
    const answer = await save(id, { status: { name: 'Final' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    expect(named(answer.body.errors)).toEqual(faults);
    // Whatever sending would say of it, in the same order.
    expect(named(sendFaults(agreementItem.schema.parse(await read(id))))).toEqual(faults);
    const { dateModified } = await read(id);
    const act = await api.exchange('iro', `/agreements/${id}/acts/finalize`, { dateModified });
    expect(act).toMatchObject({ status: 400, body: { errors: answer.body.errors } });
    expect(await everything()).toEqual(before);
    expect(await read(id)).toMatchObject({ status: { id: SUBMITTED } });
  });

  test('is named beside all else that is wrong, each field once', async () => {
    const id = await stored();
    await broaden(id);
    await sql`update agreement_mobilities set total_months_per_year = 0, mobilities_per_year = 0 where agreement_id = ${id}`.execute(
      api.database,
    );
    const { body } = await save(id, { status: { name: 'Final' } });
    expect(named(body.errors).toSorted()).toEqual([
      'studentMobilitiesForStudies/0/mobilitiesPerYear too-small',
      'studentMobilitiesForStudies/0/subjectAreasWithClarifications/0/subjectArea code-not-detailed',
      'studentMobilitiesForStudies/0/totalMonthsPerYear months-out-of-range',
    ]);
  });

  test('is named of what is posted with the step, and the step is taken once that is mended', async () => {
    const id = await stored({ studentMobilitiesForStudies: [SPEECHLESS] });
    expect(
      await save(id, { status: { name: 'Final' }, staffMobilitiesForTeaching: [staffRow()] }),
    ).toMatchObject({
      status: 400,
    });
    expect(await read(id)).toMatchObject({ staffMobilitiesForTeaching: [] });
    expect(await save(id, { status: { name: 'Final' }, studentMobilitiesForStudies: [ROW] })).toMatchObject({
      status: 200,
      body: { status: { id: FINAL } },
    });
  });

  test.each([
    [{ status: { name: 'Draft' } }, 'iro'],
    [{ status: { name: 'Submitted' } }, 'iro'],
    [{ status: { name: 'Draft' } }, 'teacher'],
    [{ status: { name: 'Submitted' } }, 'teacher'],
  ] as const)('is no obstacle to a save as %j by %s', async (status, user) => {
    const id = await stored({ studentMobilitiesForStudies: [SPEECHLESS] }, { status: 1 });
    expect(await save(id, { ...status, endYear: 2027 }, user)).toMatchObject({ status: 200 });
  });
});

describe('an agreement that is final already', () => {
  test.each([
    [{ comments: '<p>later</p>' }],
    [{ endYear: 2027 }],
    [{ localStatus: 1 }],
    [{ status: { name: 'Final' } }],
    [{ status: { name: 'Final' }, comments: '<p>later</p>' }],
    [{ staffMobilitiesForTraining: [staffRow()] }],
  ])('keeps what an earlier release left in it when a save changes %j', async (change) => {
    const id = await stored({ studentMobilitiesForStudies: [SPEECHLESS] }, { status: FINAL });
    expect(await save(id, change)).toMatchObject({ status: 200, body: { status: { id: FINAL } } });
  });

  test('answers for the list that a save changes, and for no other', async () => {
    const id = await stored({ studentMobilitiesForStudies: [SPEECHLESS] }, { status: FINAL });
    const rows = { staffMobilitiesForTeaching: [staffRow()] };
    expect(named((await save(id, rows)).body.errors)).toEqual([
      'staffMobilitiesForTeaching/0/recommendedLanguageSkills required',
    ]);
    expect(
      await save(id, { staffMobilitiesForTeaching: [staffRow({ recommendedLanguageSkills: [SKILL] })] }),
    ).toMatchObject({ status: 200 });
  });

  test('answers for all of it when its institutions change', async () => {
    const id = await stored({ studentMobilitiesForStudies: [SPEECHLESS] }, { status: FINAL });
    const faults = named((await save(id, { institutions: [1, 2, 3] })).body.errors);
    expect(faults).toEqual([
      'institutions too-many',
      'studentMobilitiesForStudies/0/recommendedLanguageSkills required',
    ]);
  });

  test('opens for changes whatever is in it', async () => {
    const id = await stored({ studentMobilitiesForStudies: [SPEECHLESS] }, { status: FINAL, ewpStatus: 7 });
    expect(await save(id, { ewpStatus: { id: 2 } })).toMatchObject({ status: 200 });
  });

  test('is final twice without a change, and a second tab is shown the first one', async () => {
    const id = await stored();
    const { dateModified } = await read(id);
    const final = { id, dateModified, status: { name: 'Final' } };
    const first = await api.save('iro', 'MobilityAgreements', final);
    expect(first).toMatchObject({ status: 200, body: { status: { id: FINAL } } });
    const before = await everything();
    expect(await api.save('iro2', 'MobilityAgreements', { ...final, comments: '<p>x</p>' })).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { id, status: { id: FINAL } } },
    });
    expect(await save(id, { status: { name: 'Final' } })).toMatchObject({ status: 200 });
    expect(await everything()).toEqual(before);
  });
});

describe('Faculty', () => {
  test('submit, and may change nothing afterwards', async () => {
    const id = await stored({}, { status: 1 });
    expect(await save(id, { status: { name: 'Submitted' } }, 'teacher')).toMatchObject({ status: 200 });
    for (const change of [{ endYear: 2027 }, { status: { name: 'Submitted' }, endYear: 2027 }, { status: 1 }])
      expect(await save(id, change, 'teacher')).toMatchObject({ status: 403 });
  });

  test.each([1, 2, 3])('make nothing final, in status %d', async (status) => {
    const id = await stored({ studentMobilitiesForStudies: [SPEECHLESS] }, { status });
    const before = await everything();
    const answer = await save(id, { status: { name: 'Final' }, endYear: 2027 }, 'teacher');
    expect(answer.status).toBe(403);
    const { dateModified } = await read(id);
    const act = await api.exchange('teacher', `/agreements/${id}/acts/finalize`, { dateModified });
    expect(act.status).toBe(403);
    expect(await everything()).toEqual(before);
  });
});
