import { parseApplicationYear } from './applicationYear.ts';

describe('parseApplicationYear', () => {
  test.each([
    ['2026', 2026],
    [' 2026 ', 2026],
    ['2026-2027', 2026],
    ['2026 – 2027', 2026],
    ['2026/27', 2026],
    ['2099-2100', 2099],
  ])('reads %j as the academic year that starts in %i', (text, year) => {
    expect(parseApplicationYear(text)).toBe(year);
  });

  test.each(['', '20', '2026-', '2026-2028', '2027-2026', '2026/28', 'next year', '2026.5', '-2026', '٢٠٢٦'])(
    'finds no academic year in %j',
    (text) => {
      expect(parseApplicationYear(text)).toBeNull();
    },
  );
});
