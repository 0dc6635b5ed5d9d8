import { NEW_AGREEMENT_FACTS } from '../agreementFacts.ts';
import type { AgreementFacts } from './agreementLifeCycle.ts';
import {
  EWP_TURNS,
  hasChangesToSend,
  isFinalAndTold,
  isOpenForChanges,
  turnOf,
  type Turn,
  TURNS,
} from './agreementTurn.ts';

describe('turnOf', () => {
  test.each<[Partial<AgreementFacts>, Turn]>([
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
    [{ ewpStatus: 7, isPartnerEnding: true }, 'nobody'],
    [{ ewpStatus: 7, areOnlyPeopleUnsent: true }, 'us'],
    [{ ewpStatus: 7, terminated: 2, areOnlyPeopleUnsent: true }, 'partner'],
    [{ ewpStatus: 7, terminated: 4, areOnlyPeopleUnsent: true }, 'nobody'],
    [{ ewpStatus: 7, terminated: 1 }, 'both'],
    [{ ewpStatus: 7, terminated: 1, endBegunBy: 'us', isPartnerEnding: false }, 'partner'],
    [{ ewpStatus: 7, terminated: 1, endBegunBy: 'us', isPartnerEnding: true }, 'both'],
    [{ ewpStatus: 7, terminated: 1, endBegunBy: 'partner', isPartnerEnding: true }, 'us'],
    [{ ewpStatus: 4, wasApproved: true, isPartnerEnding: true }, 'us'],
    [{ ewpStatus: 7, terminated: 2 }, 'partner'],
    [{ ewpStatus: 7, terminated: 3 }, 'us'],
    [{ ewpStatus: 7, terminated: 4 }, 'nobody'],
    [{ ewpStatus: 2, terminated: 4, wasApproved: true, hasNotified: true, isPartnerEnding: true }, 'partner'],
    [{ ewpStatus: 3, terminated: 4, wasApproved: true }, 'us'],
    [{ ewpStatus: 6, wasApproved: true, isPartnerBehind: true }, 'partner'],
    [{ ewpStatus: 3, isDeleted: true }, 'nobody'],
    [{ ewpStatus: 99 }, 'unknown'],
  ])('says for %j whose turn it is: %s', (change, turn) => {
    expect(turnOf({ ...NEW_AGREEMENT_FACTS, ...change })).toBe(turn);
  });
});

describe('whose turn it is', () => {
  // The server asks the database by this table too (turnSql.ts), where a status that is left out would be ours unseen.
  test('is said for each EWP status by name', () => {
    expect(EWP_TURNS).toEqual({
      1: 'us',
      2: 'partner',
      3: 'us',
      4: 'both',
      5: 'partner',
      6: 'us',
      7: 'nobody',
    });
    expect(TURNS).toEqual(['us', 'partner', 'both', 'nobody', 'unknown']);
  });
});

describe('what is open for changes', () => {
  const open = { ...NEW_AGREEMENT_FACTS, status: 3, ewpStatus: 2, wasApproved: true };

  test('claims no changes before there are any', () => {
    expect([isOpenForChanges(open), hasChangesToSend(open)]).toEqual([true, false]);
  });

  test.each([
    ['edits', { hasUnsentEdits: true }, true],
    ['a notification', { hasNotified: true }, false],
  ])('is no longer that after %s', (_, change, hasChanges) => {
    const facts = { ...open, ...change };
    expect([isOpenForChanges(facts), hasChangesToSend(facts)]).toEqual([false, hasChanges]);
  });
});

test('only a final copy of which the partner knows leaves nothing to finalize', () => {
  expect(isFinalAndTold({ ...NEW_AGREEMENT_FACTS, status: 3, hasNotified: true })).toBe(true);
  expect(isFinalAndTold({ ...NEW_AGREEMENT_FACTS, status: 3 })).toBe(false);
  expect(isFinalAndTold({ ...NEW_AGREEMENT_FACTS, status: 2, hasNotified: true })).toBe(false);
});
