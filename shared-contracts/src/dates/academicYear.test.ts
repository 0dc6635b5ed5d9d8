import { academicYearName, academicYearOf } from './academicYear.ts';

describe('academicYearOf', () => {
  test.each([
    ['2026-08-31T20:59:59Z', 2025],
    ['2026-08-31T21:00:00Z', 2026],
    ['2027-01-15T00:00:00Z', 2026],
  ])('puts %s into %i', (day, year) => {
    expect(academicYearOf(new Date(day))).toBe(year);
  });
});

describe('academicYearName', () => {
  test('writes both calendar years', () => {
    expect(academicYearName(2026)).toBe('2026-2027');
  });
});
