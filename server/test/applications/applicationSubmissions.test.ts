import { sql } from 'kysely';
import { NOW, type SaveApi, START_TIMEOUT_MS, startSampleApi, startSaveApi } from '../support/api/saveApi.ts';
import { completeApplication, draftApplication, pdfBase64 } from '../support/api/saveBodies.ts';
import { FIXTURE, USER_IDS } from '../support/api/saveFixture.ts';

const FORMS = 'ApplicationStudentStudiesForms';

let api: SaveApi;
let cv: number;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});
beforeEach(async () => {
  api.setClock(NOW);
  await sql`truncate applications, application_files restart identity cascade`.execute(api.database);
  const upload = { fileName: 'cv.pdf', fileBase64: pdfBase64() };
  cv = (await api.save('student', 'ApplicationFiles', upload)).body.id;
});

type Part = Record<string, unknown>;
const complete = completeApplication(cv!) as { studentData: [Part]; studiesData: Part };
const student = (change: Part) => ({ studentData: [{ ...complete.studentData[0], ...change }] });
const studies = (change: Part) => ({ studiesData: { ...complete.studiesData, ...change } });

async function refusals(body: Part) {
  const answer = await api.save('student', FORMS, body);
  const errors: { field: string; code: string }[] = answer.body.errors ?? [];
  return [answer.status, ...errors.map(({ field, code }) => `${field}: ${code}`)];
}

describe('an application', () => {
  const typed = {
    email: 'mallory@example.org',
    nameLatin: 'Mal',
    familyNameLatin: 'Lory',
    nameGreek: 'Άλλος',
    familyNameGreek: 'Κάποιος',
  };
  const numbers = { universityRegistryNumber: '666', europeanStudentIdentifier: 'urn:of:somebody:else' };
  const own = {
    email: 'student@example.org',
    nameLatin: 'Stu',
    familyNameLatin: 'Dent',
    nameGreek: 'Στέλιος',
    familyNameGreek: 'Φοιτητής',
  };
  const ownNumbers = {
    universityRegistryNumber: '2024001',
    europeanStudentIdentifier: 'urn:schac:personalUniqueCode:int:esi:local.example.edu:2024001',
  };

  test.each(['student', 'iro'] as const)('is made out to its owner, whatever the %s posts', async (user) => {
    const named = { ...student(typed), ...studies(numbers), owner: USER_IDS.student };
    const { body: draft } = await api.save(user, FORMS, draftApplication(named));
    expect(draft.studentData).toEqual([expect.objectContaining({ ...own, gender: 1 })]);
    expect(draft.studiesData).toMatchObject({ ...ownNumbers, diplomaTitle: 'BSc' });
    const { id, dateModified } = draft;
    const again = await api.save(user, FORMS, { id, dateModified, ...student(typed), ...studies(numbers) });
    expect(again.body.studentData[0]).toMatchObject(own);
    expect(again.body.studiesData).toMatchObject(ownNumbers);
  });

  test('is made out to its owner before a first step is filled in, and without it', async () => {
    const { body } = await api.save('student', FORMS, draftApplication());
    expect(body.studentData).toEqual([expect.objectContaining({ ...own, gender: null })]);
    const cleared = { id: body.id, dateModified: body.dateModified, studentData: [], studiesData: null };
    const { body: after } = await api.save('student', FORMS, cleared);
    expect(after.studentData[0]).toMatchObject(own);
    expect(after.studiesData).toMatchObject(ownNumbers);
  });

  test('follows the record of its owner, and keeps what that does not tell', async () => {
    const { body } = await api.save('student2', FORMS, draftApplication());
    expect(body.studentData[0]).toMatchObject({
      nameLatin: 'Ano',
      nameGreek: 'Ano',
      familyNameGreek: 'Ther',
    });
    await sql`update users set family_name = 'New', university_registry_number = null where name = 'student2'`.execute(
      api.database,
    );
    const { id, dateModified } = body;
    const { body: after } = await api.save('student2', FORMS, { id, dateModified, pastMobilities: true });
    expect(after.studentData[0]).toMatchObject({ familyNameLatin: 'New' });
    expect(after.studiesData).toMatchObject({ universityRegistryNumber: '2024002' });
  });

  test('is of a department of the local university, as a draft too', async () => {
    const foreign = studies({ department: FIXTURE.partnerDepartment });
    expect(await refusals(draftApplication(foreign))).toEqual([
      400,
      'studiesData/department: not-of-institution',
    ]);
  });
});

describe('a submission', () => {
  test.each([
    ['gender', null, 'required'],
    ['birthDate', '2026-11-23', 'in-the-future'],
    ['birthCountry', null, 'required'],
    ['birthCity', null, 'required'],
    ['citizenship', null, 'required'],
    ['identificationNumber', '  ', 'required'],
    ['identificationIssueDate', '2027-01-01', 'in-the-future'],
    ['identificationIssuingAuthority', null, 'required'],
    ['fatherName', '', 'required'],
    ['motherName', '', 'required'],
    ['taxAuthority', null, 'required'],
    ['taxIdNumber', '', 'required'],
    ['socialSecurityNumber', null, 'required'],
    ['landlinePhone', '', 'required'],
    ['mobilePhone', '', 'required'],
    ['permanentAddress', [], 'required'],
    ['emergencyContactName', '', 'required'],
    ['emergencyContactPhone', '', 'required'],
    ['emergencyContactEmail', 'nobody', 'not-an-email'],
  ])('is refused for %s of %j: %s', async (member, value, code) => {
    const body = completeApplication(cv, { status: 'submitted', ...student({ [member]: value }) });
    expect(await refusals(body)).toEqual([400, `studentData/0/${member}: ${code}`]);
  });

  test.each([
    ['department', null, 'required'],
    ['diplomaTitle', '', 'required'],
    ['studyCycle', null, 'required'],
    ['studyStartYear', 2027, 'year-too-late'],
    ['studyStartYear', 1999, 'too-small'],
    ['semesterCurrent', null, 'required'],
    ['semesterDuringMobility', null, 'required'],
  ])('is refused for %s of %j: %s', async (member, value, code) => {
    const body = completeApplication(cv, { status: 'submitted', ...studies({ [member]: value }) });
    expect(await refusals(body)).toEqual([400, `studiesData/${member}: ${code}`]);
  });

  test.each([
    [{ pastMobilities: null }, 'pastMobilities: required'],
    [{ pastMobilities: true }, 'pastMobilityData: required'],
    [{ gradesConfirm: null }, 'gradesConfirm: required'],
    [{ gradesConfirm: false }, 'gradesConfirm: required'],
    [{ gdprConfirm: false }, 'gdprConfirm: required'],
    [{ filesData: [] }, 'filesData: required'],
  ])('is refused with %j', async (change, refusal) => {
    expect(await refusals(completeApplication(cv, { status: 'submitted', ...change }))).toEqual([
      400,
      refusal,
    ]);
  });

  test('takes what may stay empty, and yesterday as a date of issue', async () => {
    const open = {
      ...student({ identificationIssueDate: '2026-11-20', currentAddress: [], emergencyContactEmail: null }),
      ...studies({ specialization: null, studyStartYear: 2026 }),
      languageData: [],
      paymentData: null,
      communicationAccept: null,
      pastMobilities: true,
      pastMobilityData: [{ programme: 'erasmusWorkshop', studyCycle: 6 }],
    };
    expect(await refusals(completeApplication(cv, { status: 'submitted', ...open }))).toEqual([200]);
  });

  test('stays complete while the office edits and validates it', async () => {
    const { body } = await api.save('student', FORMS, completeApplication(cv, { status: 'submitted' }));
    const { id, dateModified } = body;
    const emptied = await api.save('iro', FORMS, { id, dateModified, ...student({ fatherName: '' }) });
    expect(emptied).toMatchObject({ status: 400, body: { errors: [{ field: 'studentData/0/fatherName' }] } });
    await api.call('iro', 'DELETE', `ApplicationFiles/${cv}`);
    expect(await api.save('iro', FORMS, { id, dateModified, status: 'validated' })).toMatchObject({
      status: 400,
      body: { errors: expect.arrayContaining([{ field: 'filesData/0/europassCv', code: 'required' }]) },
    });
  });

  test('of a draft of an earlier year counts for the year of the settings', async () => {
    await sql`update application_settings set academic_year = 2025 where id = 1`.execute(api.database);
    const { body } = await api.save(
      'student',
      FORMS,
      completeApplication(cv, { applicationYear: undefined }),
    );
    expect(body.applicationYear).toBe(2025);
    await sql`update application_settings set academic_year = 2026 where id = 1`.execute(api.database);
    const own = { id: body.id, dateModified: body.dateModified, status: 'submitted' };
    expect(await refusals({ ...own, applicationYear: 2025 })).toEqual([
      400,
      'applicationYear: not-the-current-year',
    ]);
    expect((await api.save('student', FORMS, own)).body).toMatchObject({
      status: 'submitted',
      applicationYear: 2026,
    });
  });
});

describe('a draft', () => {
  test.each([
    [{ studentData: 'x' }, 'studentData: not-an-array'],
    [{ studentData: [7] }, 'studentData/0: not-an-object'],
    [{ studentData: [{}, {}] }, 'studentData: too-many'],
    [student({ gender: '1' }), 'studentData/0/gender: not-an-integer'],
    [student({ birthDate: '2026-02-30' }), 'studentData/0/birthDate: not-a-date'],
    [student({ birthDate: '30/02/2004' }), 'studentData/0/birthDate: not-a-date'],
    [student({ birthDate: 5 }), 'studentData/0/birthDate: not-a-date'],
    [student({ birthCity: 'Volos' }), 'studentData/0/birthCity: wrong-type'],
    [student({ birthCity: { cityName: ['a'] } }), 'studentData/0/birthCity/cityName: wrong-type'],
    [student({ birthCity: { cityName: 'a', evil: 1 } }), 'studentData/0/birthCity/evil: unknown-member'],
    [
      student({ permanentAddress: [{ street: { a: 1 } }] }),
      'studentData/0/permanentAddress/0/street: wrong-type',
    ],
    [
      student({ permanentAddress: [{ street: 's'.repeat(201) }] }),
      'studentData/0/permanentAddress/0/street: too-long',
    ],
    [student({ taxIdNumber: 123 }), 'studentData/0/taxIdNumber: not-a-text'],
    [student({ taxIdNumber: '1'.repeat(21) }), 'studentData/0/taxIdNumber: too-long'],
    [student({ fatherName: 'a\u0000' }), 'studentData/0/fatherName: bad-text'],
    [student({ taxAuthority: { id: 99 } }), 'studentData/0/taxAuthority: reference-not-found'],
    [studies({ studyCycle: 5 }), 'studiesData/studyCycle: not-in-list'],
    [studies({ studyStartYear: 1e99 }), 'studiesData/studyStartYear: too-large'],
    [studies({ semesterCurrent: 2.5 }), 'studiesData/semesterCurrent: not-an-integer'],
    [{ studiesData: 'BSc' }, 'studiesData: not-an-array'],
    [{ pastMobilities: 'yes' }, 'pastMobilities: not-a-boolean'],
    [{ languageData: Array.from({ length: 21 }, () => ({})) }, 'languageData: too-many'],
    [{ prefferedMobility: Array.from({ length: 21 }, () => ({})) }, 'prefferedMobility: too-many'],
    [{ pastMobilityData: [{ studyCycle: 'B' }] }, 'pastMobilityData/0/studyCycle: not-an-integer'],
    [{ languageData: [{ certificateLevel: 'C3' }] }, 'languageData/0/certificateLevel: not-in-list'],
    [{ paymentData: { iban: 'G'.repeat(43) } }, 'paymentData/iban: too-long'],
    [{ filesData: [{ europassCv: 'cv.pdf' }] }, 'filesData/0/europassCv: reference-not-found'],
    [{ status: 'accepted' }, 'status: not-in-list'],
    [{ applicationYear: '2026' }, 'applicationYear: not-an-integer'],
  ])('is refused for the type of %j', async (change, refusal) => {
    expect(await refusals(draftApplication(change))).toEqual([400, refusal]);
  });

  test('takes a step that is half filled in', async () => {
    const half = { studentData: [{ gender: 2 }], studiesData: { diplomaTitle: 'BSc' }, languageData: [{}] };
    expect(await refusals(draftApplication(half))).toEqual([200]);
  });
});

test(
  'every application of the sample that is no draft is complete',
  async () => {
    const sample = await startSampleApi();
    try {
      const query =
        "?$filter=status ne 'draft' and isDeleted eq false&$top=-1&$select=id,dateModified,communicationAccept";
      const { body } = await sample.call('iro', 'GET', FORMS + query);
      expect(body.value.length).toBeGreaterThan(50);
      for (const { id, dateModified } of body.value) {
        const answer = await sample.save('iro', FORMS, { id, dateModified, communicationAccept: null });
        expect([id, answer.status, answer.body.errors]).toEqual([id, 200, undefined]);
      }
    } finally {
      await sample.close();
    }
  },
  START_TIMEOUT_MS,
);
