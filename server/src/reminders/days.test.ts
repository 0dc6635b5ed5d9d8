import { daysBefore, monthsBefore } from './days.ts';

describe('days', () => {
  test.each([
    ['2027-01-31', 31, '2026-12-31'],
    ['2028-03-01', 1, '2028-02-29'],
    ['2027-03-01', 1, '2027-02-28'],
    ['2027-03-29', 2, '2027-03-27'],
  ])('the day %s, %d days before, is %s', (day, days, before) => {
    expect(daysBefore(day, days)).toBe(before);
  });

  test.each([
    ['2027-08-31', 6, '2027-02-28'],
    ['2028-08-31', 6, '2028-02-29'],
    ['2028-02-29', 12, '2027-02-28'],
    ['2027-08-31', 1, '2027-07-31'],
    ['2027-01-31', 2, '2026-11-30'],
    ['2027-08-31', 24, '2025-08-31'],
  ])('the day %s, %d months before, is %s', (day, months, before) => {
    expect(monthsBefore(day, months)).toBe(before);
  });
});
