import { NEW_AGREEMENT_FACTS } from '../agreementFacts.ts';
import type { AgreementFacts } from './agreementLifeCycle.ts';
import { isNotDueYet, waitingStepOf, type WaitingStep } from './waitingSteps.ts';

describe('waitingStepOf', () => {
  test.each<[Partial<AgreementFacts>, WaitingStep | null]>([
    [{ status: 1 }, 'finish'],
    [{ status: 2 }, 'send'],
    [{ status: 3 }, 'send'],
    [{ status: 3, ewpStatus: 2 }, null],
    [{ status: 3, ewpStatus: 2, hasUnsentEdits: true }, 'send'],
    [{ status: 3, ewpStatus: 2, wasApproved: true }, 'finish'],
    [{ status: 1, ewpStatus: 3 }, 'answer'],
    [{ status: 3, ewpStatus: 3 }, 'answer'],
    [{ status: 3, ewpStatus: 3, areCopiesApart: true }, 'correct'],
    [{ status: 1, ewpStatus: 3, areCopiesApart: true }, 'answer'],
    [{ status: 3, ewpStatus: 4 }, 'approve'],
    [{ status: 2, ewpStatus: 4 }, 'send'],
    [{ status: 3, ewpStatus: 4, areCopiesApart: true }, 'correct'],
    [{ status: 3, ewpStatus: 5 }, null],
    [{ status: 3, ewpStatus: 6 }, 'approve'],
    [{ status: 3, ewpStatus: 6, isPartnerBehind: true, areCopiesApart: true }, null],
    [{ status: 3, ewpStatus: 4, wasApproved: true, isPartnerEnding: true }, 'correct'],
    [{ status: 3, ewpStatus: 7 }, null],
    [{ status: 3, ewpStatus: 7, terminated: 1 }, 'approve'],
    [{ status: 3, ewpStatus: 7, terminated: 1, endBegunBy: 'partner', isPartnerEnding: true }, 'answer'],
    [{ status: 3, ewpStatus: 7, terminated: 2 }, null],
    [{ status: 3, ewpStatus: 7, terminated: 3 }, 'approve'],
    [{ status: 3, ewpStatus: 3, isDeleted: true }, null],
    [{ ewpStatus: 99 }, null],
  ])('names for %j what we are waited for: %s', (change, step) => {
    expect(waitingStepOf({ ...NEW_AGREEMENT_FACTS, ...change })).toBe(step);
  });
});

describe('isNotDueYet', () => {
  const NOVEMBER = new Date('2026-11-27T10:00:00Z');
  const ask = (change: Partial<AgreementFacts>, startYear: number | null) =>
    isNotDueYet({ ...NEW_AGREEMENT_FACTS, ...change }, startYear, NOVEMBER);

  test('lets wait what begins after the next academic year', () => {
    expect([2026, 2027, 2028].map((year) => ask({}, year))).toEqual([false, false, true]);
    expect(ask({ status: 3 }, 2028)).toBe(true);
    expect(ask({}, null)).toBe(false);
  });

  test('lets nobody wait who was told of it', () => {
    expect(ask({ status: 3, ewpStatus: 3 }, 2028)).toBe(false);
    expect(ask({ status: 3, ewpStatus: 4 }, 2028)).toBe(false);
  });
});
