import { AGREEMENT_ACTS } from 'shared-contracts/exchange/agreementActs.ts';
import { NEW_AGREEMENT_FACTS } from 'shared-contracts/agreements/agreementFacts.ts';
import {
  LIFE_CYCLE,
  refusalOfCall,
  type AgreementFacts,
  type LifeCycleAction,
} from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { actionOffers, nextActionOf } from './actionOffers.ts';
import { groupOffers } from './groupOffers.ts';

const FINAL: AgreementFacts = { ...NEW_AGREEMENT_FACTS, status: 3, hasPartnerCopy: true };

/** Every state of an agreement, also those that it cannot come into. */
function allFacts(): AgreementFacts[] {
  const values = {
    status: [1, 2, 3],
    ewpStatus: [1, 2, 3, 4, 5, 6, 7],
    terminated: [0, 1, 2, 3, 4],
    wasApproved: [false, true],
    hasPartnerCopy: [false, true],
    hasNotified: [false, true],
    hasApproved: [false, true],
    hasUnsentEdits: [false, true],
    hasMobilities: [false, true],
    isPartnerEnding: [false, true],
  };
  return Object.entries(values).reduce<AgreementFacts[]>(
    (all, [member, each]) => all.flatMap((one) => each.map((value) => ({ ...one, [member]: value }))),
    [NEW_AGREEMENT_FACTS],
  );
}

const offersOf = (facts: AgreementFacts) => actionOffers(facts, ROLE_PERMISSIONS.IRO);

describe('actionOffers', () => {
  test('offers Faculty nothing', () => {
    expect(actionOffers(FINAL, ROLE_PERMISSIONS.Faculty)).toEqual([]);
  });

  test('offers nothing for what is deleted, and of what is terminated a new revision alone', () => {
    expect(offersOf({ ...FINAL, isDeleted: true })).toEqual([]);
    expect(offersOf({ ...FINAL, ewpStatus: 7, terminated: 4 })).toEqual([
      { name: 'initiateChanges', isRepeat: false },
    ]);
  });

  test('offers to send a copy that we approved beside only when ours was changed since', () => {
    const sending = (facts: AgreementFacts) =>
      offersOf(facts)
        .map(({ name }) => name)
        .filter((name) => name === 'finalize' || name === 'notify');
    expect(sending({ ...FINAL, ewpStatus: 5 })).toEqual([]);
    expect(sending({ ...FINAL, ewpStatus: 5, hasUnsentEdits: true })).toEqual(['finalize', 'notify']);
  });

  test.each(AGREEMENT_ACTS)('offers %s only where the call that follows it goes through', (wanted) => {
    const { post, call }: LifeCycleAction = LIFE_CYCLE[wanted];
    const stuck = allFacts().filter((facts) => {
      const isOffered = offersOf(facts).some(({ name, refusal }) => name === wanted && refusal === undefined);
      if (!isOffered || call === undefined) return false;
      return refusalOfCall(call, Object.assign({}, facts, post), ROLE_PERMISSIONS.IRO) !== undefined;
    });
    expect(stuck).toEqual([]);
  });

  test('tells why an agreement under which students go abroad is not terminated', () => {
    const offer = (facts: AgreementFacts, wanted: string) =>
      offersOf(facts).find(({ name }) => name === wanted);
    const going = { ...FINAL, ewpStatus: 7, wasApproved: true, hasMobilities: true };
    expect(offer(going, 'initiateTermination')).toMatchObject({ refusal: 'has-mobilities' });
    expect(offer({ ...going, terminated: 1 }, 'approve')).toMatchObject({ refusal: 'has-mobilities' });
  });

  test('does not offer to finalize what is final and told beside telling it once more', () => {
    const beside = allFacts().filter((facts) => {
      const names = offersOf(facts).map(({ name }) => name);
      const isTold = facts.status === 3 && facts.hasNotified && !facts.hasUnsentEdits;
      return isTold && names.includes('finalize');
    });
    expect(beside).toEqual([]);
    expect(offersOf({ ...FINAL, ewpStatus: 2 }).map(({ name }) => name)).toContain('finalize');
  });

  test('offers to send other people at once, though a notification of this version has gone out', () => {
    const people = { ...FINAL, hasNotified: true, hasUnsentEdits: true, areOnlyPeopleUnsent: true };
    const sent = { ...people, hasUnsentEdits: false, areOnlyPeopleUnsent: false };
    const isRepeat = (facts: AgreementFacts) =>
      offersOf(facts).find(({ name }) => name === 'notify')?.isRepeat;
    for (const ewpStatus of [2, 4]) {
      expect([isRepeat({ ...people, ewpStatus }), isRepeat({ ...sent, ewpStatus })]).toEqual([false, true]);
    }
    const inForce = { ...people, ewpStatus: 7, wasApproved: true };
    expect(nextActionOf(inForce, offersOf(inForce))).toBe('notify');
    expect(offersOf({ ...inForce, ...sent, ewpStatus: 7 }).map(({ name }) => name)).not.toContain('notify');
  });

  test('tells why our own termination is not approved before the partner agrees, and offers no step that fails', () => {
    const ours = { ...FINAL, ewpStatus: 7, wasApproved: true, terminated: 1, isPartnerEnding: false };
    const offers = offersOf({ ...ours, endBegunBy: 'us' });
    expect(offers.find(({ name }) => name === 'approve')).toMatchObject({ refusal: 'partner-not-ending' });
    expect(nextActionOf({ ...ours, endBegunBy: 'us' }, offers)).toBeUndefined();
  });

  test('offers to notify once more when the partner knows the present copy', () => {
    const isRepeat = (facts: AgreementFacts) =>
      offersOf(facts).find(({ name }) => name === 'notify')?.isRepeat;
    expect(isRepeat({ ...FINAL, ewpStatus: 2, hasNotified: true })).toBe(true);
    expect(isRepeat({ ...FINAL, ewpStatus: 2 })).toBe(false);
    expect(isRepeat({ ...FINAL, ewpStatus: 5, hasNotified: true })).toBeUndefined();
  });
});

describe('nextActionOf', () => {
  test.each([
    ['a draft', NEW_AGREEMENT_FACTS, undefined],
    ['a submitted one', { ...NEW_AGREEMENT_FACTS, status: 2 }, 'finalize'],
    [
      'a submitted one of which the partner has sent a copy',
      { ...FINAL, status: 2, ewpStatus: 3 },
      'finalize',
    ],
    ['a final one that nobody knows', { ...FINAL, hasPartnerCopy: false }, 'finalize'],
    ['one that we notified', { ...FINAL, ewpStatus: 2 }, undefined],
    ['one that was opened for changes', { ...FINAL, ewpStatus: 2, wasApproved: true }, undefined],
    [
      'one that was opened for changes and edited',
      { ...FINAL, ewpStatus: 2, wasApproved: true, hasUnsentEdits: true },
      'finalize',
    ],
    [
      'one whose termination the partner began',
      { ...FINAL, ewpStatus: 7, terminated: 1, endBegunBy: 'partner', isPartnerEnding: true },
      'approve',
    ],
    ['one that both notified', { ...FINAL, ewpStatus: 4 }, 'approve'],
    ['one that we approved', { ...FINAL, ewpStatus: 5 }, undefined],
    ['one that we approved and then changed', { ...FINAL, ewpStatus: 5, hasUnsentEdits: true }, 'finalize'],
    ['one that the partner approved', { ...FINAL, ewpStatus: 6 }, 'approve'],
    ['one approved by all', { ...FINAL, ewpStatus: 7 }, undefined],
    [
      'one approved by all that the partner serves in another order',
      { ...FINAL, ewpStatus: 7, isReordered: true },
      'approve',
    ],
    ['one whose termination we approved', { ...FINAL, ewpStatus: 7, terminated: 2 }, undefined],
    ['one whose termination the partner approved', { ...FINAL, ewpStatus: 7, terminated: 3 }, 'approve'],
  ] as const)('finds the next step of %s', (_state, facts, expected) => {
    expect(nextActionOf(facts, offersOf(facts))).toBe(expected);
  });
});

describe('groupOffers', () => {
  test('gives the next step and the usual actions a button, and puts what is dangerous or closed behind one', () => {
    const { near, far } = groupOffers(offersOf({ ...FINAL, ewpStatus: 4 }), 'approve', FINAL);
    expect(near.map(({ offer, isNext }) => [offer.name, isNext])).toEqual([
      ['approve', true],
      ['setLocalFinalized', false],
    ]);
    expect(far.map(({ name }) => name)).toEqual(['finalize', 'notify', 'revert', 'delete']);
  });

  test.each([0, 1])('does not put the local finalization of a draft first, be it %i', (localStatus) => {
    const draft = { ...NEW_AGREEMENT_FACTS, status: 1, localStatus };
    const { near, far } = groupOffers(offersOf(draft), nextActionOf(draft, offersOf(draft)), draft);
    expect(near).toEqual([]);
    expect(far.map(({ name }) => name)).toContain(
      localStatus === 0 ? 'setLocalFinalized' : 'unsetLocalFinalized',
    );
  });
});
