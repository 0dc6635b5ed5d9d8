import { readTsv, writeTsv } from './tsv.ts';

describe('readTsv', () => {
  test.each([
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['1\n\n2', [['1'], [''], ['2']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['"two\nlines"\t"a ""word"""', [['two\nlines', 'a "word"']]],
    ['"with\ttab"\r\nx', [['with\ttab'], ['x']]],
    ['5" pipe\t"open', [['5" pipe', '"open']]],
    ['"closed" behind\tx', [['"closed" behind', 'x']]],
  ])('%j', (text, rows) => {
    expect(readTsv(text)).toEqual(rows);
  });
});

test('what is written is read back, whatever stands in the cells', () => {
  const rows = [
    ['', 'two\nlines', 'tab\there'],
    ['"quoted"', 'inner "quote"', 'Άγνωστο; 1,5'],
    ['"', 'carriage\r\nreturn', '\\'],
  ];
  expect(readTsv(writeTsv(rows))).toEqual(rows);
});
