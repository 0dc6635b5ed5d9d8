import { describe, expect, test } from '@jest/globals';
import {
  buildAgreement,
  buildStudentRow,
  LOCAL,
  PARTNER,
} from '../../src/features/agreementPdf/testing/buildAgreement.ts';
import { pageFaults } from '../support/pageFaults.ts';
import { readPdf } from '../support/readPdf.ts';
import { renderAgreement } from '../support/renderAgreement.ts';

const agreementWith = (name: string) => {
  const partner = { ...PARTNER, name };
  return buildAgreement({
    institutions: [LOCAL, partner],
    studentMobilitiesForStudies: [
      buildStudentRow({ toInstitution: partner, otherInfoTerms: `With ${name} (3), only in spring.` }),
    ],
  });
};

const LETTERS = /[\p{L}\p{N}]/gu;
/** Letters as they are, whatever shape they are drawn in. */
const lettersOf = (text: string) => new Set(text.normalize('NFKC').match(LETTERS));

describe('names in other scripts', () => {
  test.each([
    'جامعة القاهرة كلية الآداب (2)',
    'האוניברסיטה העברית בירושלים (3)',
    '北京大学国际合作部与交流学院外国语学院',
    '國立臺灣大學',
    '東京大学 グローバルキャンパス推進本部',
    '서울대학교 국제협력본부',
    'American University in Cairo الجامعة الأمريكية بالقاهرة, 北京',
  ])('are drawn letter by letter, on pages in order: %s', async (name) => {
    const { pages, text } = await readPdf(await renderAgreement({ agreement: agreementWith(name) }));
    expect(text).not.toContain('\ufffd');
    const drawn = lettersOf(text);
    expect([...lettersOf(name)].filter((letter) => !drawn.has(letter))).toEqual([]);
    expect(pageFaults(pages)).toEqual([]);
  });

  test('cannot turn what stands behind them', async () => {
    const { text } = await readPdf(await renderAgreement({ agreement: agreementWith('Uni\u202eparg') }));
    expect(text).toContain('With Uni[U+202E]parg (3), only in spring.');
  });
});
