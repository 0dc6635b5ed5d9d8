import { ewpStatusBars, statusBars } from './stateBars.ts';

const STATES = [
  { status: 1, ewpStatus: 1, count: 4 },
  { status: 3, ewpStatus: 0, count: 2 },
  { status: 3, ewpStatus: 7, count: 5 },
];

describe('bars of states', () => {
  test('sum agreements by their own status, each with its list', () => {
    expect(statusBars(STATES)).toEqual([
      { id: 1, key: 'draft', count: 4, to: '/?status=1' },
      { id: 2, key: 'submitted', count: 0, to: '/?status=2' },
      { id: 3, key: 'final', count: 7, to: '/?status=3' },
    ]);
  });

  test('sum them by their status on the network, those that never had one too', () => {
    const bars = ewpStatusBars(STATES);
    expect(bars).toHaveLength(8);
    expect(bars[0]).toEqual({ id: 0, key: 'none', count: 2, to: '/?ewpStatus=0' });
    expect(bars[7]).toEqual({ id: 7, key: 'approvedByAll', count: 5, to: '/?ewpStatus=7' });
  });
});
