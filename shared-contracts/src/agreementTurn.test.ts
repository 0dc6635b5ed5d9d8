import { NEW_AGREEMENT_FACTS } from './agreementFacts.ts';
import { turnOf } from './agreementTurn.ts';

describe('turnOf', () => {
  test.each([
    [{ ewpStatus: 1 }, 'us'],
    [{ ewpStatus: 2 }, 'partner'],
    [{ ewpStatus: 2, hasUnsentEdits: true }, 'us'],
    [{ ewpStatus: 2, wasApproved: true }, 'us'],
    [{ ewpStatus: 2, wasApproved: true, hasNotified: true }, 'partner'],
    [{ ewpStatus: 3 }, 'us'],
    [{ ewpStatus: 4 }, 'both'],
    [{ ewpStatus: 5 }, 'partner'],
    [{ ewpStatus: 5, hasUnsentEdits: true }, 'us'],
    [{ ewpStatus: 6 }, 'us'],
    [{ ewpStatus: 7 }, 'nobody'],
    [{ ewpStatus: 7, terminated: 1 }, 'both'],
    [{ ewpStatus: 7, terminated: 2 }, 'partner'],
    [{ ewpStatus: 7, terminated: 3 }, 'us'],
    [{ ewpStatus: 7, terminated: 4 }, 'nobody'],
    [{ ewpStatus: 3, isDeleted: true }, 'nobody'],
    [{ ewpStatus: 99 }, 'unknown'],
  ])('says for %j whose turn it is: %s', (change, turn) => {
    expect(turnOf({ ...NEW_AGREEMENT_FACTS, ...change })).toBe(turn);
  });
});
