import { agreementItem, type AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { hashOfIia, IIAS_GET, writeIiasGet } from 'ewp/documents';
import { readXml } from 'ewp/xml';
import { sendFaults } from 'shared-contracts/agreements/sendFaults.ts';
import { terminated, toIia, withPartnerIiaId } from '../../../src/exchange/mapping/toIia.ts';

const LOCAL = { id: 1, name: 'Local', heiId: 'local.example.edu', isLocal: true };
const PARTNER = { id: 2, name: 'Partner', heiId: 'partner.example.edu', isLocal: false };
const AREA = {
  subjectArea: { id: 1, code: '0611', name: 'Computer use', nameGR: 'Χρήση υπολογιστών' },
  clarification: null,
};
const ENGLISH = { languageLevel: 'B1', language: { id: 1, name: 'English', code: 'en' } };

const ROW = {
  id: 1,
  fromInstitution: LOCAL,
  toInstitution: PARTNER,
  subjectAreasWithClarifications: [AREA],
  recommendedLanguageSkills: [ENGLISH],
  mobilitiesPerYear: 2,
  totalMonthsPerYear: 10,
  blended: false,
  studyCycles: [{ studyCycle: '2nd' }, { studyCycle: 'Short-Cycle' }],
};

function item(change: object = {}): AgreementItem {
  return agreementItem.schema.parse({
    id: 17,
    startYear: { id: 2026 },
    endYear: { id: 2028 },
    status: { id: 3 },
    ewpStatus: { id: 1 },
    dateModified: '2026-11-21T12:00:00.000Z',
    institutions: [LOCAL, PARTNER],
    departmentalCoordinatorContacts: [
      {
        id: 1,
        title: 'Dr',
        givenName: 'Ada',
        familyName: 'Example',
        email: 'not an address',
        phone: '+302100000000',
        address: '1 Example Street',
        roles: [{ value: 'Departmental Coordinator', language: 'en' }],
        department: { id: 1, name: 'Mathematics', institution: { id: 1 } },
      },
    ],
    factsheets: [],
    partnerAgreementIdentifications: [],
    studentMobilitiesForStudies: [ROW],
    studentMobilitiesForTraineeship: [],
    staffMobilitiesForTeaching: [],
    staffMobilitiesForTraining: [],
    signings: [
      { institution: LOCAL, signer: { familyName: 'Rector' }, signingDate: '2026-10-01T09:00:00.000Z' },
    ],
    ...change,
  });
}

const UNLINKED = { partnerIiaId: null, isTerminated: false };

describe('our copy of an agreement', () => {
  test('is a valid document of the network that says the same when it is read', () => {
    const iia = toIia(item(), UNLINKED);
    const read = readXml(Buffer.from(writeIiasGet([iia])));
    if (read.kind !== 'valid') throw new Error('The document is not valid.');
    const [received] = IIAS_GET.read(read.root);
    expect(received?.iiaHash).toBe(received?.computedHash);
    expect(received?.iia.partners).toMatchObject([
      {
        heiId: 'local.example.edu',
        iiaId: '17',
        iiaCode: '17',
        signingDate: '2026-10-01',
        contacts: [
          {
            contactNames: [{ value: 'Dr Ada Example' }],
            emails: [],
            phoneNumbers: [{ e164: '+302100000000' }],
          },
        ],
      },
      { heiId: 'partner.example.edu' },
    ]);
    expect(received?.iia.cooperationConditions.studentStudies).toMatchObject([
      {
        sendingHeiId: 'local.example.edu',
        receivingFirstAcademicYearId: '2026/2027',
        receivingLastAcademicYearId: '2028/2029',
        eqfLevels: [5, 7],
        subjectAreas: [{ iscedFCode: '0611' }],
      },
    ]);
  });

  test('names people under the institution that they speak for, with or without a department', () => {
    const person = { givenName: 'Ann', email: 'ann@partner.example.edu', roles: null };
    const { partners } = toIia(
      item({
        departmentalCoordinatorContacts: [
          { ...person, id: 2, familyName: 'Ours', institution: { id: 1 } },
          { ...person, id: 3, familyName: 'Theirs', department: null, institution: { id: 2 } },
          { ...person, id: 4, familyName: 'Nowhere', department: null, institution: null },
        ],
      }),
      UNLINKED,
    );
    const names = partners.map(({ contacts }) =>
      contacts.flatMap(({ personFamilyNames }) => personFamilyNames.map(({ value }) => value)),
    );
    expect(names).toEqual([['Ours'], ['Theirs']]);
  });

  test.each(['computer use', ' Χρήση υπολογιστών ', '  '])(
    'leaves out the clarification %j, which says nothing',
    (clarification) => {
      const row = { ...ROW, subjectAreasWithClarifications: [{ ...AREA, clarification }] };
      const iia = toIia(item({ studentMobilitiesForStudies: [row] }), UNLINKED);
      expect(hashOfIia(iia)).toBe(hashOfIia(toIia(item(), UNLINKED)));
    },
  );

  test('has another hash when it is linked, ended, or changed, and the same when people change', () => {
    const iia = toIia(item(), UNLINKED);
    const hashes = [
      iia,
      withPartnerIiaId(iia, 'p-1'),
      terminated(iia),
      toIia(item({ studentMobilitiesForStudies: [{ ...ROW, mobilitiesPerYear: 3 }] }), UNLINKED),
    ].map(hashOfIia);
    expect(new Set(hashes).size).toBe(4);
    expect(hashOfIia(withPartnerIiaId(withPartnerIiaId(iia, 'p-1', 'P/1'), null))).toBe(hashes[0]);
    expect(hashOfIia(toIia(item({ departmentalCoordinatorContacts: [], signings: [] }), UNLINKED))).toBe(
      hashes[0],
    );
  });
});

describe('what the network would refuse', () => {
  const faultsOf = (change: object) => sendFaults(item(change)).map(({ field, code }) => `${field} ${code}`);
  const row = (change: object) => ({ studentMobilitiesForStudies: [{ ...ROW, ...change }] });

  test.each<[object, string[]]>([
    [{}, []],
    [row({ mobilitiesPerYear: 0 }), ['studentMobilitiesForStudies/0/mobilitiesPerYear too-small']],
    [row({ mobilitiesPerYear: null }), ['studentMobilitiesForStudies/0/mobilitiesPerYear too-small']],
    [row({ totalMonthsPerYear: 0 }), ['studentMobilitiesForStudies/0/totalMonthsPerYear too-small']],
    [
      row({ recommendedLanguageSkills: [] }),
      ['studentMobilitiesForStudies/0/recommendedLanguageSkills required'],
    ],
    [
      row({ subjectAreasWithClarifications: [AREA, { subjectArea: { id: 2, code: '061' } }] }),
      ['studentMobilitiesForStudies/0/subjectAreasWithClarifications/1/subjectArea code-not-detailed'],
    ],
    [
      row({ toInstitution: { id: 3, heiId: 'third.example' } }),
      ['studentMobilitiesForStudies/0/toInstitution not-in-agreement'],
    ],
    [
      {
        studentMobilitiesForStudies: [],
        studentMobilitiesForTraineeship: [{ ...ROW, recommendedLanguageSkills: [] }],
      },
      [],
    ],
    [{ studentMobilitiesForStudies: [], institutions: [LOCAL] }, ['institutions required']],
    [{ institutions: [LOCAL, PARTNER, { id: 3, heiId: 'third.example' }] }, ['institutions too-many']],
    [
      { studentMobilitiesForStudies: [], institutions: [LOCAL, { id: 3, heiId: null }] },
      ['institutions not-in-network'],
    ],
  ])('of %j is %j', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });
});
