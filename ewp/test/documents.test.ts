import { ECHO, writeEcho } from '../src/documents/echo.ts';
import { ERROR_RESPONSE, writeErrorResponse } from '../src/documents/errorResponse.ts';
import { FACTSHEETS } from '../src/documents/factsheet/readFactsheet.ts';
import { writeFactsheets } from '../src/documents/factsheet/writeFactsheet.ts';
import { CATALOGUE } from '../src/documents/catalogue.ts';
import type { DocumentKind } from '../src/documents/documentKind.ts';
import { IIA_APPROVAL_CNR, IIA_CNR, writeReceipt } from '../src/documents/iia/cnrResponses.ts';
import { IIAS_APPROVAL, writeIiasApproval } from '../src/documents/iia/iiasApproval.ts';
import { IIAS_GET, writeIiasGet } from '../src/documents/iia/iiasGet.ts';
import { IIAS_INDEX, writeIiasIndex } from '../src/documents/iia/iiasIndex.ts';
import { IIAS_STATS, writeIiasStats } from '../src/documents/iia/iiasStats.ts';
import { INSTITUTIONS, writeInstitutions } from '../src/documents/institutions.ts';
import { writeManifest } from '../src/documents/manifest.ts';
import { OUNITS, writeOunits } from '../src/documents/ounits.ts';
import { toPhoneNumber } from '../src/documents/parts/phoneNumber.ts';
import { readOwnXml } from '../src/xml/readXml.ts';
import {
  buildConditions,
  buildContact,
  buildFactsheet,
  buildHei,
  buildIia,
  buildOunit,
  buildStaffSpec,
  buildStudentSpec,
} from '../testing/builders.ts';
import { sample } from '../testing/samples.ts';

function readSample<T>(name: string, kind: DocumentKind<T>): T {
  return kind.read(readOwnXml(sample(name).toString()));
}

function readBack<T>(xml: string, kind: DocumentKind<T>): T {
  const root = readOwnXml(xml);
  expect([root.namespace, root.name]).toEqual([kind.namespace, kind.rootName]);
  return kind.read(root);
}

/** What is undefined and what is absent are the same in a document. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('documents', () => {
  test.each([
    ['institutions', INSTITUTIONS, writeInstitutions],
    ['ounits', OUNITS, writeOunits],
    ['factsheet', FACTSHEETS, writeFactsheets],
    ['iias-approval', IIAS_APPROVAL, writeIiasApproval],
  ] as const)('read the published %s answer and write it with the same meaning', (name, kind, write) => {
    const read = readSample(`spec/ewp-specs-api-${name}-response-example.xml`, kind as DocumentKind<any>);
    expect(read.length).toBeGreaterThan(0);
    expect(plain(readBack((write as (value: unknown) => string)(read), kind as DocumentKind<any>))).toEqual(
      plain(read),
    );
  });

  test.each([
    ['index', IIAS_INDEX, writeIiasIndex],
    ['stats', IIAS_STATS, writeIiasStats],
  ] as const)('read the published iias %s answer and write it with the same meaning', (name, kind, write) => {
    const read = readSample(
      `spec/ewp-specs-api-iias-endpoints-${name}-response-example.xml`,
      kind as DocumentKind<any>,
    );
    expect(plain(readBack((write as (value: unknown) => string)(read), kind as DocumentKind<any>))).toEqual(
      plain(read),
    );
  });

  test.each([
    'spec/ewp-specs-api-iias-endpoints-get-response-example.xml',
    'hash/get-response-example-v7.xml',
    'hash/get-response-xsltkit-v7.xml',
  ])('read the published agreement %s and write it with the same meaning and hash', (name) => {
    const read = readSample(name, IIAS_GET);
    const again = readBack(writeIiasGet(read.map(({ iia }) => iia)), IIAS_GET);
    expect(plain(again)).toEqual(plain(read));
    expect(again.map(({ iiaHash }) => iiaHash)).toEqual(read.map(({ computedHash }) => computedHash));
  });

  test('write what was built and read it back', () => {
    expect(plain(readBack(writeInstitutions([buildHei()]), INSTITUTIONS))).toEqual(plain([buildHei()]));
    expect(plain(readBack(writeOunits([buildOunit()]), OUNITS))).toEqual(plain([buildOunit()]));
    expect(plain(readBack(writeFactsheets([buildFactsheet()]), FACTSHEETS))).toEqual(
      plain([buildFactsheet()]),
    );
    const echo = { heiIds: ['a.example', 'b.example'], echo: ['b', 'a', 'b'] };
    expect(readBack(writeEcho(echo), ECHO)).toEqual(echo);
    const error = { developerMessage: 'wrong <id>', userMessages: [{ value: 'Λάθος', lang: 'el' }] };
    expect(readBack(writeErrorResponse(error), ERROR_RESPONSE)).toEqual(error);
    expect(readBack(writeReceipt(IIA_CNR), IIA_CNR)).toBeNull();
    expect(readBack(writeReceipt(IIA_APPROVAL_CNR), IIA_APPROVAL_CNR)).toBeNull();
  });

  test.each([
    ['institutions', writeInstitutions],
    ['ounits', writeOunits],
    ['factsheets', writeFactsheets],
    ['iias', writeIiasGet],
    ['index', writeIiasIndex],
    ['approvals', writeIiasApproval],
  ] as const)('write an empty answer of %s', (_name, write) => {
    expect(readOwnXml(write([])).children).toEqual([]);
  });
});

describe('agreements', () => {
  test('read back as they were built, in every kind of condition', () => {
    const full = buildIia({
      inEffect: true,
      pdfFile: 'pdf-1',
      cooperationConditions: buildConditions({
        isTerminatedAsAWhole: true,
        studentTraineeship: [
          buildStudentSpec({ recommendedLanguageSkills: [], totalMonthsPerYear: undefined, eqfLevels: [] }),
        ],
        staffTraining: [
          buildStaffSpec({
            sendingContacts: [buildContact()],
            receivingOunitId: 'law',
            otherInfoTerms: 'a & b',
          }),
        ],
      }),
    });
    expect(plain(readBack(writeIiasGet([full]), IIAS_GET)[0]!.iia)).toEqual(plain(full));
  });

  test('of partners are read whatever they leave out or add', () => {
    const xml = sample('hash/get-response-example-v7.xml')
      .toString()
      .replace(
        '<subject-area>\n                    <isced-f-code>0314</isced-f-code>\n                </subject-area>',
        '',
      )
      .replace('<total-months-per-year>5</total-months-per-year>', '')
      .replace('<cefr-level>B1</cefr-level>', '')
      .replace('<mobilities-per-year>10<', '<mobilities-per-year not-yet-defined="true">1<')
      .replace('2020/2021', '2035/2036');
    const [received] = readBack(xml, IIAS_GET);
    const [studies] = received!.iia.cooperationConditions.studentStudies;
    const [traineeship] = received!.iia.cooperationConditions.studentTraineeship;
    expect(studies).toMatchObject({
      subjectAreas: [],
      totalMonthsPerYear: undefined,
      receivingLastAcademicYearId: '2035/2036',
    });
    expect(studies!.recommendedLanguageSkills[0]).toMatchObject({ language: 'en', cefrLevel: undefined });
    expect(traineeship).toMatchObject({ isMobilitiesPerYearNotYetDefined: true });
  });

  test.each([
    [5, '5'],
    [5.5, '5.5'],
    [12.25, '12.25'],
    [0.1 + 0.2, '0.3'],
  ])('write %d months as %s', (totalMonthsPerYear, text) => {
    const iia = buildIia({
      cooperationConditions: buildConditions({ studentStudies: [buildStudentSpec({ totalMonthsPerYear })] }),
    });
    expect(writeIiasGet([iia])).toContain(`<total-months-per-year>${text}<`);
  });

  test('write study levels in ascending order', () => {
    const iia = buildIia({
      cooperationConditions: buildConditions({
        studentStudies: [buildStudentSpec({ eqfLevels: [8, 6, 7] })],
      }),
    });
    expect([...writeIiasGet([iia]).matchAll(/<eqf-level>(\d)/g)].map(([, level]) => level)).toEqual([
      '6',
      '7',
      '8',
    ]);
  });

  test.each([
    [
      'an id with a blank',
      {
        partners: [
          { heiId: 'a', iiaId: 'a b', contacts: [] },
          { heiId: 'b', contacts: [] },
        ] as const,
      },
    ],
    [
      'no people at all',
      {
        cooperationConditions: buildConditions({
          studentStudies: [buildStudentSpec({ mobilitiesPerYear: 0 })],
        }),
      },
    ],
    [
      'a date that is none',
      {
        partners: [
          { heiId: 'a', iiaId: '1', signingDate: '1.2.2026', contacts: [] },
          { heiId: 'b', contacts: [] },
        ] as const,
      },
    ],
  ])('with %s are not written', (_what, parts) => {
    expect(() => writeIiasGet([buildIia(parts)])).toThrow(/does not fit its schema/);
  });
});

describe('toPhoneNumber', () => {
  test.each([
    ['+30 2310 000-000', { e164: '+302310000000' }],
    ['2310 000000', { otherFormat: '2310 000000' }],
    ['+1234567890123456', { otherFormat: '+1234567890123456' }],
  ])('takes %s', (text, phone) => {
    expect(toPhoneNumber(text)).toEqual(phone);
  });
});

describe('writeManifest', () => {
  const manifest = writeManifest({
    adminEmails: ['ewp@uni-a.example'],
    adminProvider: 'Mobility Portal',
    hei: {
      heiId: 'uni-a.example',
      otherIds: [{ type: 'erasmus', value: 'G  EXAMPLE01' }],
      names: [{ value: 'University A', lang: 'en' }],
    },
    clientKeys: ['AAAA'],
    serverKeys: ['BBBB'],
    apis: { discovery: { url: 'https://a.example/manifest.xml' }, echo: { url: 'https://a.example/echo' } },
  });

  test('declares how an API authenticates, and never leaves it to the defaults', () => {
    const xml = readOwnXml(manifest);
    expect(xml.children[0]!.children.map(({ name }) => name)).toEqual([
      'admin-email',
      'admin-provider',
      'apis-implemented',
      'institutions-covered',
      'client-credentials-in-use',
      'server-credentials-in-use',
    ]);
    expect(manifest).toMatch(/<sec:client-auth-methods>\s*<httpsig/);
    expect(manifest).toMatch(/<sec:server-auth-methods>\s*<httpsig[^>]*>\s*<tlscert/);
  });

  test('is validated with the schemas of its entries', () => {
    expect(() => readOwnXml(manifest.replace('https://a.example/echo', 'http://a.example/echo'))).toThrow(
      /http:/,
    );
  });
});

describe('readOwnXml', () => {
  test('takes no element that the schemas do not know', () => {
    expect(() => readOwnXml(writeEcho({ heiIds: [], echo: ['a'] }).replaceAll('echo>', 'ecco>'))).toThrow(
      /ecco/,
    );
  });
});

describe('CATALOGUE', () => {
  test('reads hosts, keys, institutions and security of the published catalogue', () => {
    const { hosts, heis, keys } = readSample('spec/ewp-specs-api-registry-catalogue-example.xml', CATALOGUE);
    const fingerprint = '5531f9a02c44a894d0b706961259fec740ad4ae8a3555871f1a5cd9801285bd4';
    expect(hosts).toHaveLength(2);
    expect(hosts[1]).toMatchObject({
      heiIds: ['uw.edu.pl'],
      clientKeys: [fingerprint],
      serverKeys: [fingerprint],
    });
    expect(hosts[1]!.apis.find(({ element }) => element === 'echo')).toMatchObject({
      version: '2.0.0',
      values: { url: 'https://example.com/ewp/echo' },
      takesSignedRequests: true,
      signsAnswers: true,
    });
    expect(heis.get('uw.edu.pl')).toMatchObject({ names: [{ value: 'University of Warsaw', lang: 'en' }] });
    expect(keys.get(fingerprint)).toMatch(/^MIIBIjAN[^\s]*IDAQAB$/);
  });
});
