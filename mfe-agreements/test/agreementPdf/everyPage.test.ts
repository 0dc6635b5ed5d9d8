import { describe, expect, test } from '@jest/globals';
import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { pdfLanguage } from '../../src/features/agreementPdf/document/pdfTexts.ts';
import { pageFaults } from '../support/pageFaults.ts';
import { readPdf } from '../support/readPdf.ts';
import { renderAgreement } from '../support/renderAgreement.ts';
import { AREA_CODES, someAgreement } from '../support/someAgreement.ts';

const FIRST = 100;
const LONGEST = 60;
/**
 * Rows of one list, and the number that the rest of the agreement follows from. A long list goes on over page after page in the same way: what
 * differs is where lists begin and end, and one is long.
 */
const DOCUMENTS = [...Array.from({ length: 20 }, (_, rows) => rows), LONGEST].map(
  (rows, index) => [rows, index + FIRST] as const,
);

describe('every page', () => {
  test.each(DOCUMENTS)('is in order where a list has %i rows, in agreement %i', async (rows, seed) => {
    const input = someAgreement(rows, seed);
    const { texts } = pdfLanguage(input.tag);
    const { pages } = await readPdf(await renderAgreement(input));

    expect(pageFaults(pages)).toEqual([]);

    const notice = [texts.notice.terminated, texts.notice.notFinal, ''][seed % 3] ?? '';
    expect(pages.filter(({ text }) => !text.startsWith(notice))).toEqual([]);

    for (const list of MOBILITY_LISTS) {
      const isOfRow = new RegExp(`\\b(?:${list}word|${AREA_CODES[list]} )`);
      const titled = pages.map(({ lines }) =>
        lines.some(({ text, size }) => text === texts.partB[list] && size > 9),
      );
      expect(titled).toEqual(
        pages.map(
          ({ text }, page) =>
            isOfRow.test(text) || (titled[page] === true && text.includes(texts.partB.none)),
        ),
      );
    }
  });
});
