import { formatDayOfYear } from './dayOfYear.ts';

describe('formatDayOfYear', () => {
  test.each([
    ['--05-31', 'en', '31 May'],
    ['--05-31', 'el', '31 Μαΐου'],
    ['--02-29', 'en', '29 February'],
    ['end of May', 'en', 'end of May'],
    [undefined, 'en', ''],
  ] as const)('writes %s in %s as "%s"', (value, tag, expected) => {
    expect(formatDayOfYear(value, tag)).toBe(expected);
  });
});
