import { sql } from 'kysely';
import { importAgreement } from '../../../src/exchange/services/office/importAgreement.ts';
import { keepPartnerAgreement } from '../../../src/exchange/store/copies/partnerAgreements.ts';
import type { Iia } from 'ewp/documents';
import { callerWith } from '../../support/api/dataApiApp.ts';
import { startSaveApi, START_TIMEOUT_MS, type SaveApi } from '../../support/api/saveApi.ts';
import { buildConditions, buildContact, buildStudentSpec } from 'ewp/testing';
import { fakeExchange, OWN_HEI, PARTNER_HEI, served } from '../support/fakeExchange.ts';

const CALL = { caller: callerWith('IRO', 1, 'iro'), requestId: 'r1' };

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());

const SPEC = {
  sendingHeiId: PARTNER_HEI,
  receivingHeiId: OWN_HEI,
  subjectAreas: [{ iscedFCode: '0611' }],
} as const;

function partnersIia(specs: readonly object[], partner: object = {}): Iia {
  return {
    partners: [
      { heiId: PARTNER_HEI, iiaId: 'p-1', iiaCode: 'P/1', contacts: [], ...partner },
      { heiId: OWN_HEI, contacts: [] },
    ],
    inEffect: false,
    cooperationConditions: buildConditions({
      studentStudies: specs.map((spec) => buildStudentSpec({ ...SPEC, ...spec })),
      staffTeacher: [],
    }),
  };
}

async function imported(iia: Iia) {
  const { services } = fakeExchange(api.database);
  await sql`delete from iia_exchanges`.execute(api.database);
  await keepPartnerAgreement(api.database, {
    heiId: PARTNER_HEI,
    iiaId: 'p-1',
    received: served(iia),
    receivedAt: new Date(),
  });
  const { rows } = await sql<{ id: number }>`select id from partner_agreements`.execute(api.database);
  const reply = await importAgreement(services, rows[0]!.id, CALL);
  const { body } = await api.call('iro', 'GET', `MobilityAgreements/${reply.agreementId}`);
  return { ...reply, agreement: body };
}

describe('importing the agreement of a partner', () => {
  test('makes a draft that the partner has notified us of', async () => {
    const { agreement, unmapped } = await imported(partnersIia([{}]));
    expect(unmapped).toEqual([]);
    expect(agreement).toMatchObject({
      status: { name: 'Draft' },
      ewpStatus: { id: 3 },
      startYear: { id: 2026 },
      endYear: { id: 2028 },
      partnerAgreementIdentifications: [{ iiaId: 'p-1', iiaCode: 'P/1' }],
      createdAtMobisisApp: false,
      owner: { name: 'iro' },
    });
    expect(agreement.institutions.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    expect(agreement.studentMobilitiesForStudies).toMatchObject([
      {
        fromInstitution: { id: 2 },
        toInstitution: { id: 1 },
        totalMonthsPerYear: 10,
        studyCycles: [{ studyCycle: '1st' }, { studyCycle: '2nd' }],
      },
    ]);
  });

  test('keeps people as they come, whatever their phone looks like, and makes them once', async () => {
    const contacts = [
      buildContact({ phoneNumbers: [{ otherFormat: '0039 / 12 extension 4' }] }),
      buildContact({
        contactNames: [{ value: 'International Office' }],
        personGivenNames: [],
        personFamilyNames: [],
      }),
    ];
    const first = await imported(partnersIia([{}], { contacts }));
    const people = first.agreement.departmentalCoordinatorContacts;
    expect(people).toContainEqual(
      expect.objectContaining({ familyName: 'Example', phone: '0039 / 12 extension 4' }),
    );
    expect(people).toContainEqual(
      expect.objectContaining({ familyName: 'International Office', givenName: null }),
    );
    const second = await imported(partnersIia([{}], { contacts }));
    expect(second.agreement.departmentalCoordinatorContacts).toEqual(people);
  });

  test('makes units of the partner that are not known, and keeps the names of ours that are not', async () => {
    const { agreement, unmapped } = await imported(
      partnersIia([{ sendingOunitId: 'law', receivingOunitId: 'none' }]),
    );
    expect(agreement.studentMobilitiesForStudies).toMatchObject([
      {
        fromDepartment: { ounitId: 'law', name: 'law' },
        toDepartment: null,
        asPartnerSent: {
          words: [{ member: 'toDepartment', text: 'none', value: { receivingOunitId: 'none' } }],
        },
      },
    ]);
    expect(unmapped).toEqual([]);
  });

  test('survives whatever the network allows, keeps it with its row, and names what nobody can agree to', async () => {
    const { agreement, unmapped } = await imported(
      partnersIia([
        {
          receivingFirstAcademicYearId: '2021/2022',
          receivingLastAcademicYearId: '2041/2042',
          totalMonthsPerYear: undefined,
        },
        {
          subjectAreas: [],
          eqfLevels: [4],
          recommendedLanguageSkills: [{ language: 'en' }, { language: 'x-klingon', cefrLevel: 'B2' }],
        },
        {
          subjectAreas: [{ iscedFCode: '0999' }, { iscedFCode: '0611', v6Value: '61' }],
          isMobilitiesPerYearNotYetDefined: true,
        },
        { totalMonthsPerYear: 0.5, mobilitiesPerYear: 900, sendingHeiId: 'third.example.edu' },
      ]),
    );
    expect([agreement.startYear.id, agreement.endYear.id]).toEqual([2021, 2029]);
    expect(agreement.studentMobilitiesForStudies).toMatchObject([
      { totalMonthsPerYear: null },
      {
        studyCycles: [],
        recommendedLanguageSkills: [{ languageLevel: null }],
        subjectAreasWithClarifications: [],
      },
      { mobilitiesPerYear: null, subjectAreasWithClarifications: [] },
    ]);
    const wordsOf = ({ asPartnerSent }: any) =>
      asPartnerSent.words.map(({ member, text }: any) => `${member} ${text}`);
    expect(agreement.studentMobilitiesForStudies.map(wordsOf)).toEqual([
      ['endYear 2041/2042'],
      ['startYear 2026/2027', 'endYear 2028/2029', 'studyCycles EQF 4', 'recommendedLanguageSkills en, x B2'],
      ['startYear 2026/2027', 'endYear 2028/2029'],
    ]);
    expect(
      unmapped.map(({ field, value }) => `${field.replace('studentMobilitiesForStudies/', '')} ${value}`),
    ).toEqual([
      '2/mobilitiesPerYear 2',
      '2/subjectAreasWithClarifications 61',
      '3 third.example.edu → local.example.edu',
    ]);
  });

  test('that is sent again with its key is answered as the first time', async () => {
    const { services } = fakeExchange(api.database);
    const key = crypto.randomUUID();
    await sql`delete from iia_exchanges`.execute(api.database);
    await keepPartnerAgreement(api.database, {
      heiId: PARTNER_HEI,
      iiaId: 'p-1',
      received: served(partnersIia([{}])),
      receivedAt: new Date(),
    });
    const { rows } = await sql<{ id: number }>`select id from partner_agreements`.execute(api.database);
    const first = await importAgreement(services, rows[0]!.id, { ...CALL, key });
    expect(await importAgreement(services, rows[0]!.id, { ...CALL, key })).toEqual(first);
  });

  test('happens once', async () => {
    await imported(partnersIia([{}]));
    const { rows } = await sql`select 1 from partner_agreements`.execute(api.database);
    expect(rows).toEqual([]);
    await expect(importAgreement(fakeExchange(api.database).services, 1, CALL)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
