import { describe, expect, test } from '@jest/globals';
import { fromCsvText } from 'shared-contracts/text/csvText.ts';
import { plainText } from '../src/write/plainText.ts';
import { writeCsv } from '../src/write/writeCsv.ts';
import { readCells } from './readCells.ts';

const fieldOf = (text: string) =>
  writeCsv({ title: '', columns: ['x'], rows: [[text]] }).slice('\ufeff"x"\r\n'.length, -2);

describe('writeCsv', () => {
  test('writes numbers bare, days as ISO days, texts in quotes and nothing for nothing', () => {
    const rows = [[12, 'Γκρατς, "Karl"\nline 2', { day: '2026-03-05' }, null, 0.5, '']];
    expect(writeCsv({ title: 'x', columns: ['ID', 'Όνομα'], rows })).toBe(
      '\ufeff"ID","Όνομα"\r\n12,"Γκρατς, ""Karl""\nline 2",2026-03-05,,0.5,\r\n',
    );
  });

  test.each(['=1+1', '+30 2310', '-1', '@SUM(A1)', '\tx', '\nx', '  =1+1', '＝1+1', '\r=1'])(
    'keeps %j from being run',
    (text) => {
      expect(fieldOf(text)).toMatch(/^"\s*'/);
    },
  );

  test.each(['A  GRAZ01', "O'Neill", 'a=b', '2026-2027', '0421'])('leaves %j as it is', (text) => {
    expect(fieldOf(text)).toBe(`"${text}"`);
  });

  test('has no control characters', () => {
    expect(fieldOf('a\u0000b\u001b[31m')).toBe('"ab[31m"');
  });

  /** Texts of partners, made of what matters to programs that read them. */
  function madeTexts(): readonly string[] {
    const pieces = [
      '=',
      '+',
      '-',
      '@',
      ';',
      ',',
      '\t',
      '|',
      '\n',
      '\r',
      '"',
      "'",
      ' ',
      'x',
      '=HYPERLINK("https://x")',
    ];
    const pairs = pieces.flatMap((first) => pieces.map((second) => first + second));
    return [
      ...pieces,
      ...pairs,
      ...pairs.flatMap((pair) => pieces.flatMap((piece) => [piece + pair, `Graz;${pair}${piece}`])),
    ];
  }
  const written = (texts: readonly string[]) =>
    writeCsv({
      title: '',
      columns: ['ID', 'first', 'second'],
      rows: texts.map((text, id) => [id, text, text]),
    }).slice(1);

  test.each([',', ';', '\t', '|'])(
    'begins no cell with a formula for a program that separates by %j',
    (separator) => {
      const cells = madeTexts().flatMap((text) => readCells(written([text]), separator).flat());
      expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
      expect(cells.length).toBeGreaterThan(10_000);
    },
  );

  test('gives the same values back to whoever takes its marks away', () => {
    const texts = madeTexts();
    const rows = readCells(written(texts), ',').slice(1);
    expect(rows.map(([, first]) => fromCsvText(first ?? ''))).toEqual(texts.map(plainText));
  });
});
