import { readDayMonth, writeDayMonth } from './readDayMonth.ts';

describe('readDayMonth', () => {
  test.each([
    ['15/6', '--06-15'],
    [' 15 / 06 ', '--06-15'],
    ['15.6.', '--06-15'],
    ['1-12', '--12-01'],
    ['--06-15', '--06-15'],
    ['--6-1', '--06-01'],
    ['15 June', '--06-15'],
    ['15th june', '--06-15'],
    ['3 Sept', '--09-03'],
    ['15 Ιουνίου', '--06-15'],
    ['15η ιουνιου', '--06-15'],
    ['1 Μαΐ.', '--05-01'],
    ['31 ΜΑΡΤΙΟΥ', '--03-31'],
    ['29/2', '--02-29'],
  ])('reads %j as %s', (text, day) => {
    expect(readDayMonth(text)).toBe(day);
  });

  test.each(['', '15', '6/15', '30/2', '0/1', '15 Ju', '15 Foo', 'June 15', '15/6/2026', '1'.repeat(5000)])(
    'reads no day out of %j',
    (text) => {
      expect(readDayMonth(text)).toBeUndefined();
    },
  );
});

test.each([
  ['--06-15', '15/06'],
  ['end of May', 'end of May'],
  ['', ''],
])('writeDayMonth writes %j as %j', (value, text) => {
  expect(writeDayMonth(value)).toBe(text);
});
