import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildAgreement,
  buildLongAgreement,
  buildStudentRow,
} from '../../src/features/agreementPdf/testing/buildAgreement.ts';
import { buildFactsheet } from '../../src/features/agreementPdf/testing/buildFactsheet.ts';
import { type PdfLine, type PdfPageText, type ReadPdf, readPdf } from '../support/readPdf.ts';
import { renderAgreement } from '../support/renderAgreement.ts';

const STUDIES = 'Student mobility for studies From To Subject area and clarification Study cycle';
/** Space at the right of each page, in points. */
const MARGIN = 40;

describe('a table of forty rows', () => {
  let pages: ReadPdf['pages'];

  beforeAll(async () => {
    ({ pages } = await readPdf(await renderAgreement({ agreement: buildLongAgreement(40) })));
  });

  test('has its title and headings on each of its pages, and on no other', () => {
    const isRowOfStudies = ({ text }: PdfLine) => /^Faculty of Sciences 1[0-3]\d$/.test(text);
    const isPartC = ({ text }: PdfPageText) => text.includes('Language of instruction');
    const hasRows = pages.map((page) => page.lines.some(isRowOfStudies) && !isPartC(page));

    expect(hasRows.filter(Boolean).length).toBeGreaterThan(3);
    expect(pages.map(({ text }) => text.includes(STUDIES))).toEqual(hasRows);
  });

  test('keeps each row on one page', () => {
    for (const { text } of pages.filter((page) => page.text.includes(STUDIES))) {
      const begun = text.split('School of Physics').length;
      expect(text.split('Only in the spring term.')).toHaveLength(begun);
    }
  });
});

describe('the heading of a part', () => {
  test('never stands without what comes below it', async () => {
    for (let notes = 0; notes < 16; notes += 1) {
      const factsheet = buildFactsheet({ additionalInfos: buildInfos(notes) });
      const { pages } = await readPdf(await renderAgreement({ factsheets: [factsheet] }));
      const page = pages.find(({ text }) =>
        text.includes('Inter-institutional agreements are digitally signed.'),
      );
      expect(page?.text).toContain('Signer');
      expect(page?.text).toContain('maria@auth.example');
    }
  });
});

/** Each is about as high as a heading with its sentence, so that one after the other the heading comes to every place of a page. */
const buildInfos = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    type: `Note ${id}`,
    description: 'This takes some four lines of its column. '.repeat(3),
    info: null,
  }));

describe('long texts', () => {
  test('go on over pages whole, and over no margin', async () => {
    const words = Array.from({ length: 900 }, (_, index) => `w${index}`);
    const terms = words.join(' ');
    const unbroken = 'abcdefghij'.repeat(500);
    const rows = [
      buildStudentRow({ id: 1, otherInfoTerms: terms }),
      buildStudentRow({
        id: 2,
        recommendedLanguageSkills: [],
        otherInfoTerms: unbroken,
        toDepartment: { id: 3, name: 'W'.repeat(300) },
      }),
    ];
    const generalUrl = `https://ulb.example/${'long'.repeat(80)}?a=b`;
    const { pages } = await readPdf(
      await renderAgreement({
        agreement: buildAgreement({ studentMobilitiesForStudies: rows }),
        factsheets: [buildFactsheet({ generalUrl })],
      }),
    );
    const lines = pages.flatMap((page) => page.lines.map(({ text }) => text));
    const joined = (pattern: RegExp) => lines.filter((text) => pattern.test(text)).join('');

    expect(lines.join(' ').match(/\bw\d+\b/g)).toEqual(words);
    expect(joined(/^[a-j]{9,}$/)).toBe(unbroken);
    expect(joined(/^W{5,}$/)).toBe('W'.repeat(300));
    expect(lines.join('')).toContain(generalUrl);
    for (const page of pages) {
      expect(Math.max(...page.lines.map((line) => line.x + line.width))).toBeLessThanOrEqual(
        page.width - MARGIN + 0.5,
      );
    }
  });

  test('of cells go on over pages whole, and not into the foot of the page', async () => {
    const words = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${letter}${index}`);
    const [described, clarified] = [words('d', 420), words('c', 110)];
    const area = { subjectArea: { id: 533, code: '0533', name: 'Physics' } };
    const factsheet = buildFactsheet({
      accessibilities: [
        { id: 1, type: 'Service', services: 'Reading', description: described.join(' '), info: null },
      ],
    });
    const row = buildStudentRow({
      subjectAreasWithClarifications: Array.from({ length: 5 }, (_, index) => ({
        ...area,
        clarification: clarified.slice(index * 22, index * 22 + 22).join(' '),
      })),
    });
    const { pages, text } = await readPdf(
      await renderAgreement({
        agreement: buildAgreement({
          studentMobilitiesForStudies: Array.from({ length: 9 }, (_, id) => ({ ...row, id })),
        }),
        factsheets: [factsheet],
      }),
    );

    expect(text.match(/\bd\d+\b/g)).toEqual(described);
    expect(text.match(/\bc\d+\b/g)).toHaveLength(9 * clarified.length);
    for (const { lines } of pages) {
      const footer = lines.findLast(({ text: line }) => line.startsWith('IIA_77'))?.y ?? 0;
      expect(footer).toBeGreaterThan(20);
      expect(Math.min(...lines.slice(0, -2).map(({ y }) => y))).toBeGreaterThanOrEqual(footer);
    }
  });
});
