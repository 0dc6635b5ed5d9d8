import { deadlineOf, todayAtUniversity } from './deadline.ts';

describe('deadlineOf', () => {
  test.each([
    ['--12-31', '2026-11-22', '2026-12-31', 39, null, null],
    ['--11-22', '2026-11-22', '2026-11-22', 0, null, null],
    ['--11-21', '2026-11-22', '2026-11-21', -1, '2027-11-21', 364],
    ['--6-5', '2026-11-22', '2026-06-05', -170, '2027-06-05', 195],
    ['--02-29', '2026-01-30', '2026-02-28', 29, null, null],
    ['--02-29', '2028-01-31', '2028-02-29', 29, null, null],
  ])('places %s, seen on %s, on %s', (dayOfYear, today, day, daysLeft, next, daysToNext) => {
    expect(deadlineOf(dayOfYear, today)).toEqual({ day, daysLeft, next, daysToNext });
  });

  test.each([null, undefined, '', 'end of May', '--13-01', '--04-31', '--00-10'])(
    'takes %s for no day',
    (dayOfYear) => {
      expect(deadlineOf(dayOfYear, '2026-11-22')).toBeNull();
    },
  );
});

test('todayAtUniversity is the day that the university has', () => {
  expect(todayAtUniversity(new Date('2026-12-31T22:30:00.000Z'))).toBe('2027-01-01');
});
