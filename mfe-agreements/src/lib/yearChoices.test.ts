import { toYearChoices } from './yearChoices.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const YEARS = [2014, 2025, 2028, 2029].map((id) => ({ id, name: `${id}-${id + 1}` }));
const free = (...given: Parameters<typeof toYearChoices>) =>
  toYearChoices(...given)
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ value }) => value);

describe('toYearChoices', () => {
  test('offers what the server knows, from last year on, and ends by 2028', () => {
    expect(free('startYear', null, NOW, YEARS)).toEqual(['2025', '2028', '2029']);
    expect(free('endYear', null, NOW, YEARS)).toEqual(['2025', '2028']);
  });

  test('offers all years within the limits while the server has not answered', () => {
    const choices = toYearChoices('endYear', null, NOW, undefined);
    expect([choices[0]?.label, choices.at(-1)?.label]).toEqual(['2014-2015', '2029-2030']);
    expect(choices).toHaveLength(16);
  });

  test('lets an agreement keep a year that nobody could choose', () => {
    expect(free('startYear', 2012, NOW, YEARS)).toContain('2012');
    expect(toYearChoices('startYear', 2012, NOW, YEARS)[0]).toEqual({
      value: '2012',
      label: '2012-2013',
      isDisabled: false,
    });
  });
});
