import { hashOfIia, IIAS_GET, writeIiasGet } from '../src/documents/iia/iiasGet.ts';
import { iiaHash, iiaHashText } from '../src/iiaHash.ts';
import { readXml } from '../src/xml/readXml.ts';
import type { XmlTree } from '../src/xml/xmlTree.ts';
import { buildConditions, buildIia, buildStudentSpec } from '../testing/builders.ts';
import { sample } from '../testing/samples.ts';

const EXPECTED: Record<
  string,
  { api: number; declared: string; iiaHash?: string; hashUnderV7AfterMigration?: string }
> = JSON.parse(sample('hash/expected-hashes.json').toString());
const VECTORS = Object.entries(EXPECTED).map(([name, expected]) => ({ name, ...expected }));

function iiasOf(bytes: Buffer): readonly XmlTree[] {
  const read = readXml(bytes);
  if (read.kind === 'not-xml') throw new Error(read.detail);
  return read.root.children.filter(({ name }) => name === 'iia');
}

const EXAMPLE = sample('hash/get-response-example-v7.xml').toString();

function hashAfter(replace: (xml: string) => string): string {
  return iiaHash(iiasOf(Buffer.from(replace(EXAMPLE)))[0]!);
}
const ORIGINAL = hashAfter((xml) => xml);

describe('iiaHash', () => {
  test.each(VECTORS.filter(({ api }) => api === 7))(
    'gives the published hash of $name',
    ({ name, iiaHash: hash }) => {
      expect(iiasOf(sample(`hash/${name}`)).map(iiaHash)).toEqual([hash]);
    },
  );

  test('finds out that a document declares a wrong hash', () => {
    const read = readXml(sample('hash/get-response-wrong-hash-v7.xml'));
    expect(read.kind).toBe('valid');
    const [received] = read.kind === 'valid' ? IIAS_GET.read(read.root) : [];
    expect(received!.computedHash).not.toBe(received!.iiaHash);
  });

  test.each([
    ['contacts', (xml: string) => xml.replace('Jadwiga Kowalska', 'Somebody Else')],
    [
      'institutions of the partners',
      (xml: string) => xml.replace('<hei-id>hibo.no</hei-id>', '<hei-id>other.no</hei-id>'),
    ],
    ['codes', (xml: string) => xml.replace('2014/E+/PL/4104B', 'other')],
    ['the mark of being in effect', (xml: string) => xml.replace('<in-effect>true', '<in-effect>false')],
    [
      'prefixes and comments',
      (xml: string) =>
        xml
          .replaceAll('c:', 'contact:')
          .replace('xmlns:c=', 'xmlns:contact=')
          .replace('<eqf-level>7', '<!-- x --><eqf-level>7'),
    ],
    ['blanks between elements', (xml: string) => xml.replaceAll('\n', '\n\n   ')],
    [
      'a termination mark that is false',
      (xml: string) =>
        xml.replace('<cooperation-conditions>', '<cooperation-conditions terminated-as-a-whole="0">'),
    ],
  ])('does not depend on %s', (_what, replace) => {
    expect(hashAfter(replace)).toBe(ORIGINAL);
  });

  test.each([
    ['the id of a partner', (xml: string) => xml.replace('<iia-id>1954991', '<iia-id>1954992')],
    ['an id that is missing', (xml: string) => xml.replace('<iia-id>1954991</iia-id>', '')],
    ['the way a number is written', (xml: string) => xml.replace('per-year>5<', 'per-year>5.0<')],
    [
      'the order of languages',
      (xml: string) =>
        xml
          .replace('<language>en<', '<language>xx<')
          .replace('<language>no<', '<language>en<')
          .replace('<language>xx<', '<language>no<'),
    ],
    [
      'a blank inside an element',
      (xml: string) => xml.replace('<isced-f-code>0314<', '<isced-f-code> 0314<'),
    ],
    [
      'an element that is empty',
      (xml: string) => xml.replace('<total-months-per-year>5', '<other-info-terms/><total-months-per-year>5'),
    ],
    ['the academic years', (xml: string) => xml.replace('2020/2021', '2021/2022')],
    [
      'the termination mark',
      (xml: string) =>
        xml.replace('<cooperation-conditions>', '<cooperation-conditions terminated-as-a-whole="1">'),
    ],
    [
      'an element that the schema does not know',
      (xml: string) => xml.replace('<blended>', '<new-in-v8>1</new-in-v8><blended>'),
    ],
  ])('depends on %s', (_what, replace) => {
    expect(hashAfter(replace)).not.toBe(ORIGINAL);
  });

  test('leaves out what older versions left open, and takes their shorter codes', () => {
    const text = iiaHashText(iiasOf(sample('hash/get-response-xsltkit-v7.xml'))[0]!);
    expect(text).toContain('isced-f-code=031_');
    expect(text).not.toContain('spec.mobilities-per-year=2_cooperation-conditions.student');
    expect(text.split('recommended-language-skill.language=')).toHaveLength(2);
  });

  test('takes each agreement of an answer as if it stood alone', () => {
    const terminated = buildIia({ cooperationConditions: buildConditions({ isTerminatedAsAWhole: true }) });
    const both = iiasOf(Buffer.from(writeIiasGet([buildIia(), terminated])));
    expect(both.map(iiaHash)).toEqual([hashOfIia(buildIia()), hashOfIia(terminated)]);
    expect(hashOfIia(terminated)).not.toBe(hashOfIia(buildIia()));
  });
});

describe('hashOfIia', () => {
  test('is the hash that the served document declares', () => {
    const read = readXml(Buffer.from(writeIiasGet([buildIia()])));
    const [received] = read.kind === 'valid' ? IIAS_GET.read(read.root) : [];
    expect(received).toMatchObject({ iiaHash: hashOfIia(buildIia()), computedHash: hashOfIia(buildIia()) });
  });

  test('does not change with the way a number came about, nor with blank texts', () => {
    const odd = buildStudentSpec({ totalMonthsPerYear: 0.1 + 0.2, otherInfoTerms: '  ' });
    const plain = buildStudentSpec({ totalMonthsPerYear: 0.3 });
    const hashWith = (spec: typeof odd) =>
      hashOfIia(buildIia({ cooperationConditions: buildConditions({ studentStudies: [spec] }) }));
    expect(hashWith(odd)).toBe(hashWith(plain));
  });

  test('refuses a copy that the network has no words for, and says where', () => {
    const spec = buildStudentSpec({ recommendedLanguageSkills: [] });
    const iia = buildIia({ cooperationConditions: buildConditions({ studentStudies: [spec] }) });
    expect(() => hashOfIia(iia)).toThrow(/recommended-language-skill/);
  });
});
