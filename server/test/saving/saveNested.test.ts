import { sql } from 'kysely';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi, type UserName } from '../support/api/saveApi.ts';
import { agreement, studentRow } from '../support/api/saveBodies.ts';
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
function person(change: Record<string, unknown> = {}) {
  serial += 1;
  return {
    title: 'Dr.',
    givenName: 'Ann',
    familyName: `Other${serial}`,
    email: `ann${serial}@partner.example.edu`,
    phone: '+390123456789',
    address: '',
    url: 'https://partner.example.edu/ann',
    roles: [{ value: 'Departmental Coordinator' }],
    department: { id: FIXTURE.partnerDepartment },
    ...change,
  };
}

async function make(contacts: readonly unknown[], user: UserName = 'iro') {
  const { status, body } = await api.save(user, 'MobilityAgreements', agreement({ [CONTACTS]: contacts }));
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
}

async function change(before: any, contacts: readonly unknown[], user: UserName = 'iro', more = {}) {
  const { id, dateModified } = before;
  return api.save(user, 'MobilityAgreements', { id, dateModified, [CONTACTS]: contacts, ...more });
}

function contactOf(saved: any, familyName: string) {
  return saved[CONTACTS].find((contact: any) => contact.familyName === familyName);
}

async function count(table: 'contacts' | 'departments' | 'audit_entries') {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    api.database,
  );
  return rows[0]?.n;
}

async function faults(contacts: readonly unknown[], more = {}) {
  const { status, body } = await api.save(
    'iro',
    'MobilityAgreements',
    agreement({ [CONTACTS]: contacts, ...more }),
  );
  return { status, errors: body.errors };
}

describe('a contact that a save carries without an id', () => {
  test('is made and linked, with an audit entry of its own', async () => {
    const ann = person();
    const saved = await make([...LINKED, ann]);
    const made = contactOf(saved, ann.familyName);
    expect(made).toMatchObject({ ...ann, address: null, department: { id: FIXTURE.partnerDepartment } });
    const { rows } =
      await sql`select operation, user_id from audit_entries where set_name = 'MobilityContacts' and record_id = ${made.id}`.execute(
        api.database,
      );
    expect(rows).toEqual([{ operation: 'create', user_id: 1 }]);
  });

  test('is the contact that says the same in every posted member', async () => {
    const ann = person();
    const first = contactOf(await make([...LINKED, ann]), ann.familyName);
    const contacts = await count('contacts');
    expect(contactOf(await make([...LINKED, ann]), ann.familyName).id).toBe(first.id);
    const { phone: _phone, ...fewer } = ann;
    expect(contactOf(await make([...LINKED, fewer]), ann.familyName).id).toBe(first.id);
    expect(await count('contacts')).toBe(contacts);
    expect(contactOf(await make([...LINKED, { ...ann, title: 'Ms.' }]), ann.familyName).id).not.toBe(
      first.id,
    );
  });

  test('is made once when it stands twice in the body', async () => {
    const ann = person();
    expect((await make([...LINKED, ann, ann]))[CONTACTS]).toHaveLength(2);
  });

  test.each([
    [{ givenName: ' ' }, 'givenName', 'required'],
    [{ familyName: undefined }, 'familyName', 'required'],
    [{ email: '' }, 'email', 'required'],
    [{ email: 'nobody' }, 'email', 'not-an-email'],
    [{ phone: '+3012' }, 'phone', 'not-a-phone'],
    [{ phone: 12 }, 'phone', 'not-a-text'],
    [{ url: 'ftp://x' }, 'url', 'not-a-web-address'],
    [{ roles: [] }, 'roles', 'required'],
    [{ roles: undefined }, 'roles', 'required'],
    [{ roles: [{ value: '' }] }, 'roles/0/value', 'required'],
    [{ department: null }, 'department', 'required'],
    [{ department: { id: 99999 } }, 'department', 'reference-not-found'],
    [{ department: { name: '', institution: { id: FIXTURE.partner } } }, 'department/name', 'required'],
    [{ department: { name: 'New' } }, 'department/institution', 'required'],
    [
      { department: { name: 'New', institution: { id: 9999 } } },
      'department/institution',
      'reference-not-found',
    ],
    [
      { department: { name: 'New', institution: { id: FIXTURE.otherPartner } } },
      'department/institution',
      'not-in-agreement',
    ],
    [
      { department: { name: 'New', institution: { id: FIXTURE.partner }, domain: 'x' } },
      'department/domain',
      'read-only',
    ],
    [{ key: 'x' }, 'key', 'unknown-member'],
  ])('is checked as the form checks it: %j', async (part, field, code) => {
    const before = [await count('contacts'), await count('departments')];
    const { status, errors } = await faults([...LINKED, person(part)]);
    expect(status).toBe(400);
    expect(errors).toEqual([expect.objectContaining({ field: `${CONTACTS}/1/${field}`, code })]);
    expect([await count('contacts'), await count('departments')]).toEqual(before);
  });

  test('names all that is wrong at once', async () => {
    const { errors } = await faults([person({ phone: '1', email: 'x' }), person({ givenName: '' })], {
      endYear: null,
    });
    expect(errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      `${CONTACTS}/0/email`,
      `${CONTACTS}/0/phone`,
      `${CONTACTS}/1/givenName`,
      'endYear',
    ]);
  });

  test('is named by its place in the body when several agreements are saved', async () => {
    const bodies = [agreement(), agreement({ [CONTACTS]: [...LINKED, person({ phone: '1' })] })];
    const { body } = await api.save('iro', 'MobilityAgreements', bodies);
    expect(body.errors).toEqual([{ field: `1/${CONTACTS}/1/phone`, code: 'not-a-phone' }]);
  });

  test('keeps a phone of another form that a contact with the same address has', async () => {
    const ann = person({ phone: '+35312345' });
    await sql`insert into contacts (given_name, family_name, email, phone, department_id) values ('A', 'B', ${ann.email}, '+35312345', 2)`.execute(
      api.database,
    );
    expect(contactOf(await make([...LINKED, ann]), ann.familyName).phone).toBe('+35312345');
  });
});

describe('a contact that a save carries with its id', () => {
  test('is a link when it says what is stored, whatever is wrong with that', async () => {
    await sql`insert into contacts (id, family_name, phone, roles, department_id) values (900, 'Registry', '123', '[{"value":"Dean","language":"en"}]', 2)`.execute(
      api.database,
    );
    const whole = {
      ...{
        id: 900,
        title: '',
        givenName: '',
        familyName: 'Registry',
        email: '',
        phone: '123',
        address: '',
        url: '',
      },
      ...{ roles: [{ value: 'Dean' }], department: { id: FIXTURE.partnerDepartment, name: 'shown' } },
    };
    const entries = await count('audit_entries');
    const saved = await make([...LINKED, whole]);
    expect(saved[CONTACTS].map(({ id }: { id: number }) => id)).toEqual([3, 900]);
    expect(await count('audit_entries')).toBe((entries ?? 0) + 1);
    const { body } = await change(saved, [...LINKED, { ...whole, title: 'Dr.' }]);
    expect(contactOf(body, 'Registry')).toMatchObject({
      id: 900,
      title: 'Dr.',
      phone: '123',
      givenName: null,
    });
  });

  test('is what a read gives, and can be posted back', async () => {
    const saved = await make([...LINKED, person()]);
    const contacts = await count('contacts');
    const { body } = await change(saved, saved[CONTACTS], 'iro', { comments: '<p>x</p>' });
    expect(body[CONTACTS]).toEqual(saved[CONTACTS]);
    expect(await count('contacts')).toBe(contacts);
  });

  test('is changed in place when this agreement alone has it, and the agreement gets a new version', async () => {
    const ann = person();
    const saved = await make([...LINKED, ann]);
    const { id } = contactOf(saved, ann.familyName);
    const { status, body } = await change(saved, [...LINKED, { ...ann, id, givenName: 'Anna' }]);
    expect([status, contactOf(body, ann.familyName).id]).toEqual([200, id]);
    expect(contactOf(body, ann.familyName).givenName).toBe('Anna');
    expect(body.dateModified > saved.dateModified).toBe(true);
    expect(await change(saved, [...LINKED, { ...ann, id }])).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
  });

  test('stores a phone as E.164 however it was typed, and makes nobody new for the way that it is written', async () => {
    const ann = person();
    const saved = await make([...LINKED, ann]);
    const { id } = contactOf(saved, ann.familyName);
    const { body } = await change(saved, [...LINKED, { id, phone: '0030 (2310) 123-456' }]);
    expect(contactOf(body, ann.familyName)).toMatchObject({ id, phone: '+302310123456' });
    const again = await change(body, [...LINKED, { ...ann, phone: '+30 2310 123456' }]);
    expect(contactOf(again.body, ann.familyName)).toMatchObject({ id, phone: '+302310123456' });
  });

  test('makes way for a new one when another agreement has it too', async () => {
    const ann = person();
    const first = await make([...LINKED, ann]);
    const other = await make([...LINKED, ann]);
    const { id } = contactOf(first, ann.familyName);
    const { body } = await change(first, [...LINKED, { id, phone: '+301234567890' }]);
    const copy = contactOf(body, ann.familyName);
    expect(copy).toMatchObject({ ...ann, address: null, phone: '+301234567890', department: { id: 2 } });
    expect(copy.id).not.toBe(id);
    const { body: untouched } = await api.call('iro', 'GET', `MobilityAgreements/${other.id}`);
    expect(contactOf(untouched, ann.familyName)).toMatchObject({ id, phone: ann.phone });
  });

  test.each([
    ['the contact of every agreement', FIXTURE.localCoordinator],
    ["somebody's own record", FIXTURE.teacherContact],
  ])('makes way for a new one when it is %s', async (_, id) => {
    const saved = await make([...LINKED, { id }]);
    const part = { id, phone: '+301111111111', roles: [{ value: 'Departmental Coordinator' }] };
    const { body } = await change(saved, [part]);
    expect(body[CONTACTS]).toEqual([expect.objectContaining({ phone: '+301111111111', uid: null })]);
    expect(body[CONTACTS][0].id).not.toBe(id);
    const { rows } = await sql`select phone from contacts where id = ${id}`.execute(api.database);
    expect(rows).toEqual([{ phone: null }]);
  });

  test('keeps the institution that it speaks for, also without a department, and by every copy', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into contacts (given_name, family_name, email, institution_id)
      values ('Old', 'Record', 'old@free.example', ${FIXTURE.partner}) returning id`.execute(api.database);
    const id = rows[0]!.id;
    const saved = await make([...LINKED, { id }]);
    await make([...LINKED, { id }]);
    expect(contactOf(saved, 'Record')).toMatchObject({
      department: null,
      institution: { id: FIXTURE.partner },
    });
    const { body } = await change(saved, [...LINKED, { id, phone: '+301234567890' }]);
    expect(contactOf(body, 'Record')).toMatchObject({ institution: { id: FIXTURE.partner } });
    expect(contactOf(body, 'Record').id).not.toBe(id);
    const moved = await change(body, [
      ...LINKED,
      { id: contactOf(body, 'Record').id, department: { id: FIXTURE.localDepartment } },
    ]);
    expect(contactOf(moved.body, 'Record')).toMatchObject({ institution: { id: FIXTURE.localInstitution } });
  });

  test('is not changed in place when it was no contact of the agreement', async () => {
    const saved = await make(LINKED);
    await sql`insert into contacts (id, given_name, family_name, email, roles, department_id) values (901, 'Un', 'Used', 'u@example.org', '[{"value":"Dean"}]', 2)`.execute(
      api.database,
    );
    const { body } = await change(saved, [...LINKED, { id: 901, title: 'Dr.' }]);
    expect(contactOf(body, 'Used').id).not.toBe(901);
  });

  test('is refused when nobody has the id, and checked in what changes alone', async () => {
    expect(await faults([...LINKED, { id: 99999, title: 'x' }])).toMatchObject({
      errors: [{ field: `${CONTACTS}/1`, code: 'reference-not-found' }],
    });
    const saved = await make([...LINKED, person()]);
    const { id } = saved[CONTACTS][1];
    expect((await change(saved, [...LINKED, { id, phone: '1' }])).body.errors).toEqual([
      { field: `${CONTACTS}/1/phone`, code: 'not-a-phone' },
    ]);
    expect((await change(saved, [...LINKED, { id, email: null }])).body.errors).toEqual([
      { field: `${CONTACTS}/1/email`, code: 'required' },
    ]);
  });
});

describe('a department that a save carries', () => {
  const named = { name: ' Dipartimento di Prova ', institution: { id: FIXTURE.partner } };

  test('is made once for all contacts and rows that name it', async () => {
    const departments = (await count('departments')) ?? 0;
    const ann = person({ department: { ...named, id: null } });
    const { status, body } = await api.save(
      'iro',
      'MobilityAgreements',
      agreement({
        [CONTACTS]: [...LINKED, ann],
        studentMobilitiesForStudies: [
          studentRow({ toDepartment: named }),
          studentRow({ toDepartment: named }),
        ],
      }),
    );
    expect(status).toBe(200);
    expect(await count('departments')).toBe(departments + 1);
    const { department } = contactOf(body, ann.familyName);
    expect(department.name).toBe('Dipartimento di Prova');
    expect(body.studentMobilitiesForStudies.map((row: any) => row.toDepartment.id)).toEqual([
      department.id,
      department.id,
    ]);
  });

  test('is found by the id of its organisational unit, or by its name', async () => {
    const rows = (toDepartment: object) => ({ studentMobilitiesForStudies: [studentRow({ toDepartment })] });
    const departmentOf = async (toDepartment: object) =>
      (await api.save('iro', 'MobilityAgreements', agreement(rows(toDepartment)))).body
        .studentMobilitiesForStudies[0].toDepartment.id;
    const unit = { name: 'Fisica', institution: { id: FIXTURE.partner }, ounitId: 'unit-1' };
    const id = await departmentOf(unit);
    expect(await departmentOf({ ...unit, name: 'Physics' })).toBe(id);
    expect(await departmentOf({ name: 'Fisica', institution: FIXTURE.partner })).toBe(id);
    expect(await departmentOf({ ...unit, ounitId: 'unit-2' })).not.toBe(id);
    expect(await departmentOf({ name: 'Matematica', institution: FIXTURE.partner, ounitId: 'm' })).toBe(
      FIXTURE.partnerDepartment,
    );
  });

  test.each([
    [{ name: 'X', institution: { id: 1 } }, 'toDepartment', 'not-of-institution'],
    [{ name: 'X', institution: { id: 3 } }, 'toDepartment/institution', 'not-in-agreement'],
    [{ institution: { id: 2 } }, 'toDepartment/name', 'required'],
  ])('belongs to the institution beside it: %j', async (toDepartment, below, code) => {
    const { body } = await api.save(
      'iro',
      'MobilityAgreements',
      agreement({ studentMobilitiesForStudies: [studentRow({ toDepartment })] }),
    );
    expect(body.errors).toEqual([{ field: `studentMobilitiesForStudies/0/${below}`, code }]);
  });

  test('is made once by people who save the same new name at the same time', async () => {
    const departments = (await count('departments')) ?? 0;
    const toDepartment = { name: 'At once', institution: { id: FIXTURE.partner } };
    const body = agreement({ studentMobilitiesForStudies: [studentRow({ toDepartment })] });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => api.save('iro', 'MobilityAgreements', body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await count('departments')).toBe(departments + 1);
  });

  test('is no part of a save of a contact alone', async () => {
    expect(
      (await api.save('iro', 'MobilityContacts', { ...person(), department: named })).body.errors,
    ).toEqual([{ field: 'department', code: 'reference-not-found' }]);
  });
});

describe('the rights on what a save carries', () => {
  test('are those on the agreement: Faculty make contacts and departments in their drafts', async () => {
    const saved = await make(LINKED);
    const ann = person({ department: { name: 'Facoltà', institution: { id: FIXTURE.partner } } });
    const { status, body } = await change(saved, [...LINKED, ann], 'teacher');
    expect([status, contactOf(body, ann.familyName).department.name]).toEqual([200, 'Facoltà']);
    expect(body[CONTACTS].map(({ id }: { id: number }) => id)).toContain(FIXTURE.teacherContact);
    expect((await api.save('teacher', 'MobilityContacts', person())).status).toBe(403);
  });

  test('end with the draft', async () => {
    const saved = await make(LINKED);
    await sql`update agreements set status_id = 2 where id = ${saved.id}`.execute(api.database);
    const contacts = await count('contacts');
    expect((await change(saved, [...LINKED, person()], 'teacher')).status).toBe(403);
    expect((await change(saved, [...LINKED, person()], 'student')).status).toBe(403);
    expect(await count('contacts')).toBe(contacts);
  });

  test('do not let Faculty say whose record a contact is', async () => {
    const saved = await make(LINKED);
    expect((await change(saved, [...LINKED, person({ uid: 2 })], 'teacher')).body.errors).toEqual([
      { field: `${CONTACTS}/1/uid`, code: 'read-only' },
    ]);
    expect(await change(saved, saved[CONTACTS], 'teacher', { endYear: 2027 })).toMatchObject({ status: 200 });
  });

  test('leave no trace of a save that is refused in another place', async () => {
    const saved = await make(LINKED);
    const before = [await count('contacts'), await count('departments'), await count('audit_entries')];
    const ann = person({ department: { name: 'Nowhere', institution: { id: FIXTURE.partner } } });
    expect((await change(saved, [...LINKED, ann], 'iro', { endYear: 2029 })).status).toBe(400);
    await sql`update agreements set status_id = 3, ewp_status_id = 7 where id = ${saved.id}`.execute(
      api.database,
    );
    expect((await change(saved, [...LINKED, ann])).status).toBe(409);
    expect([await count('contacts'), await count('departments'), await count('audit_entries')]).toEqual(
      before,
    );
  });
});

describe('the size of an agreement', () => {
  test('is limited to fifty contacts and a hundred rows in each list', async () => {
    const { body } = await api.save(
      'iro',
      'MobilityAgreements',
      agreement({
        [CONTACTS]: Array.from({ length: 51 }, () => ({ id: 3 })),
        studentMobilitiesForStudies: Array.from({ length: 101 }, () => studentRow()),
      }),
    );
    expect(body.errors).toEqual([
      { field: CONTACTS, code: 'too-many', params: { max: 50 } },
      { field: 'studentMobilitiesForStudies', code: 'too-many', params: { max: 100 } },
    ]);
  });
});

describe('the subject area of a row', () => {
  test('has a code of four characters when the row changes', async () => {
    await sql`insert into subject_areas (id, code, name, level) values (50, '061', 'Computing', 'narrow') on conflict do nothing`.execute(
      api.database,
    );
    const broad = studentRow({ subjectAreasWithClarifications: [{ subjectArea: 50 }] });
    const field = 'studentMobilitiesForStudies/1/subjectAreasWithClarifications/0/subjectArea';
    const { body } = await api.save(
      'iro',
      'MobilityAgreements',
      agreement({ studentMobilitiesForStudies: [studentRow(), broad] }),
    );
    expect(body.errors).toEqual([{ field, code: 'code-not-detailed' }]);
  });

  test('has a code of four characters for a language too', async () => {
    const skill = {
      language: FIXTURE.language,
      languageLevel: 'B1',
      subjectAreaWithClarification: { subjectArea: 50 },
    };
    const { body } = await api.save(
      'iro',
      'MobilityAgreements',
      agreement({ studentMobilitiesForStudies: [studentRow({ recommendedLanguageSkills: [skill] })] }),
    );
    const field =
      'studentMobilitiesForStudies/0/recommendedLanguageSkills/0/subjectAreaWithClarification/subjectArea';
    expect(body.errors).toEqual([{ field, code: 'code-not-detailed' }]);
  });

  test('may stay as it is in a row that does not change', async () => {
    const saved = await make(LINKED);
    await sql`update mobility_subject_areas set subject_area_id = 50 where mobility_id in (select id from agreement_mobilities where agreement_id = ${saved.id})`.execute(
      api.database,
    );
    const old = studentRow({ subjectAreasWithClarifications: [{ subjectArea: 50, clarification: 'Logic' }] });
    const rows = (...studentMobilitiesForStudies: object[]) =>
      change(saved, LINKED, 'iro', { studentMobilitiesForStudies });
    expect((await rows({ ...old, totalMonthsPerYear: 12 })).status).toBe(400);
    expect(await rows(old, studentRow())).toMatchObject({ status: 200 });
  });
});

describe('the factsheets of an agreement', () => {
  test('follow its institutions, unless a save names them', async () => {
    const ids = (body: any) => body.factsheets.map(({ id }: { id: number }) => id);
    const saved = await make(LINKED);
    expect(ids(saved)).toEqual([FIXTURE.activeFactsheet, FIXTURE.partnerFactsheet]);
    const other = { institutions: [1, FIXTURE.otherPartner], studentMobilitiesForStudies: [] };
    const moved = await change(saved, LINKED, 'iro', other);
    expect(ids(moved.body)).toEqual([FIXTURE.activeFactsheet]);
    const factsheets = [FIXTURE.partnerFactsheet];
    const strange = await change(moved.body, LINKED, 'iro', { factsheets });
    expect(strange.body.errors).toEqual([{ field: 'factsheets', code: 'not-in-agreement' }]);
    const { institutions } = agreement();
    const named = await change(moved.body, LINKED, 'iro', { institutions, factsheets });
    expect(ids(named.body)).toEqual([FIXTURE.partnerFactsheet]);
  });
});
