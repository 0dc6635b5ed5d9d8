import { wordsIn } from '../../testing/buildRows.ts';
import { AREAS_FORMAT } from './areas.ts';
import type { Format } from './format.ts';
import { LANGUAGES_FORMAT } from './languages.ts';
import { numberFormat } from './numbers.ts';
import { CYCLES_FORMAT, YES_NO_FORMAT } from './simple.ts';

const en = wordsIn();
const gr = wordsIn('gr');
const skill = (language: number | null, languageLevel: string, area: object | null = null) => ({
  language,
  languageLevel,
  subjectAreaWithClarification: area,
});
const law = { subjectArea: 421, clarification: '' };

describe.each([
  ['English', en],
  ['Greek', gr],
])('in %s what a cell shows is read back as the same value', (_name, words) => {
  test.each<[string, Format, unknown]>([
    ['no number', numberFormat(false), null],
    ['decimals', numberFormat(false), 1234.5],
    ['a whole number', numberFormat(true), 10_000],
    ['areas', AREAS_FORMAT, [law, { subjectArea: 613, clarification: 'a; b \\ c: d' }]],
    ['no areas', AREAS_FORMAT, []],
    ['an open area', AREAS_FORMAT, [{ subjectArea: null, clarification: 'kept' }]],
    ['cycles', CYCLES_FORMAT, [{ studyCycle: '1st' }, { studyCycle: 'Short-Cycle' }]],
    ['languages', LANGUAGES_FORMAT, [skill(10, 'B2'), skill(9, ''), skill(null, 'B1')]],
    [
      'a language for an area',
      LANGUAGES_FORMAT,
      [skill(9, 'B1', { subjectArea: 421, clarification: 'a [b]; c' })],
    ],
    ['yes', YES_NO_FORMAT, true],
    ['no', YES_NO_FORMAT, false],
  ])('%s', (_what, format, value) => {
    expect(format.read(format.write(value, words), words)).toEqual({ value });
  });
});

describe('cells are read as people and spreadsheets write them', () => {
  test.each<[Format, string, unknown]>([
    [numberFormat(false), '10,5', 10.5],
    [numberFormat(false), ' 10.5 ', 10.5],
    [numberFormat(true), '1.200', 1200],
    [LANGUAGES_FORMAT, 'English Β2', [skill(10, 'B2')]],
    [CYCLES_FORMAT, '1ST', [{ studyCycle: '1st' }]],
    [YES_NO_FORMAT, 'Ναι', true],
    [YES_NO_FORMAT, 'Ν', true],
    [YES_NO_FORMAT, 'N', false],
    [AREAS_FORMAT, '421', [law]],
    [AREAS_FORMAT, '0421, 0613', [law, { subjectArea: 613, clarification: '' }]],
    [AREAS_FORMAT, '0421 Νομικη: Public law', [{ subjectArea: 421, clarification: 'Public law' }]],
    [CYCLES_FORMAT, '1; 2ος κύκλος', [{ studyCycle: '1st' }, { studyCycle: '2nd' }]],
    [LANGUAGES_FORMAT, 'en b2', [skill(10, 'B2')]],
    [LANGUAGES_FORMAT, 'Αγγλικα B2', [skill(10, 'B2')]],
    [YES_NO_FORMAT, 'ΝΑΙ', true],
    [YES_NO_FORMAT, '', false],
  ])('%p %j', (format, text, value) => {
    expect(format.read(text, en)).toEqual({ value });
  });

  test.each<[Format, string, string]>([
    [numberFormat(false), 'ten', 'number'],
    [numberFormat(false), '1.234,5', 'number'],
    [AREAS_FORMAT, '9999', 'area'],
    [AREAS_FORMAT, '0421 Chemistry', 'area'],
    [CYCLES_FORMAT, '1st, 7th', 'cycle'],
    [LANGUAGES_FORMAT, 'Klingon B2', 'language'],
    [LANGUAGES_FORMAT, 'English Z9', 'language'],
    [YES_NO_FORMAT, 'perhaps', 'yesNo'],
  ])('%p takes no %j', (format, text, unread) => {
    expect(format.read(text, en)).toMatchObject({ unread });
  });
});
