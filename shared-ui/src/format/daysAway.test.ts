import { daysSince, formatDaysAway, formatDuration } from './daysAway.ts';

describe('formatDaysAway', () => {
  test.each([
    [0, 'en', 'today'],
    [1, 'en', 'tomorrow'],
    [14, 'en', 'in 14 days'],
    [15, 'en', 'in 2 weeks'],
    [70, 'en', 'in 10 weeks'],
    [91, 'en', 'in 13 weeks'],
    [92, 'en', 'in 3 months'],
    [-160, 'en', '5 months ago'],
    [-730, 'en', '23 months ago'],
    [-731, 'en', '2 years ago'],
    [2_200, 'el', 'σε 6 έτη'],
    [70, 'el', 'σε 10 εβδομάδες'],
    [-1, 'el', 'χθες'],
  ] as const)('writes %i days in %s as "%s"', (days, tag, expected) => {
    expect(formatDaysAway(days, tag)).toBe(expected);
  });
});

describe('formatDuration', () => {
  test.each([
    [1, 'en', '1 day'],
    [14, 'en', '14 days'],
    [22, 'en', '3 weeks'],
    [95, 'en', '3 months'],
    [22, 'el', '3 εβδομάδες'],
    [95, 'el', '3 μήνες'],
  ] as const)('writes %i days in %s as "%s"', (days, tag, expected) => {
    expect(formatDuration(days, tag)).toBe(expected);
  });
});

test('daysSince counts days of the calendar in Athens', () => {
  const now = new Date('2026-11-27T10:00:00Z');
  expect(daysSince('2026-11-26T21:59:00Z', now)).toBe(1);
  expect(daysSince('2026-11-26T22:01:00Z', now)).toBe(0);
});
