import { describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { Cell, Row } from '../src/sheetContent.ts';
import { readWorkbook } from '../src/testing/readWorkbook.ts';
import { writeXlsx } from '../src/write/writeXlsx.ts';

const COLUMNS = ['ID', 'Όνομα', 'Ημέρα'];

function written(rows: readonly Row[], columns: readonly string[] = COLUMNS, title = 'Agreements') {
  return writeXlsx({ title, columns, rows });
}

/** Reads the one cell of a sheet back. */
function readBack(cell: Cell): string | number | null | undefined {
  return readWorkbook(written([[cell, 'end']])).rows[1]?.[0];
}

function partOf(file: Uint8Array, name: string): string {
  return strFromU8(unzipSync(file)[name] ?? new Uint8Array());
}

describe('writeXlsx', () => {
  test('reads back cell by cell, a thousand rows of them', () => {
    const rows = Array.from({ length: 1000 }, (_, index): Row => {
      const text = index % 3 === 0 ? null : `Πανεπιστήμιο ${index % 7}, "A  GRAZ0${index % 5}"\nline 2`;
      return [index + 1, text, index % 2 === 0 ? index / 4 : ''];
    });
    const expected = rows.map((row) => row.map((cell) => (cell === '' ? null : cell)));
    expect(readWorkbook(written(rows)).rows).toEqual([COLUMNS, ...expected]);
  });

  test.each([
    ['a formula', '=HYPERLINK("https://partner.example","x")'],
    ['what looks like a sum', '+30 2310 996000'],
    ['commas and quotes', 'Graz, "Karl-Franzens", Univ.'],
    ['lines', 'first\nsecond'],
    ['spaces at the ends', '  A  GRAZ01 '],
    ['marks of XML', '<b>&amp;</b>'],
    ['what looks like the number of a character', '_x0041_ and _x005F_x0041_'],
    ['letters beyond the first plane', '𝔘niversität 🎓'],
    ['a number as text', '0421'],
  ])('gives %s back as text', (_, text) => {
    expect(readBack(text)).toBe(text);
  });

  test.each([
    ['control characters', 'a\u0000b\u0007c\u001fd\ufffee', 'abcde'],
    ['half characters', 'a\ud83d b', 'a\ufffd b'],
    ['line ends of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ])('takes %s out, so that the file opens', (_, text, expected) => {
    expect(readBack(text)).toBe(expected);
  });

  test('cuts a text that no cell holds, and marks it', () => {
    const cut = readBack('ά'.repeat(40_000));
    expect(cut).toHaveLength(32_767);
    expect(cut).toMatch(/ά \[…\]$/);
    expect(readBack('ά'.repeat(32_767))).toBe('ά'.repeat(32_767));
  });

  test('cuts no character in two', () => {
    expect(readBack(`a${'🎓'.repeat(20_000)}`)).toMatch(/^a[^\ufffd]+$/u);
  });

  test('keeps numbers as numbers and days as days, whatever the time zone', () => {
    const { rows, formats } = readWorkbook(written([[0.75, null, { day: '2026-03-05' }]]));
    expect(rows[1]).toEqual([0.75, null, 46_086]);
    expect(formats['C2']).toBe('dd/mm/yyyy');
  });

  test('has a head that stays, can be filtered by and is bold, and columns that fit', () => {
    const file = written([
      [1, 'x'.repeat(30), null],
      [2, 'x'.repeat(400), null],
    ]);
    const sheet = partOf(file, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<autoFilter ref="A1:C3"/>');
    const widths = [...sheet.matchAll(/ width="(\d+)/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([6, 60, 9]);
    expect(partOf(file, 'xl/styles.xml')).toMatch(/<font><b\/>.*numFmtId="49" fontId="1"/);
    expect(partOf(file, 'xl/workbook.xml')).toMatch(/hidden="1"[^>]*>&apos;Agreements&apos;!\$A\$1:\$C\$3</);
  });

  test('changes nothing of a long sheet between its edges', () => {
    const rows = Array.from({ length: 3000 }, (_, index): Row => [index, `γραμμή ${index}`, null]);
    const file = written(rows);
    expect(readWorkbook(file).rows.slice(1)).toEqual(rows);
    expect(partOf(file, 'xl/worksheets/sheet1.xml')).toMatch(/<pane .*<pageSetup .*<\/worksheet>$/s);
  });

  test('has its head alone when there are no rows', () => {
    expect(readWorkbook(written([])).rows).toEqual([COLUMNS]);
  });

  test('has further sheets, each with a head of its own that stays, and a name of its own', () => {
    const sheet = { title: 'Numbers', columns: ['A', 'B'], rows: [[1, 'x']] };
    const further = [{ ...sheet, title: 'NUMBERS', rows: [[2, '=1+1']] }, sheet];
    const file = writeXlsx({ ...sheet, further });
    const { names, sheets } = readWorkbook(file);
    expect(names).toEqual(['Numbers', 'NUMBERS 2', 'Numbers 3']);
    expect(sheets).toEqual(
      [
        [1, 'x'],
        [2, '=1+1'],
        [1, 'x'],
      ].map((row) => [['A', 'B'], row]),
    );
    for (const number of [1, 2, 3]) {
      const part = partOf(file, `xl/worksheets/sheet${number}.xml`);
      expect(part).toContain('state="frozen"');
      expect(part).toContain('<autoFilter ref="A1:B2"/>');
    }
    const book = partOf(file, 'xl/workbook.xml');
    expect([...book.matchAll(/\$A\$1:\$B\$2</g)]).toHaveLength(3);
    expect([...book.matchAll(/Print_Titles/g)]).toHaveLength(3);
  });

  test.each([
    ['Agreements', 'Agreements'],
    ['Τμήμα: Α/Β [γ] *?\\', 'Τμήμα Α Β γ'],
    ["'Department's'", '’Department’s’'],
    ['Τμήμα Μηχανικών Χωροταξίας και Ανάπτυξης', 'Τμήμα Μηχανικών Χωροταξίας και'],
    [' ?* ', 'Sheet1'],
    ['History', 'Sheet1'],
  ])('names the sheet of %j %j', (title, name) => {
    expect(readWorkbook(written([], COLUMNS, title)).names).toEqual([name]);
  });
});
