import { describe, expect, test } from '@jest/globals';
import { writeCsv } from '../src/write/writeCsv.ts';

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
      expect(fieldOf(text)).toMatch(/^"'/);
    },
  );

  test.each(['A  GRAZ01', "O'Neill", 'a=b', '2026-2027', '0421'])('leaves %j as it is', (text) => {
    expect(fieldOf(text)).toBe(`"${text}"`);
  });

  test('has no control characters', () => {
    expect(fieldOf('a\u0000b\u001b[31m')).toBe('"ab[31m"');
  });
});
