import { formatDate, formatDayMonthYear } from './date.ts';

describe('formatDayMonthYear', () => {
  test.each([
    ['2026-03-05T10:00:00.000Z', '05-03-2026'],
    ['2025-12-31T23:30:00.000Z', '01-01-2026'],
    ['2026-07-01', '01-07-2026'],
    ['yesterday', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('writes %s as %s', (value, expected) => {
    expect(formatDayMonthYear(value)).toBe(expected);
  });
});

describe('formatDate', () => {
  test('writes the day in the words of either language', () => {
    expect(formatDate('2026-03-05', 'en')).toBe('5 March 2026');
    expect(formatDate('2026-03-05', 'el')).toBe('5 Μαρτίου 2026');
  });
});
