import { sql } from 'kysely';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { agreement, staffRow, studentRow } from '../support/api/saveBodies.ts';
import { FIXTURE, USER_IDS } from '../support/api/saveFixture.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

/** Makes an agreement and puts it into a state that only the exchange with the partner leads to. */
async function stored(
  state: { status?: number; ewpStatus?: number; terminated?: number; approvedCopy?: object } = {},
) {
  const { body } = await api.save('iro', 'MobilityAgreements', agreement());
  await sql`
    update agreements set status_id = ${state.status ?? 1}, ewp_status_id = ${state.ewpStatus ?? 1}, terminated = ${state.terminated ?? 0},
      approved_copy = ${state.approvedCopy === undefined ? null : JSON.stringify(state.approvedCopy)}::jsonb where id = ${body.id}`.execute(
    api.database,
  );
  return { id: body.id, dateModified: body.dateModified };
}

async function refusal(body: object, user: 'iro' | 'teacher' = 'iro') {
  const answer = await api.save(user, 'MobilityAgreements', body);
  return {
    status: answer.status,
    field: answer.body.field,
    code: answer.body.errors?.[0]?.code ?? answer.body.code,
  };
}

describe('the status of an agreement', () => {
  test('goes from draft to submitted to final', async () => {
    const { id, dateModified } = await stored();
    const submitted = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified,
      status: { name: 'Submitted' },
    });
    expect(submitted).toMatchObject({ status: 200, body: { status: { id: 2 } } });
    const final = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified: submitted.body.dateModified,
      status: { name: 'Final' },
    });
    expect(final).toMatchObject({ status: 200, body: { status: { name: 'Final' } } });
  });

  test.each([
    [2, 'Draft', 'status-backwards'],
    [3, 'Draft', 'status-backwards'],
    [3, 'Submitted', 'status-backwards'],
    [1, 'Final', 'submit-first'],
  ])('never goes from %d to %s', async (status, name, code) => {
    expect(await refusal({ ...(await stored({ status })), status: { name } })).toEqual({
      status: 409,
      field: 'status',
      code,
    });
  });

  test('begins as draft or submitted, and not as final', async () => {
    expect((await api.save('iro', 'MobilityAgreements', agreement({ status: { id: 2 } }))).status).toBe(200);
    expect(await refusal(agreement({ status: { id: 3 } }))).toEqual({
      status: 409,
      field: 'status',
      code: 'submit-first',
    });
    expect(
      (await api.save('iro', 'MobilityAgreements', agreement({ status: undefined }))).body.status.id,
    ).toBe(1);
  });

  test('asks for everything when it leaves the draft', async () => {
    const draft = await stored();
    await sql`update agreement_mobilities set total_months_per_year = 90 where agreement_id = ${draft.id}`.execute(
      api.database,
    );
    expect(await refusal({ ...draft, status: 2 })).toEqual({
      status: 400,
      field: 'studentMobilitiesForStudies/0/totalMonthsPerYear',
      code: 'months-out-of-range',
    });
    expect((await api.save('iro', 'MobilityAgreements', { ...draft, comments: '<p>later</p>' })).status).toBe(
      200,
    );
  });

  test('is made final by IRO alone', async () => {
    expect(await refusal({ ...(await stored()), status: 3 }, 'teacher')).toEqual({
      status: 403,
      field: 'status',
      code: 'not-permitted',
    });
  });
});

describe('the EWP status of an agreement', () => {
  test('follows from facts: a post may not say otherwise', async () => {
    for (const ewpStatus of [2, 3, 4, 5, 6, 7]) {
      expect(await refusal({ ...(await stored({ status: 3 })), ewpStatus })).toEqual({
        status: 409,
        field: 'ewpStatus',
        code: ewpStatus === 2 ? 'not-in-this-state' : 'not-what-facts-say',
      });
      expect(await refusal(agreement({ ewpStatus }))).toEqual({
        status: 409,
        field: 'ewpStatus',
        code: ewpStatus === 2 ? 'not-in-this-state' : 'not-what-facts-say',
      });
    }
    expect(
      (
        await api.save('iro', 'MobilityAgreements', {
          ...(await stored({ ewpStatus: 4 })),
          ewpStatus: { id: 4 },
        })
      ).status,
    ).toBe(200);
  });

  test('goes from 7 to 2 when IRO initiates changes, and the approved copy is kept', async () => {
    const agreed = await stored({ status: 3, ewpStatus: 7 });
    expect(await refusal({ ...agreed, ewpStatus: { id: 2 } }, 'teacher')).toMatchObject({ status: 403 });
    expect(await api.save('iro', 'MobilityAgreements', { ...agreed, ewpStatus: { id: 2 } })).toMatchObject({
      status: 200,
      body: { ewpStatus: { id: 2 } },
    });
    const { rows } = await sql<{
      copy: object;
    }>`select approved_copy as copy from agreements where id = ${agreed.id}`.execute(api.database);
    expect(rows[0]?.copy).toMatchObject({ agreement: { id: agreed.id, ewpStatus: 7 } });
  });

  test.each([
    ['years', { endYear: 2027 }, 'approved-by-all'],
    ['comments', { comments: '<p>x</p>' }, 'approved-by-all'],
    ['rows', { studentMobilitiesForStudies: [] }, 'approved-by-all'],
    ['contacts', { departmentalCoordinatorContacts: [3] }, 'approved-by-all'],
    ['factsheets', { factsheets: [1] }, 'approved-by-all'],
    ['years together with the local flag', { localStatus: 1, endYear: 2027 }, 'approved-by-all'],
    ['years together with the initiation of changes', { ewpStatus: 2, endYear: 2027 }, 'approved-by-all'],
    ['another EWP status', { ewpStatus: 3 }, 'not-what-facts-say'],
  ])('7 blocks %s', async (_, change, code) => {
    expect(await refusal({ ...(await stored({ status: 3, ewpStatus: 7 })), ...change })).toMatchObject({
      status: 409,
      code,
    });
  });
});

describe('the termination of an agreement', () => {
  test('is initiated by IRO in state 7', async () => {
    const agreed = await stored({ status: 3, ewpStatus: 7 });
    expect(await refusal({ ...agreed, terminated: 1 }, 'teacher')).toMatchObject({ status: 403 });
    const initiated = await api.save('iro', 'MobilityAgreements', { ...agreed, terminated: 1 });
    expect(initiated).toMatchObject({ status: 200, body: { terminated: 1, ewpStatus: { id: 7 } } });
    expect(
      await refusal({ id: agreed.id, dateModified: initiated.body.dateModified, ewpStatus: 2 }),
    ).toMatchObject({
      status: 409,
    });
  });

  test.each([
    [{ ewpStatus: 2 }, 1, 'not-in-this-state'],
    [{ ewpStatus: 7, terminated: 2 }, 1, 'termination-under-way'],
    [{ ewpStatus: 7 }, 2, 'not-what-facts-say'],
    [{ ewpStatus: 7 }, 4, 'not-what-facts-say'],
    [{ ewpStatus: 7, terminated: 1 }, 2, 'not-what-facts-say'],
    [{ ewpStatus: 7, terminated: 3 }, 4, 'not-what-facts-say'],
    [{ ewpStatus: 7, terminated: 1 }, 0, 'not-what-facts-say'],
  ])('is refused in %j when %d is posted: %s', async (state, terminated, code) => {
    expect(await refusal({ ...(await stored({ status: 3, ...state })), terminated })).toEqual({
      status: 409,
      field: 'terminated',
      code,
    });
  });

  test('leaves an agreement that can only be read', async () => {
    for (const change of [
      { comments: '<p>x</p>' },
      { ewpStatus: 2, comments: '<p>x</p>' },
      { ewpStatus: 3 },
      { localStatus: 1 },
      { isDeleted: true },
      { terminated: 0 },
      { terminated: 1 },
    ]) {
      expect(
        await refusal({ ...(await stored({ status: 3, ewpStatus: 7, terminated: 4 })), ...change }),
      ).toMatchObject({ status: 409 });
    }
  });
});

test('a new revision begins from a terminated agreement, which stays terminated meanwhile', async () => {
  const ended = await stored({ status: 3, ewpStatus: 7, terminated: 4 });
  expect(await refusal({ ...ended, ewpStatus: 2 }, 'teacher')).toMatchObject({ status: 403 });
  const begun = await api.save('iro', 'MobilityAgreements', { ...ended, ewpStatus: 2 });
  expect(begun).toMatchObject({ status: 200, body: { terminated: 4, ewpStatus: { id: 2 } } });
  const { id, dateModified } = begun.body;
  const edited = await api.save('iro', 'MobilityAgreements', { id, dateModified, comments: '<p>x</p>' });
  expect(edited).toMatchObject({ status: 200, body: { terminated: 4 } });
});

describe('the local flag of an agreement', () => {
  test('may change in state 7 too, of which it is no content', async () => {
    const agreed = await stored({ status: 3, ewpStatus: 7 });
    expect(await api.save('iro', 'MobilityAgreements', { ...agreed, localStatus: 1 })).toMatchObject({
      status: 200,
      body: { localStatus: 1, ewpStatus: { id: 7 } },
    });
  });

  test('is set and taken back by IRO alone', async () => {
    const { id, dateModified } = await stored();
    expect(await refusal({ id, dateModified, localStatus: 1 }, 'teacher')).toEqual({
      status: 403,
      field: 'localStatus',
      code: 'not-permitted',
    });
    const set = await api.save('iro', 'MobilityAgreements', { id, dateModified, localStatus: 1 });
    expect(set.body.localStatus).toBe(1);
    expect(
      (
        await api.save('iro', 'MobilityAgreements', {
          id,
          dateModified: set.body.dateModified,
          localStatus: 0,
        })
      ).body.localStatus,
    ).toBe(0);
  });
});

describe('the deletion of an agreement', () => {
  test('marks it, whichever way it is asked for', async () => {
    for (const remove of [
      (body: object) => api.save('iro', 'MobilityAgreements', { ...body, isDeleted: true }),
      (body: object) => api.save('iro', 'MobilityAgreements', { ...body, $state: 4 }),
      (body: object) => api.call('iro', 'DELETE', 'MobilityAgreements', body),
    ]) {
      const draft = await stored();
      expect(await remove(draft)).toMatchObject({ status: 200, body: { id: draft.id } });
      const { rows } = await sql`select is_deleted from agreements where id = ${draft.id}`.execute(
        api.database,
      );
      expect(rows).toEqual([{ is_deleted: true }]);
    }
  });

  test('cannot be reverted, and ends all editing', async () => {
    const draft = await stored();
    await api.save('iro', 'MobilityAgreements', { ...draft, isDeleted: true });
    const { body } = await api.call('iro', 'GET', `MobilityAgreements/${draft.id}`);
    const deleted = { id: draft.id, dateModified: body.dateModified };
    expect(await refusal({ ...deleted, isDeleted: false })).toMatchObject({ status: 409, code: 'conflict' });
    expect(await refusal({ ...deleted, comments: '<p>x</p>' })).toMatchObject({ status: 409 });
    expect(await refusal({ ...deleted, $state: 4 })).toMatchObject({ status: 409 });
  });

  test.each([
    [{ ewpStatus: 7 }],
    [{ ewpStatus: 2, approvedCopy: { hash: 'a'.repeat(64), agreement: {} } }],
    [{ ewpStatus: 7, terminated: 1 }],
  ])('is refused once both sides approved: %j', async (state) => {
    expect(await refusal({ ...(await stored({ status: 3, ...state })), isDeleted: true })).toEqual({
      status: 409,
      field: 'isDeleted',
      code: 'ever-approved',
    });
  });

  test('takes no other change, and no agreement begins deleted', async () => {
    expect(await refusal({ ...(await stored()), isDeleted: true, endYear: 2027 })).toEqual({
      status: 400,
      field: 'endYear',
      code: 'read-only',
    });
    expect(await refusal(agreement({ isDeleted: true }))).toEqual({
      status: 400,
      field: 'isDeleted',
      code: 'read-only',
    });
  });
});

describe('the owner of an agreement', () => {
  test('is the one who made it; nobody makes one for somebody else', async () => {
    expect(await refusal(agreement({ owner: { id: USER_IDS.teacher } }))).toEqual({
      status: 403,
      field: 'owner',
      code: 'not-permitted',
    });
    expect(
      (await api.save('iro', 'MobilityAgreements', agreement({ owner: { id: USER_IDS.iro } }))).body.owner.id,
    ).toBe(USER_IDS.iro);
  });

  test('becomes the member of Faculty who edits the draft, with the own contact as coordinator', async () => {
    const draft = await stored();
    const { body } = await api.save('teacher', 'MobilityAgreements', {
      ...draft,
      endYear: 2027,
      departmentalCoordinatorContacts: [FIXTURE.localCoordinator, FIXTURE.partnerContact],
    });
    expect(body.owner.id).toBe(USER_IDS.teacher);
    expect(body.departmentalCoordinatorContacts.map(({ id }: { id: number }) => id)).toEqual([
      FIXTURE.teacherContact,
      FIXTURE.partnerContact,
      FIXTURE.localCoordinator,
    ]);
  });

  test('becomes the member of Faculty who saves the draft as it is, once', async () => {
    const draft = await stored();
    const { body } = await api.save('teacher', 'MobilityAgreements', draft);
    expect(body.owner.id).toBe(USER_IDS.teacher);
    expect(body.departmentalCoordinatorContacts.map(({ id }: { id: number }) => id)).toContain(
      FIXTURE.teacherContact,
    );
    const { id, dateModified } = body;
    expect(dateModified > draft.dateModified).toBe(true);
    const again = await api.save('teacher', 'MobilityAgreements', { id, dateModified });
    expect(again.body.dateModified).toBe(dateModified);
    const office = await api.save('iro', 'MobilityAgreements', { id, dateModified });
    expect(office.body).toMatchObject({ dateModified, owner: { id: USER_IDS.teacher } });
  });

  test('finds the own contact there already where the agreement words it for itself', async () => {
    const draft = await stored();
    const own = { id: FIXTURE.teacherContact, title: 'Dr.', roles: [{ value: 'Departmental Coordinator' }] };
    const worded = await api.save('iro', 'MobilityAgreements', {
      ...draft,
      departmentalCoordinatorContacts: [own],
    });
    const contacts = worded.body.departmentalCoordinatorContacts;
    expect(contacts).toEqual([expect.objectContaining({ person: FIXTURE.teacherContact, uid: null })]);
    const { id, dateModified } = worded.body;
    const { body } = await api.save('teacher', 'MobilityAgreements', { id, dateModified, endYear: 2027 });
    expect(body.departmentalCoordinatorContacts).toEqual(contacts);
  });

  test('cannot be chosen by Faculty', async () => {
    expect(
      await refusal({ ...(await stored()), owner: USER_IDS.teacher2, endYear: 2027 }, 'teacher'),
    ).toMatchObject({
      status: expect.any(Number),
      code: 'reference-not-found',
    });
  });
});

describe('the content of an agreement', () => {
  test.each([
    ['an early start', { startYear: 2024 }, 'startYear', 'year-too-early'],
    ['an early end', { startYear: 2025, endYear: 2024 }, 'endYear', 'year-too-early'],
    ['a late end', { endYear: 2029 }, 'endYear', 'year-too-late'],
    ['an end before the start', { startYear: 2028, endYear: 2027 }, 'endYear', 'end-before-start'],
    ['no start', { startYear: undefined }, 'startYear', 'required'],
    ['no partner', { institutions: [1], studentMobilitiesForStudies: [] }, 'institutions', 'required'],
    [
      'no local coordinator',
      { departmentalCoordinatorContacts: [FIXTURE.partnerContact] },
      'departmentalCoordinatorContacts',
      'local-coordinator-missing',
    ],
    ['signings', { signings: [{ institution: 1 }] }, 'signings', 'read-only'],
    [
      'partner ids',
      { partnerAgreementIdentifications: [{ iiaId: 'x' }] },
      'partnerAgreementIdentifications',
      'read-only',
    ],
  ])('is refused with %s', async (_, change, field, code) => {
    const { body } = await api.save('iro', 'MobilityAgreements', agreement(change));
    expect(body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  const student = (change: Record<string, unknown>) => ({
    studentMobilitiesForStudies: [studentRow(change)],
  });
  const staff = (change: Record<string, unknown>) => ({ staffMobilitiesForTeaching: [staffRow(change)] });

  test.each([
    [
      student({ totalMonthsPerYear: 1.99 }),
      'studentMobilitiesForStudies/0/totalMonthsPerYear',
      'months-out-of-range',
    ],
    [
      student({ totalMonthsPerYear: 60.01 }),
      'studentMobilitiesForStudies/0/totalMonthsPerYear',
      'months-out-of-range',
    ],
    [student({ totalMonthsPerYear: null }), 'studentMobilitiesForStudies/0/totalMonthsPerYear', 'required'],
    [student({ studyCycles: [] }), 'studentMobilitiesForStudies/0/studyCycles', 'study-cycle-missing'],
    [student({ mobilitiesPerYear: null }), 'studentMobilitiesForStudies/0/mobilitiesPerYear', 'required'],
    [
      student({ subjectAreasWithClarifications: [] }),
      'studentMobilitiesForStudies/0/subjectAreasWithClarifications',
      'required',
    ],
    [
      student({ toInstitution: 1, toDepartment: 1 }),
      'studentMobilitiesForStudies/0/toInstitution',
      'same-institution',
    ],
    [
      student({ toInstitution: 3, toDepartment: null }),
      'studentMobilitiesForStudies/0/toInstitution',
      'not-in-agreement',
    ],
    [student({ toDepartment: 1 }), 'studentMobilitiesForStudies/0/toDepartment', 'not-of-institution'],
    [
      student({ recommendedLanguageSkills: [{ languageLevel: 'B1' }] }),
      'studentMobilitiesForStudies/0/recommendedLanguageSkills/0/language',
      'required',
    ],
    [
      student({ recommendedLanguageSkills: [{ language: 1 }] }),
      'studentMobilitiesForStudies/0/recommendedLanguageSkills/0/languageLevel',
      'required',
    ],
    [staff({ totalDaysPerYear: 3 }), 'staffMobilitiesForTeaching/0/totalDaysPerYear', 'days-out-of-range'],
    [staff({ totalDaysPerYear: 121 }), 'staffMobilitiesForTeaching/0/totalDaysPerYear', 'days-out-of-range'],
    [staff({ toInstitution: 2 }), 'staffMobilitiesForTeaching/0/toInstitution', 'same-institution'],
  ])('has rows within their limits: %j', async (change, field, code) => {
    const { status, body } = await api.save('iro', 'MobilityAgreements', agreement(change));
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  test.each([
    [student({ totalMonthsPerYear: 2 })],
    [student({ totalMonthsPerYear: 60 })],
    [staff({ totalDaysPerYear: 4 })],
    [staff({ totalDaysPerYear: 120 })],
  ])('may reach the limits: %j', async (change) => {
    expect((await api.save('iro', 'MobilityAgreements', agreement(change))).status).toBe(200);
  });

  test('takes the local institution in by itself', async () => {
    const { body } = await api.save('iro', 'MobilityAgreements', agreement({ institutions: [2] }));
    expect(body.institutions.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  });

  test('stores comments without anything that could run', async () => {
    const comments =
      '<p onclick="steal()">Hi <b>there</b><script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">x</a></p>';
    const { body } = await api.save('iro', 'MobilityAgreements', agreement({ comments }));
    expect(body.comments).toBe(
      '<p>Hi <b>there</b><a rel="noopener noreferrer nofollow" target="_blank">x</a></p>',
    );
  });

  test('keeps old years that a save does not touch', async () => {
    const draft = await stored();
    await sql`update agreements set start_year_id = 2015, end_year_id = 2016 where id = ${draft.id}`.execute(
      api.database,
    );
    expect((await api.save('iro', 'MobilityAgreements', { ...draft, comments: '<p>old</p>' })).status).toBe(
      200,
    );
  });
});
