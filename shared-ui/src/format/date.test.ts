import { jest } from '@jest/globals';
import { formatDate, formatDayMonthYear, formatDayMonthYearTime } from './date.ts';

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

test('dates of one kind are written by one formatter, however many there are', () => {
  const make = jest.spyOn(Intl, 'DateTimeFormat');
  try {
    for (const day of ['2026-03-05', '2026-03-06', '2026-03-07']) formatDayMonthYear(day);
    expect(make.mock.calls.length).toBeLessThan(2);
  } finally {
    make.mockRestore();
  }
});

describe('formatDate', () => {
  test('writes the day in the words of either language', () => {
    expect(formatDate('2026-03-05', 'en')).toBe('5 March 2026');
    expect(formatDate('2026-03-05', 'el')).toBe('5 Μαρτίου 2026');
  });
});

describe('formatDayMonthYearTime', () => {
  test('writes the time of day as the university has it', () => {
    expect(formatDayMonthYearTime('2026-03-05T22:05:00.000Z')).toBe('06-03-2026 00:05');
    expect(formatDayMonthYearTime(null)).toBe('');
  });
});
