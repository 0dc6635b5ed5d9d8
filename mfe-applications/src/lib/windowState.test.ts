import { windowStart, windowStop } from 'shared-contracts/applications/applicationWindowDays.ts';
import { windowState } from './windowState.ts';

const days = { first: '2026-09-01', last: '2026-12-31' };
const settings = { applicationStart: windowStart(days.first), applicationStop: windowStop(days.last) };

describe('windowState', () => {
  test.each([
    ['2026-08-31T21:00:00.000Z', { kind: 'upcoming', ...days }],
    ['2026-08-31T21:00:00.001Z', { kind: 'open', ...days, daysLeft: 121 }],
    ['2026-12-31T21:59:59.999Z', { kind: 'open', ...days, daysLeft: 0 }],
    ['2026-12-31T22:00:00.000Z', { kind: 'closed', ...days }],
  ])('at %s is %j', (now, state) => {
    expect(windowState(settings, new Date(now))).toEqual(state);
  });

  test.each([undefined, null, { applicationStart: null, applicationStop: null }])(
    'is unset with %j',
    (none) => {
      expect(windowState(none, new Date())).toEqual({ kind: 'unset' });
    },
  );
});
