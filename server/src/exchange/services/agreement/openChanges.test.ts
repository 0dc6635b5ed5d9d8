import { UNKNOWN_TO_THE_NETWORK, type ExchangeState } from '../../status/exchangeState.ts';
import {
  hasApprovedAnew,
  keep,
  keepAsItIs,
  type KeptExchange,
  type OpenChange,
  saidIn,
  say,
} from './openChanges.ts';

const at = new Date('2026-11-28T10:00:00Z');

function opened(): KeptExchange & { readonly changes: OpenChange[] } {
  return {
    state: UNKNOWN_TO_THE_NETWORK,
    published: null,
    partnerIiaId: 'partner-7',
    partnerFetchedAt: null,
    isWithdrawn: false,
    servedAt: at,
    askedAt: at,
    changes: [],
  };
}

describe('the changes of an agreement that is open', () => {
  test('have of what the exchange keeps those members alone that say something else, before and after', () => {
    const open = opened();
    keep(open, { isWithdrawn: true, partnerIiaId: 'partner-7', servedAt: at });
    expect(open.isWithdrawn).toBe(true);
    expect(open.changes).toEqual([
      { of: 'exchange', before: { isWithdrawn: false }, after: { isWithdrawn: true } },
    ]);
  });

  test('are none where everything is said already', () => {
    const open = opened();
    keep(open, { state: open.state, partnerFetchedAt: null, servedAt: at });
    expect(open.changes).toEqual([]);
  });

  test('tell that an agreement is kept as it is, which nothing else says', () => {
    const open = opened();
    keepAsItIs(open);
    expect(open.changes).toHaveLength(1);
    expect(open).toMatchObject({ ...opened(), changes: expect.any(Array) as unknown });
  });

  test('have of the agreement what was said last of each member', () => {
    const open = opened();
    say(open, { isDeleted: true, endYear: 2028 });
    keep(open, { partnerIiaId: null });
    say(open, { isDeleted: false });
    expect(saidIn(open)).toEqual({ isDeleted: false, endYear: 2028 });
  });

  test('tell whether both have approved something else by the end, whatever came in between', () => {
    const approvedAs = (approvedHash: string): ExchangeState => ({
      ...UNKNOWN_TO_THE_NETWORK,
      // What was approved is not looked into: which it is counts.
      approved: { approvedAs: approvedHash } as ExchangeState['approved'],
    });
    const first = approvedAs('first');
    const open = { ...opened(), state: first };
    expect(hasApprovedAnew(open)).toBe(false);
    keep(open, { state: { ...first, changing: 'us' } });
    expect(hasApprovedAnew(open)).toBe(false);
    keep(open, { state: approvedAs('second') });
    keep(open, { state: { ...open.state, changing: 'partner' } });
    expect(hasApprovedAnew(open)).toBe(true);
    keep(open, { state: UNKNOWN_TO_THE_NETWORK });
    expect(hasApprovedAnew(open)).toBe(false);
  });
});
