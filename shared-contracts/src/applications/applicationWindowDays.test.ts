import { firstWindowDay, lastWindowDay, windowStart, windowStop } from './applicationWindowDays.ts';

describe('the days of an application window', () => {
  test.each([
    ['2026-12-31', '2026-12-30T22:00:00.000Z', '2026-12-31T22:00:00.000Z'],
    ['2026-07-15', '2026-07-14T21:00:00.000Z', '2026-07-15T21:00:00.000Z'],
    // The clocks change on these days: the first has 23 hours, the second 25.
    ['2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
    ['2026-10-25', '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
    ['2028-02-29', '2028-02-28T22:00:00.000Z', '2028-02-29T22:00:00.000Z'],
  ])('%s is open from midnight to midnight in Athens', (day, start, stop) => {
    expect(windowStart(day)).toBe(start);
    expect(windowStop(day)).toBe(stop);
    expect(firstWindowDay(start)).toBe(day);
    expect(lastWindowDay(stop)).toBe(day);
  });

  test('are those of Athens for a time that is no midnight there', () => {
    expect(firstWindowDay('2026-09-01T00:00:00.000Z')).toBe('2026-09-01');
    expect(lastWindowDay('2026-12-31T00:00:00.000Z')).toBe('2026-12-31');
  });
});
