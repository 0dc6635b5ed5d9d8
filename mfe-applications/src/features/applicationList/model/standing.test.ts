import { windowStart, windowStop } from 'shared-contracts/applications/applicationWindowDays.ts';
import { buildApplication } from '../testing/buildApplication.ts';
import { currentApplications, standingOf } from './standing.ts';

const WINDOW = {
  applicationType: 'long-term-studies',
  applicationStart: windowStart('2026-09-01'),
  applicationStop: windowStop('2026-12-31'),
  academicYear: 2026,
} as const;
const OPEN = new Date('2026-11-22T10:00:00.000Z');
const AFTER = new Date('2027-01-01T10:00:00.000Z');
const DRAFT = buildApplication();
const RETURNED = buildApplication({
  applicationNumber: 17,
  dateReturned: '2026-11-20T10:00:00.000Z',
  returnReason: 'The transcript is missing.',
});
const OTHER = buildApplication({ id: 40, status: 'submitted', applicationNumber: 16 });

describe('standingOf', () => {
  test('a draft can be submitted while the window is open, and waits otherwise', () => {
    expect(standingOf(DRAFT, [DRAFT], [WINDOW], OPEN)).toMatchObject({
      kind: 'open',
      window: { kind: 'open', last: '2026-12-31', daysLeft: 39 },
    });
    expect(standingOf(DRAFT, [DRAFT], [WINDOW], AFTER)).toMatchObject({
      kind: 'waiting',
      window: { kind: 'closed', last: '2026-12-31' },
    });
    expect(standingOf(DRAFT, [DRAFT], [], OPEN)).toEqual({ kind: 'waiting', window: { kind: 'unset' } });
  });

  test('a draft that was sent back may be submitted after the window has closed', () => {
    expect(standingOf(RETURNED, [RETURNED], [WINDOW], AFTER)).toEqual({ kind: 'returned' });
  });

  test.each([DRAFT, RETURNED])(
    'a draft beside a submitted application of its year leads nowhere',
    (draft) => {
      expect(standingOf(draft, [draft, OTHER], [WINDOW], OPEN)).toEqual({ kind: 'taken' });
    },
  );

  test.each(['submitted', 'validated', 'unknown'] as const)('one that is %s says so', (status) => {
    const application = buildApplication({ status });
    expect(standingOf(application, [application], [WINDOW], OPEN)).toEqual({ kind: status });
  });
});

describe('currentApplications', () => {
  test('leaves out what was validated for an earlier year', () => {
    const old = buildApplication({ id: 1, status: 'validated', applicationYear: 2024 });
    const latest = buildApplication({ id: 2, status: 'validated' });
    const oldDraft = buildApplication({ id: 3, applicationYear: 2024 });
    expect(currentApplications([old, latest, oldDraft], [WINDOW]).map(({ id }) => id)).toEqual([2, 3]);
  });
});
