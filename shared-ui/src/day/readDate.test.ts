import { readDate, writeDate } from './readDate.ts';

describe('readDate', () => {
  test.each([
    ['03/09/2026', '2026-09-03'],
    [' 3/9/2026 ', '2026-09-03'],
    ['3.9.2026', '2026-09-03'],
    ['3 - 9 - 2026', '2026-09-03'],
    ['03092026', '2026-09-03'],
    ['29/02/2028', '2028-02-29'],
  ])('reads %j as %s', (text, day) => {
    expect(readDate(text)).toBe(day);
  });

  test.each([
    '',
    '31/02/2026',
    '29/02/2027',
    '13/13/2026',
    '0/1/2026',
    '3/9/26',
    '3/9',
    '2026-09-03',
    'today',
  ])('finds no day in %j', (text) => {
    expect(readDate(text)).toBeUndefined();
  });
});

describe('writeDate', () => {
  test.each([
    ['2026-09-03', '03/09/2026'],
    ['', ''],
    ['3/9', '3/9'],
  ])('writes %j as %j', (value, text) => {
    expect(writeDate(value)).toBe(text);
  });
});
