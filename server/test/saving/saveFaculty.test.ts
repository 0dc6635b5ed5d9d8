import { sql } from 'kysely';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { agreement } from '../support/api/saveBodies.ts';
import { FIXTURE, USER_IDS } from '../support/api/saveFixture.ts';

const LINK = 'departmentalCoordinatorContacts';

let api: SaveApi;
let office: number;
beforeAll(async () => {
  api = await startSaveApi();
  office = await localContact('office');
}, START_TIMEOUT_MS);
afterAll(async () => {
  await api.close();
});

async function localContact(name: string): Promise<number> {
  const { body } = await api.save('iro', 'MobilityContacts', {
    givenName: name,
    familyName: 'Local',
    email: `${name}@example.org`,
    department: { id: 1 },
    roles: [{ value: 'Departmental Coordinator' }],
  });
  return body.id;
}

async function draft() {
  const { body } = await api.save(
    'iro',
    'MobilityAgreements',
    agreement({ [LINK]: [{ id: 3 }, { id: office }, { id: FIXTURE.partnerContact }] }),
  );
  expect(body.id).toEqual(expect.any(Number));
  return body;
}

/** What a save by Faculty of some members of a fresh draft is answered, and the draft as the office reads it afterwards. */
async function tried(membersOf: (record: any) => object) {
  const record = await draft();
  const before = await stored(record.id);
  const answer = await api.save('teacher', 'MobilityAgreements', {
    id: record.id,
    dateModified: record.dateModified,
    ...membersOf(record),
  });
  return { answer, before, after: await stored(record.id) };
}

const stored = async (id: number) => {
  const expand = `${LINK}($expand=department),factsheets,institutions,owner,status,ewpStatus`;
  return (await api.call('iro', 'GET', `MobilityAgreements/${id}?$expand=${expand}`)).body;
};
const contactIds = (record: any): number[] => record[LINK].map(({ id }: { id: number }) => id);

describe('Faculty in a draft', () => {
  test('change what the six steps show, and become its coordinator and owner', async () => {
    const { answer, after } = await tried(() => ({
      endYear: 2027,
      [LINK]: [
        { id: 3 },
        { id: office },
        {
          givenName: 'New',
          familyName: 'Partner',
          email: 'new.partner@there.example.edu',
          roles: [{ value: 'Departmental Coordinator' }],
          department: { name: 'New unit', institution: { id: FIXTURE.partner } },
        },
      ],
      studentMobilitiesForTraineeship: [],
    }));
    expect(answer).toMatchObject({ status: 200, body: { owner: { id: USER_IDS.teacher } } });
    expect(contactIds(after)).toEqual(expect.arrayContaining([3, office, FIXTURE.teacherContact]));
    expect(contactIds(after)).toHaveLength(4);
  });

  test('post the contacts as they are, with their own besides', async () => {
    const { answer } = await tried(() => ({
      [LINK]: [{ id: 3 }, { id: office }, { id: FIXTURE.partnerContact }, { id: FIXTURE.teacherContact }],
    }));
    expect(answer.status).toBe(200);
  });

  test.each<[string, (record: any) => object, number]>([
    ['comments', () => ({ comments: '<p>mine</p>' }), 403],
    ['the local state', () => ({ localStatus: 1 }), 403],
    ['the status beyond Submitted', () => ({ status: { name: 'Final' } }), 403],
    ['the EWP status', () => ({ ewpStatus: { id: 2 } }), 403],
    ['the termination', () => ({ terminated: 1 }), 403],
    ['that it is there', () => ({ isDeleted: true }), 403],
    ['the owner for another', () => ({ owner: { id: USER_IDS.teacher2 } }), 400],
    ['facts of the network', () => ({ partnerAgreementIdentifications: [{ iiaId: 'x' }] }), 400],
    ['signatures', () => ({ signings: [{ signedBy: 'x' }] }), 400],
    ['where it was made', () => ({ createdAtMobisisApp: false }), 400],
    [
      'the default contact by leaving it out',
      () => ({ [LINK]: [{ id: office }, { id: FIXTURE.partnerContact }] }),
      400,
    ],
    ['the default contact by a change of the list', () => ({ [LINK]: [{ id: 3, $state: 4 }] }), 400],
    [
      'the office’s contact by leaving it out',
      () => ({ [LINK]: [{ id: 3 }, { id: FIXTURE.partnerContact }] }),
      400,
    ],
    ['all contacts', () => ({ [LINK]: [] }), 400],
    [
      'what the office’s contact says',
      () => ({ [LINK]: [{ id: 3 }, { id: office, title: 'Dr.' }, { id: FIXTURE.partnerContact }] }),
      400,
    ],
    [
      'the local contacts by a new one',
      () => ({
        [LINK]: [
          { id: 3 },
          { id: office },
          { givenName: 'A', familyName: 'B', email: 'ab@example.org', department: { id: 1 } },
        ],
      }),
      400,
    ],
    [
      'where a partner’s contact belongs',
      () => ({ [LINK]: [{ id: 3 }, { id: office }, { id: FIXTURE.partnerContact, department: { id: 1 } }] }),
      400,
    ],
    [
      'our departments by a row',
      () => ({
        studentMobilitiesForStudies: [
          {
            fromInstitution: { id: 1 },
            toInstitution: { id: FIXTURE.partner },
            fromDepartment: { name: 'Invented by Faculty', institution: { id: 1 } },
            mobilitiesPerYear: 1,
            totalMonthsPerYear: 5,
            studyCycles: [{ studyCycle: '1st' }],
            subjectAreasWithClarifications: [{ subjectArea: { code: '0611' } }],
          },
        ],
      }),
      400,
    ],
  ])('do not change %s', async (_case, membersOf, status) => {
    const { answer, before, after } = await tried(membersOf);
    expect(answer.status).toBe(status);
    expect(after).toEqual(before);
    const { rows } = await sql`select from departments where name = 'Invented by Faculty'`.execute(
      api.database,
    );
    expect(rows).toHaveLength(0);
  });

  test('do not link local contacts that the office did not', async () => {
    const other = await localContact('other');
    const { answer, before, after } = await tried((record) => ({
      [LINK]: [...contactIds(record), other].map((id) => ({ id })),
    }));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'read-only' }] } });
    expect(after).toEqual(before);
  });

  test('do not link factsheets of universities that are not in it, and neither does the office', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from factsheets where is_active and institution_id not in (1, ${FIXTURE.partner}) limit 1`.execute(
      api.database,
    );
    const strange =
      rows[0]?.id ??
      (
        await sql<{ id: number }>`
          insert into factsheets (institution_id, is_active)
          select id, true from institutions where id not in (1, ${FIXTURE.partner}) limit 1 returning id`.execute(
          api.database,
        )
      ).rows[0]!.id;
    const { answer, before, after } = await tried(() => ({ factsheets: [{ id: strange }] }));
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'factsheets', code: 'not-in-agreement' }] },
    });
    expect(after).toEqual(before);
    const { id, dateModified } = after;
    const byOffice = await api.save('iro', 'MobilityAgreements', {
      id,
      dateModified,
      factsheets: [{ id: strange }],
    });
    expect(byOffice.status).toBe(400);
  });
});
