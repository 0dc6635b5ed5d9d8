import { sql } from 'kysely';
import { hashOfIia, type Iia, type StaffMobilitySpec, type StudentMobilitySpec } from 'ewp/documents';
import { buildContact, buildStaffSpec, buildStudentSpec } from 'ewp/testing';
import { differencesOf } from '../../../src/exchange/conditions/differences.ts';
import { approveCopy } from '../../../src/exchange/services/office/approveCopy.ts';
import { importAgreement } from '../../../src/exchange/services/office/importAgreement.ts';
import { notifyPartner } from '../../../src/exchange/services/office/notifyPartner.ts';
import { takeOverConditions } from '../../../src/exchange/services/office/takeOverConditions.ts';
import { processIncoming } from '../../../src/exchange/services/work/processIncoming.ts';
import { keepIncoming } from '../../../src/exchange/store/incoming/incoming.ts';
import { keepPartnerAgreement } from '../../../src/exchange/store/copies/partnerAgreements.ts';
import { servedIias } from '../../../src/exchange/served/servedIias.ts';
import { callerWith } from '../../support/api/dataApiApp.ts';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi } from '../../support/api/saveApi.ts';
import { fakeExchange, OWN_HEI, PARTNER_HEI, served } from '../support/fakeExchange.ts';

const IRO = callerWith('IRO', 1, 'iro');
const TIMEOUT_MS = START_TIMEOUT_MS;

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
  await sql`insert into languages (id, code, name) values (2, 'fr', 'French')`.execute(api.database);
  await sql`insert into subject_areas (id, code, name, level) values (2, '0421', 'Law', 'detailed')`.execute(
    api.database,
  );
}, START_TIMEOUT_MS);
afterAll(() => api.close());

const COME = {
  sendingHeiId: PARTNER_HEI,
  receivingHeiId: OWN_HEI,
  subjectAreas: [{ iscedFCode: '0611' }],
} as const;

const students = (parts: Partial<StudentMobilitySpec> = {}) => buildStudentSpec({ ...COME, ...parts });
const staff = (parts: Partial<StaffMobilitySpec> = {}) => buildStaffSpec({ ...COME, ...parts });

type Lists = Omit<Iia['cooperationConditions'], 'isTerminatedAsAWhole'>;

function copyOf(iiaId: string, lists: Partial<Lists>, partner: object = {}): Iia {
  const none: Lists = { studentStudies: [], studentTraineeship: [], staffTeacher: [], staffTraining: [] };
  return {
    partners: [
      { heiId: PARTNER_HEI, iiaId, iiaCode: iiaId, contacts: [], ...partner },
      { heiId: OWN_HEI, contacts: [] },
    ],
    inEffect: false,
    cooperationConditions: { isTerminatedAsAWhole: false, ...none, ...lists },
  };
}

/** What the schema lets a partner say: each optional element absent, present and at its extremes. */
const SHAPES: Readonly<Record<string, Partial<Lists>>> = {
  'more than 60 months': { studentStudies: [students({ mobilitiesPerYear: 12, totalMonthsPerYear: 120 })] },
  'fewer than 2 months': { studentStudies: [students({ totalMonthsPerYear: 0.5 })] },
  'months with two decimals': { studentStudies: [students({ totalMonthsPerYear: 10.25 })] },
  'no total of months': { studentStudies: [students({ totalMonthsPerYear: undefined })] },
  'no total of days': { staffTeacher: [staff({ totalDaysPerYear: undefined })] },
  'fewer days than two for each': { staffTeacher: [staff({ mobilitiesPerYear: 9, totalDaysPerYear: 1.5 })] },
  'more days than sixty for each': {
    staffTraining: [staff({ mobilitiesPerYear: 1, totalDaysPerYear: 300 })],
  },
  'totals beyond every limit': {
    studentStudies: [students({ mobilitiesPerYear: 4_000_000_000, totalMonthsPerYear: 250_000.5 })],
    staffTraining: [staff({ mobilitiesPerYear: 20_000, totalDaysPerYear: 123_456_789.25 })],
  },
  'no subject area': {
    studentStudies: [students({ subjectAreas: [] })],
    staffTeacher: [staff({ subjectAreas: [] })],
  },
  'several subject areas with clarifications': {
    studentStudies: [
      students({
        subjectAreas: [{ iscedFCode: '0611', iscedClarification: 'Logic' }, { iscedFCode: '0421' }],
      }),
    ],
  },
  'a subject area that the portal does not know': {
    studentStudies: [
      students({ subjectAreas: [{ iscedFCode: '0999', iscedClarification: 'New' }, { iscedFCode: '0421' }] }),
    ],
  },
  'a clarification that is the official name, and one beyond the limit': {
    studentStudies: [
      students({ subjectAreas: [{ iscedFCode: '0611', iscedClarification: 'Computer use' }] }),
      students({ subjectAreas: [{ iscedFCode: '0421', iscedClarification: 'x'.repeat(900) }] }),
    ],
  },
  'no level of studies': { studentStudies: [students({ eqfLevels: [] })] },
  'levels of studies that the portal does not know': {
    studentTraineeship: [students({ eqfLevels: [4, 5, 6, 7, 8] })],
  },
  'blended mobility': { studentStudies: [students({ blended: true })] },
  'a language without a level': {
    studentStudies: [students({ recommendedLanguageSkills: [{ language: 'en' }] })],
  },
  'a language of a region': {
    studentStudies: [
      students({ recommendedLanguageSkills: [{ language: 'en-GB', cefrLevel: 'C1' }, { language: 'fr' }] }),
    ],
  },
  'a language that the portal does not know': {
    studentStudies: [students({ recommendedLanguageSkills: [{ language: 'x-klingon', cefrLevel: 'B2' }] })],
    staffTeacher: [
      staff({ recommendedLanguageSkills: [{ language: 'gsw' }, { language: 'en', cefrLevel: 'A1' }] }),
    ],
  },
  'languages for subject areas': {
    studentStudies: [
      students({
        recommendedLanguageSkills: [
          { language: 'fr', cefrLevel: 'B1', subjectArea: { iscedFCode: '0421' } },
          { language: 'en', subjectArea: { iscedFCode: '0888', iscedClarification: 'Something new' } },
        ],
      }),
    ],
  },
  'no language where none is needed': {
    studentTraineeship: [students({ recommendedLanguageSkills: [] })],
    staffTraining: [staff({ recommendedLanguageSkills: [] })],
  },
  'years that differ, with a gap, and before and after all that the portal knows': {
    studentStudies: [
      students({ receivingFirstAcademicYearId: '2021/2022', receivingLastAcademicYearId: '2022/2023' }),
      students({ receivingFirstAcademicYearId: '2026/2027', receivingLastAcademicYearId: '2041/2042' }),
    ],
    staffTeacher: [
      staff({ receivingFirstAcademicYearId: '1999/2000', receivingLastAcademicYearId: '1999/2000' }),
    ],
  },
  'units of both sides that the portal does not know': {
    studentStudies: [students({ sendingOunitId: 'law', receivingOunitId: 'none-of-ours' })],
    staffTraining: [
      staff({
        sendingHeiId: OWN_HEI,
        receivingHeiId: PARTNER_HEI,
        sendingOunitId: 'nor-this',
        receivingOunitId: 'law',
      }),
    ],
  },
  'terms beyond the limit, and with lines': {
    studentStudies: [
      students({ otherInfoTerms: 'y'.repeat(30_000) }),
      students({ otherInfoTerms: ' First line.\n\tSecond line; <b>5 & 6</b>. ' }),
    ],
  },
  'the same condition twice': { studentStudies: [students(), students()] },
  'everything at once': {
    studentStudies: [
      students({
        mobilitiesPerYear: 100,
        totalMonthsPerYear: undefined,
        eqfLevels: [],
        subjectAreas: [],
        recommendedLanguageSkills: [{ language: 'en' }],
        receivingOunitId: 'unknown',
        receivingLastAcademicYearId: '2030/2031',
      }),
      students({ sendingHeiId: OWN_HEI, receivingHeiId: PARTNER_HEI }),
    ],
    studentTraineeship: [students({ totalMonthsPerYear: 1 })],
    staffTeacher: [staff({ totalDaysPerYear: undefined, subjectAreas: [] })],
    staffTraining: [staff({ recommendedLanguageSkills: [] })],
  },
};

let count = 0;

async function imported(lists: Partial<Lists>, partner: object = {}) {
  count += 1;
  const iiaId = `p-${count}`;
  const exchange = fakeExchange(api.database);
  const theirs = copyOf(iiaId, lists, partner);
  await keepPartnerAgreement(api.database, {
    heiId: PARTNER_HEI,
    iiaId,
    received: served(theirs),
    receivedAt: new Date(0),
  });
  const { rows } = await sql<{
    id: number;
  }>`select id from partner_agreements where iia_id = ${iiaId}`.execute(api.database);
  const reply = await importAgreement(exchange.services, rows[0]!.id, { caller: IRO, requestId: 'r1' });
  const id = reply.agreementId;
  const [first, second] = theirs.partners;
  exchange.partner.copies = [served({ ...theirs, partners: [first, { ...second, iiaId: String(id) }] })];
  return { exchange, id, theirs, unmapped: reply.unmapped };
}

const read = async (id: number) => (await api.call('iro', 'GET', `MobilityAgreements/${id}`)).body;

/** What a wizard posts: all rows as they were read, without ids and without what the server sets. */
function posted(agreement: any): any {
  const bare = (row: any): any => {
    const {
      id: _id,
      asPartnerSent: _sent,
      recommendedLanguageSkills,
      subjectAreasWithClarifications,
      studyCycles,
      ...rest
    } = row;
    const area = (one: any) => one && { subjectArea: one.subjectArea.id, clarification: one.clarification };
    return {
      ...rest,
      subjectAreasWithClarifications: subjectAreasWithClarifications.map(area),
      recommendedLanguageSkills: recommendedLanguageSkills.map((skill: any) => ({
        language: skill.language.id,
        languageLevel: skill.languageLevel,
        subjectAreaWithClarification: area(skill.subjectAreaWithClarification) ?? null,
      })),
      ...(studyCycles && { studyCycles: studyCycles.map(({ studyCycle }: any) => ({ studyCycle })) }),
    };
  };
  const lists = [
    'studentMobilitiesForStudies',
    'studentMobilitiesForTraineeship',
    'staffMobilitiesForTeaching',
    'staffMobilitiesForTraining',
  ];
  return {
    id: agreement.id,
    dateModified: agreement.dateModified,
    startYear: agreement.startYear.id,
    endYear: agreement.endYear.id,
    ...Object.fromEntries(lists.map((list) => [list, agreement[list].map(bare)])),
  };
}

async function saved(id: number, change: object) {
  const answer = await api.save('iro', 'MobilityAgreements', { ...posted(await read(id)), ...change });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

async function ourCopy(id: number): Promise<Iia> {
  const [iia] = await servedIias(api.database).get([String(id)], { keyId: '', heiIds: [PARTNER_HEI] });
  return iia!;
}

async function concluded(
  id: number,
  { services, partner }: Awaited<ReturnType<typeof imported>>['exchange'],
) {
  await saved(id, { status: { name: 'Submitted' } });
  await saved(id, { status: { name: 'Final' } });
  await notifyPartner(services, id, IRO);
  const approval = await approveCopy(services, id, IRO);
  expect(approval).not.toHaveProperty('differences');
  partner.approvals = [{ iiaId: String(id), iiaHash: hashOfIia(await ourCopy(id)) }];
  const cnr = { kind: 'iia-approval-cnr', heiId: PARTNER_HEI, iiaId: String(id) } as const;
  await processIncoming(services, (await keepIncoming(api.database, cnr, partner.now)) ?? 0);
}

describe('a partner whose copy has', () => {
  test.each(Object.entries(SHAPES))(
    '%s can be agreed with as it is',
    async (_, lists) => {
      const { exchange, id, theirs, unmapped } = await imported(lists);
      expect(unmapped).toEqual([]);
      await concluded(id, exchange);
      const ours = await ourCopy(id);
      const conditions = { ours: ours.cooperationConditions, partners: theirs.cooperationConditions };
      expect(differencesOf({ ...conditions, approved: null })).toEqual([]);
      // To the letter: with the same partners before them, our conditions have the hash of theirs.
      const asTheirs = { ...theirs, cooperationConditions: ours.cooperationConditions };
      expect(hashOfIia(asTheirs)).toBe(hashOfIia(theirs));
      expect(await read(id)).toMatchObject({ ewpStatus: { id: 7 }, status: { name: 'Final' } });
    },
    TIMEOUT_MS,
  );
});

describe('what a partner sent', () => {
  test(
    'is sent on where somebody changes something else of the row, and forgotten where it is changed itself',
    async () => {
      const { exchange, id } = await imported({
        studentStudies: [
          students({
            receivingOunitId: 'none',
            eqfLevels: [4, 6],
            receivingLastAcademicYearId: '2027/2028',
            totalMonthsPerYear: 200,
          }),
          students(),
        ],
      });
      await saved(id, { status: { name: 'Submitted' } });
      const [row, other] = posted(await read(id)).studentMobilitiesForStudies;
      await saved(id, {
        status: { name: 'Submitted' },
        studentMobilitiesForStudies: [
          other,
          { ...row, mobilitiesPerYear: 7, toDepartment: { id: 1 }, totalMonthsPerYear: 199 },
        ],
      }).then(
        () => Promise.reject(new Error('199 months were typed here.')),
        (error: unknown) => expect(String(error)).toContain('months-out-of-range'),
      );
      await saved(id, {
        status: { name: 'Final' },
        studentMobilitiesForStudies: [
          other,
          { ...row, mobilitiesPerYear: 7, toDepartment: { id: 1 }, totalMonthsPerYear: 20 },
        ],
      });
      await notifyPartner(exchange.services, id, IRO);
      const [second, first] = (await ourCopy(id)).cooperationConditions.studentStudies;
      expect(first).toMatchObject({
        mobilitiesPerYear: 7,
        totalMonthsPerYear: 20,
        eqfLevels: [4, 6],
        receivingLastAcademicYearId: '2027/2028',
      });
      expect(first?.receivingOunitId).not.toBe('none');
      expect(second).toMatchObject({ receivingLastAcademicYearId: '2028/2029', totalMonthsPerYear: 10 });
      await saved(id, { endYear: 2026 });
      await notifyPartner(exchange.services, id, IRO);
      const years = (await ourCopy(id)).cooperationConditions.studentStudies.map(
        (spec) => spec.receivingLastAcademicYearId,
      );
      expect(years).toEqual(['2026/2027', '2026/2027']);
    },
    TIMEOUT_MS,
  );

  test(
    'is taken over as it came too, and agreed with then',
    async () => {
      const { exchange, id, theirs } = await imported({ studentStudies: [students(), students()] });
      const { services, partner } = exchange;
      const changed = {
        ...theirs,
        partners: [theirs.partners[0], { ...theirs.partners[1], iiaId: String(id) }],
        cooperationConditions: {
          ...theirs.cooperationConditions,
          studentStudies: [
            students({ receivingOunitId: 'none', totalMonthsPerYear: undefined, eqfLevels: [3] }),
            students({
              receivingFirstAcademicYearId: '2027/2028',
              recommendedLanguageSkills: [{ language: 'en' }],
            }),
          ],
        },
      } satisfies Iia;
      partner.copies = [served(changed)];
      const cnr = { kind: 'iia-cnr', heiId: PARTNER_HEI, iiaId: theirs.partners[0].iiaId ?? '' } as const;
      await processIncoming(services, (await keepIncoming(api.database, cnr, partner.now)) ?? 0);
      const { dateModified } = await read(id);
      const seen = { dateModified, partnersHash: hashOfIia(changed) };
      const reply = await takeOverConditions(services, id, seen, { caller: IRO, requestId: 'r2' });
      expect(reply).toEqual({ agreementId: id, unmapped: [] });
      await concluded(id, exchange);
      expect(await read(id)).toMatchObject({ ewpStatus: { id: 7 } });
    },
    TIMEOUT_MS,
  );

  test(
    'is nothing that a client can say',
    async () => {
      const { id } = await imported({ studentStudies: [students()] });
      const words = [{ member: 'toDepartment', text: 'x', value: { receivingOunitId: 'x' } }];
      const [row] = posted(await read(id)).studentMobilitiesForStudies;
      const own = {
        ...row,
        totalMonthsPerYear: 300,
        asPartnerSent: { untouched: ['totalMonthsPerYear'], words },
      };
      const body = {
        ...posted(await read(id)),
        studentMobilitiesForStudies: [own, own],
        status: { name: 'Submitted' },
      };
      const { status, body: refused } = await api.save('iro', 'MobilityAgreements', body);
      expect(status).toBe(400);
      expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual([
        'studentMobilitiesForStudies/0/totalMonthsPerYear',
        'studentMobilitiesForStudies/1/totalMonthsPerYear',
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'of people and signatures is kept, or named',
    async () => {
      const contact = buildContact({
        contactNames: [
          { value: 'Ada Example', lang: 'en' },
          { value: 'Άντα Υπόδειγμα', lang: 'el' },
        ],
        emails: ['ada@partner.example', 'office@partner.example'],
        phoneNumbers: [{ e164: '+390600000001' }, { e164: '+390600000002' }],
        faxNumbers: [{ otherFormat: '06 / 3' }],
      });
      const head = buildContact({
        contactNames: [{ value: 'Rector' }],
        personGivenNames: [],
        personFamilyNames: [],
      });
      const inside = buildContact({
        personFamilyNames: [{ value: 'Inside' }],
        contactNames: [{ value: 'Ada Inside' }],
      });
      const ofOurs = buildContact({
        personFamilyNames: [{ value: 'Ours' }],
        contactNames: [{ value: 'Ada Ours' }],
      });
      const { id, unmapped } = await imported(
        {
          studentStudies: [
            students({ sendingContacts: [inside], receivingContacts: [ofOurs], sendingOunitId: 'law' }),
          ],
        },
        { contacts: [contact], signingContact: head, signingDate: '2026-05-04' },
      );
      const agreement = await read(id);
      const names = agreement.departmentalCoordinatorContacts.map(
        ({ familyName }: { familyName: string }) => familyName,
      );
      expect(names).toEqual(expect.arrayContaining(['Example', 'Inside']));
      expect(names).not.toContain('Ours');
      expect(agreement.signings).toMatchObject([
        { institution: { id: 2 }, signer: { familyName: 'Rector' }, signingDate: '2026-05-04T00:00:00.000Z' },
      ]);
      expect(unmapped).toEqual([
        { field: 'departmentalCoordinatorContacts', value: 'Ada Example: Άντα Υπόδειγμα' },
        { field: 'departmentalCoordinatorContacts', value: 'Ada Example: office@partner.example' },
        { field: 'departmentalCoordinatorContacts', value: 'Ada Example: +390600000002' },
        { field: 'departmentalCoordinatorContacts', value: 'Ada Example: Fax 06 / 3' },
        { field: 'departmentalCoordinatorContacts', value: 'Ada Ours' },
        { field: 'signings', value: 'Rector: +302100000000' },
        { field: 'signings', value: 'Rector: Συντονίστρια' },
      ]);
    },
    TIMEOUT_MS,
  );
});
