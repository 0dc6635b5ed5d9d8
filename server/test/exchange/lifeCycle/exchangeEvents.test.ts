import { EXCHANGE_EVENTS as EVENTS } from '../../../src/exchange/status/exchangeEvents.ts';
import { UNKNOWN_TO_THE_NETWORK, type ExchangeState } from '../../../src/exchange/status/exchangeState.ts';
import { statusOf } from '../../../src/exchange/status/statusTable.ts';
import { copy } from '../support/copies.ts';

type Step = (state: ExchangeState) => ExchangeState;
const we =
  (hash: string): Step =>
  (state) =>
    EVENTS.published(state, copy(hash));
const they =
  (hash: string | null): Step =>
  (state) =>
    EVENTS.partnerServed(state, hash === null ? null : copy(hash)).state;
const theyApprove =
  (hash: string | null): Step =>
  (state) =>
    EVENTS.partnerAnswered(state, hash).state;

function after(...steps: readonly Step[]): ExchangeState {
  return steps.reduce((state, step) => step(state), UNKNOWN_TO_THE_NETWORK);
}

const CONCLUDED = [we('a'), they('b'), EVENTS.weApproved, theyApprove('a')] as const;
const ewp = (...steps: readonly Step[]) => statusOf(after(...steps)).ewpStatus;

describe('the course of an agreement', () => {
  test('goes by the table of the specification', () => {
    expect([ewp(we('a')), ewp(they('b')), ewp(we('a'), they('b')), ewp(they('b'), we('a'))]).toEqual([
      2, 3, 4, 4,
    ]);
    expect(ewp(we('a'), they('b'), EVENTS.weApproved)).toBe(5);
    expect(ewp(we('a'), they('b'), theyApprove('a'))).toBe(6);
    expect(ewp(...CONCLUDED)).toBe(7);
    expect(ewp(we('a'), they('b'), theyApprove('a'), EVENTS.weApproved)).toBe(7);
  });

  test('keeps both copies when both have approved', () => {
    const { approved, changing } = after(...CONCLUDED);
    expect([approved?.ours.hash, approved?.partners.hash, changing]).toEqual(['a', 'b', null]);
  });

  test('falls back when a changed copy comes, whose approvals begin anew', () => {
    expect(ewp(we('a'), they('b'), EVENTS.weApproved, they('b2'))).toBe(4);
    expect(ewp(we('a'), they('b'), theyApprove('a'), we('a2'))).toBe(4);
  });

  test('does not move by a notification of what is known already', () => {
    const before = after(...CONCLUDED);
    expect(EVENTS.partnerServed(before, copy('b'))).toMatchObject({ outcome: 'same', mustRevert: false });
    expect(statusOf(EVENTS.partnerServed(before, copy('b')).state).ewpStatus).toBe(7);
  });

  test('ends a changed round with another approved copy', () => {
    const changed = [...CONCLUDED, EVENTS.changesInitiated, we('a2'), they('b2'), EVENTS.weApproved] as const;
    expect(ewp(...changed)).toBe(5);
    const concluded = after(...changed, theyApprove('a2'));
    expect(statusOf(concluded).ewpStatus).toBe(7);
    expect(concluded.approved?.ours.hash).toBe('a2');
  });
});

describe("the partner's answer about its approval", () => {
  test('counts for our present copy alone', () => {
    const changed = after(...CONCLUDED, EVENTS.changesInitiated, we('a2'));
    expect(EVENTS.partnerAnswered(changed, 'a').outcome).toBe('earlier');
    expect(EVENTS.partnerAnswered(changed, 'z').outcome).toBe('other');
    expect(EVENTS.partnerAnswered(changed, 'a2').outcome).toBe('approved');
    expect(statusOf(EVENTS.partnerAnswered(changed, 'a').state).ewpStatus).toBe(2);
  });

  test('takes back what it has approved since when it names an earlier copy', () => {
    const approved = [
      ...CONCLUDED,
      EVENTS.changesInitiated,
      we('a2'),
      they('b2'),
      theyApprove('a2'),
    ] as const;
    expect([ewp(...approved), ewp(...approved, theyApprove('a'))]).toEqual([6, 4]);
  });

  test('withdraws an approval before both have approved, and not afterwards', () => {
    const approved = after(we('a'), they('b'), theyApprove('a'));
    expect(EVENTS.partnerAnswered(approved, null).outcome).toBe('withdrawn');
    expect(statusOf(EVENTS.partnerAnswered(approved, null).state).ewpStatus).toBe(4);
    const concluded = EVENTS.partnerAnswered(after(...CONCLUDED), null);
    expect([concluded.outcome, statusOf(concluded.state).ewpStatus]).toEqual(['kept', 7]);
    expect(EVENTS.partnerAnswered(after(we('a')), null).outcome).toBe('none');
  });
});

describe('a revert', () => {
  test('of ours leads back to the approved copy and needs no approval', () => {
    expect(ewp(...CONCLUDED, EVENTS.changesInitiated, we('a2'), EVENTS.reverted)).toBe(7);
    expect(ewp(...CONCLUDED, EVENTS.changesInitiated, we('a2'), they('b2'), EVENTS.reverted)).toBe(3);
    expect(() => EVENTS.reverted(UNKNOWN_TO_THE_NETWORK)).toThrow('no approved copy');
  });

  test('happens as well when we send again what both had approved', () => {
    expect(ewp(...CONCLUDED, EVENTS.changesInitiated, we('a'))).toBe(7);
    expect(ewp(...CONCLUDED, EVENTS.changesInitiated, we('a2'), we('a'))).toBe(7);
  });

  test('takes back what we have approved since', () => {
    const { ourApproval } = after(...CONCLUDED, they('b2'), we('a2'), EVENTS.weApproved, EVENTS.reverted);
    expect(ourApproval).toBe('b');
    const ended = [they('b!'), we('a!'), EVENTS.weApproved, EVENTS.reverted] as const;
    expect(statusOf(after(...CONCLUDED, ...ended)).terminated).toBe(1);
  });

  test('of the partner leads back when we have not changed anything', () => {
    const served = EVENTS.partnerServed(after(...CONCLUDED, they('b2')), copy('b'));
    expect([served.outcome, served.mustRevert, statusOf(served.state).ewpStatus]).toEqual([
      'reverted',
      false,
      7,
    ]);
  });

  test('of the partner takes along the changes that answered its own', () => {
    const served = EVENTS.partnerServed(after(...CONCLUDED, they('b2'), we('a2')), copy('b'));
    expect([served.outcome, served.mustRevert]).toEqual(['reverted', true]);
    expect(statusOf(EVENTS.reverted(served.state)).ewpStatus).toBe(7);
  });

  test('of the partner leaves changes alone that we began', () => {
    const began = after(...CONCLUDED, EVENTS.changesInitiated, we('a2'), they('b2'));
    const served = EVENTS.partnerServed(began, copy('b'));
    expect([served.outcome, served.mustRevert, statusOf(served.state).ewpStatus]).toEqual([
      'reverted',
      false,
      2,
    ]);
  });
});

describe('a deletion by the partner', () => {
  test('leaves our copy alone before both have approved', () => {
    const gone = EVENTS.partnerServed(after(we('a'), they('b'), EVENTS.weApproved), null);
    expect([gone.outcome, statusOf(gone.state).ewpStatus, gone.state.ourApproval]).toEqual([
      'deleted',
      2,
      null,
    ]);
  });

  test('is not believed after both have approved', () => {
    const gone = EVENTS.partnerServed(after(...CONCLUDED), null);
    expect([gone.outcome, statusOf(gone.state).ewpStatus]).toEqual(['kept', 7]);
  });
});

describe('a termination', () => {
  const terminated = (...steps: readonly Step[]) => statusOf(after(...CONCLUDED, ...steps)).terminated;

  test.each<[string, readonly Step[], number]>([
    ['by us', [we('a!')], 1],
    ['by the partner', [they('b!')], 1],
    ['that we approved', [they('b!'), we('a!'), EVENTS.weApproved], 2],
    ['that the partner approved', [we('a!'), theyApprove('a!'), they('b!')], 3],
    ['that both approved, the partner last', [they('b!'), we('a!'), EVENTS.weApproved, theyApprove('a!')], 4],
    ['that both approved, we last', [we('a!'), theyApprove('a!'), they('b!'), EVENTS.weApproved], 4],
    ['that the partner took back', [they('b!'), they('b')], 0],
    ['that we took back', [EVENTS.changesInitiated, we('a!'), EVENTS.reverted], 0],
  ])('%s stands where it has to', (_name, steps, expected) => {
    expect(terminated(...steps)).toBe(expected);
    expect(statusOf(after(...CONCLUDED, ...steps)).ewpStatus).toBe(7);
  });
});
