import { durationText } from './durationText.ts';

test.each([
  [{ years: 10 }, '10 years', '10 έτη'],
  [{ years: 1 }, '1 year', '1 έτος'],
  [{ months: 24 }, '24 months', '24 μήνες'],
  [{ days: 8 }, '8 days', '8 ημέρες'],
] as const)('writes %p in both languages', (duration, english, greek) => {
  expect(durationText(duration, 'en')).toBe(english);
  expect(durationText(duration, 'el')).toBe(greek);
});
