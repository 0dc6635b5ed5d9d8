import { NEW_AGREEMENT_FACTS } from '../agreementFacts.ts';
import type { AgreementFacts } from './agreementLifeCycle.ts';
import { LIFE_CYCLE, refusalOf } from './agreementLifeCycle.ts';
import { PARTNERS_COPIES } from './lifeCycleFacts.ts';
import { isNotDueYet, nextStepOf, waitingStepOf, type WaitingStep } from './waitingSteps.ts';
import { ROLE_PERMISSIONS } from '../../rights/permissions.ts';

/** Both copies are here, and say the same. */
const LINKED = { status: 3, hasPartnerCopy: true, partnersCopy: 'here' } as const;

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
    [{ ...LINKED, ewpStatus: 4 }, 'approve'],
    [{ status: 2, ewpStatus: 4 }, 'send'],
    [{ status: 2, ewpStatus: 4, isIncomplete: true }, 'finish'],
    [{ status: 3, isIncomplete: true }, 'finish'],
    [{ ...LINKED, ewpStatus: 4, areCopiesApart: true }, 'correct'],
    [{ ...LINKED, ewpStatus: 4, partnersCopy: 'missing' }, 'correct'],
    [{ ...LINKED, ewpStatus: 6, partnersCopy: 'unlinked' }, null],
    [{ ...LINKED, ewpStatus: 3, partnersCopy: 'unlinked' }, 'answer'],
    [{ status: 3, ewpStatus: 4 }, 'correct'],
    [{ status: 3, ewpStatus: 5 }, null],
    [{ ...LINKED, ewpStatus: 6 }, 'approve'],
    [{ ...LINKED, ewpStatus: 6, terminated: 4, isPartnerEnding: true }, 'correct'],
    [{ status: 3, ewpStatus: 6, isPartnerBehind: true, areCopiesApart: true }, null],
    [{ status: 3, ewpStatus: 4, wasApproved: true, isPartnerEnding: true }, 'correct'],
    [{ status: 3, ewpStatus: 7 }, null],
    [{ ...LINKED, ewpStatus: 7, terminated: 1 }, 'end'],
    [{ ...LINKED, ewpStatus: 7, terminated: 1, endBegunBy: 'partner', isPartnerEnding: true }, 'end'],
    [{ ...LINKED, ewpStatus: 7, terminated: 1, hasMobilities: true }, 'correct'],
    [{ status: 3, ewpStatus: 7, terminated: 2 }, null],
    [{ ...LINKED, ewpStatus: 7, terminated: 3 }, 'end'],
    [{ ...LINKED, ewpStatus: 7, terminated: 3, isPartnerEnding: false }, 'correct'],
    [{ ...LINKED, ewpStatus: 7, terminated: 3, areCopiesApart: true }, 'correct'],
    [{ status: 3, ewpStatus: 3, isDeleted: true }, null],
    [{ ewpStatus: 99 }, null],
  ])('names for %j what we are waited for: %s', (change, step) => {
    expect(waitingStepOf({ ...NEW_AGREEMENT_FACTS, ...change })).toBe(step);
  });
});

describe('nextStepOf', () => {
  const BOTH = [false, true];
  const VALUES: Partial<Record<keyof AgreementFacts, readonly unknown[]>> = {
    status: [1, 2, 3],
    ewpStatus: [1, 2, 3, 4, 5, 6, 7],
    terminated: [0, 1, 2, 3, 4],
    wasApproved: BOTH,
    hasPartnerCopy: BOTH,
    partnersCopy: [null, ...PARTNERS_COPIES],
    hasNotified: BOTH,
    hasUnsentEdits: BOTH,
    areCopiesApart: BOTH,
    isIncomplete: BOTH,
    hasMobilities: BOTH,
    isPartnerEnding: [null, false, true],
  };
  const all = Object.entries(VALUES).reduce<readonly AgreementFacts[]>(
    (known, [fact, values]) => known.flatMap((facts) => values.map((value) => ({ ...facts, [fact]: value }))),
    [NEW_AGREEMENT_FACTS],
  );

  test('names a step that the table of the life cycle does not refuse, or why there is none', () => {
    const wrong = all.filter((facts) => {
      const next = nextStepOf(facts);
      // Both have approved what was final, and its people alone.
      if (next === null || (facts.ewpStatus === 7 && facts.status !== 3)) return false;
      if (next.action === null) return next.obstacle === undefined;
      return refusalOf(next.action, facts, ROLE_PERMISSIONS.IRO) !== undefined;
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('says what is in the way of whatever is to be corrected, and of nothing that can be approved', () => {
    for (const facts of all) {
      const next = nextStepOf(facts);
      if (next?.step === 'correct') expect(next.obstacle).toBeDefined();
      if (next?.step !== 'approve' && next?.step !== 'end') continue;
      expect([next.obstacle, facts.areCopiesApart, LIFE_CYCLE.approve.refusal(facts)]).toEqual([
        undefined,
        false,
        undefined,
      ]);
      expect(facts.partnersCopy === null || facts.partnersCopy === 'here').toBe(true);
    }
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
