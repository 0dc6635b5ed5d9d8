import { sql } from 'kysely';
import { NOW, type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { completeApplication, pdfBase64 } from '../support/api/saveBodies.ts';
import { FIXTURE, USER_IDS } from '../support/api/saveFixture.ts';

const FORMS = 'ApplicationStudentStudiesForms';
const PREFERENCE = {
  type: 'Long-term mobility for Studies',
  programme: 'Erasmus+ Studies',
  country: { id: 2 },
  institution: { id: FIXTURE.partner },
  responsiblePerson: 'Cher Tea (Mathematics)',
  startSemester: 'winter',
  semesterDuration: 2,
  monthDuration: 9,
};
const SHORT = { type: 'Short-term mobility for Studies', semesterDuration: 12, monthDuration: null };

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

beforeEach(async () => {
  api.setClock(NOW);
  await sql`
    truncate applications, application_files restart identity cascade;
    delete from agreements where id > 900;
    update application_settings set application_start = '2026-10-01', application_stop = '2026-12-31';
    update agreements set start_year_id = 2025, end_year_id = 2028, local_status = 1, ewp_status_id = 5, terminated = 0, is_deleted = false;
    update agreement_mobilities set blended = false`.execute(api.database);
});

async function send(user: UserName, preferences: readonly object[], change: object = {}) {
  const file = await api.save(user, 'ApplicationFiles', {
    fileName: 'cv.pdf',
    fileBase64: pdfBase64(),
    owner: USER_IDS.student,
  });
  const body = completeApplication(file.body.id, {
    owner: USER_IDS.student,
    status: 'submitted',
    prefferedMobility: preferences,
    ...change,
  });
  const filesData = [
    {
      ...(body.filesData as object[])[0],
      letterOfAcceptance: file.body.id,
      recommendationLetter: file.body.id,
    },
  ];
  return api.save(user, FORMS, { ...body, filesData });
}

async function refusals(user: UserName, preferences: readonly object[], change: object = {}) {
  const { status, body } = await send(user, preferences, change);
  return status === 200
    ? []
    : (body.errors ?? [body]).map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
}

/** A second agreement of the department with the partner, with the same coordinator. */
async function secondAgreement(blended: boolean) {
  await sql`
    insert into agreements (id, start_year_id, end_year_id, status_id, local_status) values (901, 2026, 2027, 3, 1);
    insert into agreement_institutions values (901, 1), (901, 2);
    insert into agreement_contacts values (901, 1);
    insert into agreement_mobilities (agreement_id, kind, from_institution_id, to_institution_id, blended) values (901, 'studies', 1, 2, ${sql.lit(blended)})`.execute(
    api.database,
  );
}

describe('what a student sends as preferred mobility', () => {
  test('stands in the order of preference, also in the order that a later save gives it', async () => {
    const order = (answer: { body: { prefferedMobility: { id: number; monthDuration: number }[] } }) =>
      answer.body.prefferedMobility.map(({ monthDuration }) => monthDuration);
    const first = await send(
      'student',
      [7, 8, 9].map((monthDuration) => ({ ...PREFERENCE, monthDuration })),
      { status: 'draft' },
    );
    expect(order(first)).toEqual([7, 8, 9]);
    const { id, dateModified, prefferedMobility } = first.body;
    const [one, two, three] = prefferedMobility;
    const moved = { id, dateModified, status: 'draft', prefferedMobility: [three, one, two] };
    expect(order(await api.save('student', FORMS, moved))).toEqual([9, 7, 8]);
    expect(order(await api.call('student', 'GET', `${FORMS}/${id}`))).toEqual([9, 7, 8]);
  });

  test('is completed with its agreement, and with what the agreement says', async () => {
    const { status, body } = await send('student', [
      { ...PREFERENCE, type: undefined, programme: undefined },
      { ...PREFERENCE, startSemester: 'spring', semesterDuration: 1, monthDuration: 5 },
    ]);
    expect(status).toBe(200);
    expect(body.prefferedMobility).toMatchObject([
      { ...PREFERENCE, iiaId: FIXTURE.openAgreement, blended: false },
      { startSemester: 'spring', iiaId: FIXTURE.openAgreement },
    ]);
  });

  test.each<[object, string]>([
    [{ country: { id: 1 } }, 'country not-of-country'],
    [{ country: { id: 1 }, institution: { id: 1 } }, 'institution institution-not-offered'],
    [{ institution: { id: FIXTURE.otherPartner } }, 'institution institution-not-offered'],
    [{ responsiblePerson: 'nobody at all' }, 'responsiblePerson not-responsible'],
    [{ responsiblePerson: 'Office Eu (Mathematics)' }, 'responsiblePerson not-responsible'],
    [{ responsiblePerson: 'Ner Part (Matematica)' }, 'responsiblePerson not-responsible'],
    [{ type: 'Short-term mobility for Studies' }, 'type not-of-application-type'],
    [{ programme: 'Holidays' }, 'programme not-in-list'],
    [{ startSemester: 'spring', semesterDuration: 30 }, 'semesterDuration semesters-not-offered'],
    [{ startSemester: 'spring' }, 'semesterDuration semesters-not-offered'],
    [{ semesterDuration: 1 }, 'monthDuration months-not-offered'],
    [{ monthDuration: 6 }, 'monthDuration months-not-offered'],
    [{ blended: true }, 'blended not-as-agreed'],
    [{ country: null }, 'country required'],
    [{ startSemester: null }, 'startSemester required'],
    [{ monthDuration: null }, 'monthDuration required'],
  ])('is refused where it is %j', async (change, expected) => {
    const wanted = [`prefferedMobility/1/${expected}`];
    expect(await refusals('student', [PREFERENCE, { ...PREFERENCE, ...change }])).toEqual(wanted);
    expect(await refusals('iro', [PREFERENCE, { ...PREFERENCE, ...change }])).toEqual(wanted);
  });

  test('is refused with an agreement of others, or one that does not exist', async () => {
    await secondAgreement(false);
    await sql`update agreement_contacts set contact_id = 2 where agreement_id = 901`.execute(api.database);
    expect(await refusals('student', [{ ...PREFERENCE, iiaId: 901 }])).toEqual([
      'prefferedMobility/0/iiaId agreement-not-offered',
    ]);
    expect(await refusals('student', [{ ...PREFERENCE, iiaId: 4711 }])).toEqual([
      'prefferedMobility/0/iiaId reference-not-found',
    ]);
  });

  test.each([
    ['deleted', sql`is_deleted = true`],
    ['terminated', sql`terminated = 4`],
    ['neither final here nor approved by both', sql`local_status = 0`],
    ['not yet in force', sql`start_year_id = 2027`],
    ['over with the year', sql`end_year_id = 2026`],
  ])('is refused once its agreement is %s', async (_, change) => {
    await sql`update agreements set ${change} where id = 900`.execute(api.database);
    expect(await refusals('student', [PREFERENCE])).toEqual([
      'prefferedMobility/0/institution institution-not-offered',
    ]);
  });

  test('may be chosen from what the student can read: not from what is terminated', async () => {
    const seen = async () => (await api.call('student', 'GET', 'MobilityAgreements?$select=id')).body.value;
    expect(await seen()).toEqual([{ id: 900 }]);
    await sql`update agreements set terminated = 4`.execute(api.database);
    expect(await seen()).toEqual([]);
    expect((await api.call('teacher', 'GET', 'MobilityAgreements?$select=id')).body.value).toEqual([
      { id: 900 },
    ]);
  });

  test('rests on an agreement that both approved, too', async () => {
    await sql`update agreements set local_status = 0, ewp_status_id = 7 where id = 900`.execute(api.database);
    expect(await refusals('student', [PREFERENCE])).toEqual([]);
  });

  test('is kept in a draft whatever it says', async () => {
    const odd = { ...PREFERENCE, responsiblePerson: 'nobody at all', semesterDuration: 30 };
    expect(await refusals('student', [odd], { status: 'draft' })).toEqual([]);
  });
});

describe('two agreements with one institution and one person', () => {
  test.each([
    [{}, { iiaId: 900, blended: false }],
    [
      { iiaId: 900, blended: false },
      { iiaId: 900, blended: false },
    ],
    [{ iiaId: 901 }, { iiaId: 901, blended: true }],
  ])('are told apart by the agreement: %j', async (change, expected) => {
    await secondAgreement(true);
    const { body } = await send('student', [{ ...PREFERENCE, ...change }]);
    expect(body.prefferedMobility).toMatchObject([expected]);
  });

  test('are not mixed', async () => {
    await secondAgreement(true);
    expect(await refusals('student', [{ ...PREFERENCE, iiaId: 901, blended: false }])).toEqual([
      'prefferedMobility/0/blended not-as-agreed',
    ]);
  });
});

describe('a short-term application', () => {
  const type = { type: 'short-term-studies' };

  test('takes one stay of 5 to 30 days', async () => {
    expect(await refusals('student', [{ ...PREFERENCE, ...SHORT }], type)).toEqual([]);
  });

  test.each<[object, string]>([
    [{ semesterDuration: 4 }, 'prefferedMobility/0/semesterDuration days-not-offered'],
    [{ monthDuration: 5 }, 'prefferedMobility/0/monthDuration months-of-long-term'],
    [{ type: PREFERENCE.type }, 'prefferedMobility/0/type not-of-application-type'],
  ])('refuses %j', async (change, expected) => {
    expect(await refusals('student', [{ ...PREFERENCE, ...SHORT, ...change }], type)).toEqual([expected]);
  });

  test('refuses a second stay', async () => {
    const stay = { ...PREFERENCE, ...SHORT };
    expect(await refusals('student', [stay, stay], type)).toEqual(['prefferedMobility too-many']);
  });
});

describe('the office', () => {
  test('validates what may still be chosen, and is told what may not', async () => {
    const { body } = await send('student', [PREFERENCE]);
    await sql`update agreements set end_year_id = 2026 where id = 900`.execute(api.database);
    const own = { id: body.id, dateModified: body.dateModified };
    const refused = await api.save('iro', FORMS, { ...own, status: 'validated' });
    expect(refused.body.errors).toEqual([
      { field: 'prefferedMobility/0/institution', code: 'institution-not-offered' },
    ]);
    // What does not depend on the agreement can be corrected all the same.
    const changed = await api.save('iro', FORMS, { ...own, communicationAccept: true });
    expect(changed.status).toBe(200);
    await sql`update agreements set end_year_id = 2028 where id = 900`.execute(api.database);
    const version = changed.body.dateModified;
    expect(
      (await api.save('iro', FORMS, { ...own, dateModified: version, status: 'validated' })).status,
    ).toBe(200);
  });

  test('changes a submitted preference by the same rule', async () => {
    const { body } = await send('student', [PREFERENCE]);
    const own = { id: body.id, dateModified: body.dateModified };
    const refused = await api.save('iro', FORMS, {
      ...own,
      prefferedMobility: [{ ...PREFERENCE, monthDuration: 1 }],
    });
    expect(refused.body.errors).toEqual([
      { field: 'prefferedMobility/0/monthDuration', code: 'months-not-offered' },
    ]);
  });
});
