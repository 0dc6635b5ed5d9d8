import { NEW_AGREEMENT_FACTS } from '../agreementFacts.ts';
import {
  type AgreementFacts,
  isTerminating,
  LIFE_CYCLE,
  type LifeCycleAction,
  type LifeCycleActionName,
  refusalOf,
  refusalOfCall,
} from './agreementLifeCycle.ts';
import { ROLE_PERMISSIONS } from '../../rights/permissions.ts';

const { IRO, Faculty, Student } = ROLE_PERMISSIONS;
const ALL = Object.keys(LIFE_CYCLE) as LifeCycleActionName[];

function facts(change: Partial<AgreementFacts> = {}): AgreementFacts {
  return { ...NEW_AGREEMENT_FACTS, ...change };
}

function allowed(change: Partial<AgreementFacts>, permissions = IRO): LifeCycleActionName[] {
  return ALL.filter((name) => refusalOf(name, facts(change), permissions) === undefined);
}

const FINAL = { status: 3, hasPartnerCopy: true };

describe('the actions that the office may take', () => {
  test.each<[string, Partial<AgreementFacts>, readonly LifeCycleActionName[]]>([
    ['a draft', {}, ['saveDraft', 'submit', 'setLocalFinalized', 'delete', 'edit']],
    [
      'a submitted agreement',
      { status: 2, localStatus: 1 },
      ['submit', 'finalize', 'unsetLocalFinalized', 'delete', 'renew', 'edit', 'downloadPdf'],
    ],
    [
      'a final agreement that nobody was told of',
      { status: 3 },
      ['finalize', 'notify', 'setLocalFinalized', 'delete', 'renew', 'edit', 'downloadPdf'],
    ],
    [
      'an agreement that stands approved by all',
      { ...FINAL, ewpStatus: 7, wasApproved: true },
      ['initiateChanges', 'initiateTermination', 'setLocalFinalized', 'renew', 'downloadPdf'],
    ],
    [
      'an agreement in force that names other people than the copy that was sent',
      { ...FINAL, ewpStatus: 7, wasApproved: true, hasUnsentEdits: true, areOnlyPeopleUnsent: true },
      ['notify', 'initiateChanges', 'initiateTermination', 'setLocalFinalized', 'renew', 'downloadPdf'],
    ],
    [
      'a termination of one that names other people',
      { ...FINAL, ewpStatus: 7, wasApproved: true, terminated: 1, areOnlyPeopleUnsent: true },
      ['approve', 'setLocalFinalized', 'revert', 'downloadPdf'],
    ],
    [
      'changes that we began',
      { ...FINAL, ewpStatus: 2, wasApproved: true },
      ['finalize', 'notify', 'approve', 'setLocalFinalized', 'revert', 'renew', 'edit', 'downloadPdf'],
    ],
    [
      'changes that the partner approved',
      { ...FINAL, ewpStatus: 6, wasApproved: true },
      ['finalize', 'notify', 'approve', 'setLocalFinalized', 'renew', 'edit', 'downloadPdf'],
    ],
    [
      'a termination that waits for both',
      { ...FINAL, ewpStatus: 7, wasApproved: true, terminated: 1 },
      ['approve', 'setLocalFinalized', 'revert', 'downloadPdf'],
    ],
    [
      'a termination that we approved',
      { ...FINAL, ewpStatus: 7, wasApproved: true, terminated: 2 },
      ['setLocalFinalized', 'revert', 'downloadPdf'],
    ],
    [
      'a terminated agreement',
      { ...FINAL, ewpStatus: 7, wasApproved: true, terminated: 4 },
      ['initiateChanges', 'downloadPdf'],
    ],
    [
      'a new revision of a terminated agreement',
      { ...FINAL, ewpStatus: 2, wasApproved: true, terminated: 4 },
      ['finalize', 'notify', 'approve', 'revert', 'edit', 'downloadPdf'],
    ],
    ['a deleted agreement', { ...FINAL, isDeleted: true }, ['downloadPdf']],
  ])('with %s are exactly these', (_, change, names) => {
    expect(allowed(change)).toEqual(names);
  });
});

describe('the actions of everybody else', () => {
  test('let Faculty edit, save and submit a draft, and download what is more', () => {
    expect(allowed({}, Faculty)).toEqual(['saveDraft', 'submit', 'edit']);
    expect(allowed({ status: 2 }, Faculty)).toEqual(['downloadPdf']);
    expect(allowed({ status: 3, ewpStatus: 7 }, Faculty)).toEqual(['downloadPdf']);
  });

  test('are none for students, who are told nothing about states', () => {
    expect(allowed({ status: 3 }, Student)).toEqual([]);
    expect(refusalOf('delete', facts({ isDeleted: true }), Student)).toBe('not-permitted');
  });
});

describe('what an action does', () => {
  test.each<[LifeCycleActionName, post: object | undefined, call: string | undefined]>([
    ['saveDraft', { status: 1 }, undefined],
    ['submit', { status: 2 }, undefined],
    ['finalize', { status: 3 }, 'cnr'],
    ['notify', undefined, 'cnr'],
    ['approve', undefined, 'approve'],
    ['initiateChanges', { ewpStatus: 2 }, undefined],
    ['initiateTermination', { terminated: 1 }, 'cnr'],
    ['setLocalFinalized', { localStatus: 1 }, undefined],
    ['unsetLocalFinalized', { localStatus: 0 }, undefined],
    ['revert', undefined, 'revert'],
    ['delete', { isDeleted: true }, 'cnr'],
    ['renew', undefined, undefined],
    ['edit', undefined, undefined],
    ['downloadPdf', undefined, undefined],
  ])('%s posts %j and asks the partner exchange for %s', (name, post, call) => {
    const action: LifeCycleAction = LIFE_CYCLE[name];

    expect([action.post, action.call]).toEqual([post, call]);
  });
});

describe('notifying and approving', () => {
  test.each([
    ['notify', { ewpStatus: 2, hasNotified: true }, 'already-notified'],
    ['notify', { ewpStatus: 6, hasNotified: true }, 'already-notified'],
    ['notify', { ewpStatus: 3, hasNotified: true }, undefined],
    ['notify', { ewpStatus: 5 }, 'already-approved'],
    ['notify', { ewpStatus: 5, hasUnsentEdits: true }, undefined],
    ['notify', { ewpStatus: 7, hasUnsentEdits: true }, 'already-approved'],
    ['notify', { status: 2 }, 'submit-first'],
    ['approve', { ewpStatus: 3, hasApproved: true }, 'already-approved'],
    ['approve', { ewpStatus: 3 }, undefined],
    ['approve', { ewpStatus: 4, hasApproved: true }, undefined],
    ['approve', { ewpStatus: 3, hasPartnerCopy: false }, 'no-partner-copy'],
    ['approve', { status: 1, ewpStatus: 3 }, 'finalize-first'],
    ['approve', { status: 2, ewpStatus: 4 }, 'finalize-first'],
    ['approve', { status: 1, hasPartnerCopy: false }, 'no-partner-copy'],
    ['approve', { ewpStatus: 7, terminated: 2 }, 'already-approved'],
    ['approve', { ewpStatus: 7, terminated: 1, hasMobilities: true }, 'has-mobilities'],
    ['approve', { ewpStatus: 7, terminated: 1, isPartnerEnding: false }, 'partner-not-ending'],
    ['approve', { ewpStatus: 7, terminated: 1, isPartnerEnding: true }, undefined],
    ['approve', { ewpStatus: 7, terminated: 1, isPartnerEnding: null }, undefined],
    ['approve', { ewpStatus: 7, terminated: 3, isPartnerEnding: false }, undefined],
    ['approve', { ewpStatus: 4, isPartnerEnding: true }, 'partner-ending'],
    ['approve', { ewpStatus: 4, isPartnerEnding: false }, undefined],
    ['approve', { ewpStatus: 2, terminated: 4, isPartnerEnding: true }, 'partner-not-reopened'],
    ['initiateChanges', { ewpStatus: 3, terminated: 4 }, 'not-in-this-state'],
    ['initiateTermination', { ewpStatus: 7, terminated: 4 }, 'terminated'],
    ['initiateTermination', { ewpStatus: 7, hasMobilities: true }, 'has-mobilities'],
    ['initiateTermination', { ewpStatus: 7, terminated: 1, hasMobilities: true }, 'termination-under-way'],
    ['initiateChanges', { ewpStatus: 7, hasMobilities: true }, undefined],
    ['revert', { ewpStatus: 6, wasApproved: true }, 'partner-approved'],
    ['revert', { ewpStatus: 7, wasApproved: true }, 'not-in-this-state'],
    ['revert', { ewpStatus: 7, wasApproved: true, terminated: 3 }, 'partner-approved-end'],
    [
      'revert',
      { ewpStatus: 7, wasApproved: true, terminated: 1, endBegunBy: 'partner' },
      'partner-began-end',
    ],
    ['revert', { ewpStatus: 7, wasApproved: true, terminated: 1, endBegunBy: 'us' }, undefined],
    ['revert', { ewpStatus: 7, wasApproved: true, terminated: 2, endBegunBy: 'partner' }, undefined],
    ['revert', { ewpStatus: 2 }, 'never-approved'],
    ['delete', { ewpStatus: 2, wasApproved: true }, 'ever-approved'],
    ['delete', { ewpStatus: 7 }, 'ever-approved'],
    ['saveDraft', { status: 2 }, 'status-backwards'],
    ['submit', {}, 'status-backwards'],
    ['finalize', { status: 1 }, 'submit-first'],
    ['setLocalFinalized', { localStatus: 1 }, 'not-in-this-state'],
    ['unsetLocalFinalized', { localStatus: 0 }, 'not-in-this-state'],
    ['renew', { status: 1 }, 'draft-not-renewed'],
    ['downloadPdf', { status: 1 }, 'submit-first'],
    ['downloadPdf', { status: 99 }, 'unknown-state'],
  ] as const)('%s in %j: %s', (name, change, refusal) => {
    expect(refusalOf(name, facts({ ...FINAL, ...change }), IRO)).toBe(refusal);
  });
});

describe('refusalOfCall', () => {
  test('lets the partner be told of a deletion and of the beginning of a termination', () => {
    expect(refusalOfCall('cnr', facts({ ...FINAL, isDeleted: true }), IRO)).toBeUndefined();
    expect(refusalOfCall('cnr', facts({ ...FINAL, ewpStatus: 7, terminated: 1 }), IRO)).toBeUndefined();
    expect(refusalOfCall('cnr', facts({ ...FINAL, ewpStatus: 7 }), IRO)).toBe('already-approved');
    expect(refusalOfCall('cnr', facts({ ...FINAL, isDeleted: true }), Faculty)).toBe('not-permitted');
  });

  test('lets through what the action is refused for alone as it was done before', () => {
    const told = { ...FINAL, ewpStatus: 2, hasNotified: true };
    expect(refusalOf('notify', facts(told), IRO)).toBe('already-notified');
    expect(refusalOfCall('cnr', facts(told), IRO)).toBeUndefined();
    expect(refusalOfCall('cnr', facts(told), Faculty)).toBe('not-permitted');
  });

  test('follows the action that consists of the call', () => {
    expect(refusalOfCall('approve', facts({ ...FINAL, ewpStatus: 5 }), IRO)).toBe('already-approved');
    expect(refusalOfCall('revert', facts(FINAL), IRO)).toBe('never-approved');
  });
});

describe('isTerminating', () => {
  test('finds a termination in state 7 alone', () => {
    expect([0, 1, 2, 3, 4].filter((terminated) => isTerminating({ ewpStatus: 7, terminated }))).toEqual([
      1, 2, 3,
    ]);
    expect(isTerminating({ ewpStatus: 6, terminated: 1 })).toBe(false);
  });
});

describe('a state that this release does not know', () => {
  test.each([{ ewpStatus: 99 }, { terminated: 99 }, { status: 99 }])('%j offers no step', (change) => {
    const steps = Object.keys(LIFE_CYCLE) as readonly LifeCycleActionName[];
    const refusals = steps
      .filter((name) => name !== 'downloadPdf')
      .map((name) => refusalOf(name, facts({ ...FINAL, ...change }), IRO));
    expect(new Set(refusals)).toEqual(new Set(['unknown-state']));
  });

  test('leaves the document to be downloaded unless it is the status itself', () => {
    expect(refusalOf('downloadPdf', facts({ ...FINAL, ewpStatus: 99 }), IRO)).toBeUndefined();
    expect(refusalOf('downloadPdf', facts({ ...FINAL, status: 99 }), IRO)).toBe('unknown-state');
  });
});
