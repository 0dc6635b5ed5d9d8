import { deadlineOf, deadlineOfTerm } from './deadline.ts';

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

describe('the deadline for a term', () => {
  test.each([
    ['--06-15', 'autumnTerm', '2026-06-15', -163],
    ['--05-1', 'autumnTerm', '2026-05-01', -208],
    ['--10-15', 'autumnTerm', '2026-10-15', -41],
    ['--11-30', 'autumnTerm', '2025-11-30', -360],
    ['--11-30', 'springTerm', '2026-11-30', 5],
    ['--01-10', 'springTerm', '2027-01-10', 46],
    ['--02-29', 'springTerm', '2027-02-28', 95],
  ] as const)('%s, %s of 2026-2027, is %s', (dayOfYear, term, day, daysLeft) => {
    expect(deadlineOfTerm(dayOfYear, term, 2026, '2026-11-25')).toEqual({ day, daysLeft });
  });

  test.each([null, '', '--13-01', 'soon'])('is none of %j', (dayOfYear) => {
    expect(deadlineOfTerm(dayOfYear, 'springTerm', 2026, '2026-11-25')).toBeNull();
  });
});
