import { EWP_STATUS, type EwpStatusName } from 'shared-contracts/agreements/agreements.ts';
import {
  UNKNOWN_TO_THE_NETWORK,
  type Copy,
  type ExchangeState,
} from '../../../src/exchange/status/exchangeState.ts';
import { isConcluded, statusOf } from '../../../src/exchange/status/statusTable.ts';
import { copy } from '../support/copies.ts';

type Facts = {
  readonly ours?: string;
  readonly partners?: string;
  readonly weApproved?: string;
  readonly theyApproved?: string;
  readonly approved?: readonly [ours: string, partners: string];
  readonly changing?: 'us' | 'partner';
};

function state({ ours, partners, weApproved, theyApproved, approved, changing }: Facts): ExchangeState {
  return {
    ours: ours === undefined ? null : copy(ours),
    partners: partners === undefined ? null : copy(partners),
    ourApproval: weApproved ?? null,
    partnerApproval: theyApproved ?? null,
    approved: approved === undefined ? null : { ours: copy(approved[0]), partners: copy(approved[1]) },
    changing: changing ?? null,
  };
}

const STABLE = {
  ours: 'a',
  partners: 'b',
  weApproved: 'b',
  theyApproved: 'a',
  approved: ['a', 'b'],
} as const;

describe('the EWP status before both have approved', () => {
  test.each<[Facts, EwpStatusName]>([
    [{}, 'Not notified'],
    [{ ours: 'a' }, 'Notified by us'],
    [{ partners: 'b' }, 'Notified by partner'],
    [{ ours: 'a', partners: 'b' }, 'Notified by all'],
    [{ ours: 'a', partners: 'b', weApproved: 'b' }, 'Approved by us'],
    [{ ours: 'a', partners: 'b', theyApproved: 'a' }, 'Approved by partner'],
    [{ ours: 'a', theyApproved: 'a' }, 'Approved by partner'],
    [{ ours: 'a', partners: 'b', weApproved: 'b', theyApproved: 'a' }, 'Approved by all'],
    [{ ours: 'a2', partners: 'b', weApproved: 'b', theyApproved: 'a' }, 'Approved by us'],
    [{ ours: 'a', partners: 'b2', weApproved: 'b', theyApproved: 'a' }, 'Approved by partner'],
    [{ ours: 'a2', partners: 'b2', weApproved: 'b', theyApproved: 'a' }, 'Notified by all'],
  ])('of %j is %s', (facts, name) => {
    expect(statusOf(state(facts))).toEqual({ ewpStatus: EWP_STATUS[name], terminated: 0 });
  });

  test.each<[string, string | undefined, string | undefined]>([
    ['the partner’s copy names none of ours', 'b', undefined],
    ['the partner’s copy names another one', 'b', 'other'],
    ['ours names another copy of the partner’s', 'other', 'a'],
  ])('counts no approval while %s', (_what, ours, theirs) => {
    const known = state({ ours: 'a', partners: 'b', weApproved: 'b', theyApproved: 'a' });
    const link = (one: 'ours' | 'partners', own: string, other: string | undefined): Copy => {
      const partner = { heiId: 'x.example', contacts: [] };
      const iia = {
        ...known[one]!.iia,
        partners: [
          { ...partner, iiaId: own },
          { ...partner, iiaId: other },
        ] as const,
      };
      return { ...known[one]!, iia };
    };
    const linked = (by: string | undefined, named: string | undefined) => ({
      ...known,
      ours: link('ours', 'a', by),
      partners: link('partners', 'b', named),
    });
    expect(statusOf(linked(ours, theirs)).ewpStatus).toBe(EWP_STATUS['Notified by all']);
    expect(isConcluded(linked(ours, theirs))).toBe(false);
    expect(statusOf(linked('b', 'a')).ewpStatus).toBe(EWP_STATUS['Approved by all']);
  });
});

describe('the EWP status after both have approved', () => {
  test.each<[Facts, EwpStatusName]>([
    [{}, 'Approved by all'],
    [{ changing: 'us' }, 'Notified by us'],
    [{ changing: 'us', ours: 'a2' }, 'Notified by us'],
    [{ changing: 'us', partners: 'b2' }, 'Notified by all'],
    [{ changing: 'us', ours: 'a2', partners: 'b2' }, 'Notified by all'],
    [{ changing: 'partner', partners: 'b2' }, 'Notified by partner'],
    [{ changing: 'partner', partners: 'b2', ours: 'a2' }, 'Notified by all'],
    [{ changing: 'us', ours: 'a2', theyApproved: 'a2', partners: 'b2' }, 'Approved by partner'],
    [{ changing: 'us', ours: 'a2', partners: 'b2', weApproved: 'b2' }, 'Approved by us'],
    [{ changing: 'us', ours: 'a2', theyApproved: 'a2' }, 'Approved by all'],
    [{ changing: 'us', ours: 'c2', theyApproved: 'c2' }, 'Approved by partner'],
    [{ changing: 'us', ours: 'c2', theyApproved: 'c2', partners: 'b2' }, 'Approved by partner'],
    [{ changing: 'us', ours: 'c2', theyApproved: 'c2', partners: 'b2', weApproved: 'b2' }, 'Notified by all'],
    [{ changing: 'partner', partners: 'b2', weApproved: 'b2' }, 'Approved by all'],
    [{ changing: 'partner', partners: 'c2', weApproved: 'c2' }, 'Approved by us'],
    [{ changing: 'us', ours: 'a2', theyApproved: 'a2', partners: 'b2', weApproved: 'b2' }, 'Approved by all'],
  ])('with %j is %s', (change, name) => {
    expect(statusOf(state({ ...STABLE, ...change }))).toEqual({ ewpStatus: EWP_STATUS[name], terminated: 0 });
  });
});

describe('the termination', () => {
  test.each<[Facts, number]>([
    [{ ours: 'a!', changing: 'us' }, 1],
    [{ partners: 'b!', changing: 'partner' }, 1],
    [{ ours: 'a!', partners: 'b!' }, 1],
    [{ ours: 'a!', partners: 'b!', weApproved: 'b!' }, 2],
    [{ ours: 'a!', partners: 'b!', theyApproved: 'a!' }, 3],
    [{ ours: 'a!', partners: 'b!', theyApproved: 'a!', weApproved: 'b!' }, 4],
    [{ ours: 'a!', theyApproved: 'a!' }, 3],
    [{ approved: ['a!', 'b!'], ours: 'a!', partners: 'b!' }, 4],
    [{ approved: ['a!', 'b!'], ours: 'a!', partners: 'b2!', changing: 'partner' }, 4],
  ])('of %j is %d beside an agreement that stays approved', (change, terminated) => {
    expect(statusOf(state({ ...STABLE, ...change }))).toEqual({ ewpStatus: 7, terminated });
  });

  test.each<[Facts, EwpStatusName]>([
    [{ changing: 'us' }, 'Notified by us'],
    [{ changing: 'us', ours: 'a' }, 'Notified by us'],
    [{ ours: 'a2' }, 'Notified by us'],
    [{ changing: 'us', partners: 'b2!' }, 'Notified by all'],
    [{ changing: 'partner', partners: 'b2' }, 'Notified by partner'],
    [{ changing: 'partner', partners: 'b2', ours: 'a2' }, 'Notified by all'],
    [{ changing: 'us', ours: 'a2', theyApproved: 'a2' }, 'Approved by partner'],
    [{ changing: 'us', ours: 'a2', partners: 'b2', weApproved: 'b2' }, 'Approved by us'],
    [{ changing: 'us', ours: 'a2', partners: 'b2', theyApproved: 'a2' }, 'Approved by partner'],
  ])('stays beside the status of a new revision: %j is %s', (change, name) => {
    const ended = { ours: 'a!', partners: 'b!', weApproved: 'b!', theyApproved: 'a!' } as const;
    const revised = state({ ...ended, approved: ['a!', 'b!'], ...change });
    expect(statusOf(revised)).toEqual({ ewpStatus: EWP_STATUS[name], terminated: 4 });
    expect(isConcluded(revised)).toBe(false);
  });

  test('ends when both have approved a new revision, and not before both copies say so', () => {
    const revised = { ours: 'a2', partners: 'b2', weApproved: 'b2', theyApproved: 'a2' } as const;
    expect(isConcluded(state({ ...revised, approved: ['a!', 'b!'] }))).toBe(true);
    expect(
      isConcluded(state({ ...revised, partners: 'b2!', weApproved: 'b2!', approved: ['a!', 'b!'] })),
    ).toBe(false);
  });

  test.each<[Facts]>([[{ changing: 'us' }], [{ ours: 'a2' }], [{ ours: 'a2', changing: 'us' }]])(
    'does not begin by the mark of a partner while we are changing the agreement: %j',
    (change) => {
      const changing = state({ ...STABLE, partners: 'b!', ...change });
      expect(statusOf(changing)).toEqual({ ewpStatus: EWP_STATUS['Notified by all'], terminated: 0 });
    },
  );

  test('is none of an agreement that was never approved, whatever its copies say', () => {
    expect(statusOf(state({ ours: 'a!', partners: 'b!' }))).toEqual({
      ewpStatus: EWP_STATUS['Notified by all'],
      terminated: 0,
    });
  });
});

describe('what both sides have concluded', () => {
  const { approved: _none, ...first } = STABLE;
  test.each<[Facts, boolean]>([
    [first, true],
    [STABLE, false],
    [{ ...STABLE, ours: 'a2', theyApproved: 'a2' }, true],
    [{ ...STABLE, partners: 'b2', weApproved: 'b2' }, true],
    [{ ...STABLE, ours: 'a2', partners: 'b2', weApproved: 'b2' }, false],
    [{ ...STABLE, ours: 'a!', partners: 'b!', weApproved: 'b!', theyApproved: 'a!' }, true],
    [{ ...STABLE, ours: 'a!', partners: 'b!', weApproved: 'b!' }, false],
    [{ ...STABLE, partners: 'b!', weApproved: 'b!' }, false],
    [{ ours: 'a!', partners: 'b!', weApproved: 'b!', theyApproved: 'a!' }, false],
  ])('by %j: %s', (facts, isOver) => {
    expect(isConcluded(state(facts))).toBe(isOver);
  });
});

describe('whatever the facts are', () => {
  const hashes = [undefined, 'a', 'a2', 'a!'];
  const partners = [undefined, 'b', 'b2', 'b!'];
  const all = hashes.flatMap((ours) =>
    partners.flatMap((theirs) =>
      [undefined, 'b', 'b2', 'b!'].flatMap((weApproved) =>
        [undefined, 'a', 'a2', 'a!'].flatMap((theyApproved) =>
          ([undefined, ['a', 'b'], ['a!', 'b!']] as const).flatMap((approved) =>
            ([undefined, 'us', 'partner'] as const).map((changing) =>
              state({
                ...(ours !== undefined && { ours }),
                ...(theirs !== undefined && { partners: theirs }),
                ...(weApproved !== undefined && { weApproved }),
                ...(theyApproved !== undefined && { theyApproved }),
                ...(approved !== undefined && { approved }),
                ...(changing !== undefined && { changing }),
              }),
            ),
          ),
        ),
      ),
    ),
  );

  test('there is a status, and a termination that is under way stands beside an approval by all alone', () => {
    expect(all).toHaveLength(2_304);
    for (const one of all) {
      const { ewpStatus, terminated } = statusOf(one);
      expect(Object.values(EWP_STATUS)).toContain(ewpStatus);
      expect([0, 4].includes(terminated) || ewpStatus === EWP_STATUS['Approved by all']).toBe(true);
      const hasEnded = one.approved?.ours.isTerminated === true;
      expect(!hasEnded || terminated === 4).toBe(true);
    }
  });

  test('nothing is concluded that one side has not approved as it is now', () => {
    for (const one of all.filter(isConcluded)) {
      expect([one.ourApproval, one.partnerApproval]).toEqual([one.partners?.hash, one.ours?.hash]);
    }
  });

  test('an agreement that nobody was told of has not been notified', () => {
    expect(statusOf(UNKNOWN_TO_THE_NETWORK)).toEqual({ ewpStatus: 1, terminated: 0 });
  });
});
