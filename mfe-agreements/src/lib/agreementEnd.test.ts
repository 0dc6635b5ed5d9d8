import { agreementEndOf } from './agreementEnd.ts';

const AUGUST = new Date('2026-08-31T12:00:00Z');
const SEPTEMBER = new Date('2026-09-01T12:00:00Z');
const RUNNING = { isDeleted: false, terminated: 0, endYear: { id: 2025, name: '2025-2026' } };

describe('agreementEndOf', () => {
  test.each([
    ['nothing', 'runs in its last year', AUGUST, {}, null],
    ['its end', 'is over with its last year', SEPTEMBER, {}, 'ended'],
    ['nothing', 'has no end year', SEPTEMBER, { endYear: null }, null],
    ['termination', 'is terminated, over or not', SEPTEMBER, { terminated: 4 }, 'terminated'],
    ['nothing', 'waits for its termination', AUGUST, { terminated: 2 }, null],
    ['deletion', 'is deleted, whatever else', SEPTEMBER, { isDeleted: true, terminated: 4 }, 'deleted'],
  ] as const)('names %s where an agreement %s', (_what, _when, today, change, expected) => {
    expect(agreementEndOf({ ...RUNNING, ...change }, today)).toBe(expected);
  });
});
